// The equilibrium of a two-player position, for points over the rest of the round or for winning the game: what the
// strongest bot plays and what `cifra advise` tells. Within 10 ms, in a browser too, once the table is unpacked.
#pragma once

#include <vector>

#include "games/the_number/solve/two_players/round_values.h"
#include "games/the_number/solve/two_players/win_values.h"

namespace cifra::the_number::solve {

struct Position {
  int turn = 0;  // from 0
  DigitSet mine = kAllDigits;
  DigitSet theirs = kAllDigits;
};

struct Equilibrium {
  std::vector<Share> mine;    // lowest number first; empty for a player without digits
  std::vector<Share> theirs;  // the same
  std::vector<Reply> values;  // of every number I can write, in ascending order, against `theirs`
  double value = 0;           // for points mine less the other's, for winning my chance
  double gap = 0;             // what either can gain by another way of playing, in this turn or later
  std::uint64_t steps = 0;    // of the simplex method that it took
};

// `values` holds for the bonuses of `options`.
Equilibrium equilibrium(const RoundValues& values, const the_number::Options& options, Position position);

// The same for the chance of winning, with this score difference (mine minus the other's, a point for every digit
// crossed out so far included). `next` has the positions before the next turn, `error` is how far its chances can be
// off.
Equilibrium win_equilibrium(const WinLayer& next, double error, const the_number::Options& options, Position position,
                            int difference);

// A number of a strategy, drawn by the parts; `chance` is from 0 up to but not including 1. kNoMove if there is none.
Move draw(const std::vector<Share>& strategy, double chance);

}  // namespace cifra::the_number::solve
