// Game of a deck that builds a given stack whose tiles have cards (ordered.h finds them): every tile at the time of its
// card, the other cards on the table where they are in nobody's way.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "games/nmbr9/bounds/level.h"
#include "games/nmbr9/rules/layout.h"

namespace cifra::nmbr9::bounds {

struct OrderedTile {
  Spot spot;
  std::uint8_t card = 0;
  std::uint8_t level = 0;
};

// Nothing if no way was found: the tiles of the table have to be connected at every time, with the help of the other
// cards, and only so many ways to lay those are tried.
std::optional<nmbr9::Layout> play_in_order(std::span<const std::uint8_t> deck, std::span<const OrderedTile> tiles);

}  // namespace cifra::nmbr9::bounds
