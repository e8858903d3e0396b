// Sentences that all games share: who won, and how to play the same game again. Every game has sentences of its own
// beside these.
//
// Pure functions. Words are those of the page.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "game/game.h"
#include "terminal/words.h"

namespace cifra::terminal {

std::string points(const Words& words, int count);  // "1 point", "7 points"

// The first line after a game with several players: who won, alone or together. Seat 0 is the person.
std::string result(const Words& words, std::span<const std::string> names, const game::Standings& standings);

// The command for the shell that plays with the same deck and the same luck of the bots. `bots` as `--bots` takes them;
// empty: the usual ones.
std::string same_game(std::string_view game, std::string_view bots, std::string_view seed);

}  // namespace cifra::terminal
