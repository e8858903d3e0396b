// The levels of NMBR 9 that look at one tile and think of nothing else. The stronger ones fall back on `easy` where a
// layout is too large for them.
#pragma once

#include "base/random.h"
#include "games/nmbr9/rules/generate.h"

namespace cifra::nmbr9::bots {

inline constexpr int kAnyLevel = nmbr9::kMaxTiles;

// What `easy` does with a tile, up to a level; of equal placements any.
nmbr9::Placement easy_placement(const nmbr9::Layout& layout, int card, nmbr9::PlacementBuffer& buffer, Rng& rng,
                                int highest = kAnyLevel);

}  // namespace cifra::nmbr9::bots
