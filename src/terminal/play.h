// The way into the terminal games, for the command line: check what was asked for, then play until the person leaves.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/error.h"

namespace cifra::terminal {

struct Request {
  std::string game;                 // empty: ask on the start screen
  std::optional<std::string> bots;  // levels, with commas between
  std::optional<std::string> name;
  std::string seed;
};

struct Settings {
  std::string game;               // empty: ask
  std::vector<std::string> bots;  // levels that exist
  std::string name;
  std::string seed;
};

// A request with nothing wrong in it, defaults filled in; otherwise a sentence that says what is wrong.
Result<Settings> checked(const Request& request);

// Plays, game after game. The same seed gives the same decks and bots again. An error: this is no terminal to play in.
Result<void> play(const Settings& settings);

}  // namespace cifra::terminal
