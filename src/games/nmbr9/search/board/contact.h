// Contact: how many edges a tile shares with the tiles on the table, for any number of placements.
#pragma once

#include <array>

#include "games/nmbr9/search/board/grid.h"

namespace cifra::nmbr9::search {

class Contact {
 public:
  explicit Contact(Grid table) : beside_{table << 1, table >> 1, rows_from<1>(table), rows_from<-1>(table)} {}

  int operator()(Grid tile) const {
    int edges = 0;
    for (const Grid side : beside_) edges += count_squares(tile & side);
    return edges;
  }

 private:
  std::array<Grid, 4> beside_;
};

}  // namespace cifra::nmbr9::search
