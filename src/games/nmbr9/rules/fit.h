// Questions about a layout seen from above, as somebody with a tile in hand asks them: what lies on top of a square, on
// which level a tile would lie here, and if it may not, why and which of its squares are to blame.
//
// Pure functions of a Layout; each costs a pass over its tiles per square asked about.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>

#include "games/nmbr9/rules/layout.h"

namespace cifra::nmbr9 {

// The highest tile over a square of the table; null if there is none. It lives as long as the layout.
const Tile* top_tile(const Layout& layout, int x, int y);

// Why a tile may not lie somewhere, as it is told to a person: a square that hangs over nothing comes before that the
// tile touches none of its level. `squares` are those of the tile that it is about, in its Surroundings.
struct Objection {
  Refusal refusal = Refusal::kBadPlacement;
  std::uint64_t squares = 0;

  int count() const { return std::popcount(squares); }
};
std::optional<Objection> objection(const Layout& layout, int number, const Placement& placement);

// Where a tile comes to lie when it is put at a place: at most one level is legal there, because a tile that rests on
// level L - 1 overlaps the tiles of all levels below L. If none is legal, `placement` has the level most of its squares
// would lie on (the higher one if two have as many), and `objection` says what is wrong with that one.
struct Fit {
  Placement placement;
  std::optional<Objection> objection;
};
Fit fit_at(const Layout& layout, int number, Placement place);

// Calls f(x, y) with the place on the table of each square of the Surroundings of a placement, row by row.
template <class F>
void for_each_square(std::uint64_t squares, const Placement& placement, F&& f) {
  for (; squares != 0; squares &= squares - 1) {
    const int bit = std::countr_zero(squares);
    f(placement.x + bit % Surroundings::kSide - Surroundings::kInset,
      placement.y + bit / Surroundings::kSide - Surroundings::kInset);
  }
}

}  // namespace cifra::nmbr9
