#include "games/the_number/solve/two_players/round_solver.h"

#include <algorithm>

namespace cifra::the_number::solve {

PieceReport PieceSolver::solve(int turn, DigitSet larger, RoundValues& values) {
  PieceReport report;
  const Stakes stakes = Stakes::of(options_, turn);
  const PointsWorth worth = values.worth_after(turn);
  const std::uint64_t programmes_before = oracle_.programmes;
  for (Played& played : played_) played.clear();
  for (DigitSet smaller = 0; smaller < larger; ++smaller) {
    if (!scope_.has(turn, larger, smaller) && !scope_.has(turn, smaller, larger)) continue;
    // What was played with one digit less, whichever, is where to begin: 2 to 3 programmes a position instead of 6
    // to 8.
    start_.clear();
    the_number::for_each_digit(smaller, [&](unsigned digit) { start_.add(played_[smaller & ~(1U << digit)]); });
    const Solved solved =
        oracle_.solve(stakes, larger, smaller, worth, kPointsTolerance, {start_.larger, start_.smaller});
    played_[smaller].note(oracle_);
    values.set(turn, larger, smaller, (solved.low + solved.high) / 2);
    const double rounded = values.value(turn, larger, smaller);
    ++report.positions;
    report.error = std::max({report.error, rounded - solved.low, solved.high - rounded});
    report.gap = std::max(report.gap, solved.high - solved.low);
  }
  // With the same digits on both sides the game is symmetric, and worth 0 without being solved.
  if (scope_.has(turn, larger, larger)) ++report.positions;
  report.programmes = oracle_.programmes - programmes_before;
  return report;
}

PieceReport finish_turn(RoundValues& values, int turn, std::span<const PieceReport> pieces) {
  PieceReport all;
  for (const PieceReport& piece : pieces) {
    all.positions += piece.positions;
    all.programmes += piece.programmes;
    all.error = std::max(all.error, piece.error);
    all.gap = std::max(all.gap, piece.gap);
  }
  values.set_error(turn, values.error(turn + 1) + all.error);
  return all;
}

}  // namespace cifra::the_number::solve
