// All legal placements of a tile, quickly, on a table without edges.
//
// The squares of a level are painted into rows of bits; shifting and combining whole rows tests every position of a row
// at once, and vectors of rows test several rows at once (positions.h). A layout that fits takes one window of 32x32 or
// 64x64 squares around it; a larger one is swept by several windows. Positions beyond +-kMaxCoordinate are left out, as
// Layout::check refuses them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/nmbr9/rules/layout.h"

namespace cifra::nmbr9 {

// Room for a list of placements. Keep one per thread: it grows to the longest list it held and is used again.
class PlacementBuffer {
 public:
  // Room for `more` placements after the first `used`.
  Placement* room(std::size_t used, std::size_t more) {
    if (used + more > placements_.size()) placements_.resize(2 * (used + more));
    return placements_.data() + used;
  }

 private:
  std::vector<Placement> placements_ = std::vector<Placement>(1024);
};

// Every distinct set of squares once, ordered by level, rotation, y, x: 0 and 8 in rotations 0 and 1 only, the first
// tile of a layout at (0, 0) only. The span is valid until the buffer is used again.
std::span<const Placement> legal_placements(const Layout& layout, int number, PlacementBuffer& buffer);

std::uint64_t count_placements(const Layout& layout, int number);

}  // namespace cifra::nmbr9
