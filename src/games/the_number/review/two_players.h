// Assessment of a game between two players, exactly: every number against the other's part of the equilibrium that
// `cifra advise` tells of the same position. With other bonuses than the usual ones the round is solved first.
#pragma once

#include <memory>

#include "base/error.h"
#include "games/the_number/review/assessment.h"
#include "games/the_number/solve/two_players/equilibrium.h"

namespace cifra::the_number::review {

Result<std::unique_ptr<Assessor>> make_two_players_assessor(const Replay& game);

// The position of a seat before a turn.
inline solve::Position position_of(const State& state, std::size_t seat) {
  return {state.turn, state.available[seat], state.available[1 - seat]};
}

// What writing nothing is worth against the other's part of an equilibrium of the position.
double worth_of_nothing(const solve::RoundValues& values, const Options& options, solve::Position position,
                        const solve::Equilibrium& equilibrium);

// What a seat wrote in the turn, and the best it could write, against the same.
Assessed assess(const solve::RoundValues& values, const PlayedTurn& turn, std::size_t seat,
                const solve::Equilibrium& equilibrium);

}  // namespace cifra::the_number::review
