// The games of the program `cifra`: in the terminal and on the command line. all.cpp is the engine's list.
#include <array>

#include "cli/by_game.h"
#include "games/nmbr9/cli/commands.h"
#include "games/nmbr9/terminal/table.h"
#include "games/the_number/cli/commands.h"
#include "games/the_number/terminal/table.h"
#include "terminal/catalogue.h"

namespace cifra {

std::span<const terminal::TerminalGame> terminal::terminal_games() {
  static const std::array kGames = {the_number_in_terminal(), nmbr9_in_terminal()};
  return kGames;
}

std::span<const cli::ByGame> cli::commands_by_game() {
  static constexpr std::array kCommands = {
      ByGame{"solve", "nmbr9", "the best layout for a known shuffle, or for a free order", solve_nmbr9},
      ByGame{"solve", "the-number", "the equilibrium for two players, computed and certified", solve_the_number},
      ByGame{"advise", "nmbr9", "the best placements, with the score to expect", advise_nmbr9},
      ByGame{"advise", "the-number", "the strategy to play, and what every number is worth", advise_the_number},
  };
  return kCommands;
}

std::span<const cli::ReviewPrinter> cli::review_printers() {
  static constexpr std::array kPrinters = {
      ReviewPrinter{"nmbr9", review_text_nmbr9, review_html_nmbr9},
      ReviewPrinter{"the-number", review_text_the_number, review_html_the_number},
  };
  return kPrinters;
}

std::span<const cli::Subcommand> cli::commands_of_games() {
  static constexpr std::array kCommands = {Subcommand{"deck", "Check", "the NMBR 9 deck of a seed", run_deck}};
  return kCommands;
}

}  // namespace cifra
