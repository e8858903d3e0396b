#include <CLI/CLI.hpp>
#include <array>
#include <chrono>
#include <cstdio>
#include <random>

#include "base/json.h"
#include "cli/command.h"

namespace cifra::cli {
namespace {

constexpr std::array kCommands = {
#ifdef CIFRA_HOUSE
    Command{"serve", "Play", "run the house: tables, bots and the web page, for a network", run_serve},
#endif
    Command{"play", "Play", "play The Number or NMBR 9 in this terminal, against bots", run_play},
    Command{"referee", "Check", "check and score game records", run_referee},
    Command{"deck", "Check", "the NMBR 9 deck of a seed", run_deck},
    Command{"arena", "Study", "let bots play each other", run_arena},
    Command{"solve", "Study", "search for the best there is", run_solve},
    Command{"advise", "Study", "what to play in a position", run_advise},
    Command{"bench", "Study", "measure the engine on this machine", run_bench},
#ifdef CIFRA_HOUSE
    Command{"backup", "Keep", "copy the database of a running house into a file", run_backup},
#endif
};

}  // namespace

std::span<const Command> commands() { return kCommands; }

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
