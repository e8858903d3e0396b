// `cifra arena`: bots play each other, seats rotated every game.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <optional>
#include <thread>

#include "base/json.h"
#include "cli/deals.h"
#include "cli/files.h"
#include "cli/numbers.h"
#include "cli/subcommand.h"
#include "cli/thread_runner.h"
#include "game/arena.h"
#include "game/registry.h"
#include "record/write.h"

namespace cifra::cli {
namespace {

void print_totals(const game::ArenaPlan& plan, const std::vector<game::ArenaTotal>& totals, double seconds,
                  bool as_json) {
  const auto games = static_cast<double>(plan.games);
  json::array seats;
  if (!as_json)
    fmt::print("{:<12} {:>8} {:>8} {:>10} {:>6} {:>12}\n", "bot", "mean", "stderr", "win share", "best", "ms per move");
  for (std::size_t bot = 0; bot < totals.size(); ++bot) {
    const game::ArenaTotal& total = totals[bot];
    const double mean = total.mean(plan.games);
    const double standard_error = total.standard_error(plan.games);
    const double ms_per_move = total.moves == 0 ? 0 : 1000 * total.seconds / static_cast<double>(total.moves);
    if (as_json) {
      seats.push_back({{"bot", plan.bots[bot]},
                       {"mean", mean},
                       {"stderr", standard_error},
                       {"win_share", total.share / games},
                       {"best", total.best},
                       {"ms_per_move", ms_per_move}});
    } else {
      fmt::print("{:<12} {:>8.2f} {:>8.2f} {:>10.3f} {:>6} {:>12.3f}\n", plan.bots[bot], mean, standard_error,
                 total.share / games, total.best, ms_per_move);
    }
  }
  if (as_json) {
    fmt::print(
        "{}\n",
        json::serialize(json::object{
            {"game", plan.type->name()}, {"games", plan.games}, {"seconds", seconds}, {"seats", std::move(seats)}}));
  } else {
    fmt::print("{} games in {:.1f} s, seed {}\n", plan.games, seconds, plan.seed);
  }
}

Result<std::vector<std::string>> parse_seats(const game::GameType& type, std::string_view text) {
  auto bots = game::parse_bots(type, text);
  if (!bots) return bots;
  const auto count = static_cast<int>(std::min<std::size_t>(bots->size(), 100));
  if (count >= type.min_seats() && count <= type.max_seats()) return bots;
  return fail("bad_seats", "seats",
              fmt::format("{} is for {} to {} seats", type.name(), type.min_seats(), type.max_seats()));
}

}  // namespace

int run_arena(const Subcommand& self, std::span<const std::string> arguments) {
  CLI::App app(std::string(self.summary), "cifra arena");
  game::ArenaPlan plan;
  plan.seed = fresh_seed();
  plan.games = 100;
  plan.now = seconds_now;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  std::string game;
  std::string seats;
  std::string decks_path;
  std::string records_path;
  bool as_json = false;
  app.add_option("GAME", game, game_names())->required();
  app.add_option("--seats", seats, "bots by name, separated by commas")->required();
  const auto* const games_option =
      app.add_option("--games", plan.games, "how many games (default with --decks: all of them)")
          ->transform(whole(1, std::uint64_t{1} << 40))
          ->capture_default_str();
  app.add_option("--decks", decks_path, "decks to use in order, one per line: numbers separated by commas");
  app.add_option("--records", records_path, "write every game as a record to this file");
  app.add_option("--threads", threads, "how many threads")->transform(whole(1, kMostThreads))->capture_default_str();
  app.add_option("--seed", plan.seed, "any text; the same seed gives the same games again");
  app.add_flag("--json", as_json, "print JSON");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;

  const auto type = game::game_type(game);
  if (!type) return wrong_usage(type.error().message);
  plan.type = *type;
  auto bots = parse_seats(**type, seats);
  if (!bots) return wrong_usage(bots.error().message);
  plan.bots = std::move(*bots);
  if (!decks_path.empty()) {
    auto decks = read_deals(**type, decks_path);
    if (!decks) return wrong_usage(decks.error().message);
    if (decks->empty()) return wrong_usage(fmt::format("{} has no decks", decks_path));
    if (games_option->count() == 0) plan.games = decks->size();
    if (decks->size() < plan.games) {
      return wrong_usage(fmt::format("{} has {} decks, too few for {} games", decks_path, decks->size(), plan.games));
    }
    plan.deals = std::move(*decks);
  }
  std::optional<OutputFile> records;
  game::ArenaListener listener;
  if (!records_path.empty()) {
    auto opened = OutputFile::open(records_path);
    if (!opened) return cannot_write(opened.error());
    records.emplace(std::move(*opened));
    listener = [&records, written = std::size_t{0}](const std::vector<std::string>& names,
                                                    const game::BotResult& result) mutable {
      constexpr std::size_t kFlushEvery = 256;
      records->write(record::write_record({names, result.record, std::nullopt, {}, {}, {}}) + "\n");
      return ++written % kFlushEvery != 0 || records->flush().has_value();
    };
  }
  ThreadRunner runner(threads);
  const auto totals = game::hold_arena(plan, runner, listener);
  if (records) {
    if (const auto written = records->finish(); !written) return cannot_write(written.error());
  }
  if (!totals) return wrong_usage(totals.error().message);
  print_totals(plan, *totals, runner.seconds(), as_json);
  return kOk;
}

}  // namespace cifra::cli
