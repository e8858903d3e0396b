// Laws of the review of NMBR 9 over games of all levels: who plays better loses less, and luck is zero on average. A
// few games with little work, or with CIFRA_REVIEW_GAMES=N that many games in all for the losses and twice as many of
// two levels for luck, with the work of a real review (`./test review-nmbr9`).
#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <cstdlib>
#include <thread>

#include "tests/games/nmbr9/review/games.h"

namespace cifra::nmbr9::review::laws_test {
namespace {

using namespace testing;

int games_asked() {
  const char* const text = std::getenv("CIFRA_REVIEW_GAMES");
  return text == nullptr ? 0 : std::atoi(text);
}

struct Result {
  double lost = 0;
  double luck = 0;
};

struct Mean {
  double mean = 0;
  double error = 0;
};

Mean mean_of(const std::vector<Result>& results, double Result::* what) {
  const auto n = static_cast<double>(results.size());
  double sum = 0;
  for (const Result& one : results) sum += one.*what;
  double squares = 0;
  for (const Result& one : results) squares += (one.*what - sum / n) * (one.*what - sum / n);
  return {sum / n, results.size() < 2 ? 0 : std::sqrt(squares / (n - 1) / n)};
}

// Twenty games of a level are those of `cifra arena nmbr9 --seats LEVEL --games 20 --seed rv1`, the next of rv2, and so
// on.
Result play_and_review(const std::string& level, int game, const Work& work) {
  const std::vector<std::string> levels = {level};
  game::BotGame bot_game;
  bot_game.seed = "rv" + std::to_string(1 + game / 20) + "/" + std::to_string(game % 20);
  const auto played = type().bot_table(levels)->play(bot_game);
  EXPECT_TRUE(played);
  game::ReviewPlan plan;
  plan.players = levels;
  auto review = make_review(*played->record, plan, work);
  EXPECT_TRUE(review);
  while ((*review)->step()) {
  }
  const json::value said = json_of(**review);
  const json::value& seat = said.at("seats").at(0);
  const Sums sums = sums_of(seat);
  EXPECT_NEAR(number(said.at("start")) - sums.lost + sums.luck, played->scores[0].points, 1e-6);
  return {sums.lost, sums.luck};
}

std::vector<Result> results_of(const std::string& level, int games, const Work& work) {
  std::vector<Result> results(static_cast<std::size_t>(games));
  std::atomic<int> next = 0;
  const auto play = [&] {
    for (int game = next++; game < games; game = next++) {
      results[static_cast<std::size_t>(game)] = play_and_review(level, game, work);
    }
  };
  std::thread other(play);
  play();
  other.join();
  return results;
}

// What was possible is not asked here.
constexpr Work kWhole = {.effort = {}, .possible = 1};

TEST(Nmbr9ReviewLaws, WhoPlaysBetterLosesLess) {
  const bool whole = games_asked() > 0;
  const int games = whole ? games_asked() / 5 : 3;
  std::vector<std::string> levels = {"random", "easy", "medium"};
  if (whole) levels.insert(levels.end(), {"hard", "expert"});
  std::vector<Mean> lost;
  for (const std::string& level : levels) {
    const auto results = results_of(level, games, whole ? kWhole : kLittle);
    lost.push_back(mean_of(results, &Result::lost));
    std::printf("%s: %d games, lost %.2f ± %.2f a game\n", level.c_str(), games, lost.back().mean, lost.back().error);
  }
  for (std::size_t i = 1; i < lost.size(); ++i) {
    const double margin = 2 * std::hypot(lost[i].error, lost[i - 1].error);
    if (levels[i] == "expert") {
      EXPECT_LT(lost[i].mean, lost[i - 1].mean + margin);
    } else {
      EXPECT_LT(lost[i].mean, lost[i - 1].mean - margin) << levels[i];
    }
  }
}

TEST(Nmbr9ReviewLaws, LuckIsZeroOnAverage) {
  const int games = 2 * games_asked();
  if (games == 0) GTEST_SKIP() << "a few games say nothing about luck";
  for (const std::string level : {"medium", "expert"}) {
    const Mean luck = mean_of(results_of(level, games, kWhole), &Result::luck);
    std::printf("%s: %d games, luck %.2f ± %.2f a game\n", level.c_str(), games, luck.mean, luck.error);
    EXPECT_LT(std::abs(luck.mean), 2) << level;
  }
}

}  // namespace
}  // namespace cifra::nmbr9::review::laws_test
