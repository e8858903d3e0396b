// A whole game of The Number on the screen, against bots: writing, check, points, crossing out, round after round.
#pragma once

#include "games/the_number/terminal/board.h"
#include "terminal/catalogue.h"
#include "terminal/dialogs.h"
#include "terminal/players.h"

namespace cifra::terminal {

class NumberTable {
 public:
  NumberTable(Screen& screen, const Setup& setup);

  Next play();

 private:
  bool write_number();  // false: leave
  bool show_check(const the_number::Turn& turn);

  int ask();                               // for a key that plays; kKeyEnd: leave
  std::optional<int> look_aside(int key);  // history, score sheet, help
  Canvas draw(Size size) const { return draw_number(view_, size); }

  Screen& screen_;
  Setup setup_;
  game::Match<the_number::Game> match_;
  Players<the_number::Game> players_;
  NumberView view_;
};

// The game as the terminal offers it.
TerminalGame the_number_in_terminal();

}  // namespace cifra::terminal
