// Play to win for two players with the usual bonuses, in every turn of the last two rounds, within 100 ms: what the
// strongest bots write and what `cifra advise --objective win` tells. With what comes with the engine.
//
// Every turn is solved over all legal numbers. What comes after it is exact in the last turn, solved exactly where it
// is asked for in the turn before, and an estimate (win_estimate.h) earlier.
#pragma once

#include <optional>

#include "games/the_number/solve/two_players/equilibrium.h"
#include "games/the_number/solve/two_players/round_values.h"
#include "games/the_number/solve/two_players/win_estimate.h"
#include "games/the_number/solve/two_players/win_file.h"

namespace cifra::the_number::solve {

class WinPlay {
 public:
  // All three must live as long as this.
  WinPlay(const RoundValues& points, const WinEstimate& estimate, const RoundStart& start);

  // `round` is one of the last two. `difference` is mine minus the other's, a point for every digit crossed out
  // included. The gap is certified in the last turn; before it is what an opponent who knows the strategies gained in
  // positions as they come up, for both players together (docs/solved.md).
  Equilibrium play(int round, Position position, int difference) const;
  // What that is worth before the turn, without solving it unless it is the last one.
  double chance(int round, Position position, int difference) const;

 private:
  const RoundValues* points_;
  const WinEstimate* estimate_;
  const RoundStart* start_;
  std::array<WinLayer, kWinRounds> ends_;
};

// Of what comes with the engine; null if a file of it is not here, whose name missing_for_win() says.
const WinPlay* shipped_win_play();
std::string_view missing_for_win();  // empty if nothing is missing

// Which of the two rounds this is, if such options are solved.
std::optional<int> win_round(const the_number::Options& options, int round);

}  // namespace cifra::the_number::solve
