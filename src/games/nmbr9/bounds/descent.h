// Descent: an exhaustive search for a stack of `target` points or more, downwards, in parts that the caller grows as it
// likes (variant_solver.h grows them on several lanes):
//
//   Descent descent(bound, target);
//   for (auto states = descent.next(); !states.empty(); states = descent.next()) {
//     for (part of states) descent.take(offset of the part, grow(bound, target, part));   // in the order of the parts
//   }
//   descent.stack();   // the levels of a stack that reaches the target; empty: there is none, if it is complete()
//
// States are grown in the order of how many tiles are left, most first, so that whatever is the same has been merged
// before it is grown.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/nmbr9/bounds/level_search.h"

namespace cifra::nmbr9::bounds {

class Descent {
 public:
  // The bound outlives it.
  Descent(const Bound& bound, int target);

  // The states to be grown now; valid until the next call. Empty when a stack was found or nothing is left to grow.
  std::span<const State> next();
  void take(std::size_t offset, Growth&& growth);

  bool complete() const { return complete_; }
  std::uint64_t tried() const { return tried_; }
  // The most that what has not been grown can still lead to; 0 when nothing is left. If a growth that was taken was
  // not complete, its states count as not grown.
  int open_bound() const;
  int score() const { return best_.score; }                   // of stack()
  std::vector<Level> stack() const;                           // the highest level first
  const std::vector<State>& states() const { return kept_; }  // everything that was grown

 private:
  int promise(const State& state) const;

  const Bound& bound_;
  int target_;
  std::vector<std::vector<State>> waiting_;  // by the number of tiles left
  std::vector<State> kept_;
  std::size_t now_ = 0;  // where the states that are being grown begin
  State best_;
  int left_out_ = 0;  // the most that what was left out can lead to
  std::uint64_t tried_ = 0;
  bool complete_ = true;
};

}  // namespace cifra::nmbr9::bounds
