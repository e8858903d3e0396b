// The strong levels of The Number stay strong: fixed seeds and fixed work, against players they should beat clearly.
#include <gtest/gtest.h>

#include <numeric>
#include <string_view>
#include <vector>

#include "bots/the_number.h"
#include "tests/bots/arena.h"

namespace cifra::bots {
namespace {

// How many points the first of the names is above the others on average.
double lead(const std::vector<std::string_view>& names, int games) {
  const std::vector<double> means = mean_scores<the_number::Game>({}, names, games, "strength");
  const double others = std::accumulate(means.begin() + 1, means.end(), 0.0) / static_cast<double>(means.size() - 1);
  return means[0] - others;
}

// Floors are far below what some tens of games gave (docs/the-number-strategy.md), as there are few games here.
TEST(TheNumberStrength, TwoPlayers) {
  EXPECT_GT(lead({"medium", "easy"}, 60), 15);
  EXPECT_GT(lead({"hard", "easy"}, 60), 15);
}

TEST(TheNumberStrength, ThreePlayers) {
  EXPECT_GT(lead({"hard", "random", "random"}, 12), 12);
  EXPECT_GT(lead({"hard", "human", "human"}, 12), 0);
}

TEST(TheNumberStrength, FivePlayers) { EXPECT_GT(lead({"hard", "greedy", "greedy", "greedy", "greedy"}, 8), 5); }

}  // namespace
}  // namespace cifra::bots
