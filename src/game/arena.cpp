#include "game/arena.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace cifra::game {

double ArenaTotal::mean(std::size_t games) const { return sum / static_cast<double>(games); }

double ArenaTotal::standard_error(std::size_t games) const {
  const auto count = static_cast<double>(games);
  const double variance = games > 1 ? std::max(0.0, (squares - count * mean(games) * mean(games)) / (count - 1)) : 0;
  return std::sqrt(variance / count);
}

Result<std::vector<ArenaTotal>> hold_arena(const ArenaPlan& plan, Runner& runner, const ArenaListener& listener) {
  constexpr std::size_t kBlock = 256;
  const std::size_t seats = plan.bots.size();
  std::vector<ArenaTotal> totals(seats);
  std::vector<std::unique_ptr<BotTable>> tables(runner.lanes());
  for (std::size_t first = 0; first < plan.games; first += kBlock) {
    std::vector<Result<BotResult>> results(std::min(kBlock, plan.games - first));
    runner.run(results.size(), {}, [&](std::size_t piece, std::size_t lane) {
      if (tables[lane] == nullptr) tables[lane] = plan.type->bot_table(plan.bots);
      const std::size_t index = first + piece;
      BotGame game;
      game.seed = plan.seed + "/" + std::to_string(index);
      if (!plan.deals.empty()) game.deal = plan.deals[index];
      game.rotation = index;
      game.now = plan.now;
      results[piece] = tables[lane]->play(game);
    });
    for (std::size_t i = 0; i < results.size(); ++i) {
      if (!results[i]) return std::unexpected(std::move(results[i].error()));
      for (std::size_t bot = 0; bot < seats; ++bot) {
        const BotScore& score = results[i]->scores[bot];
        ArenaTotal& total = totals[bot];
        total.sum += score.points;
        total.squares += static_cast<double>(score.points) * score.points;
        total.share += score.share;
        total.seconds += score.seconds;
        total.moves += static_cast<std::uint64_t>(score.moves);
        total.best = std::max(total.best, score.points);
      }
      if (!listener) continue;
      std::vector<std::string> names;
      for (std::size_t seat = 0; seat < seats; ++seat) names.push_back(plan.bots[(seat + first + i) % seats]);
      if (!listener(names, *results[i])) return fail("stopped", "", "the arena was ended");
    }
    runner.progress("games", first + results.size(), plan.games);
  }
  return totals;
}

}  // namespace cifra::game
