// Driver of round_solver.h: a round between two players solved for points, turn by turn from the last one back, the
// pieces of a turn on the lanes of a Runner. The result does not depend on the lanes. `cifra solve the-number` solves
// the whole round (40 s of one core, 20 MB); advice solves what follows from one position.
#pragma once

#include <functional>
#include <optional>
#include <utility>
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

// The same in small steps, for whoever has no Runner: some milliseconds each natively. `values` has the turns from
// `first_done` on already: kTurns if none.
class RoundSteps {
 public:
  explicit RoundSteps(const the_number::Options& options, Scope scope = {}, RoundValues values = {},
                      int first_done = kTurns);

  bool step();              // false when all is solved
  double progress() const;  // from 0 to 1
  RoundValues take_values() { return std::move(values_); }

 private:
  void begin_turn(int turn);

  Scope scope_;
  RoundValues values_;
  PieceSolver solver_;
  int turn_ = 0;
  std::vector<DigitSet> pieces_;
  std::vector<PieceReport> reports_;
  std::uint64_t work_ = 0;  // of the pieces that are solved, see work_of()
  std::uint64_t all_work_ = 0;
};

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
