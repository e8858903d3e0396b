#include "terminal/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "bots/nmbr9.h"
#include "bots/the_number.h"
#include "terminal/nmbr9_board.h"
#include "terminal/number_sheet.h"

namespace cifra::terminal {
namespace {

template <game::SimultaneousGame G>
GameInfo info(std::string_view title, std::string_view about, int usual_bots) {
  GameInfo game{G::kName, title, about, G::kMinSeats - 1, G::kMaxSeats - 1, usual_bots, {}};
  for (const bots::Level<G>& level : bots::levels<G>()) game.levels.push_back({level.name, level.about});
  return game;
}

std::string level_names(const GameInfo& game) {
  std::string names;
  for (const LevelInfo& level : game.levels) names += fmt::format("{}{}", names.empty() ? "" : ", ", level.name);
  return names;
}

}  // namespace

std::vector<std::string> GameInfo::usual() const {
  return std::vector<std::string>(static_cast<std::size_t>(usual_bots), std::string(levels.back().name));
}

std::span<const GameInfo> games() {
  static const std::vector<GameInfo> kGames = {
      info<the_number::Game>(kTheNumber, "write high, but share no digit with anybody lower", 2),
      info<nmbr9::Game>(kNmbr9, "build upwards: a tile scores its number times its level", 1),
  };
  return kGames;
}

const GameInfo* find_game(std::string_view name) {
  const auto found = std::ranges::find(games(), name, &GameInfo::name);
  return found == games().end() ? nullptr : &*found;
}

Result<std::vector<std::string>> parse_bots(const GameInfo& game, std::string_view text) {
  std::vector<std::string> bots;
  while (!text.empty() && text != "none") {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view level = text.substr(0, comma);
    if (std::ranges::find(game.levels, level, &LevelInfo::name) == game.levels.end()) {
      return fail("bad_bots", "bots",
                  fmt::format("there is no bot '{}' for {}; there are: {}", level, game.title, level_names(game)));
    }
    bots.emplace_back(level);
    if (comma + 1 == text.size()) return fail("bad_bots", "bots", "the list of bots ends with a comma");
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  const int count = static_cast<int>(bots.size());
  if (count < game.min_bots || count > game.max_bots) {
    return fail(
        "bad_bots", "bots",
        fmt::format("{} is played against {} to {} bots, not {}", game.title, game.min_bots, game.max_bots, count));
  }
  return bots;
}

}  // namespace cifra::terminal
