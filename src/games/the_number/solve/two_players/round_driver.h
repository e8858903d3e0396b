// Driver of round_solver.h: a round between two players solved for points, turn by turn from the last one back, the
// pieces of a turn on the lanes of a Runner. The result does not depend on the lanes. `cifra solve the-number` solves
// the whole round (40 s of one core, 20 MB); advice solves what follows from one position.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "base/error.h"
#include "base/runner.h"
#include "games/the_number/solve/two_players/equilibrium.h"
#include "games/the_number/solve/two_players/round_solver.h"

namespace cifra::the_number::solve {

// The larger sets of the pieces of a turn, those with most work first.
std::vector<DigitSet> pieces_of(int turn, Scope scope);

// All positions that follow from the scope's, into `values`. False if the runner was stopped: then they are not
// complete.
bool solve_round(RoundValues& values, const the_number::Options& options, Scope scope, Runner& runner);

// One turn of the whole round.
struct RoundTurn {
  int turn = 0;        // from 0
  PieceReport pieces;  // none if the turn was there before
  double error = 0;    // of all turns from this one on
  double seconds = 0;  // of Runner::seconds()
};

struct WholeRound {
  std::vector<RoundTurn> turns;      // the last turn first
  std::optional<Equilibrium> start;  // of the round; none if the runner was stopped
};

// The values so far, complete from this turn on, for whoever keeps them. An error ends the computation.
using RoundKeeper = std::function<Result<void>(const RoundValues& values, int turn)>;

// The whole round with the usual bonuses. `values` has the turns from `first_done` on already: kTurns if none.
Result<WholeRound> solve_whole_round(RoundValues& values, int first_done, const RoundKeeper& keep, Runner& runner);

}  // namespace cifra::the_number::solve
