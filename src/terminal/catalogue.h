// The games that can be played in the terminal, and against whom. Command line, start screen and tables ask here; a new
// bot level appears by itself, a new game is one entry.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace cifra::terminal {

struct LevelInfo {
  std::string_view name;
  std::string_view about;
};

struct GameInfo {
  std::string_view name;   // as commands name it
  std::string_view title;  // as people do
  std::string_view about;  // one line
  int min_bots = 0;
  int max_bots = 0;
  int usual_bots = 0;
  std::vector<LevelInfo> levels;                                                     // weakest first
  Result<std::vector<std::string>> (*parse_names)(std::string_view text) = nullptr;  // of bots that exist

  std::vector<std::string> usual() const;  // the usual number of bots, of the strongest level
};

std::span<const GameInfo> games();
const GameInfo* find_game(std::string_view name);

// The levels named in "easy,random", as many as the game takes; "" and "none" are no bots. An error says what can be
// written instead.
Result<std::vector<std::string>> parse_bots(const GameInfo& game, std::string_view text);

}  // namespace cifra::terminal
