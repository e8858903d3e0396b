// Solver of a known shuffle with an upper bound: the best layout found (search/known_driver.h), and how much there can
// be at most (known_bound.h, for few cards ordered.h too). `cifra solve nmbr9 --deck … --prove` is the one who asks.
// Up to 200 MB, and the time of the limits twice: for the layout, and for the bound of few cards.
#pragma once

#include <cstdint>
#include <optional>

#include "base/runner.h"
#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/search/known_driver.h"

namespace cifra::nmbr9::bounds {

struct DeckAnswer {
  Layout layout;
  int upper_bound = 0;  // holds however early the runner was stopped
  bool proved = false;
  std::uint64_t nodes = 0;  // placements tried, and states of the bound
};

// None if no layout was found. `variant` has the deck's highest number and how often a number is there.
std::optional<DeckAnswer> solve_deck(const Deck& deck, const Variant& variant, const search::KnownLimits& limits,
                                     Runner& runner, const search::KnownListener& listener = {});

}  // namespace cifra::nmbr9::bounds
