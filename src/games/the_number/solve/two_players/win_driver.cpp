#include "games/the_number/solve/two_players/win_driver.h"

#include <algorithm>
#include <atomic>
#include <span>
#include <string>
#include <utility>

#include "games/the_number/solve/two_players/round_driver.h"

namespace cifra::the_number::solve {
namespace {

using Pieces = std::vector<std::optional<WinPiece>>;  // by the larger set

struct WinTask {
  the_number::Options options;
  Scope scope;
  const Reach* reach = nullptr;  // none: every difference
  int round = 0;                 // for the store
  std::string label;             // of the turns, for who shows how far it is
};

struct SolvedTurn {
  WinTurn turn;
  WinLayer layer;
};

SolvedTurn put_together(int round, int turn, std::span<const DigitSet> sets, const Pieces& pieces) {
  SolvedTurn result;
  WinTurn& report = result.turn;
  report.round = round;
  report.turn = turn;
  report.complete = true;
  for (const DigitSet set : sets) {
    const std::optional<WinPiece>& piece = pieces[set];
    if (!piece) {
      report.complete = false;
      continue;
    }
    piece->add_to(result.layer);
    report.positions += piece->entries.size();
    report.solved += piece->solved;
    report.programmes += piece->programmes;
    report.error = std::max(report.error, piece->error);
    report.cpu_seconds += piece->seconds;
  }
  return result;
}

Result<Pieces> load_pieces(WinStore& store, int round, int turn) {
  auto loaded = store.load(round, turn);
  if (!loaded) return std::unexpected(std::move(loaded.error()));
  Pieces pieces(std::size_t{kAllDigits} + 1);
  for (WinPiece& piece : *loaded) pieces[piece.larger] = std::move(piece);
  return pieces;
}

Result<SolvedTurn> solve_turn(const WinTask& task, int turn, const WinLayer& next, WinStore& store, Runner& runner) {
  auto pieces = load_pieces(store, task.round, turn);
  if (!pieces) return std::unexpected(std::move(pieces.error()));
  const std::vector<DigitSet> sets = pieces_of(turn, task.scope);
  std::vector<DigitSet> missing;
  for (const DigitSet set : sets) {
    if (!(*pieces)[set]) missing.push_back(set);
  }
  const RoundValues* const points = shipped_round_values();
  std::vector<Result<void>> kept(missing.size());
  std::atomic<bool> failed = false;  // what cannot be kept is not solved
  share_out(runner, missing.size(), task.label + "turn " + std::to_string(turn + 1), [&] {
    return [&, solver = WinPieceSolver(task.options, task.scope, task.reach, points)](std::size_t i) mutable {
      if (failed || runner.stopped()) return;
      const double begin = runner.thread_seconds();
      WinPiece piece = solver.solve(turn, missing[i], next);
      piece.seconds = runner.thread_seconds() - begin;
      kept[i] = store.keep(task.round, turn, piece);
      if (!kept[i]) failed = true;
      (*pieces)[missing[i]] = std::move(piece);
    };
  });
  for (Result<void>& one : kept) {
    if (!one) return std::unexpected(std::move(one.error()));
  }
  return put_together(task.round, turn, sets, *pieces);
}

// A round from its end to the positions before `first_turn`. Turns and their errors are added to the game; no layer if
// the runner was stopped.
Result<std::optional<WinLayer>> solve_round_of_game(const WinTask& task, int first_turn, Curve end, WinStore& store,
                                                    Runner& runner, WholeGame& game, double& error) {
  WinLayer layer = WinLayer::of_end(end);
  for (int turn = kTurns - 1; turn >= first_turn; --turn) {
    auto solved = solve_turn(task, turn, layer, store, runner);
    if (!solved) return std::unexpected(std::move(solved.error()));
    error += solved->turn.error;
    game.turns.push_back(solved->turn);
    if (!solved->turn.complete) return std::nullopt;
    layer = std::move(solved->layer);
  }
  return layer;
}

}  // namespace

Result<WholeGame> solve_whole_game(WinStore& store, Runner& runner) {
  WholeGame game;
  double error = 0;
  WinTask task;
  task.round = kWinRounds - 1;
  task.label = "last round, ";
  const auto last = solve_round_of_game(task, 0, end_of_game(), store, runner, game, error);
  if (!last) return std::unexpected(last.error());
  if (!*last) return game;
  const Curve curve = (*last)->curve(kAllDigits, kAllDigits);
  game.start = RoundStart{curve.low, {curve.chances.begin(), curve.chances.end()}, error};
  if (auto kept = store.keep_start(*game.start); !kept) return std::unexpected(std::move(kept.error()));

  task.round = 0;
  task.label = "first round, ";
  const Reach reach(task.options, task.scope, 0);
  task.reach = &reach;
  const auto first = solve_round_of_game(task, 1, game.start->curve(), store, runner, game, error);
  if (!first) return std::unexpected(first.error());
  if (*first) game.game = win_equilibrium(**first, error, task.options, {}, 0);
  return game;
}

Result<WinRest> solve_rest(const the_number::Options& options, Position position, int difference, const RoundStart& end,
                           Runner& runner) {
  WinTask task;
  task.options = options;
  task.scope = {position.mine, position.theirs, position.turn};
  const Reach reach(task.options, task.scope, difference);
  task.reach = &reach;
  WinStore nowhere;
  WinRest rest{WinLayer::of_end(end.curve()), end.error};
  for (int turn = kTurns - 1; turn > position.turn; --turn) {
    auto solved = solve_turn(task, turn, rest.layer, nowhere, runner);
    if (!solved) return std::unexpected(std::move(solved.error()));
    if (!solved->turn.complete) return fail("stopped", "", "stopped before the rest of the round was solved");
    rest.error += solved->turn.error;
    rest.layer = std::move(solved->layer);
  }
  return rest;
}

std::optional<WinRest> load_rest(WinStore& store, int round, Position position, int difference,
                                 const RoundStart& start) {
  WinRest rest;
  if (round == 0) {
    const Reach::Range range = Reach({}, {}, 0).range(position.turn, position.mine, position.theirs);
    if (difference < range.low || difference > range.high) return std::nullopt;
    rest.error = start.error;
  }
  for (int turn = kTurns - 1; turn > position.turn; --turn) {
    const auto pieces = load_pieces(store, round, turn);
    if (!pieces) return std::nullopt;
    SolvedTurn read = put_together(round, turn, pieces_of(turn, {}), *pieces);
    if (!read.turn.complete) return std::nullopt;
    rest.error += read.turn.error;
    rest.layer = std::move(read.layer);
  }
  return rest;
}

}  // namespace cifra::the_number::solve
