// Sentences that all games share: points, lists of names, who won. Every game has sentences of its own beside these.
//
// Pure functions. Words are those of the rules.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "game/game.h"

namespace cifra::terminal {

std::string points(int count);                           // "1 point", "7 points"
std::string joined(std::span<const std::string> parts);  // "Ana", "Ana and Bruno", "Ana, Bruno and Marta"

// The first line after a game: who won, alone or together. One name only: a game played alone.
std::string result(std::span<const std::string> names, const game::Standings& standings);

// How to play with the same deck and the same luck of the bots: a command for the shell.
std::string same_luck(std::string_view game, std::string_view seed);

}  // namespace cifra::terminal
