// Grades of The Number, and the bot level that plays like somebody: both from the points that bots lose a decision,
// measured by research/the_number/review (docs/review.md has the distributions).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "game/review.h"

namespace cifra::the_number::review {

// By the number of players: two, more.
inline constexpr game::GradeLimits kLimitsOfTwo{0.05, 0.5, 1.5, 4};
inline constexpr game::GradeLimits kLimitsOfMore{0.5, 1.5, 3, 6};
constexpr const game::GradeLimits& limits(std::size_t seats) { return seats == 2 ? kLimitsOfTwo : kLimitsOfMore; }

// The mean points lost a decision by each level among players of all levels.
inline constexpr std::array<std::string_view, 4> kLevels = {"random", "easy", "medium", "hard"};
inline constexpr std::array<std::array<double, kLevels.size()>, 4> kMeanLost = {{
    {6.8, 2.9, 0.44, 0.05},
    {4, 2, 2, 3},
    {4, 2, 2, 3},
    {4, 2, 2, 3},
}};

// The level that loses as much; of several the strongest.
constexpr std::string_view plays_like(std::size_t seats, double mean_lost) {
  const auto& table = kMeanLost[seats - 2];
  const auto distance = [&](std::size_t level) {
    return table[level] > mean_lost ? table[level] - mean_lost : mean_lost - table[level];
  };
  std::size_t nearest = 0;
  for (std::size_t level = 1; level < table.size(); ++level) {
    if (distance(level) <= distance(nearest)) nearest = level;
  }
  return kLevels[nearest];
}

}  // namespace cifra::the_number::review
