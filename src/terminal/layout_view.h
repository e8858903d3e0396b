// Questions about a layout seen from above, as somebody with a tile in hand asks them: what lies on top of a square,
// and on which level a tile would lie here.
//
// Pure functions of a Layout; each costs a pass over its tiles per square asked about.
#pragma once

#include <optional>
#include <string>

#include "nmbr9/layout.h"

namespace cifra::terminal {

// The highest tile over a square of the table; null if there is none. It lives as long as the layout.
const nmbr9::Tile* top_tile(const nmbr9::Layout& layout, int x, int y);

// Where a tile comes to lie when it is put at a place: at most one level is legal there, because a tile that rests on
// level L - 1 overlaps the tiles of all levels below L. If none is legal, `placement` has the level most of its squares
// would lie on, and `refusal` says what is wrong with that one.
struct Fit {
  nmbr9::Placement placement;
  std::optional<nmbr9::Refusal> refusal;
};
Fit fit_at(const nmbr9::Layout& layout, int number, nmbr9::Placement place);

// The sign for a level behind a numeral, one column: a space on the table, then ¹ ² ³ and so on.
std::string level_mark(int level);

}  // namespace cifra::terminal
