// Catalogue: the games that can be played in the terminal, and against whom. Command line, start screen and tables ask
// here; a new bot level appears by itself, a new game is one more entry of the list that the program brings
// (games/program.cpp).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "game/game_type.h"
#include "terminal/dialogs.h"
#include "terminal/players.h"

namespace cifra::terminal {

// A level of a game's bots that is called, or described, by a word of the game.
struct LevelWords {
  std::string_view level;
  std::optional<Text> name;     // of a character; strengths have the same names in every game
  std::optional<Text> meaning;  // how it plays; none where its points say enough
};

struct TerminalGame {
  const game::GameType* type;
  std::string_view title;  // as people call it
  Text about;              // one or two sentences
  std::vector<LevelWords> levels;
  int usual_bots = 1;
  Next (*play)(Screen& screen, const Setup& setup);  // a whole game

  std::string_view name() const { return type->name(); }  // as commands call it
  int min_bots() const { return type->min_seats() - 1; }
  int max_bots() const { return type->max_seats() - 1; }

  // Bots of a first game, as the page proposes them: easy ones.
  std::string_view first_level() const;
  std::vector<std::string> usual() const;

  // A level in the words of the screen, and what may be expected of it: "about 54 points", how it plays, or both.
  std::string level_name(const Words& words, std::string_view level) const;
  std::string level_meaning(const Words& words, const game::BotLevel& level) const;
};

// The names of the seats of a game that is in the list.
std::vector<std::string> seat_names(const Setup& setup);

// Defined by the program.
std::span<const TerminalGame> terminal_games();

// The error names the games there are.
Result<const TerminalGame*> find_game(std::string_view name);

// The levels named in "easy,random", as many as the game takes; "" and "none" are no bots. An error says what can be
// written instead.
Result<std::vector<std::string>> parse_bots(const TerminalGame& game, std::string_view text);

}  // namespace cifra::terminal
