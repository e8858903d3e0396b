// Game of a stack whose levels are known up to turning and shifting: an order of the cards and legal placements, for
// the answers of variant_solver.h.
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

// The highest level first. Nothing if the levels cannot lie on each other, or need cards the variant has not.
std::optional<Laid> lay_out(const nmbr9::Variant& variant, std::span<const Level> levels);

}  // namespace cifra::nmbr9::bounds
