#include "research/the_number/measure/table.h"

#include <cmath>

namespace cifra::measure {
namespace {

using the_number::Game;
using the_number::Number;
using the_number::State;

class LevelPlayer : public Player {
 public:
  explicit LevelPlayer(std::unique_ptr<game::Bot<Game>> bot) : bot_(std::move(bot)) {}
  Number choose(const View& view, Rng& rng) override { return bot_->choose(view, rng); }

 private:
  std::unique_ptr<game::Bot<Game>> bot_;
};

struct Sum {
  double sum = 0;
  double squares = 0;
  void add(double value) {
    sum += value;
    squares += value * value;
  }
  double mean(int count) const { return sum / count; }
  double error(int count) const {
    return count < 2 ? 0 : std::sqrt(std::max(0.0, squares / count - mean(count) * mean(count)) / (count - 1));
  }
};

}  // namespace

PlayerPtr level_player(std::string_view level) {
  auto bot = game::make_bot<Game>(level);
  return bot == nullptr ? nullptr : std::make_unique<LevelPlayer>(std::move(bot));
}

Measured play_games(const std::vector<PlayerPtr>& players, int games, const std::string& seed, int unmeasured) {
  const std::size_t seats = players.size();
  Sum share;
  Sum lead;
  for (int i = 0; i < games + unmeasured; ++i) {
    const auto player_at = [&](std::size_t seat) { return (seat + static_cast<std::size_t>(i)) % seats; };
    Rng start(seed + "/" + std::to_string(i));
    std::vector<Rng> streams;
    for (std::size_t player = 0; player < seats; ++player)
      streams.emplace_back(seed + "/" + std::to_string(i) + "/" + std::to_string(player));
    auto match = *game::Match<Game>::start({}, static_cast<int>(seats), start);
    while (!Game::finished(match.state())) {
      const game::SeatSet in = Game::must_act(match.state());
      for (std::size_t seat = 0; seat < seats; ++seat) {
        if (!in.has(static_cast<int>(seat))) continue;
        const std::size_t player = player_at(seat);
        (void)match.choose(static_cast<int>(seat),
                           players[player]->choose(match.view(static_cast<int>(seat)), streams[player]));
      }
      const State before = match.state();
      const auto turn = match.resolve();
      for (std::size_t seat = 0; seat < seats; ++seat)
        players[player_at(seat)]->saw(before, *turn, static_cast<int>(seat));
    }
    for (const PlayerPtr& player : players) player->end_game();
    if (i < unmeasured) continue;
    const game::Standings standings = Game::standings(match.state());
    double ahead = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const double points = standings.scores[seat];
      ahead += player_at(seat) == 0 ? points : -points / static_cast<double>(seats - 1);
      if (player_at(seat) == 0)
        share.add(standings.winners.has(static_cast<int>(seat)) ? 1.0 / standings.winners.size() : 0.0);
    }
    lead.add(ahead);
  }
  return {games, share.mean(games), share.error(games), lead.mean(games), lead.error(games)};
}

}  // namespace cifra::measure
