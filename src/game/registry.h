// Registry: the games of this program. Every program has one definition of game_types(): src/games/all.cpp for `cifra`
// and the browser's engine, and their own one for test programs that add a game.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/json_text.h"
#include "game/game_type.h"

namespace cifra::game {

// In the order in which they are shown.
std::span<const GameType* const> game_types();

// Null if there is no such game.
const GameType* find_game_type(std::string_view name);

// The same, with an error that names the games there are.
Result<const GameType*> game_type(std::string_view name);

// The game of a day, with the usual options; null if there is none.
const GameType* daily_game();

// The games as the API and the page's engine list them: game, seats, bots, the points that bots reach on average where
// that does not depend on the others, and the usual options.
void write_game_types(JsonText& text);

// Levels with commas between, each of which the game has; the empty text is no bot at all.
Result<std::vector<std::string>> parse_bots(const GameType& type, std::string_view text);

// The bytes of an asset of any game (base/asset.h), and room for them; see AssetTable.
std::span<const unsigned char> asset_bytes(std::string_view name);
unsigned char* asset_room(std::string_view name, std::size_t size);

}  // namespace cifra::game
