// Files of deals: what is dealt in each game, one a line, for commands that play or solve given decks.
#pragma once

#include <string>
#include <vector>

#include "base/error.h"
#include "game/game_type.h"

namespace cifra::cli {

// Lines of a file that the game can deal. Blank ones are skipped; the error names the line.
Result<std::vector<std::string>> read_deals(const game::GameType& type, const std::string& path);

}  // namespace cifra::cli
