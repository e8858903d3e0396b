// A beam search through the rest of a known deck: after every card the best so many layouts are kept, by their score
// and what the plan says of the rest. Layouts with the same squares on every level are kept once.
//
// Works in slices: run() goes on where it stopped. No threads, no clock, no exceptions; the same answer everywhere.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/nmbr9/search/board/board.h"
#include "games/nmbr9/search/board/seen.h"
#include "games/nmbr9/search/plans/plan.h"

namespace cifra::nmbr9::search {

class Beam {
 public:
  // Searches on from `start` with the cards from the first on. All of them, and weights and plan, outlive the beam;
  // step `first_step` of the plan is the first card. The noise is added to every value, in 1/256 of a point.
  Beam(const Weights& weights, const Plan& plan, std::size_t first_step, std::span<const std::uint8_t> cards,
       const SearchBoard& start, std::size_t width, Noise noise = {});

  // Tries about that many placements; true when the last card is placed, or no layout has room for the next.
  bool run(std::uint64_t work);

  std::uint64_t nodes() const { return nodes_; }  // placements tried
  // When it is done: the best layout, null if there is none.
  const SearchBoard* best() const;

 private:
  struct State {
    SearchBoard board;
    Areas areas{};
  };
  struct Candidate {
    std::uint64_t key = 0;  // key_of() its value
    std::uint32_t parent = 0;
    Move move;
  };

  void expand(std::uint32_t parent);
  void thin(std::size_t count);
  void advance();

  const Weights& weights_;
  const Plan& plan_;
  std::span<const std::uint8_t> cards_;
  std::size_t first_step_;
  std::size_t width_;
  Noise noise_;
  std::size_t step_ = 0;
  std::size_t parent_ = 0;   // the next of states_ to be expanded
  std::uint32_t order_ = 0;  // placements tried in this step
  std::uint64_t worst_ = 0;  // candidates below need not be kept
  std::uint64_t nodes_ = 0;
  std::vector<State> states_;  // of the last complete step, best first
  std::vector<State> next_;
  std::vector<Candidate> candidates_;
  SeenSet seen_;
};

}  // namespace cifra::nmbr9::search
