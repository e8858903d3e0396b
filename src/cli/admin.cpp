// `cifra admin`: what a host needs, looked at and mended in the database itself.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

#include <fmt/format.h>

#include "base/json_text.h"
#include "cli/database.h"
#include "cli/subcommand.h"
#include "house/recompute.h"
#include "store/store.h"

namespace cifra::cli {
namespace {

using house::League;

std::int64_t differences(const std::vector<League>& leagues) {
  std::int64_t all = 0;
  for (const League& league : leagues) all += league.differences();
  return all;
}

std::string as_json(const std::vector<League>& leagues, bool written) {
  return json_object([&](JsonText& text) {
    text.key("leagues").begin_array();
    for (const League& league : leagues) {
      text.begin_object()("league", league.name)("bots", league.is_of_bots)("games", league.games);
      text("differences", league.differences()).key("raters").begin_array();
      for (const League::One& one : league.raters) {
        text.begin_object()("player", one.kept.player);
        if (!league.is_of_bots) text("name", one.kept.name);
        text("games", one.games)("rating", one.rating.mean)("deviation", one.rating.deviation);
        if (!league.is_of_bots) text("kept", static_cast<double>(one.kept.mean) / 1000);
        text.end_object();
      }
      text.end_array().end_object();
    }
    text.end_array()("written", written);
  });
}

void print(const League& league) {
  fmt::print("{}: {} games\n", league.name, league.games);
  std::int64_t few = 0;
  for (const League::One& one : league.raters) {
    if (one.games < rating::kGamesToShow) {
      ++few;
      continue;
    }
    const std::string rating = fmt::format("{} ± {}", std::lround(one.rating.mean), std::lround(one.rating.deviation));
    fmt::print("  {:<12} {:>5} games  {}\n", rating, one.games, league.is_of_bots ? one.kept.player : one.kept.name);
  }
  if (few > 0) fmt::print("  and {} with fewer than {} games\n", few, rating::kGamesToShow);
}

int run_ratings(const Subcommand& self, std::span<const std::string> arguments) {
  CLI::App app(std::string(self.summary), "cifra admin ratings");
  DatabaseOptions database;
  bool write = false;
  bool json = false;
  database.add_to(app);
  app.add_flag("--write", write, "keep what was computed, where it differs; a SQLite database only without its server");
  app.add_flag("--json", json, "print JSON");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;

  const auto address = database_address(database);
  if (!address) return wrong_usage(address.error().message);
  auto store = store::open_store(*address, store::Access::kRead);  // which never makes a new one
  if (store && write) {
    store->reset();
    store = store::open_store(*address);
  }
  if (!store) return wrong_usage(store.error().message);
  const auto leagues = house::recompute(**store);
  if (!leagues) return wrong_usage(leagues.error().message);
  if (write) {
    if (const auto kept = house::keep(**store, *leagues); !kept) return wrong_usage(kept.error().message);
  }
  const std::int64_t differ = differences(*leagues);
  if (json) {
    fmt::print("{}\n", as_json(*leagues, write));
  } else {
    for (const League& league : *leagues) print(league);
    if (leagues->empty()) fmt::print("No rated game has been played yet.\n");
    if (differ > 0) {
      fmt::print("{} kept ratings differ from these{}.\n", differ, write ? "; they were set anew" : " (set: --write)");
    }
  }
  return differ == 0 || write ? kOk : kNo;
}

constexpr std::array kAdminCommands = {
    Subcommand{"ratings", "Maintain", "compute all ratings anew from the rated games", run_ratings},
};

void print_admin_help() {
  fmt::print("What a host needs.\n\nUsage: cifra admin COMMAND [OPTIONS]\n\n");
  for (const Subcommand& command : kAdminCommands) fmt::print("  {:<10} {}\n", command.name, command.summary);
}

}  // namespace

int run_admin(const Subcommand& /*self*/, std::span<const std::string> arguments) {
  const std::string word = arguments.empty() ? "" : arguments[0];
  if (word == "--help" || word == "-h") {
    print_admin_help();
    return kOk;
  }
  const auto* const command = std::ranges::find(kAdminCommands, std::string_view(word), &Subcommand::name);
  if (command != kAdminCommands.end()) return command->run(*command, arguments.subspan(1));
  if (word.empty()) return wrong_usage("cifra admin needs a command (try: cifra admin --help)");
  return wrong_usage(fmt::format("there is no command 'admin {}' (try: cifra admin --help)", word));
}

}  // namespace cifra::cli
