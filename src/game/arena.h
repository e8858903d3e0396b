// Arena: bots of one game play each other, seats rotated every game. The same seed gives the same games with any number
// of lanes: every game, and every bot in it, has random numbers of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/runner.h"
#include "game/bot_table.h"
#include "game/game_type.h"

namespace cifra::game {

struct ArenaPlan {
  const GameType* type = nullptr;
  std::vector<std::string> bots;  // levels that the game has, as many as it has seats for
  std::size_t games = 0;
  std::vector<std::string> deals;  // lines that check_deal() took, one for every game; or none
  std::string seed;
  double (*now)() = nullptr;  // a clock in seconds, if times are wanted
};

// One bot over all games.
struct ArenaTotal {
  double sum = 0;
  double squares = 0;
  double share = 0;  // of victories
  double seconds = 0;
  std::uint64_t moves = 0;
  int best = 0;

  double mean(std::size_t games) const;
  double standard_error(std::size_t games) const;  // of the mean
};

// Who sat where, and the game as a record has it, in the order of the games. False ends the arena.
using ArenaListener = std::function<bool(const std::vector<std::string>& names, const BotResult& result)>;

// The totals in the order of the bots. An error is that of a game that could not be played, or "stopped".
Result<std::vector<ArenaTotal>> hold_arena(const ArenaPlan& plan, Runner& runner, const ArenaListener& listener);

}  // namespace cifra::game
