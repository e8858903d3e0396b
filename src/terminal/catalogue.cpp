#include "terminal/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "game/registry.h"

namespace cifra::terminal {

std::vector<std::string> TerminalGame::usual() const {
  const std::string strongest(type->offered_bots().back().name);
  return std::vector<std::string>(static_cast<std::size_t>(usual_bots), strongest);
}

Result<const TerminalGame*> find_game(std::string_view name) {
  const auto found = std::ranges::find(terminal_games(), name, &TerminalGame::name);
  if (found != terminal_games().end()) return &*found;
  std::string names;
  for (const TerminalGame& game : terminal_games()) names.append(names.empty() ? "" : ", ").append(game.name());
  return fail("bad_game", "game", fmt::format("there is no game '{}'; there are: {}", name, names));
}

Result<std::vector<std::string>> parse_bots(const TerminalGame& game, std::string_view text) {
  auto bots = game::parse_bots(*game.type, text == "none" ? "" : text);
  if (!bots) return bots;
  const int count = static_cast<int>(bots->size());
  if (count < game.min_bots() || count > game.max_bots()) {
    return fail(
        "bad_bots", "bots",
        fmt::format("{} is played against {} to {} bots, not {}", game.title, game.min_bots(), game.max_bots(), count));
  }
  return bots;
}

}  // namespace cifra::terminal
