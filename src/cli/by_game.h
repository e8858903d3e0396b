// Commands that differ by game: `cifra solve nmbr9 …`, `cifra advise the-number …`. The game is the first argument, and
// every game has a file and a function of its own.
#pragma once

#include "cli/command.h"

namespace cifra::cli {

struct ByGame {
  std::string_view game;
  std::string_view summary;
  int (*run)(std::span<const std::string> arguments);  // without the game
};

// Runs the one the first argument names; help and wrong usage are handled here.
int run_by_game(const Command& self, std::span<const ByGame> games, std::span<const std::string> arguments);

int solve_nmbr9(std::span<const std::string> arguments);
int solve_number(std::span<const std::string> arguments);
int advise_nmbr9(std::span<const std::string> arguments);
int advise_number(std::span<const std::string> arguments);

}  // namespace cifra::cli
