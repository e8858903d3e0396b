#include "games/the_number/solve/two_players/round_driver.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <string>
#include <utility>

namespace cifra::the_number::solve {
namespace {

// None if the runner was stopped before all pieces were solved.
std::optional<PieceReport> solve_turn(RoundValues& values, const the_number::Options& options, Scope scope, int turn,
                                      Runner& runner) {
  const std::vector<DigitSet> pieces = pieces_of(turn, scope);
  std::vector<std::optional<PieceReport>> solved(pieces.size());
  share_out(runner, pieces.size(), "turn " + std::to_string(turn + 1), [&] {
    return [&, solver = PieceSolver(options, scope)](std::size_t i) mutable {
      if (!runner.stopped()) solved[i] = solver.solve(turn, pieces[i], values);
    };
  });
  std::vector<PieceReport> reports;
  for (const auto& report : solved) {
    if (!report) return std::nullopt;
    reports.push_back(*report);
  }
  return finish_turn(values, turn, reports);
}

}  // namespace

std::vector<DigitSet> pieces_of(int turn, Scope scope) {
  std::vector<DigitSet> sets;
  for (int set = kAllDigits; set >= 0; --set) {
    const auto digits = static_cast<DigitSet>(set);
    if (scope.may_have(turn, digits)) sets.push_back(digits);
  }
  std::ranges::sort(sets, std::greater(), [](DigitSet set) { return std::pair(std::popcount(set), set); });
  return sets;
}

bool solve_round(RoundValues& values, const the_number::Options& options, Scope scope, Runner& runner) {
  for (int turn = kTurns - 1; turn > scope.turn; --turn) {
    if (!solve_turn(values, options, scope, turn, runner)) return false;
  }
  return true;
}

Result<WholeRound> solve_whole_round(RoundValues& values, int first_done, const RoundKeeper& keep, Runner& runner) {
  const the_number::Options options;
  WholeRound round;
  for (int turn = kTurns - 1; turn > 0; --turn) {
    const double begin = runner.seconds();
    RoundTurn report{turn, {}, 0, 0};
    if (turn < first_done) {
      const auto solved = solve_turn(values, options, {}, turn, runner);
      if (!solved) return round;
      report.pieces = *solved;
      if (keep) {
        if (auto kept = keep(values, turn); !kept) return std::unexpected(std::move(kept.error()));
      }
    }
    report.error = values.error(turn);
    report.seconds = runner.seconds() - begin;
    round.turns.push_back(report);
  }
  round.start = equilibrium(values, options, {});
  values.set_error(0, round.start->gap / 2);
  round.turns.push_back({0, {1, 0, 0, 0}, round.start->gap / 2, 0});
  return round;
}

}  // namespace cifra::the_number::solve
