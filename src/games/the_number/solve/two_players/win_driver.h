// Driver of win_solver.h: rounds between two players solved for winning, turn by turn from the last one back, the
// pieces of a turn on the lanes of a Runner. The result does not depend on the lanes. `cifra solve the-number
// --objective win` solves the whole game (23 minutes of one core), advice what follows from one position.
//
// Pieces go through a WinStore as soon as they are solved, and what it has already is not solved again; so a long
// computation can be stopped at any moment and taken up again.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/error.h"
#include "base/runner.h"
#include "games/the_number/solve/two_players/equilibrium.h"
#include "games/the_number/solve/two_players/win_file.h"

namespace cifra::the_number::solve {

// WinStore: keeps the pieces that are solved. This base class keeps nothing. Rounds and turns count from 0. An error of
// any of them ends the computation.
class WinStore {
 public:
  virtual ~WinStore() = default;

  virtual Result<std::vector<WinPiece>> load(int /*round*/, int /*turn*/) { return {}; }
  // Called from several lanes at once.
  virtual Result<void> keep(int /*round*/, int /*turn*/, const WinPiece& /*piece*/) { return {}; }
  // The chances at the start of the last round, when it is solved.
  virtual Result<void> keep_start(const RoundStart& /*start*/) { return {}; }
};

// One turn of one round, all pieces together.
struct WinTurn {
  int round = 0;          // from 0
  int turn = 0;           // from 0
  bool complete = false;  // else the runner was stopped
  std::uint64_t positions = 0;
  std::uint64_t solved = 0;
  std::uint64_t programmes = 0;
  double error = 0;        // of this turn alone
  double cpu_seconds = 0;  // of Runner::thread_seconds(), what was loaded included
};

struct WholeGame {
  std::vector<WinTurn> turns;       // as they were solved; the last one may not be complete
  std::optional<RoundStart> start;  // of the last round
  std::optional<Equilibrium> game;  // at its start; none if the runner was stopped
};

// First the last round, for every score difference at its start; then the first round, with these chances at its end.
// With the usual bonuses.
Result<WholeGame> solve_whole_game(WinStore& store, Runner& runner);

// The positions before the turn after a position's, as far as they follow from it.
struct WinRest {
  WinLayer layer;
  double error = 0;  // of all turns from there on
};

// Solved now, with the chances at the end of the round: a second from turn 3 on, minutes before. The error is
// "stopped" if the runner was.
Result<WinRest> solve_rest(const the_number::Options& options, Position position, int difference, const RoundStart& end,
                           Runner& runner);

// Taken from the store of a whole game. `round` is one of its two, `start` what it says about the last one. Nothing if
// a piece is not there, or the difference was left out because nobody comes there.
std::optional<WinRest> load_rest(WinStore& store, int round, Position position, int difference,
                                 const RoundStart& start);

}  // namespace cifra::the_number::solve
