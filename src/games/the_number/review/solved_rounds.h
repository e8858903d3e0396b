// Solved rounds between two players by their bonuses: the table that comes with the engine for the usual ones, and the
// last ones that a review had to solve, for whoever asks about the same game again.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "games/the_number/solve/two_players/round_values.h"

namespace cifra::the_number::review {

using Bonuses = std::array<std::uint8_t, kTurns>;
using RoundTable = std::shared_ptr<const solve::RoundValues>;

// The first turn from which on the bonuses are the usual ones; kTurns if the last one is not. What comes before a turn
// does not matter for its positions, so the table of the usual bonuses has them from there on.
constexpr int usual_from(const Bonuses& bonuses) {
  const Bonuses usual = Options().bonuses;
  int turn = kTurns;
  while (turn > 0 && bonuses[static_cast<std::size_t>(turn - 1)] == usual[static_cast<std::size_t>(turn - 1)]) --turn;
  return turn;
}
// Whether that table is all that is needed: it begins before turn 1.
constexpr bool needs_no_solving(const Bonuses& bonuses) { return usual_from(bonuses) <= 1; }

// Null if it is not here. On any thread.
RoundTable solved_round(const Bonuses& bonuses);
void keep_solved_round(const Bonuses& bonuses, RoundTable table);

}  // namespace cifra::the_number::review
