// Bound: how much can still be scored below a level, by a dynamic programme over the tiles left.
//
// Stacks are built downwards. A new level below lifts everything above it by one, so it scores the value of all tiles
// used so far. What it is made of only has to obey necessary conditions, so the sum is never too small:
//   - it has at least two tiles, and its area is at least that of the level above (nothing overhangs);
//   - if it has two or three tiles, the level above must be able to lie on them by the tables of fits.h.
// The first condition needs the area of the level above, the second its tiles: levels of up to three tiles are told
// apart exactly (classes), larger ones by their area alone.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "games/nmbr9/bounds/fits.h"
#include "games/nmbr9/bounds/supply.h"

namespace cifra::nmbr9::bounds {

class Bound {
 public:
  struct Options {
    const Fits* fits = nullptr;  // without, levels of two and three tiles obey the area alone: weaker, but at once
    // Assumptions that no proof may make, for looking where the good stacks are likely to be:
    int waste = 0;         // a level of four tiles or more is larger than the one above by that many squares
    int max_tiles = 1000;  // no level that carries has more; 1000 is no limit
  };
  Bound(const Supply& supply, const Options& options);

  const Supply& supply() const { return supply_; }

  // Whether `lower` can possibly carry a level of the tiles `upper`.
  bool may_carry(Index lower, Index upper) const;

  // The most that levels below a level of the tiles `lowest` can still add, with `left` left.
  int below(Index left, Index lowest) const {
    const int cls = class_[lowest];
    return cls >= 0 ? small_[left * kClasses + static_cast<std::size_t>(cls)]
                    : large_[left * areas_ + static_cast<std::size_t>(supply_.area(lowest))];
  }
  // The most any stack of the variant can score.
  int any() const { return any_; }

 private:
  void solve(Index left);

  const Supply& supply_;
  std::size_t areas_;
  int waste_;
  int max_tiles_;
  std::vector<std::int16_t> class_;    // of an index; -1 for none or more than three tiles
  std::vector<Index> index_;           // of a class; kNone if the variant has no such tiles
  std::vector<ClassSet> on_;           // which classes can lie on one
  std::vector<std::int16_t> small_;    // [left][class of the lowest level]
  std::vector<std::int16_t> large_;    // [left][area of the lowest level]
  std::vector<std::int16_t> of_area_;  // scratch, as the next one
  std::vector<std::pair<std::int16_t, Index>> small_parts_;
  int any_ = 0;
};

}  // namespace cifra::nmbr9::bounds
