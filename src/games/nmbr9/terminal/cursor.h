// The tile in hand: where it hovers, whether it may lie there, and jumps from one legal place to the next. Nothing
// counts until it is confirmed, so moving it is free.
//
// A value that holds its own copy of the layout; moving costs a few checks, making one lists all legal places.
#pragma once

#include <optional>
#include <vector>

#include "games/nmbr9/rules/fit.h"
#include "games/nmbr9/rules/layout.h"

namespace cifra::terminal {

class Cursor {
 public:
  // Starts upright, on the legal place nearest to the middle of the layout.
  Cursor(const nmbr9::Layout& layout, int number);

  int number() const { return number_; }
  const nmbr9::Placement& placement() const { return fit_.placement; }  // with the level it would lie on
  bool legal() const { return !fit_.objection; }

  void move(int dx, int dy);  // stays within reach of the layout
  void rotate(int quarter_turns);
  void reset();                   // back to the start
  void jump(int step);            // along the legal places, round and round; from elsewhere to the nearest
  void jump_to_level(int level);  // the next legal place on that level, if there is one

  // Whether to place it now. At once if it was moved, turned or sent somewhere; where it appeared only when asked
  // twice, so that a key pressed once too often after the tile before places nothing.
  bool confirm();
  bool wants_second_confirm() const { return asked_ && !steered_; }

  int places() const { return static_cast<int>(places_.size()); }
  int places(int level) const;
  std::optional<int> index() const;  // of the legal place it is on

 private:
  void put(nmbr9::Placement place);
  std::size_t nearest(bool upright_only) const;

  nmbr9::Layout layout_;
  int number_;
  std::vector<nmbr9::Placement> places_;  // highest level first, then row by row
  nmbr9::Fit fit_;
  bool steered_ = false;  // since it appeared
  bool asked_ = false;    // to be placed
};

}  // namespace cifra::terminal
