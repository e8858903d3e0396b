// Strength in numbers that were measured on games of the bots: what the estimate of a review is corrected by, and what
// its losses mean. research/nmbr9/review prints them; docs/review.md says how.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "game/review.h"

namespace cifra::nmbr9::review {

// Games are played on by the network alone, which a strong player outplays: by so many points on average over so many
// cards to come (0 to 19; the last two are looked at exactly). From 300 games of `medium`, 80 of `expert`, 40 of
// `hard`.
inline constexpr std::array<double, 20> kOutplayed = {0,    0,    0,    0.26,  1,     1.97, 3.15,  4.47,  5.75,  6.93,
                                                      8.04, 8.97, 9.76, 10.42, 10.97, 11.5, 11.84, 12.06, 12.18, 12.34};
constexpr double outplayed(int cards) {
  return kOutplayed[std::min(static_cast<std::size_t>(cards), kOutplayed.size() - 1)];
}

// What a strong player expects of the usual deck before the first card, by the same estimate: the network alone has
// 92.82 (the mean of 20,000 shuffles).
inline constexpr double kUsualStart = 92.82 + outplayed(19);

// Points lost by a placement. Of 100 placements of `expert`, `hard` and `medium` 3, 5 and 21 lose a point or more, 1, 1
// and 10 lose 2.5, and none, 0.1 and 4 lose five.
inline constexpr game::GradeLimits kGradeLimits = {.good = 1e-6, .inaccuracy = 1, .mistake = 2.5, .blunder = 5};

// Points that each level loses by a placement, on average.
struct LevelLoss {
  std::string_view level;
  double lost;
};
inline constexpr std::array<LevelLoss, 5> kLevelLosses = {
    {{"random", 5.6}, {"easy", 2.6}, {"medium", 0.67}, {"hard", 0.11}, {"expert", 0.07}}};

// The level that loses about as much.
constexpr std::string_view plays_like(double mean_lost) {
  const LevelLoss* nearest = &kLevelLosses[0];
  const auto ratio = [&](const LevelLoss& one) {  // between levels it is the ratio that tells, not the difference
    return std::max(one.lost, mean_lost) / std::max(std::min(one.lost, mean_lost), 0.01);
  };
  for (const LevelLoss& one : kLevelLosses) {
    if (ratio(one) < ratio(*nearest)) nearest = &one;
  }
  return nearest->level;
}

}  // namespace cifra::nmbr9::review
