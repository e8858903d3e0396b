// A whole game of The Number on the screen, against bots: writing, check, points, crossing out, round after round.
#pragma once

#include "terminal/dialogs.h"
#include "terminal/number_board.h"
#include "terminal/players.h"

namespace cifra::terminal {

class NumberTable {
 public:
  NumberTable(Screen& screen, const Setup& setup);

  Next play();

 private:
  enum class Flow { kGoOn, kLeave };

  Flow write_number();
  Flow show_check(const the_number::Turn& turn);
  Next finish();

  // Asks for a key; history, score sheet, help and leaving are dealt with here. kKeyEnd: leave.
  int ask(int timeout_ms = -1);
  Canvas draw(Size size) const { return draw_number(view_, size); }

  Screen& screen_;
  game::Match<the_number::Game> match_;
  Players<the_number::Game> players_;
  NumberView view_;
};

}  // namespace cifra::terminal
