#include "cli/by_game.h"

#include <fmt/format.h>

#include <cstdio>
#include <vector>

namespace cifra::cli {

int run_by_game(const Subcommand& self, std::span<const std::string> arguments) {
  std::vector<ByGame> games;
  for (const ByGame& one : commands_by_game()) {
    if (one.command == self.name) games.push_back(one);
  }
  const std::string_view wanted = arguments.empty() ? std::string_view() : arguments[0];
  if (wanted == "--help" || wanted == "-h") {
    fmt::print("{}\n\nUsage: cifra {} GAME …\n\nGames:\n", self.summary, self.name);
    for (const ByGame& one : games) fmt::print("  {:<12} {}\n", one.game, one.summary);
    fmt::print("\nFor more: cifra {} GAME --help\n", self.name);
    return kOk;
  }
  for (const ByGame& one : games) {
    if (one.game == wanted) return one.run(arguments.subspan(1));
  }
  std::string known;
  for (const ByGame& one : games) known.append(known.empty() ? "" : " or ").append(one.game);
  return wrong_usage(arguments.empty() ? fmt::format("{} needs a game: {}", self.name, known)
                                       : fmt::format("there is no game '{}'; choose {}", wanted, known));
}

}  // namespace cifra::cli
