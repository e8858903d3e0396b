// KnownBound: how much a known shuffle can score at most, by a dynamic programme over the cards in their order.
//
// After every card, what lies on the table is a stack by itself. So at every time, for every level, the tiles of it can
// lie on the tiles of the level below: its area is not larger, and by the tables of fits.h and tight.h if both have few
// tiles. The state is what that asks for (the multiset of a level of up to four tiles, the area of a larger one), not
// where anything lies; the best score of any assignment of cards to levels that obeys it is a bound.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "games/nmbr9/bounds/fits.h"
#include "games/nmbr9/bounds/tight.h"

namespace cifra::nmbr9::bounds {

struct KnownBound {
  int bound = 0;
  std::uint64_t states = 0;  // visited
  bool complete = false;     // false: something was dropped, or there are more cards than it looks at
};

// `floor` is the score of a layout that is known: only what could be more is looked at, and a bound below it is not
// given. At most `width` states are kept after a card; what is dropped counts with all it could ever come to. Without
// the table of tight levels the bound is larger, and so it is for more than two copies of a number. For 20 cards a
// million states and 0.25 s on average (docs/maximum.md).
KnownBound known_bound(std::span<const std::uint8_t> deck, const Fits& fits, int floor, std::size_t width,
                       const Tight* tight = nullptr);

// The same, a card at a time.
class KnownBoundSteps {
 public:
  // The tables outlive it.
  KnownBoundSteps(std::span<const std::uint8_t> deck, const Fits& fits, int floor, std::size_t width,
                  const Tight* tight = nullptr);
  KnownBoundSteps(KnownBoundSteps&&) noexcept;
  KnownBoundSteps& operator=(KnownBoundSteps&&) noexcept;
  ~KnownBoundSteps();

  bool done() const;
  void step();
  KnownBound result() const;  // once it is done

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace cifra::nmbr9::bounds
