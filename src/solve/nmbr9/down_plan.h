// Which card of a known shuffle lies on which level, before anything is laid. A plan has a score, and by the areas of
// its levels at every time a chance that it can be laid out (down.h tries). Good plans are found by annealing, as they
// cost nothing: a tenth of a microsecond each.
//
// Integers only: the same plans with every compiler.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>

#include "base/random.h"
#include "solve/nmbr9/board.h"

namespace cifra::solve {

// The level of every card, in the order of the deck; 0 after its end.
using LevelPlan = std::array<std::uint8_t, kMaxSearchTiles>;

// How often each plan was tried. Plans are told apart by 64 bits; if two were taken for one, one would be tried less.
class TriedPlans {
 public:
  // With those of another list, which outlives this one.
  explicit TriedPlans(const TriedPlans* others = nullptr) : others_(others) {}

  static std::uint64_t key(const LevelPlan& plan);
  int count(std::uint64_t key) const {
    const auto found = counts_.find(key);
    return (found == counts_.end() ? 0 : found->second) + (others_ != nullptr ? others_->count(key) : 0);
  }
  void add(std::uint64_t key) { ++counts_[key]; }

 private:
  const TriedPlans* others_;
  std::unordered_map<std::uint64_t, std::int32_t> counts_;
};

// What makes a plan easy: the log of the odds that a narrow search lays it out, in 1/256, as learned from 207,000 plans
// that were tried (tools/train/down goes that way again). It is a sum over the cards. On decks that it was not learned
// from, a fiftieth of the plans held 35 % of those that were laid out, a twentieth 60 %, a fifth 90 %.
struct Ease {
  // For a card on level 1, 2, 3 and above; the first, second, third or a later one there; by how many squares the level
  // below, as it is then, is larger: less than 4, 6, 8, 10, 13, 17, 22, or more.
  static constexpr std::size_t kSlack = 3 * 4 * 8;
  // On level 1, 2 and above; the first, second or a later one; with 2, 3, 4, or more tiles below.
  static constexpr std::size_t kBelow = 2 * 3 * 4;
  // On level 0, 1, 2, 3 and above; by its number.
  static constexpr std::size_t kNumber = 4 * nmbr9::kNumbers;
  static constexpr std::size_t kParts = kSlack + kBelow + kNumber;

  std::array<std::int16_t, kParts> parts;
};
extern const Ease kEase;

// Calls visit(part) for everything that the ease of a plan is the sum of. False if it breaks the rules for areas: a
// tile lies on at least two others, and a level is smaller than the one below.
template <class Visit>
bool for_each_part(std::span<const std::uint8_t> cards, const LevelPlan& plan, Visit&& visit) {
  constexpr int kLeastSlack = 2;
  constexpr auto kRanges = [] {
    std::array<std::uint8_t, 10 * kMaxSearchTiles> ranges{};  // no tile has more than ten squares
    for (std::size_t slack = 0; slack < ranges.size(); ++slack) {
      for (const std::size_t from : {4U, 6U, 8U, 10U, 13U, 17U, 22U}) {
        ranges[slack] = static_cast<std::uint8_t>(ranges[slack] + (slack >= from ? 1 : 0));
      }
    }
    return ranges;
  }();
  constexpr auto kAreas = [] {
    std::array<int, nmbr9::kNumbers> areas{};
    for (std::size_t number = 0; number < areas.size(); ++number) areas[number] = nmbr9::kShapes[number][0].area();
    return areas;
  }();
  std::array<int, kMaxLevels> areas{};
  std::array<std::size_t, kMaxLevels> counts{};
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const std::size_t level = plan[i];
    const std::size_t number = cards[i];
    if (level > 0) {
      const std::size_t below = counts[level - 1];
      const int slack = areas[level - 1] - areas[level] - kAreas[number];
      if (below < 2 || slack < kLeastSlack) return false;
      const std::size_t range = kRanges[static_cast<std::size_t>(slack)];
      visit(((std::min<std::size_t>(level, 3) - 1) * 4 + std::min<std::size_t>(counts[level], 3)) * 8 + range);
      visit(Ease::kSlack + ((std::min<std::size_t>(level, 2) - 1) * 3 + std::min<std::size_t>(counts[level], 2)) * 4 +
            std::min<std::size_t>(below, 5) - 2);
    }
    visit(Ease::kSlack + Ease::kBelow + std::min<std::size_t>(level, 3) * nmbr9::kNumbers + number);
    areas[level] += kAreas[number];
    ++counts[level];
  }
  return true;
}

class Planner {
 public:
  // Up to kMaxSearchTiles cards, which outlive it.
  explicit Planner(std::span<const std::uint8_t> cards, const Ease& ease = kEase);

  int score(const LevelPlan& plan) const;
  // Nothing if it breaks the rules for areas.
  std::optional<int> ease(const LevelPlan& plan) const;

  // An easy plan that scores at least `target`, searched from `start` on; those that were tried count as harder.
  std::optional<LevelPlan> propose(const LevelPlan& start, int target, const TriedPlans& tried, Rng& rng,
                                   int steps = kSteps) const;
  static constexpr int kSteps = 3000;

 private:
  std::optional<int> value(const LevelPlan& plan, int target, const TriedPlans& tried) const;

  std::span<const std::uint8_t> cards_;
  const Ease& ease_;
};

}  // namespace cifra::solve
