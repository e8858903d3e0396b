// The program `cifra` with Tiny among its games, and nothing for terminal and command line that differs by game. It
// stands in the place of src/games/program.cpp.
#include "cli/by_game.h"
#include "terminal/catalogue.h"

namespace cifra {

std::span<const terminal::TerminalGame> terminal::terminal_games() { return {}; }
std::span<const cli::ByGame> cli::commands_by_game() { return {}; }
std::span<const cli::Subcommand> cli::commands_of_games() { return {}; }
std::span<const cli::ReviewPrinter> cli::review_printers() { return {}; }

}  // namespace cifra
