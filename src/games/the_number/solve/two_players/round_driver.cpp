#include "games/the_number/solve/two_players/round_driver.h"

#include <bit>
#include <functional>
#include <string>
#include <utility>

#include "base/sort.h"

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

// How long a piece takes, roughly: the positions it has, by the digits of the larger set.
std::uint64_t work_of(std::size_t sets, std::size_t index, DigitSet larger) {
  const auto digits = static_cast<std::uint64_t>(std::popcount(larger));
  return (sets - index) * digits * digits;
}

}  // namespace

std::vector<DigitSet> pieces_of(int turn, Scope scope) {
  std::vector<DigitSet> sets;
  for (int set = kAllDigits; set >= 0; --set) {
    const auto digits = static_cast<DigitSet>(set);
    if (scope.may_have(turn, digits)) sets.push_back(digits);
  }
  put_in_order(sets, std::greater(), [](DigitSet set) { return std::pair(std::popcount(set), set); });
  return sets;
}

bool solve_round(RoundValues& values, const the_number::Options& options, Scope scope, Runner& runner) {
  for (int turn = kTurns - 1; turn > scope.turn; --turn) {
    if (!solve_turn(values, options, scope, turn, runner)) return false;
  }
  return true;
}

RoundSteps::RoundSteps(const the_number::Options& options, Scope scope, RoundValues values, int first_done)
    : scope_(scope), values_(std::move(values)), solver_(options, scope) {
  for (int turn = scope.turn + 1; turn < first_done; ++turn) {
    const std::vector<DigitSet> pieces = pieces_of(turn, scope);
    for (std::size_t i = 0; i < pieces.size(); ++i) all_work_ += work_of(pieces.size(), i, pieces[i]);
  }
  begin_turn(first_done - 1);
}

void RoundSteps::begin_turn(int turn) {
  turn_ = turn;
  if (turn <= scope_.turn) return;
  pieces_ = pieces_of(turn, scope_);
  reports_.clear();
  solver_.begin(turn, pieces_[0]);
}

bool RoundSteps::step() {
  constexpr std::uint64_t kPositions = 16;
  if (turn_ <= scope_.turn) return false;
  if (!solver_.go_on(values_, kPositions)) return true;
  const std::size_t solved = reports_.size();
  work_ += work_of(pieces_.size(), solved, pieces_[solved]);
  reports_.push_back(solver_.report());
  if (reports_.size() < pieces_.size()) {
    solver_.begin(turn_, pieces_[reports_.size()]);
    return true;
  }
  finish_turn(values_, turn_, reports_);
  begin_turn(turn_ - 1);
  return turn_ > scope_.turn;
}

double RoundSteps::progress() const {
  return all_work_ == 0 ? 1 : static_cast<double>(work_) / static_cast<double>(all_work_);
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
