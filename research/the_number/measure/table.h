// Games of The Number between players that may remember other games: what the bots are measured with.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/random.h"
#include "game/bot.h"
#include "games/the_number/rules/the_number.h"

namespace cifra::measure {

using View = game::View<the_number::Game>;

// Somebody at a table, for many games.
class Player {
 public:
  virtual ~Player() = default;
  virtual the_number::Number choose(const View& view, Rng& rng) = 0;
  // What was revealed in a turn; `before` is the position it was written in, `seat` is the own one.
  virtual void saw(const the_number::State& /*before*/, const the_number::Turn& /*turn*/, int /*seat*/) {}
  virtual void end_game() {}
};
using PlayerPtr = std::unique_ptr<Player>;
using MakePlayer = std::function<PlayerPtr()>;

PlayerPtr level_player(std::string_view level);  // null if there is no such level

// A share of the victories and points more than the others have on average, over many games.
struct Measured {
  int games = 0;
  double share = 0;
  double share_error = 0;
  double lead = 0;
  double lead_error = 0;
};

// The first player among the others, its seat changing every game. The first `unmeasured` games do not count.
Measured play_games(const std::vector<PlayerPtr>& players, int games, const std::string& seed, int unmeasured = 0);

}  // namespace cifra::measure
