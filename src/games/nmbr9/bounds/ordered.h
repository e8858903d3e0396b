// OrderedBound: how much a known shuffle of few cards can score at most, by the search from above (level_search.h) with
// the order of the cards as a further condition. For few cards this is mostly the best score itself, and then a proof
// of it.
//
// A level is a list of tiles with the card of each. A level below has to obey what every game obeys:
//   - a tile comes after all the tiles it lies on;
//   - of a level, every tile but the first touches one that came before.
// The second is not asked of the lowest level of all: there, other cards may lie between. What may still come is
// bounded by exact sets of cards (they are few), each level against the one above at the time of every card.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "base/runner.h"
#include "games/nmbr9/bounds/fits.h"
#include "games/nmbr9/rules/layout.h"

namespace cifra::nmbr9::bounds {

inline constexpr std::size_t kMaxOrdered = 12;  // cards; the table of the bound has 4^cards entries

struct OrderedBound {
  int bound = 0;                        // no game of the deck scores more
  std::optional<nmbr9::Layout> layout;  // a game that scores more than `floor`, if one was found
  bool complete = false;                // false: stopped early, and `bound` is how far it came from the ceiling
  std::uint64_t work = 0;               // placements tried
};

// `floor` is the score of a layout that is known, `ceiling` a bound that is known: what lies between is looked at, from
// above. If the game found scores `bound`, or `bound` is the floor, that is the optimum. Ends after about `work`
// placements tried, or when the runner is stopped; one lane is used.
OrderedBound ordered_bound(std::span<const std::uint8_t> deck, const Fits& fits, int floor, int ceiling,
                           std::uint64_t work, const Runner& runner);

}  // namespace cifra::nmbr9::bounds
