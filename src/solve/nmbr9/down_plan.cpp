#include "solve/nmbr9/down_plan.h"

#include <algorithm>
#include <bit>

namespace cifra::solve {
namespace {

constexpr int kPoint = 256;  // of ease
// What a plan is worth when points are missing, and when it has more than it needs (up to ten): a tenth of a point of
// ease is much, the search does the rest.
constexpr int kMissing = 154;
constexpr int kMore = 10;
constexpr int kTriedOnce = 256;
constexpr int kMostTries = 4;
constexpr int kGivenUp = 100 * kPoint;
constexpr int kHottest = 512;

// A random number with the distribution of -ln(u), in 1/256; piecewise linear, but the same everywhere.
int exponential(Rng& rng) {
  const std::uint64_t word = rng.next() | 1;
  const int zeros = std::countl_zero(word);
  const auto fraction = static_cast<int>((word << zeros) >> 55 & 255);  // after the leading one
  return ((zeros + 1) * 256 - fraction) * 177 / 256;                    // ln 2 = 177 / 256
}

}  // namespace

std::uint64_t TriedPlans::key(const LevelPlan& plan) {
  std::uint64_t key = 0;
  for (const std::uint8_t level : plan) {
    key = (key ^ level) * 0x9E3779B97F4A7C15;
    key ^= key >> 29;
  }
  return key;
}

Planner::Planner(std::span<const std::uint8_t> cards, const Ease& ease) : cards_(cards), ease_(ease) {}

int Planner::score(const LevelPlan& plan) const {
  int sum = 0;
  for (std::size_t i = 0; i < cards_.size(); ++i) sum += cards_[i] * plan[i];
  return sum;
}

std::optional<int> Planner::ease(const LevelPlan& plan) const {
  int sum = 0;
  if (!for_each_part(cards_, plan, [&](std::size_t part) { sum += ease_.parts[part]; })) return std::nullopt;
  return sum;
}

std::optional<int> Planner::value(const LevelPlan& plan, int target, const TriedPlans& tried) const {
  std::optional<int> result = ease(plan);
  if (!result) return result;
  const int above = score(plan) - target;
  if (above < 0) {
    *result += kMissing * above;
    return result;
  }
  const int tries = tried.count(TriedPlans::key(plan));
  *result += kMore * std::min(above, 10) - kTriedOnce * tries - (tries >= kMostTries ? kGivenUp : 0);
  return result;
}

std::optional<LevelPlan> Planner::propose(const LevelPlan& start, int target, const TriedPlans& tried, Rng& rng,
                                          int steps) const {
  const auto count = static_cast<std::uint32_t>(cards_.size());
  LevelPlan now = start;
  const std::optional<int> first = value(now, target, tried);
  if (!first || count < 3) return std::nullopt;
  int now_value = *first;
  std::optional<LevelPlan> best;
  int best_value = -kGivenUp / 2;
  for (int step = 0; step < steps; ++step) {
    LevelPlan next = now;
    const std::uint64_t chance = rng.next();
    for (std::uint64_t change = 0; change <= (chance & 1); ++change) {
      const std::uint32_t card = rng.below(count);
      if ((chance >> (2 + change) & 1) != 0) {
        std::swap(next[card], next[rng.below(count)]);
      } else if ((chance >> (4 + change) & 1) != 0) {
        if (next[card] + 1 < kMaxLevels) ++next[card];
      } else if (next[card] > 0) {
        --next[card];
      }
    }
    const std::optional<int> next_value = value(next, target, tried);
    if (!next_value) continue;
    const int heat = kHottest * (steps - step) / steps + 13;
    if (*next_value < now_value && now_value - *next_value > exponential(rng) * heat / 256) continue;
    now = next;
    now_value = *next_value;
    if (now_value > best_value && score(now) >= target) {
      best = now;
      best_value = now_value;
    }
  }
  return best;
}

}  // namespace cifra::solve
