// Advice on a position of The Number for any number of players, in JSON as `cifra advise the-number` prints it: what to
// play, and what every number is worth.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "games/the_number/solve/asked.h"
#include "games/the_number/solve/two_players/equilibrium.h"
#include "games/the_number/solve/two_players/win_file.h"

namespace cifra::the_number::solve {

struct Advice {
  std::vector<Share> strategy;  // lowest number first; empty for a player without digits
  std::vector<Reply> values;    // of every number the player can write, in ascending order
  double value = 0;
  double gap = 0;
  bool certified = true;  // the gap; otherwise it is an estimate
};

enum class Objective : std::uint8_t { kPoints, kWin };  // over this round; over the game

// Codes of errors of advise().
inline constexpr std::string_view kTakesLong = "takes_long";  // the rest of the round would have to be solved first
inline constexpr std::string_view kNoFile = "asset_missing";  // `at` is the name of the file it comes from

// At once, from what comes with the engine. `work` is for three to five players: 1 is what takes a bot 100 ms.
Result<Advice> advise(const Asked& asked, Objective objective, double work);

std::string to_json(const Advice& advice, Objective objective);
Advice to_advice(Equilibrium equilibrium);

// For two players: the position of whoever asks, how far ahead they are (a digit crossed out is a point already), and
// the chances at the end of the round.
Position position_of(const Asked& asked);
Result<int> difference_of(const Asked& asked);
Result<RoundStart> end_of_round(const Asked& asked);

}  // namespace cifra::the_number::solve
