// The Number, eight games at a time, for bots, solvers and benches. Lane i of every word belongs to game i. The results
// are those of Game::resolve, lane by lane; tests/games/the_number/rules/batch_test.cpp holds them together.
#pragma once

#include <array>
#include <span>

#include "base/lanes.h"
#include "games/the_number/rules/the_number.h"

namespace cifra::the_number {

// Number::key() of every seat in every lane; 0 for void, none and out.
template <int Seats>
using NumberLanes = std::array<Lanes, Seats>;

template <int Seats>
struct TurnLanes {
  std::array<Lanes, Seats> points;   // doubling and bonus included
  std::array<Lanes, Seats> crossed;  // a set of digits; empty means not approved
};

// One turn (0-4) of eight tables.
template <int Seats>
inline TurnLanes<Seats> resolve_lanes(const Options& options, int turn, const NumberLanes<Seats>& numbers) {
  std::array<Lanes, Seats> lower{};  // the digits of every strictly lower number
  for (std::size_t a = 0; a < Seats; ++a) {
    for (std::size_t b = a + 1; b < Seats; ++b) {
      lower[b] |= where(numbers[a] < numbers[b], numbers[a]);
      lower[a] |= where(numbers[b] < numbers[a], numbers[b]);
    }
  }
  TurnLanes<Seats> result;
  std::array<Lanes, Seats> approved;  // the number where it is approved
  Lanes best{};
  for (std::size_t seat = 0; seat < Seats; ++seat) {
    const Lanes own = numbers[seat];
    approved[seat] = where((lower[seat] & own & kAllDigits) == 0, own);
    const LaneMask higher = approved[seat] > best;
    best = higher ? approved[seat] : best;
    result.crossed[seat] = approved[seat] & kAllDigits;
  }
  const Lanes bonus = where(best != 0, all_lanes(options.bonuses[static_cast<std::size_t>(turn)]));
  const int doubling = turn == kTurns - 1 ? 1 : 0;
  for (std::size_t seat = 0; seat < Seats; ++seat) {
    result.points[seat] = ((approved[seat] >> 18) << doubling) + where(approved[seat] == best, bonus);
  }
  return result;
}

// Plays eight whole games in which everybody writes a random number from the available digits, and returns the final
// scores. A digit is drawn with 21 random bits, so its chance is off by less than one in 200,000.
template <int Seats>
std::array<Lanes, Seats> random_games(const Options& options, LaneRng& rng);

extern template std::array<Lanes, 2> random_games<2>(const Options&, LaneRng&);
extern template std::array<Lanes, 3> random_games<3>(const Options&, LaneRng&);
extern template std::array<Lanes, 4> random_games<4>(const Options&, LaneRng&);
extern template std::array<Lanes, 5> random_games<5>(const Options&, LaneRng&);

}  // namespace cifra::the_number
