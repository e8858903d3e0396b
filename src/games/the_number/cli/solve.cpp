// `cifra solve the-number`: the equilibrium of a round between two players, for points, with its certificate; and the
// whole game for winning (solve_number_win.cpp).
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <thread>

#include "base/json.h"
#include "cli/files.h"
#include "cli/numbers.h"
#include "cli/workers.h"
#include "games/the_number/cli/commands.h"
#include "games/the_number/cli/round_tables.h"
#include "games/the_number/cli/win_tables.h"
#include "games/the_number/solve/two_players/equilibrium.h"
#include "games/the_number/solve/two_players/round_solver.h"

namespace cifra::cli {
namespace {

using namespace the_number::solve;

struct TurnReport {
  int turn = 0;  // from 0
  PieceReport pieces;
  double error = 0;  // of all turns from this one on
  double seconds = 0;
};

PieceReport solve_turn(RoundValues& values, const the_number::Options& options, Scope scope, int turn,
                       unsigned threads) {
  const std::vector<DigitSet> pieces = pieces_of(turn, scope);
  std::vector<PieceReport> reports(pieces.size());
  share_out(threads, pieces.size(), fmt::format("turn {}", turn + 1), [&] {
    return [&, solver = PieceSolver(options, scope)](std::size_t i) mutable {
      reports[i] = solver.solve(turn, pieces[i], values);
    };
  });
  return finish_turn(values, turn, reports);
}

void print_report(std::span<const TurnReport> turns, const Equilibrium& start, double seconds, bool as_json,
                  const std::string& table, std::size_t bytes) {
  if (as_json) {
    json::array list;
    for (const TurnReport& turn : turns) {
      list.push_back({{"turn", turn.turn + 1},
                      {"positions", turn.pieces.positions},
                      {"programmes", turn.pieces.programmes},
                      {"error", turn.error},
                      {"gap", 2 * turn.error},
                      {"seconds", turn.seconds}});
    }
    json::object strategy;
    for (const Share& share : start.mine) strategy[fmt::format("{:03}", share.move)] = share.part;
    fmt::print("{}\n", json::serialize(json::object{{"objective", "points"},
                                                    {"value", start.value},
                                                    {"gap", start.gap},
                                                    {"turns", std::move(list)},
                                                    {"strategy", std::move(strategy)},
                                                    {"table", table},
                                                    {"bytes", bytes},
                                                    {"seconds", seconds}}));
    return;
  }
  fmt::print("{:>4} {:>10} {:>12} {:>14} {:>9}\n", "turn", "positions", "programmes", "certified gap", "seconds");
  for (const TurnReport& turn : turns) {
    fmt::print("{:>4} {:>10} {:>12} {:>14.6f} {:>9.1f}\n", turn.turn + 1, turn.pieces.positions, turn.pieces.programmes,
               2 * turn.error, turn.seconds);
  }
  fmt::print("the round: value {:.6f}, certified gap {:.6f} points; {:.1f} s\n{}: {} bytes\n", start.value, start.gap,
             seconds, table, bytes);
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

Result<std::vector<unsigned char>> read_bytes(const std::string& path) {
  constexpr std::size_t kMost = std::size_t{1} << 27;  // the largest is 50 MB
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return {};
  auto text = read_file(path, kMost);
  if (!text) return std::unexpected(std::move(text.error()));
  return std::vector<unsigned char>(text->begin(), text->end());
}

void solve_round(RoundValues& values, const the_number::Options& options, Scope scope, unsigned threads) {
  for (int turn = kTurns - 1; turn > scope.turn; --turn) solve_turn(values, options, scope, turn, threads);
}

namespace {

int solve_points(const std::string& resume, std::string table, unsigned threads, bool as_json) {
  const double begin = seconds_now();
  const the_number::Options options;
  RoundValues values;
  int first_done = kTurns;
  const std::string partial = resume.empty() ? "" : resume + "/number-round.bin";
  if (!resume.empty()) {
    const auto bytes = read_bytes(partial);
    if (!bytes) return wrong_usage(bytes.error().message);
    if (auto unpacked = RoundValues::unpack(*bytes)) {
      values = std::move(unpacked->values);
      first_done = unpacked->first_turn;
    }
  }
  if (table.empty()) table = resume.empty() ? "number-round.bin" : partial;
  std::vector<TurnReport> turns;
  for (int turn = kTurns - 1; turn > 0; --turn) {
    const double turn_begin = seconds_now();
    TurnReport report{turn, {}, 0, 0};
    if (turn < first_done) {
      report.pieces = solve_turn(values, options, {}, turn, threads);
      if (!partial.empty()) {
        if (const auto written = write_file(partial, values.pack(turn)); !written) return cannot_write(written.error());
      }
    }
    report.error = values.error(turn);
    report.seconds = seconds_now() - turn_begin;
    turns.push_back(report);
  }
  const Equilibrium start = equilibrium(values, options, {});
  values.set_error(0, start.gap / 2);
  turns.push_back({0, {1, 0, 0, 0}, start.gap / 2, 0});
  const std::vector<unsigned char> packed = values.pack(1);
  const auto written = write_file(table, packed);
  print_report(turns, start, seconds_now() - begin, as_json, table, packed.size());
  if (!written) return cannot_write(written.error());
  return start.gap <= 0.001 ? kOk : kNo;
}

}  // namespace

int solve_the_number(std::span<const std::string> arguments) {
  CLI::App app("the equilibrium of The Number for two players, certified against every legal number",
               "cifra solve the-number");
  std::string objective = "points";
  std::string resume;
  std::string table;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  double minutes = 0;
  bool as_json = false;
  app.add_option("--objective", objective, "points: one round; win: the whole game")
      ->check(CLI::IsMember({"points", "win"}))
      ->capture_default_str();
  app.add_option("--resume", resume, "a folder for what is done so far; the same command goes on from there");
  app.add_option("--table", table,
                 "where to write the table (default: number-round.bin or number-win.bin, here or in the folder)");
  app.add_option("--minutes", minutes, "with --objective win: stop after so long, to go on another time")
      ->transform(decimal(0.001, 1e6));
  app.add_option("--threads", threads, "how many threads; the result does not depend on it")
      ->transform(whole(1, kMostThreads))
      ->capture_default_str();
  app.add_flag("--json", as_json, "print JSON");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;
  if (!resume.empty()) {
    std::error_code problem;
    std::filesystem::create_directories(resume, problem);
    if (problem) return wrong_usage(fmt::format("cannot make {}: {}", resume, problem.message()));
  }
  if (objective == "win") {
    if (table.empty()) table = resume.empty() ? "number-win.bin" : resume + "/number-win.bin";
    return solve_win(resume, table, threads, minutes, as_json);
  }
  return solve_points(resume, table, threads, as_json);
}

}  // namespace cifra::cli
