// Grades of The Number, and the bot level that plays like somebody: both from the points that bots lose a decision,
// measured by research/the_number/review (docs/review.md has the distributions).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "game/review.h"

namespace cifra::the_number::review {

// With three players and more the numbers of an equilibrium lose points too, some two each: everybody wants to be
// ahead.
inline constexpr game::GradeLimits kLimitsOfTwo{0.05, 0.5, 1.5, 4};
inline constexpr game::GradeLimits kLimitsOfMore{0.5, 2.5, 5, 8};
constexpr const game::GradeLimits& limits(std::size_t seats) { return seats == 2 ? kLimitsOfTwo : kLimitsOfMore; }

// The mean points lost a decision by each level, among players of all levels.
inline constexpr std::array<std::string_view, 4> kLevels = {"random", "easy", "medium", "hard"};
inline constexpr std::array<std::array<double, kLevels.size()>, 4> kMeanLost = {{
    {7.1, 2.8, 1.8, 0.02},
    {5.9, 2.3, 2.1, 2.6},
    {6.1, 2.4, 2.6, 3.4},
    {4.5, 2.0, 2.3, 2.2},
}};

// The level that loses about as much a decision. Empty where points do not tell: with three players and more every
// level but `random` loses alike, because it plays for the victory.
constexpr std::string_view plays_like(std::size_t seats, double mean_lost) {
  const auto& table = kMeanLost[seats - 2];
  if (seats > 2) return mean_lost > (table[0] + table[1]) / 2 ? kLevels[0] : std::string_view();
  std::size_t level = 0;
  while (level + 1 < table.size() && mean_lost < (table[level] + table[level + 1]) / 2) ++level;
  return kLevels[level];
}

}  // namespace cifra::the_number::review
