// DeckBound: how much a known shuffle can score at most, given a layout of it: by known_bound.h, and for few cards by
// ordered.h, which may find a better layout too. `cifra solve nmbr9 --deck … --prove` asks for it after its search. Up
// to 200 MB; 0.25 s on average for 20 cards, the time of the limit for few.
#pragma once

#include <cstdint>

#include "base/runner.h"
#include "games/nmbr9/rules/layout.h"
#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::nmbr9::bounds {

struct DeckTask {
  Deck deck;
  Variant variant;          // has the deck's highest number, and how often a number is there
  Layout layout;            // of the deck: the best that is known
  double seconds = 0;       // for ordered.h, of Runner::seconds(); 0 is no limit
  std::uint64_t nodes = 0;  // the same in placements tried
};

struct DeckBound {
  int bound = 0;            // holds however early the runner was stopped
  Layout layout;            // the one of the task, or a better one
  bool exact = false;       // the layout scores the bound: it is proved to be the best
  std::uint64_t nodes = 0;  // states of the bound, and placements tried
};

DeckBound bound_deck(const DeckTask& task, Runner& runner);

}  // namespace cifra::nmbr9::bounds
