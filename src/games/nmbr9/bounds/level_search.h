// Stacks built downwards, level by level: every way to lay a level below a level, up to turning and shifting.
//
// A state is the lowest level so far, the tiles that are left, and what the levels above score: all that the levels
// below depend on. A level below has carriers, which together lie under every square of the level above, none of them
// under a whole upper tile (a tile rests on two at least), and spares, which lie beside them and carry nothing.
//
// States with the same level and the same tiles left are merged; the better score stays. Levels are compared square by
// square, never by a hash.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/nmbr9/bounds/bound.h"
#include "games/nmbr9/bounds/level.h"

namespace cifra::nmbr9::bounds {

struct State {
  static constexpr std::uint32_t kTop = ~std::uint32_t{0};

  Level lowest;
  std::int16_t score = 0;
  Index left = 0;
  std::uint32_t parent = kTop;  // where the state above is kept; the caller's to fill in

  Index tiles(const Supply& supply) const;  // of the lowest level
};

// What one call of grow() did.
struct Growth {
  std::vector<State> states;  // merged and sorted; `parent` is the position in the states that were given
  std::uint64_t tried = 0;    // placements
  bool complete = true;       // false if a level was larger than kMaxLevelTiles and had to be left out
};

// Every level that may lie below one of `above` and still lead to `target` points or more by the bound. As soon as a
// state reaches the target it is returned alone.
Growth grow(const Bound& bound, int target, std::span<const State> above);

// Every level that can be the top of a stack of `target` points or more by the bound.
Growth tops(const Bound& bound, int target);

// Sorts, and keeps the best of those that are the same.
void merge(std::vector<State>& states);

}  // namespace cifra::nmbr9::bounds
