// A match between named levels, for tests: seat i is played by the i-th name, and everything comes from one seed.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/bot.h"
#include "game/game.h"
#include "tests/bots/sample.h"

namespace cifra::game {

// Fails the test at the first action that is refused.
template <class G>
game::Standings contest(const typename G::Options& options, const std::vector<std::string_view>& names, Rng& rng) {
  std::vector<std::unique_ptr<Bot<G>>> players;
  for (const std::string_view name : names) players.push_back(make_bot<G>(name));
  auto match = *game::Match<G>::start(options, static_cast<int>(names.size()), rng);
  while (!G::finished(match.state())) {
    const game::SeatSet in = G::must_act(match.state());
    for (int seat = 0; seat < static_cast<int>(players.size()); ++seat) {
      if (!in.has(seat)) continue;
      const auto chosen = match.choose(seat, players[static_cast<std::size_t>(seat)]->choose(match.view(seat), rng));
      EXPECT_TRUE(chosen) << names[static_cast<std::size_t>(seat)] << ": " << code(chosen.error());
      if (!chosen) return {};
    }
    if (!match.resolve()) return {};
  }
  return G::standings(match.state());
}

// How many points the first of the names is above the others on average, game by game, each of a seed of its own.
template <class G>
Sample lead(const std::vector<std::string_view>& names, int games) {
  Sample sample;
  for (int game = 0; game < games; ++game) {
    Rng rng("lead/" + std::to_string(game));
    const game::Standings standings = contest<G>({}, names, rng);
    double others = 0;
    for (std::size_t seat = 1; seat < names.size(); ++seat) others += standings.scores[seat];
    sample.add(standings.scores[0] - others / static_cast<double>(names.size() - 1));
  }
  return sample;
}

}  // namespace cifra::game
