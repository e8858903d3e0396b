#include "games/the_number/solve/two_players/round_solver.h"

#include <algorithm>

namespace cifra::the_number::solve {

PieceReport PieceSolver::solve(int turn, DigitSet larger, RoundValues& values) {
  constexpr std::uint64_t kAll = 1024;  // a piece has fewer positions
  begin(turn, larger);
  while (!go_on(values, kAll)) {
  }
  return report_;
}

void PieceSolver::begin(int turn, DigitSet larger) {
  turn_ = turn;
  larger_ = larger;
  smaller_ = 0;
  report_ = {};
  for (Played& played : played_) played.clear();
}

bool PieceSolver::go_on(RoundValues& values, std::uint64_t positions) {
  const Stakes stakes = Stakes::of(options_, turn_);
  const PointsWorth worth = values.worth_after(turn_);
  const std::uint64_t programmes_before = oracle_.programmes;
  std::uint64_t solved_now = 0;
  for (; smaller_ < larger_ && solved_now < positions; ++smaller_) {
    if (!scope_.has(turn_, larger_, smaller_) && !scope_.has(turn_, smaller_, larger_)) continue;
    // What was played with one digit less, whichever, is where to begin: 2 to 3 programmes a position instead of 6
    // to 8.
    start_.clear();
    the_number::for_each_digit(smaller_, [&](unsigned digit) { start_.add(played_[smaller_ & ~(1U << digit)]); });
    const Solved solved =
        oracle_.solve(stakes, larger_, smaller_, worth, kPointsTolerance, {start_.larger, start_.smaller});
    played_[smaller_].note(oracle_);
    values.set(turn_, larger_, smaller_, (solved.low + solved.high) / 2);
    const double rounded = values.value(turn_, larger_, smaller_);
    ++solved_now;
    report_.error = std::max({report_.error, rounded - solved.low, solved.high - rounded});
    report_.gap = std::max(report_.gap, solved.high - solved.low);
  }
  report_.positions += solved_now;
  report_.programmes += oracle_.programmes - programmes_before;
  if (smaller_ < larger_) return false;
  // With the same digits on both sides the game is symmetric, and worth 0 without being solved.
  if (scope_.has(turn_, larger_, larger_)) ++report_.positions;
  return true;
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
