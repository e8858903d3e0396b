// Descent: lays out a plan of levels (down_plan.h) from the top level down, as bounds/descent.h looks for the highest
// score: the tiles of a level have to cover the level above, so nothing is wasted. Here the cards come in a known order
// besides:
//
//   - a square of the level above has to be covered by a card that comes earlier than the tile that lies on it;
//   - a tile has to touch an earlier tile of its level, unless it is the first.
//
// A beam, tile by tile. The next tile covers the square for which the fewest cards are left; a layout with a square for
// which none is left is dropped at once. That check, with vectors for all squares at the same time, is what makes
// the search find anything. Spare cards of level 0 are laid beside, at the end.
//
// No clock, no threads, no exceptions; the same plan, width and noise give the same layout everywhere.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/nmbr9/rules/layout.h"
#include "games/nmbr9/search/board/grid.h"
#include "games/nmbr9/search/board/seen.h"
#include "games/nmbr9/search/plans/down_level.h"
#include "games/nmbr9/search/plans/down_plan.h"

namespace cifra::nmbr9::search {

// What ranks the layouts of a beam, less is better, and how many are kept: on level 0, on level 1, and above. Measured
// on 545 plans that can be laid out; the edges of what is still to be covered count most
// (research/notes/2026-11-17-laying-out-tight-plans.md).
struct DescentWeights {
  struct OnLevel {
    int uncovered = 24;  // a square of the level above that is not covered yet
    int edge = 0;        // of the level, with what it still has to cover
    int open_edge = 8;   // of what it still has to cover
    int loose = 8;       // a tile that touches no earlier one yet
    int tight = 16;      // in 1/64: how little the other cards may waste
    int only_one = 24;   // a square that only one card can cover
    int only_two = 8;    // or two
    // The level begins with the width divided by this: how complete levels look says little about which of them can be
    // covered, so fewer are kept and each is tried better.
    std::size_t fewer = 1;
  };
  std::array<OnLevel, 3> on = {{{.fewer = 10}, {.fewer = 4}, {.edge = 4}}};
  std::uint32_t noise = 41;
  std::size_t looked_at = 4;  // so many times what is kept are looked at closely; twice that when a level is complete
};

// How far a run came.
struct Reached {
  int level = 0;      // the lowest level that anything was kept for
  int uncovered = 0;  // squares of the level above that were left to cover, at least
  int roof = 0;       // squares of that level, all in all
  bool all = true;    // nothing was left out: a wider beam finds nothing else
};

class Descent {
 public:
  // Up to kMaxSearchTiles cards, which outlive it.
  explicit Descent(std::span<const std::uint8_t> cards, const DescentWeights& weights = {});

  // A layout with every card on its level, or nothing if none was found. The plan is one that has an ease (ease_of).
  std::optional<nmbr9::Layout> run(const LevelPlan& plan, std::size_t width, std::uint64_t seed);

  const Reached& reached() const { return reached_; }  // by the latest run
  std::uint64_t nodes() const { return nodes_; }       // placements tried so far, by all runs

 private:
  // Levels above are complete. Of this one: what is taken, and what of the level above is not covered yet.
  struct State : Places {
    Grid taken{};
    Grid uncovered{};
    CardSet placed = 0;
    CardSet loose = 0;       // tiles of this level that touch no earlier one yet
    std::int32_t next = -1;  // the square to cover next
  };
  struct Candidate {
    std::uint64_t key = 0;  // the rank above the order of generation: no two are equal
    std::uint32_t parent = 0;
    CardSet loose = 0;
    std::uint8_t card = 0;
    std::uint8_t shape = 0;
    std::uint8_t at = 0;
  };
  const DescentWeights::OnLevel& weights(std::size_t level) const {
    return weights_.on[std::min(level, weights_.on.size() - 1)];
  }
  void add(int rank, std::uint32_t parent, int card, std::size_t shape, std::size_t at, CardSet loose);
  void expand(std::uint32_t parent);
  void lay_beside(std::uint32_t parent);
  std::optional<int> difficulty(State& state, std::size_t level) const;
  std::uint64_t arrangement(const Candidate& last) const;
  void drop_same();
  void keep_best(std::size_t count);
  void sort();
  void note_reached();
  bool step(std::size_t width);  // false: nothing is left

  std::span<const std::uint8_t> cards_;
  DescentWeights weights_;
  CardAreas area_of_;
  std::array<CardSet, kMaxLevels + 1> on_{};  // the cards of each level
  LevelPlan plan_{};
  std::size_t level_ = 0;
  Noise noise_;
  std::uint32_t order_ = 0;
  std::uint64_t nodes_ = 0;
  std::optional<nmbr9::Layout> found_;
  Reached reached_;
  std::vector<State> states_;
  std::vector<State> next_;
  std::vector<Candidate> candidates_;
  SeenSet seen_;
};

}  // namespace cifra::nmbr9::search
