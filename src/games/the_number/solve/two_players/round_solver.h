// Solver of a round between two players for points: backwards, turn by turn, into RoundValues.
//
// The positions of a turn that have the same larger set of digits are one piece of work; pieces of one turn may be
// solved by several threads at once, each with a PieceSolver of its own, and the result does not depend on who solves
// what.
//
//   for (int turn = kTurns - 1; turn >= 1; --turn) {
//     for (piece : pieces of the turn) reports[piece] = solver.solve(turn, piece, values);
//     finish_turn(values, turn, reports);
//   }
//
// The certificate: with the strategies found, the first player is sure of `low` and the second gives away at most
// `high` in the game of one turn whose later values are the table's. If the rounded value is off by at most d from
// both, and the table's later values by at most e from the truth, then it is off by at most d + e from the truth; so
// errors of turns add up, and the strategies of all turns together can be exploited by at most twice the sum.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/the_number/solve/two_players/double_oracle.h"
#include "games/the_number/solve/two_players/round_values.h"

namespace cifra::the_number::solve {

// Best replies gain less than this in the game of one turn: nothing beside the steps of the table.
inline constexpr double kPointsTolerance = 1e-6;

// The positions that can follow from one: any subset of the digits of both players.
struct Scope {
  DigitSet mine = kAllDigits;
  DigitSet theirs = kAllDigits;
  int turn = 0;  // the one in which these are the digits left

  bool has(int later_turn, DigitSet a, DigitSet b) const {
    return follows(later_turn, a, mine) && follows(later_turn, b, theirs);
  }
  bool may_have(int later_turn, DigitSet set) const {
    return follows(later_turn, set, mine) || follows(later_turn, set, theirs);
  }

 private:
  bool follows(int later_turn, DigitSet rest, DigitSet digits) const {
    return (rest & ~digits) == 0 && std::popcount(digits) - std::popcount(rest) <= 3 * (later_turn - turn);
  }
};

struct PieceReport {
  std::uint64_t positions = 0;
  std::uint64_t programmes = 0;  // linear programmes
  double error = 0;              // the largest distance of a rounded value from what the strategies are sure of
  double gap = 0;                // the largest high - low
};

class PieceSolver {
 public:
  explicit PieceSolver(const the_number::Options& options, Scope scope = {}) : options_(options), scope_(scope) {}

  // All positions before this turn (1 to 4) in which `larger` is the larger set as a number, of the scope.
  PieceReport solve(int turn, DigitSet larger, RoundValues& values);

  // The same in steps: at most so many positions each; true when the piece is solved.
  void begin(int turn, DigitSet larger);
  bool go_on(RoundValues& values, std::uint64_t positions);
  const PieceReport& report() const { return report_; }

 private:
  the_number::Options options_;
  Scope scope_;
  DoubleOracle oracle_;
  std::vector<Played> played_ = std::vector<Played>(1024);  // by the smaller set
  Played start_;
  // Of the piece under way:
  int turn_ = 0;
  DigitSet larger_ = 0;
  DigitSet smaller_ = 0;  // the next one
  PieceReport report_;
};

// Puts the reports of all pieces of a turn together, and notes the error.
PieceReport finish_turn(RoundValues& values, int turn, std::span<const PieceReport> pieces);

}  // namespace cifra::the_number::solve
