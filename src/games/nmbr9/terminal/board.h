// A layout of NMBR 9 drawn as a board on a part of the canvas, with the tile in hand over it.
//
// A table square is 2 x 1 columns and rows, or 4 x 2 where there is room. Every square of a tile has its numeral and
// the mark of its level, so that colour only helps. Tiles of the same number and level that touch have a line between
// them. The table has no edge: a Camera says which part is seen, and follows the tile in hand.
#pragma once

#include <optional>
#include <string_view>

#include "games/nmbr9/rules/layout.h"
#include "terminal/canvas.h"

namespace cifra::terminal {

inline constexpr std::string_view kNmbr9 = "NMBR 9";

struct Area {
  int row = 0;
  int column = 0;
  Size size;
};

// Rows and columns of the canvas for a square of the table.
inline constexpr Size kSmallSquare{1, 2};
inline constexpr Size kLargeSquare{2, 4};

struct Ghost {
  int number = 0;
  nmbr9::Placement placement;
  bool legal = false;
};

struct BoardLook {
  Size square = kSmallSquare;
  bool levels = false;  // the level instead of the numeral
  std::optional<Ghost> ghost;
};

// The square of the table in the top left corner of the area.
struct Camera {
  int x = 0;
  int y = 0;

  constexpr bool operator==(const Camera&) const = default;
};

// Where to look from for all of `layout` to be in the middle of a window of that many squares.
Camera centred(const nmbr9::Layout& layout, Size squares);

// The nearest camera that sees the ghost, and the whole layout with it if that is possible at all.
Camera followed(Camera camera, const nmbr9::Layout& layout, const std::optional<Ghost>& ghost, Size squares);

void draw_board(Canvas& canvas, const Area& area, const nmbr9::Layout& layout, Camera camera, const BoardLook& look);

}  // namespace cifra::terminal
