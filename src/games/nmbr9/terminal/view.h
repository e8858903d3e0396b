// The table of NMBR 9 as it is drawn: the board on the left, beside it the cards, the score by level and the players,
// below it the line that says what the tile in hand would score, or why it may not lie there.
//
// Pure: a Nmbr9View goes in, a Canvas comes out. Made for 80 x 24 and everything larger.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/terminal/board.h"
#include "games/nmbr9/terminal/cursor.h"
#include "terminal/frame.h"

namespace cifra::terminal {

struct Nmbr9View {
  Words words;
  std::vector<std::string> names;
  nmbr9::State state;
  int seat = 0;                  // whose layout is shown; 0 is the person
  std::optional<Cursor> cursor;  // the person's tile in hand
  bool levels = false;
  bool thinking = false;  // the others are placing
  Size square = kSmallSquare;
  Camera camera;

  const nmbr9::Layout& layout() const { return state.layouts[static_cast<std::size_t>(seat)]; }
  std::optional<Ghost> ghost() const;  // only over the person's own layout
};

// The part of the canvas that is the board, and how many squares of the table it holds.
Area board_area(Size size);
Size board_squares(Size size, Size square);
bool has_room_for_large(Size size);

Canvas draw_nmbr9(const Nmbr9View& view, Size size);

// Everybody's points level by level.
Page score_sheet(const Words& words, std::span<const std::string> names, const nmbr9::State& state);

Page nmbr9_help(const Words& words);

}  // namespace cifra::terminal
