// A match between named levels, for tests: seat i is played by the i-th name, and everything comes from one seed.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "game/bot.h"
#include "game/game.h"

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

// The mean scores of the seats over some games.
template <class G>
std::vector<double> mean_scores(const typename G::Options& options, const std::vector<std::string_view>& names,
                                int games, std::string_view seed) {
  Rng rng(seed);
  std::vector<double> means(names.size());
  for (int game = 0; game < games; ++game) {
    const game::Standings standings = contest<G>(options, names, rng);
    for (std::size_t seat = 0; seat < means.size(); ++seat) means[seat] += standings.scores[seat] / double(games);
  }
  return means;
}

}  // namespace cifra::game
