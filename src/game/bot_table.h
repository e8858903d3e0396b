// BotTable: bots of one game at one table, who play game after game. Made once for a thread, because strong bots keep
// large buffers. Used by the arena, the bench and the law tests.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "game/game.h"
#include "game/recorded_game.h"

namespace cifra::game {

struct BotGame {
  std::string seed;           // decides what is dealt, and the luck of every bot
  std::string_view deal;      // a line that GameType::check_deal() took, instead of what the seed deals; or empty
  std::size_t rotation = 0;   // seat s is taken by bot (s + rotation) modulo their number
  double (*now)() = nullptr;  // a clock in seconds, if times are wanted
};

// What a game came to for one bot.
struct BotScore {
  int points = 0;
  double share = 0;  // of the victory: shared by k it is 1/k
  double seconds = 0;
  int moves = 0;
};

struct BotResult {
  std::vector<BotScore> scores;  // in the order of the bots
  Standings standings;           // in the order of the seats
  RecordedGamePtr record;
};

class BotTable {
 public:
  virtual ~BotTable() = default;
  virtual Result<BotResult> play(const BotGame& game) = 0;
};

}  // namespace cifra::game
