// Holes: squares that a placement closed in between the tiles of its level, too few together for any tile. Nothing can
// ever lie there, so nothing on the next level can lie across them: a reason why a placement costs points.
#pragma once

#include <vector>

#include "games/nmbr9/rules/layout.h"

namespace cifra::nmbr9::review {

struct Square {
  int x = 0;
  int y = 0;

  constexpr bool operator==(const Square&) const = default;
};

// Those that hang together come together. The placement is a legal one.
std::vector<Square> holes_left(const Layout& before, int number, const Placement& placement);

}  // namespace cifra::nmbr9::review
