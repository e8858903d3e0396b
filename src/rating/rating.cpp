#include "rating/rating.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace cifra::rating {
namespace {

// How much a single game of somebody varies, and how much they change from one game to the next. With these,
// seven tenths of an improvement show within thirty games (research/notes/2026-11-18-ratings.md).
constexpr double kBeta = 120;
constexpr double kTau = 15;
constexpr double kLeastShare = 0.25;   // of the variance that one game leaves at least
constexpr double kMostMean = 100'000;  // no mean is further from 0

double in_thousandths(double value) { return std::round(value * 1000) / 1000; }

Rating sane(const Rating& rating) {
  Rating good;
  if (std::isfinite(rating.mean)) good.mean = std::clamp(rating.mean, -kMostMean, kMostMean);
  if (std::isfinite(rating.deviation)) {
    good.deviation = std::clamp(rating.deviation, kLeastDeviation, kFirstDeviation);
  }
  return good;
}

double variance(const Rating& rating) { return rating.deviation * rating.deviation + kTau * kTau; }

double result(int place, int other) { return place == other ? 0.5 : place < other ? 1 : 0; }

}  // namespace

std::vector<Rating> rated(std::span<const Finish> finishes) {
  std::vector<Rating> before;
  before.reserve(finishes.size());
  for (const Finish& finish : finishes) before.push_back(sane(finish.before));
  std::vector<Rating> after = before;
  const double weight = 2 / static_cast<double>(finishes.size());
  for (std::size_t i = 0; i < finishes.size(); ++i) {
    const double own = variance(before[i]);
    double gain = 0;
    double known = 0;  // the share of the variance that the game takes away
    for (std::size_t k = 0; k < finishes.size(); ++k) {
      if (k == i) continue;
      const double spread = std::sqrt(own + variance(before[k]) + 2 * kBeta * kBeta);
      const double expected = 1 / (1 + std::exp((before[k].mean - before[i].mean) / spread));
      gain += weight * own / spread * (result(finishes[i].place, finishes[k].place) - expected);
      known += weight * std::sqrt(own) / spread * own / (spread * spread) * expected * (1 - expected);
    }
    after[i].mean = in_thousandths(std::clamp(before[i].mean + gain, -kMostMean, kMostMean));
    const double deviation = std::sqrt(own * std::max(1 - known, kLeastShare));
    after[i].deviation = in_thousandths(std::clamp(deviation, kLeastDeviation, kFirstDeviation));
  }
  return after;
}

}  // namespace cifra::rating
