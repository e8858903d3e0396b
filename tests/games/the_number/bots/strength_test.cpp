// The strong levels of The Number stay strong: fixed seeds and fixed work, against players they should beat clearly.
#include <gtest/gtest.h>

#include <numeric>
#include <string_view>
#include <vector>

#include "games/the_number/bots/levels.h"
#include "tests/bots/arena.h"

namespace cifra::game {
namespace {

// How many points the first of the names is above the others on average.
double lead(const std::vector<std::string_view>& names, int games) {
  const std::vector<double> means = mean_scores<the_number::Game>({}, names, games, "strength");
  const double others = std::accumulate(means.begin() + 1, means.end(), 0.0) / static_cast<double>(means.size() - 1);
  return means[0] - others;
}

// The games are the same every time, so floors are close to what they gave: a fifth less.
TEST(TheNumberStrength, TwoPlayers) {
  EXPECT_GT(lead({"medium", "easy"}, 60), 26);
  EXPECT_GT(lead({"hard", "easy"}, 60), 20);
}

TEST(TheNumberStrength, ThreePlayers) {
  EXPECT_GT(lead({"hard", "random", "random"}, 20), 32);
  EXPECT_GT(lead({"hard", "human", "human"}, 20), 25);
}

TEST(TheNumberStrength, FivePlayers) {
  EXPECT_GT(lead({"hard", "random", "random", "random", "random"}, 12), 11);
  EXPECT_GT(lead({"hard", "human", "human", "human", "human"}, 12), 11);
}

}  // namespace
}  // namespace cifra::game
