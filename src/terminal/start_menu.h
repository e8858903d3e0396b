// The start screen: which game, how many bots, how strong. Its state and drawing are pure; choose_game() asks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "terminal/catalogue.h"
#include "terminal/screen.h"

namespace cifra::terminal {

// Row 0 is the game, row 1 the number of bots, then a row for each bot.
class StartMenu {
 public:
  StartMenu(std::string_view game, const Words& words);

  void move(int rows);     // up and down, round and round
  void change(int steps);  // the value of the row
  const TerminalGame& game() const { return terminal_games()[game_]; }
  std::vector<std::string> bots() const;

  Canvas draw(std::string_view name, Size size) const;

 private:
  void set_game(std::size_t game);

  std::size_t first_level() const;  // in offered_

  Words words_;
  std::size_t game_ = 0;
  std::size_t row_ = 0;
  std::vector<game::BotLevel> offered_;  // by the game
  std::vector<std::size_t> levels_;      // of each bot, in offered_
};

// Nothing: leave.
std::optional<StartMenu> choose_game(Screen& screen, std::string_view first_game, std::string_view name,
                                     const Words& words);

}  // namespace cifra::terminal
