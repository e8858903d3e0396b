// Advice for a tile in hand: the best placements, and the final score to expect from each.
//
// The score is the mean of games played on to the end with cards drawn at random, every tile where the network
// (value.h) would put it, so nothing is guessed; the standard error is that of the mean. All placements see the same
// cards, so differences between them are surer than that.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "games/nmbr9/rules/layout.h"
#include "games/nmbr9/search/value/value.h"

namespace cifra::nmbr9::search {

struct Advice {
  nmbr9::Placement placement;
  double expected = 0;
  double standard_error = 0;
};

inline constexpr std::size_t kMostAdvice = 10;
inline constexpr std::uint64_t kAdviceWork = 2'000'000;  // placements looked at: about a second

// Best first; nothing if the layout is too large for the search board. `coming` is what comes after this tile.
std::vector<Advice> advise(const ValueNet& net, const nmbr9::Layout& layout, int number, const Coming& coming, Rng& rng,
                           std::uint64_t work = kAdviceWork);

}  // namespace cifra::nmbr9::search
