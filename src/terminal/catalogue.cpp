#include "terminal/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "game/registry.h"
#include "terminal/texts.h"

namespace cifra::terminal {

std::string_view TerminalGame::first_level() const {
  return type->has_bot("easy") ? "easy" : type->offered_bots().back().name;
}

std::vector<std::string> TerminalGame::usual() const {
  return std::vector<std::string>(static_cast<std::size_t>(usual_bots), std::string(first_level()));
}

std::string TerminalGame::level_name(const Words& words, std::string_view level) const {
  static constexpr std::array<std::pair<std::string_view, Text>, 5> kStrengths = {
      {{"random", "shell.level.random"_text},
       {"easy", "shell.level.easy"_text},
       {"medium", "shell.level.medium"_text},
       {"hard", "shell.level.hard"_text},
       {"expert", "shell.level.expert"_text}}};
  for (const auto& [name, text] : kStrengths) {
    if (name == level) return words(text);
  }
  const auto own = std::ranges::find(levels, level, &LevelWords::level);
  return own != levels.end() && own->name ? words(*own->name) : std::string(level);
}

std::string TerminalGame::level_meaning(const Words& words, const game::BotLevel& level) const {
  std::string meaning = level.mean_score ? words("shell.level.points"_text, {{"n", *level.mean_score}}) : "";
  const auto own = std::ranges::find(levels, level.name, &LevelWords::level);
  if (own == levels.end() || !own->meaning) return meaning;
  return meaning + (meaning.empty() ? "" : ", ") + words(*own->meaning);
}

std::vector<std::string> seat_names(const Setup& setup) {
  const auto game = find_game(setup.game);
  return seat_names(setup, [&](std::string_view level) {
    return game ? (*game)->level_name(setup.words, level) : std::string(level);
  });
}

Result<const TerminalGame*> find_game(std::string_view name) {
  const auto found = std::ranges::find(terminal_games(), name, &TerminalGame::name);
  if (found != terminal_games().end()) return &*found;
  std::string names;
  for (const TerminalGame& game : terminal_games()) names.append(names.empty() ? "" : " or ").append(game.name());
  return fail("bad_game", "game", fmt::format("there is no game '{}'; choose {}", name, names));
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
