// The strong levels of The Number are strong: against players they should beat clearly, in games of many seeds. Five
// players need more games than a unit test has time for: tests/cli/strength.sh.
#include <gtest/gtest.h>

#include "games/the_number/bots/levels.h"
#include "tests/bots/arena.h"

namespace cifra::game {
namespace {

using the_number::Game;

TEST(TheNumberStrength, TwoPlayers) {
  EXPECT_TRUE(surely_above(lead<Game>({"medium", "easy"}, 200), 6));
  EXPECT_TRUE(surely_above(lead<Game>({"hard", "easy"}, 60), 14));
}

TEST(TheNumberStrength, ThreePlayers) {
  EXPECT_TRUE(surely_above(lead<Game>({"hard", "random", "random"}, 24), 8));
  EXPECT_TRUE(surely_above(lead<Game>({"hard", "human", "human"}, 24), 1));
}

}  // namespace
}  // namespace cifra::game
