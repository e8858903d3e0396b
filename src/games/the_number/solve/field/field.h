// Three to five players at a table: a position, what the players want, and what they do in it.
//
// Points count a crossed-out digit when it is crossed out, as in duel.h. Everything here works for two players as well,
// where it can be compared with the exact solution.
#pragma once

#include <array>
#include <vector>

#include "games/the_number/solve/two_players/best_reply.h"

namespace cifra::the_number::solve {

inline constexpr std::size_t kMostSeats = the_number::kMaxSeats;

// The position before a turn. A player without digits is out.
struct Field {
  the_number::Options options;
  std::size_t seats = 0;
  int turn = 0;  // from 0
  std::array<DigitSet, kMostSeats> digits{};
};

inline Field field_of(const the_number::State& state) {
  return {.options = state.options, .seats = state.seats, .turn = state.turn, .digits = state.available};
}

enum class Aim : std::uint8_t {
  kPoints,  // as many points as possible in the rest of the round
  kLead,    // points more than the others have on average
  kWin,     // the chance of winning the game
};

struct Goal {
  Aim aim = Aim::kPoints;
  // For kWin: points so far, those for digits crossed out included.
  std::array<float, kMostSeats> scores{};
  // How far apart final scores are that make one player clearly likelier to win than another, in points, as seen after
  // this turn; 0 if the game is over then. See win_softness().
  float softness = 0;
};

// What everybody does, as found by a solver; empty for players who are out.
struct FieldPlay {
  std::array<std::vector<Share>, kMostSeats> strategies;
  std::array<double, kMostSeats> values{};  // of the strategies against each other, in the unit of the aim
};

}  // namespace cifra::the_number::solve
