// `cifra advise the-number`: the mixed strategy to play in a position, and what every number is worth.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <thread>

#include "base/json.h"
#include "cli/files.h"
#include "cli/numbers.h"
#include "cli/thread_runner.h"
#include "games/the_number/cli/commands.h"
#include "games/the_number/cli/win_folder.h"
#include "games/the_number/solve/long_advice.h"

namespace cifra::cli {
namespace {

using namespace the_number::solve;

// From the folder of `cifra solve the-number --objective win`.
Result<Advice> advise_from_tables(const Asked& asked, const std::string& tables) {
  WinFolder folder(tables);
  if (const auto start = folder.load_start()) {
    if (auto known = advise_from_store(asked, folder, *start)) return std::move(*known);
  }
  return fail(
      "no_tables", tables,
      tables + " does not have this position: cifra solve the-number --objective win --resume " + tables + " makes it");
}

void print_advice(const Advice& answer, Objective objective) {
  const auto name = [](Move move) { return fmt::format("{:03}", move); };
  const bool points = objective == Objective::kPoints;
  if (answer.certified) {
    fmt::print("{}: {:.4f}, certified to {:.6f}\n", points ? "points more than the other" : "chance of winning",
               answer.value, answer.gap);
  } else {
    fmt::print("{}: about {:.{}f}\n", points ? "points in the rest of the round" : "chance of winning", answer.value,
               points ? 1 : 2);
  }
  if (answer.strategy.empty()) {
    fmt::print("no digit left: nothing to write\n");
    return;
  }
  std::vector<Share> shares = answer.strategy;
  std::ranges::sort(shares, std::greater(), [](const Share& share) { return std::pair(share.part, -share.move); });
  fmt::print("play\n");
  for (const Share& share : shares) fmt::print("  {}  {:6.2f} %\n", name(share.move), 100 * share.part);
  std::vector<Reply> best = answer.values;
  std::ranges::sort(best, std::greater(), [](const Reply& one) { return std::pair(one.value, -one.move); });
  std::erase_if(best,
                [&](const Reply& one) { return std::ranges::find(shares, one.move, &Share::move) != shares.end(); });
  if (!best.empty()) fmt::print("next best\n");
  for (const Reply& one : std::span(best).first(std::min<std::size_t>(best.size(), 5)))
    fmt::print("  {}  {:.4f}\n", name(one.move), one.value);
}

}  // namespace

int advise_the_number(std::span<const std::string> arguments) {
  CLI::App app("the mixed strategy to play in a position of The Number, and what every number is worth",
               "cifra advise the-number");
  std::string path;
  std::string aim = "points";
  std::string tables;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool as_json = false;
  app.add_option("POSITION", path, "a file with the position as JSON; - is standard input")->required();
  app.add_option("--objective", aim, "points: over this round; win: over the game")
      ->check(CLI::IsMember({"points", "win"}))
      ->capture_default_str();
  app.add_option("--tables", tables, "the folder of cifra solve the-number --objective win: its answers are certified");
  app.add_option("--threads", threads, "how many threads, for positions the table does not have")
      ->transform(whole(1, kMostThreads))
      ->capture_default_str();
  app.add_flag("--json", as_json, "print JSON");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;

  const auto text = read_file(path, kMaxJsonBytes);
  if (!text) return wrong_usage(text.error().message);
  const auto value = parse_json(*text, "bad_position");
  if (!value) return wrong_usage(value.error().message);
  const auto asked = read_asked(*value);
  if (!asked) return wrong_usage(asked.error().message);
  constexpr double kWork = 10;  // that of the strongest bot
  const Objective objective = aim == "win" ? Objective::kWin : Objective::kPoints;
  Result<Advice> advice = advise(*asked, objective, kWork);
  const bool in_tables = objective == Objective::kWin && asked->available.size() == 2 &&
                         asked->options.bonuses == the_number::Options().bonuses;
  if (advice && !advice->certified && in_tables && !tables.empty()) advice = advise_from_tables(*asked, tables);
  if (!advice && advice.error().code == kTakesLong) {  // the rest of the round is solved now, minutes early in it
    ThreadRunner runner(threads);
    advice = advise_slowly(*asked, objective, runner);
  }
  if (!advice) return wrong_usage(advice.error().message);
  if (as_json) {
    fmt::print("{}\n", to_json(*advice, objective));
  } else {
    print_advice(*advice, objective);
  }
  return kOk;
}

}  // namespace cifra::cli
