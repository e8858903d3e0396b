// `cifra solve the-number`: the equilibrium of a round between two players, for points, with its certificate; and the
// whole game for winning (solve_win.cpp).
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <thread>

#include "base/json.h"
#include "cli/files.h"
#include "cli/numbers.h"
#include "cli/thread_runner.h"
#include "games/the_number/cli/commands.h"
#include "games/the_number/cli/solve_win.h"
#include "games/the_number/solve/two_players/round_driver.h"

namespace cifra::cli {
namespace {

using namespace the_number::solve;

void print_report(std::span<const RoundTurn> turns, const Equilibrium& start, double seconds, bool as_json,
                  const std::string& table, std::size_t bytes) {
  if (as_json) {
    json::array list;
    for (const RoundTurn& turn : turns) {
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
  for (const RoundTurn& turn : turns) {
    fmt::print("{:>4} {:>10} {:>12} {:>14.6f} {:>9.1f}\n", turn.turn + 1, turn.pieces.positions, turn.pieces.programmes,
               2 * turn.error, turn.seconds);
  }
  fmt::print("the round: value {:.6f}, certified gap {:.6f} points; {:.1f} s\n{}: {} bytes\n", start.value, start.gap,
             seconds, table, bytes);
}

int solve_points(const std::string& resume, std::string table, unsigned threads, bool as_json) {
  ThreadRunner runner(threads);
  RoundValues values;
  int first_done = kTurns;
  const std::string partial = resume.empty() ? "" : resume + "/number-round.bin";
  RoundKeeper keep;
  if (!resume.empty()) {
    const auto bytes = read_bytes(partial);
    if (!bytes) return wrong_usage(bytes.error().message);
    if (auto unpacked = RoundValues::unpack(*bytes)) {
      values = std::move(unpacked->values);
      first_done = unpacked->first_turn;
    }
    keep = [&partial](const RoundValues& so_far, int turn) { return write_file(partial, so_far.pack(turn)); };
  }
  if (table.empty()) table = resume.empty() ? "number-round.bin" : partial;
  const auto round = solve_whole_round(values, first_done, keep, runner);
  if (!round) return cannot_write(round.error());
  const std::vector<unsigned char> packed = values.pack(1);
  const auto written = write_file(table, packed);
  print_report(round->turns, *round->start, runner.seconds(), as_json, table, packed.size());
  if (!written) return cannot_write(written.error());
  return round->start->gap <= 0.001 ? kOk : kNo;
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
  auto* const minutes_option =
      app.add_option("--minutes", minutes, "with --objective win: stop after so long, to go on another time")
          ->transform(decimal(0.001, 1e6));
  app.add_option("--threads", threads, "how many threads; the result does not depend on it")
      ->transform(whole(1, kMostThreads))
      ->capture_default_str();
  app.add_flag("--json", as_json, "print JSON");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;
  if (minutes_option->count() > 0 && objective != "win") return wrong_usage("--minutes is for --objective win");
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
