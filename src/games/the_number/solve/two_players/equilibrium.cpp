#include "games/the_number/solve/two_players/equilibrium.h"

#include <bit>

#include "base/sort.h"
#include "games/the_number/solve/two_players/position_solver.h"
#include "games/the_number/solve/two_players/rough_play.h"
#include "games/the_number/solve/two_players/round_solver.h"
#include "games/the_number/solve/two_players/win_solver.h"

namespace cifra::the_number::solve {
namespace {

// Below this a number is rounding of the simplex method, not a choice.
constexpr double kLeastPart = 1e-9;

// So many digits left to both together are few, by turn: it does not pay to look first which numbers matter. The
// simplex method takes at most some 900 steps then, and most positions are quicker by half.
constexpr std::array<int, kTurns> kFewDigits = {20, 20, 17, 16, 14};

}  // namespace

bool has_many_digits(Position position) {
  return std::popcount(position.mine) + std::popcount(position.theirs) >
         kFewDigits[static_cast<std::size_t>(position.turn)];
}

std::vector<Share> tidy(std::span<const Share> shares) {
  std::vector<Share> tidied;
  double sum = 0;
  for (const Share& share : shares) {
    if (share.move == kNoMove || share.part < kLeastPart) continue;
    tidied.push_back(share);
    sum += share.part;
  }
  for (Share& share : tidied) share.part /= sum;
  put_in_order(tidied, {}, &Share::move);
  return tidied;
}

Equilibrium equilibrium(const RoundValues& values, const the_number::Options& options, Position position) {
  return solve_position(values.worth_after(position.turn), values.error(position.turn + 1), kPointsTolerance, options,
                        position);
}

Equilibrium win_equilibrium(const WinLayer& next, double error, const the_number::Options& options, Position position,
                            int difference) {
  return solve_position(WinWorth{next, difference}, error, kWinTolerance, options, position);
}

Move draw(const std::vector<Share>& strategy, double chance) {
  for (const Share& share : strategy) {
    chance -= share.part;
    if (chance < 0) return share.move;
  }
  return strategy.empty() ? kNoMove : strategy.back().move;
}

}  // namespace cifra::the_number::solve
