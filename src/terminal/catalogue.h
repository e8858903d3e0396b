// Catalogue: the games that can be played in the terminal, and against whom. Command line, start screen and tables ask
// here; a new bot level appears by itself, a new game is one more entry of the list that the program brings
// (games/program.cpp).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "game/game_type.h"
#include "terminal/dialogs.h"
#include "terminal/players.h"

namespace cifra::terminal {

struct TerminalGame {
  const game::GameType* type;
  std::string_view title;  // as people call it
  std::string_view about;  // one line
  int usual_bots = 1;
  Next (*play)(Screen& screen, const Setup& setup);  // a whole game

  std::string_view name() const { return type->name(); }  // as commands call it
  int min_bots() const { return type->min_seats() - 1; }
  int max_bots() const { return type->max_seats() - 1; }
  std::vector<std::string> usual() const;  // the usual number of bots, of the strongest level
};

// Defined by the program.
std::span<const TerminalGame> terminal_games();

// The error names the games there are.
Result<const TerminalGame*> find_game(std::string_view name);

// The levels named in "easy,random", as many as the game takes; "" and "none" are no bots. An error says what can be
// written instead.
Result<std::vector<std::string>> parse_bots(const TerminalGame& game, std::string_view text);

}  // namespace cifra::terminal
