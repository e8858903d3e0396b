// A whole game of NMBR 9 on the screen, alone or against bots: moving, turning and placing one tile a card.
#pragma once

#include "games/nmbr9/terminal/view.h"
#include "terminal/catalogue.h"
#include "terminal/dialogs.h"
#include "terminal/players.h"

namespace cifra::terminal {

class Nmbr9Table {
 public:
  Nmbr9Table(Screen& screen, const Setup& setup);

  Next play();

 private:
  bool place_tile();           // false: leave
  int look_around(int first);  // the layouts, from that seat on, until a key that does nothing there; returns it

  void steer(int key);                     // keys that move the tile in hand
  bool change_look(int key);               // v and z; false if it is another key
  Canvas draw(Size size);                  // lets the camera follow
  int ask();                               // for a key that plays; kKeyEnd: leave
  std::optional<int> look_aside(int key);  // score sheet, help, layouts, another look

  Screen& screen_;
  Setup setup_;
  game::Match<nmbr9::Game> match_;
  Players<nmbr9::Game> players_;
  Nmbr9View view_;
  std::optional<Size> square_;  // as the person wants it; otherwise as there is room
  Size drawn_;                  // for which the camera was set
  Size drawn_square_;
  int drawn_seat_ = 0;
};

// The game as the terminal offers it.
TerminalGame nmbr9_in_terminal();

}  // namespace cifra::terminal
