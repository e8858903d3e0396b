#include "terminal/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "bots/names.h"
#include "bots/nmbr9.h"
#include "bots/the_number.h"
#include "terminal/nmbr9_board.h"
#include "terminal/number_sheet.h"

namespace cifra::terminal {
namespace {

template <game::SimultaneousGame G>
GameInfo info(std::string_view title, std::string_view about, int usual_bots) {
  GameInfo game{G::kName, title, about, G::kMinSeats - 1, G::kMaxSeats - 1, usual_bots, {}, bots::parse_names<G>};
  for (const bots::Level<G>& level : bots::levels<G>()) {
    if (level.offered) game.levels.push_back({level.name, level.about});
  }
  return game;
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
  auto bots = game.parse_names(text == "none" ? "" : text);
  if (!bots) return bots;
  const int count = static_cast<int>(bots->size());
  if (count < game.min_bots || count > game.max_bots) {
    return fail(
        "bad_bots", "bots",
        fmt::format("{} is played against {} to {} bots, not {}", game.title, game.min_bots, game.max_bots, count));
  }
  return bots;
}

}  // namespace cifra::terminal
