// The strong levels of The Number are strong: against players they should beat clearly, in games of many seeds. Five
// players need more games than a unit test has time for: tests/cli/strength.sh.
#include <gtest/gtest.h>

#include "games/the_number/bots/levels.h"
#include "games/the_number/bots/thinker.h"
#include "games/the_number/solve/two_players/equilibrium.h"
#include "tests/bots/arena.h"

namespace cifra::game {
namespace {

using the_number::Game;

TEST(TheNumberStrength, TwoPlayers) {
  EXPECT_TRUE(surely_above(lead<Game>({"medium", "easy"}, 200), 6));
  EXPECT_TRUE(surely_above(lead<Game>({"hard", "easy"}, 60), 14));
}

// With two players one plays to win, where that is solved: behind by many points otherwise than for points.
TEST(TheNumberStrength, TwoPlayToWin) {
  namespace solve = the_number::solve;
  const auto played = [](the_number::Options options) {
    View<Game> view;
    view.state = *Game::start(options, 2);
    view.state.round = 1;
    view.state.turn = 2;
    view.seat = 0;
    view.state.total = {30, 44};
    view.state.available = {0x337, 0x337};  // 01245 89
    Rng rng("to win");
    return the_number::bots::NumberThinker().mixture(view, rng);
  };
  const auto for_points = solve::equilibrium(*solve::shipped_round_values(), {}, {2, 0x337, 0x337}).mine;
  const auto apart = [&](const std::vector<solve::Share>& mixture) {
    double sum = 0;
    for (const solve::Share& share : mixture) {
      double other = 0;
      for (const solve::Share& one : for_points) other += one.move == share.move ? one.part : 0;
      sum += std::max(0.0, share.part - other);
    }
    return sum;
  };
  EXPECT_GT(apart(played({})), 0.2);
  the_number::Options four_rounds;
  four_rounds.rounds = 4;
  EXPECT_LT(apart(played(four_rounds)), 1e-9);
}

TEST(TheNumberStrength, ThreePlayers) {
  EXPECT_TRUE(surely_above(lead<Game>({"hard", "random", "random"}, 24), 8));
  EXPECT_TRUE(surely_above(lead<Game>({"hard", "human", "human"}, 24), 1));
}

}  // namespace
}  // namespace cifra::game
