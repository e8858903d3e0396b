// Replay of a recorded game: the state before every turn, and what the turn came to.
#pragma once

#include <cstddef>
#include <vector>

#include "base/error.h"
#include "games/the_number/codec/codec.h"

namespace cifra::the_number::review {

struct PlayedTurn {
  State before;
  Turn outcome;

  const SeatResult& of(std::size_t seat) const { return outcome.results[seat]; }
  // The number of a seat if it took part in the check; no number for void, none and out.
  Number checked(std::size_t seat) const { return is_number(of(seat).status) ? of(seat).number : Number(); }
  // What the turn brought a seat: its points, and one for every digit crossed out in it.
  int brought(std::size_t seat) const { return of(seat).points + std::popcount(of(seat).crossed); }
};

struct Replay {
  std::size_t seats = 0;
  std::vector<std::vector<PlayedTurn>> rounds;
  State end;

  // What a turn brought a seat in the unit of its value: with two players less what it brought the other.
  int brought(const PlayedTurn& turn, std::size_t seat) const {
    return turn.brought(seat) - (seats == 2 ? turn.brought(1 - seat) : 0);
  }
};

// The error is the referee's.
Result<Replay> replay(const Recorded& recorded, std::size_t players);

// The number that would have scored most in a turn against what the others really wrote; of equals the one with fewest
// different digits, then the lowest. None for a seat that is out.
struct Hindsight {
  Number number;
  int points = 0;
};
Hindsight hindsight(const PlayedTurn& turn, std::size_t seat);

}  // namespace cifra::the_number::review
