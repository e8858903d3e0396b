// The level `easy` of NMBR 9: it looks at the tile in hand, one placement at a time, and at nothing that may come. The
// stronger levels fall back on it where a layout is too large for them.
#pragma once

#include "base/random.h"
#include "games/nmbr9/rules/generate.h"

namespace cifra::nmbr9::bots {

inline constexpr int kAnyLevel = nmbr9::kMaxTiles;

// What `easy` does with a tile, on levels up to `highest`; of equal placements any, each equally likely.
nmbr9::Placement easy_placement(const nmbr9::Layout& layout, int card, nmbr9::PlacementBuffer& buffer, Rng& rng,
                                int highest = kAnyLevel);

}  // namespace cifra::nmbr9::bots
