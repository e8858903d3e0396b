// The way into the terminal games, for the command line: check what was asked for, then play until the person leaves.
#pragma once

#include <optional>
#include <string>

#include "base/error.h"
#include "terminal/players.h"

namespace cifra::terminal {

struct Request {
  std::string game;                 // empty: ask on the start screen
  std::optional<std::string> bots;  // levels, with commas between
  std::optional<std::string> name;
  std::string seed;
  std::optional<std::string> language;  // its code; otherwise that of the locale
};

// A request with nothing wrong in it, defaults filled in; otherwise a sentence that says what is wrong.
Result<Setup> checked(const Request& request);

// Plays, game after game. The first has the deck of `cifra deck` with that seed, the second that of "seed/game/2", and
// so on; the bots too repeat with the seed. An error: this is no terminal to play in.
Result<void> play(Setup setup);

}  // namespace cifra::terminal
