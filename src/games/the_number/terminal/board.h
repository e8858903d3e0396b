// The table of The Number as it is drawn: the bonus track, everybody's digits and score boxes, and below them either
// the number being written or the check of the turn.
//
// Pure: a NumberView goes in, a Canvas comes out, the same for the same size. Made for 80 x 24 with five players.
#pragma once

#include <optional>
#include <string>

#include "games/the_number/terminal/sheet.h"

namespace cifra::terminal {

// How much of a turn has been shown. The check looks at one number after the other, then come the points, then the
// crossing out.
struct Reveal {
  the_number::Turn turn;
  int looked_at = 0;
  bool points = false;
  bool crossed = false;

  bool complete() const { return crossed; }
  void step();
  void finish();
};

struct NumberView {
  Words words;
  std::vector<std::string> names;
  the_number::State state;  // before the turn that is being revealed
  Turns turns;              // resolved ones, without the one that is being revealed
  std::string typed;        // the digits written so far; seat 0 is the one who writes
  std::string message;      // a refusal, until the next key
  bool thinking = false;    // the others are choosing
  std::optional<Reveal> reveal;
};

Canvas draw_number(const NumberView& view, Size size);

}  // namespace cifra::terminal
