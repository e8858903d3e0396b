#include "game/game_type.h"

#include <algorithm>

namespace cifra::game {

std::vector<BotLevel> GameType::offered_bots() const {
  std::vector<BotLevel> levels = bots();
  std::erase_if(levels, [](const BotLevel& level) { return !level.offered; });
  return levels;
}

bool GameType::has_bot(std::string_view level) const {
  const std::vector<BotLevel> levels = bots();
  return std::ranges::find(levels, level, &BotLevel::name) != levels.end();
}

}  // namespace cifra::game
