#include <CLI/CLI.hpp>
#include <array>
#include <chrono>
#include <cstdio>
#include <random>

#include "base/json.h"
#include "cli/by_game.h"
#include "cli/subcommand.h"
#include "game/registry.h"

namespace cifra::cli {
namespace {

constexpr std::array kCommands = {
#ifdef CIFRA_HOUSE
    Subcommand{"serve", "Play", "run the server: web page, tables and bots", run_serve},
#endif
    Subcommand{"play", "Play", "play in this terminal, against bots", run_play},
    Subcommand{"referee", "Check", "check and score game records", run_referee},
    Subcommand{"arena", "Study", "let bots play each other", run_arena},
    Subcommand{"solve", "Study", "find the best layout or strategy", run_by_game},
    Subcommand{"advise", "Study", "what to play in a position", run_by_game},
    Subcommand{"review", "Study", "what each decision of a game cost, and what was luck", run_review},
    Subcommand{"bench", "Study", "measure the engine on this machine", run_bench},
#ifdef CIFRA_HOUSE
    Subcommand{"backup", "Maintain", "back up the database of a running server", run_backup},
    Subcommand{"admin", "Maintain", "what a host needs: all ratings computed anew", run_admin},
#endif
};

void add_of_games(std::vector<Subcommand>& all) {
  const std::string_view group = all.back().group;
  for (const Subcommand& one : commands_of_games()) {
    if (one.group == group) all.push_back(one);
  }
}

}  // namespace

std::span<const Subcommand> commands() {
  static const std::vector<Subcommand> kAll = [] {
    std::vector<Subcommand> all;
    for (const Subcommand& one : kCommands) {
      // What a game adds to a group stands at the group's end.
      if (!all.empty() && all.back().group != one.group) add_of_games(all);
      all.push_back(one);
    }
    add_of_games(all);
    return all;
  }();
  return kAll;
}

Parsed parse(CLI::App& app, std::span<const std::string> arguments) {
  std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());  // as CLI11 wants them
  try {
    app.parse(reversed);
    return {true, kOk};
  } catch (const CLI::CallForHelp&) {
    std::fputs(app.help().c_str(), stdout);
    return {false, kOk};
  } catch (const CLI::ParseError& error) {
    return {false, wrong_usage(std::string(error.what()) + " (try: " + app.get_name() + " --help)")};
  }
}

int wrong_usage(std::string_view message) {
  std::fprintf(stderr, "cifra: %.*s\n", static_cast<int>(message.size()), message.data());
  return kWrongUsage;
}

std::string game_names() {
  const auto types = game::game_types();
  std::string names;
  for (std::size_t i = 0; i < types.size(); ++i) {
    if (i > 0) names += i + 1 == types.size() ? " or " : ", ";
    names += types[i]->name();
  }
  return names;
}

double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::string fresh_seed() {
  std::random_device device;
  std::array<char, 17> text{};
  std::snprintf(text.data(), text.size(), "%08x%08x", device(), device());
  return text.data();
}

}  // namespace cifra::cli
