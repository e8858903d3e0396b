// Level sets: which cards may lie on the next level down, when all levels above are laid: for free_down.h.
//
// A beam through the deck, as that for whole plans (down_plan.h), goes through the plans of the cards that are left.
// What lies above is there, so only the rest of a plan counts for its ease. The cards that such plans put on the next
// level are the sets; each promises what the best of its plans does.
//
// Integers only. No clock, no threads, no exceptions.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/nmbr9/search/board/seen.h"
#include "games/nmbr9/search/plans/down_level.h"
#include "games/nmbr9/search/plans/down_plan.h"

namespace cifra::nmbr9::search {

struct LevelSet {
  CardSet cards = 0;
  int promise = 0;  // the log of what may be gained, in 1/256
};

// Sets of one level, the most promising first.
class LevelSets {
 public:
  LevelSets() = default;
  explicit LevelSets(std::vector<LevelSet> sets) : sets_(std::move(sets)) {}

  bool empty() const { return sets_.empty(); }
  int promise() const { return sets_.front().promise; }
  // Of the best set with all of these cards; nothing if there is none.
  std::optional<int> with(CardSet cards) const;
  // The cards of all such sets.
  CardSet all_with(CardSet cards) const;
  // Of just these cards.
  std::optional<int> of(CardSet cards) const;

 private:
  std::vector<LevelSet> sets_;
};

struct LevelSetSettings {
  std::size_t width = 40;    // plans kept for every profile, at each card, with four levels or more to plan
  int point = 60;            // of ease, that a point is worth when they are chosen
  int least_promise = 2000;  // below the best one
  std::size_t most_sets = 1000;
};

class LevelPlanner {
 public:
  LevelPlanner(const PlanModel& model, std::span<const std::uint8_t> cards, const LevelSetSettings& settings = {})
      : model_(model), cards_(cards), settings_(settings) {}

  // Levels from `level` up are laid: `above` on that level, of all that are used; they have `points`. For more than
  // `score` points.
  LevelSets below(int level, CardSet above, CardSet used, int points, int score);

  std::uint64_t looked_at() const { return looked_at_; }  // plans of some of the cards

 private:
  struct Prefix {
    PlanLevels levels;
    CardSet next = 0;  // on the next level down
    std::int32_t ease = 0;
    std::int32_t points = 0;
  };
  struct Child {
    std::uint64_t key = 0;  // profile, then the better first
    std::uint64_t hash = 0;
    std::uint32_t parent = 0;
    std::int32_t level = 0;
    std::int32_t ease = 0;
  };
  void add_laid(int number, int level);
  void add_planned(int card, int level, bool last);

  const PlanModel& model_;
  std::span<const std::uint8_t> cards_;
  LevelSetSettings settings_;
  std::uint64_t looked_at_ = 0;
  std::vector<Prefix> prefixes_;
  std::vector<Prefix> next_;
  std::vector<Child> children_;
  SeenSet seen_;
};

}  // namespace cifra::nmbr9::search
