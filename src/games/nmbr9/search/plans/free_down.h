// FreeDescent: lays a stack from the top level down and chooses its cards as they fit. The descent (down.h) is told
// which card lies on which level; here many plans are laid at the same time, and the cards for a level are chosen when
// all above it lies:
//
//   - the plans of what is left (level_sets.h) say which sets of cards may lie on the next level, and what each
//     promises; what lies above is there and need not be guessed any more;
//   - a beam covers the level above with cards of these sets. A layout is worth what the best set promises that has its
//     cards, and the less the tiles stick out and the rounder the level is the better; so many are kept for each set;
//   - complete levels with the same cards above them are kept once, however they are turned.
//
// No clock, no threads, no exceptions; the same top, score, width and seed give the same layout everywhere.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "games/nmbr9/rules/layout.h"
#include "games/nmbr9/search/board/seen.h"
#include "games/nmbr9/search/plans/down_level.h"
#include "games/nmbr9/search/plans/level_sets.h"

namespace cifra::nmbr9::search {

class FreeDescent {
 public:
  // Up to kMaxSearchTiles cards, which outlive it, like the model.
  FreeDescent(const PlanModel& model, std::span<const std::uint8_t> cards);

  // A layout of all cards for more than that score with nothing above level `top`, or nothing if none was found.
  std::optional<nmbr9::Layout> run(int top, int score, std::size_t width, std::uint64_t seed);

  std::uint64_t nodes() const { return nodes_; }  // placements tried so far
  std::uint64_t looked_at() const { return planner_.looked_at(); }

 private:
  // Levels above are complete. Of this one: what is taken, what of the level above is not covered yet, and all of that.
  struct State : Places {
    Grid taken{};
    Grid uncovered{};
    Grid roof{};
    LevelPlan level{};
    CardSet used = 0;
    CardSet here = 0;
    CardSet above = 0;
    CardSet loose = 0;
    std::int32_t points = 0;
    std::int32_t next = -1;  // the square to cover next
    CardSet spares = 0;      // cards that cover nothing
    std::int32_t rank = 0;   // more is better
    std::int32_t shape_rank = 0;
    std::uint32_t sets = 0;    // those for this level
    std::uint32_t chosen = 0;  // the cards so far, of those sets
  };
  struct Candidate {
    std::uint64_t key = 0;  // the better first, then the order of generation: no two are equal
    std::uint32_t parent = 0;
    std::uint32_t chosen = 0;
    std::uint8_t card = 0;
    std::uint8_t shape = 0;
    std::uint8_t at = 0;
    bool spare = false;
  };

  std::uint32_t chosen_of(std::uint32_t sets, CardSet here);
  void add(int rank, std::uint32_t parent, std::uint32_t chosen, int card, std::size_t shape, int at, bool spare);
  std::optional<Touching> touching_here(const State& state, int card, Grid tile) const;
  void cover(std::uint32_t parent);
  void lay_beside(std::uint32_t parent);
  bool find_next(State& state, CardSet may, int& rank) const;
  void keep_best(std::size_t count);
  void place(const Candidate& candidate);
  void close(const State& state);
  void lay_level();
  void order_by_rank(const std::vector<State>& states);
  void rate_closed();
  std::uint64_t arrangement(const State& state) const;

  std::span<const std::uint8_t> cards_;
  LevelPlanner planner_;
  CardAreas area_of_;
  CardSet all_ = 0;
  int level_ = 0;
  int score_ = 0;
  std::size_t width_ = 0;
  Noise noise_;
  std::uint64_t nodes_ = 0;
  std::optional<nmbr9::Layout> found_;
  std::vector<LevelSets> sets_;
  std::vector<State> states_;
  std::vector<State> next_;
  std::vector<State> closed_;
  std::vector<Candidate> candidates_;
  std::vector<std::uint64_t> keys_;
  std::vector<Candidate> kept_;
  std::unordered_map<std::uint64_t, std::uint32_t> chosen_;
  std::vector<std::uint32_t> counts_;
  SeenSet seen_;
};

}  // namespace cifra::nmbr9::search
