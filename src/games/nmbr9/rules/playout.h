// Random placements and random games, quickly. Used by the `random` bot, by benches and by tests.
//
// A placement is drawn by trying: any level, rotation and place of the box around the layout, each equally likely,
// until one is legal. That makes every legal placement equally likely without listing them; about one try in twenty is
// legal.
#pragma once

#include <cstdint>
#include <span>

#include "base/random.h"
#include "games/nmbr9/rules/layout.h"

namespace cifra::nmbr9 {

// One of legal_placements(), each equally likely.
Placement random_placement(const Layout& layout, int number, Rng& rng);

// Places a tile for every card as random_placement() would, faster: what was painted for one card is kept for the next.
void play_randomly(Layout& layout, std::span<const std::uint8_t> cards, Rng& rng);

}  // namespace cifra::nmbr9
