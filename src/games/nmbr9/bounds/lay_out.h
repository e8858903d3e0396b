// From the levels of a stack, each known up to turning and shifting, to a game that can be played: an order of the
// cards and legal placements.
//
// Such an order always exists: the levels from the table upwards, and within a level, which is connected, every tile
// beside one that lies there already. The cards that are left over go wherever they score most, at worst on the table.
#pragma once

#include <optional>
#include <span>

#include "games/nmbr9/bounds/level.h"
#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::nmbr9::bounds {

struct Laid {
  nmbr9::Deck deck;
  nmbr9::Layout layout;
};

// The highest level first. Empty if the levels cannot lie on each other, or need cards the variant has not.
std::optional<Laid> lay_out(const nmbr9::Variant& variant, std::span<const Level> levels);

}  // namespace cifra::nmbr9::bounds
