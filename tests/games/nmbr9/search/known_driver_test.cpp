// Drivers of the search for known shuffles: the answer does not depend on the lanes, and an end leaves the best so far.
#include "games/nmbr9/search/known_driver.h"

#include <gtest/gtest.h>

#include "tests/base/runners.h"
#include "tests/games/nmbr9/search/decks.h"

namespace cifra::nmbr9::search {
namespace {

using cifra::testing::ClockRunner;
using cifra::testing::StoppingRunner;
using cifra::testing::TwoLaneRunner;
using testing::decks_of;
using testing::refereed;

constexpr KnownLimits kSomeWork = {.seconds = 0, .nodes = 1'500'000};

std::vector<Deck> some_decks(std::size_t count) {
  std::vector<Deck> decks;
  for (const auto& cards : decks_of("known-1.txt", count)) {
    Deck& deck = decks.emplace_back();
    for (const int card : cards) deck.add(card);
  }
  return decks;
}

TEST(KnownDriver, AnswersTheSameWithAnyNumberOfLanes) {
  const auto cards = decks_of("known-1.txt", 1)[0];
  Runner one;
  TwoLaneRunner two;
  const KnownAnswer alone = find_best(cards, kSomeWork, one);
  const KnownAnswer together = find_best(cards, kSomeWork, two);
  ASSERT_TRUE(alone.layout && together.layout);
  EXPECT_GT(refereed(*alone.layout, cards), 100);
  EXPECT_EQ(*alone.layout, *together.layout);
  EXPECT_EQ(alone.nodes, together.nodes);
  EXPECT_GE(alone.nodes, kSomeWork.nodes);
}

TEST(KnownDriver, TellsHowFarItIs) {
  Runner runner;
  KnownProgress last;
  const KnownAnswer answer =
      find_best(decks_of("known-1.txt", 1)[0], kSomeWork, runner, [&](const KnownProgress& so_far) {
        EXPECT_GE(so_far.nodes, last.nodes);
        EXPECT_GE(so_far.score, last.score);
        last = so_far;
      });
  EXPECT_EQ(last.nodes, answer.nodes);
  EXPECT_EQ(last.score, answer.layout->score());
}

TEST(KnownDriver, EndsWithTheBestSoFar) {
  const auto cards = decks_of("known-1.txt", 1)[0];
  StoppingRunner at_once(0);
  const KnownAnswer nothing = find_best(cards, {}, at_once);
  EXPECT_FALSE(nothing.layout);
  EXPECT_EQ(nothing.nodes, 0U);

  StoppingRunner soon(200);  // without a limit: nothing else ends it
  const KnownAnswer something = find_best(cards, {}, soon);
  ASSERT_TRUE(something.layout);
  refereed(*something.layout, cards);
}

TEST(KnownDriver, EndsWithItsSeconds) {
  const auto cards = decks_of("known-1.txt", 1)[0];
  ClockRunner runner(0.001);
  const KnownAnswer answer = find_best(cards, {.seconds = 0.3, .nodes = 0}, runner);
  ASSERT_TRUE(answer.layout);
  refereed(*answer.layout, cards);
}

TEST(KnownDriver, SolvesDecksTheSameWithAnyNumberOfLanes) {
  const std::vector<Deck> decks = some_decks(3);
  Runner one;
  TwoLaneRunner two;
  const KnownLimits limits{.seconds = 0, .nodes = 200'000};
  const DecksAnswer alone = solve_decks(decks, limits, one);
  const DecksAnswer together = solve_decks(decks, limits, two);
  ASSERT_EQ(alone.scores.size(), 3U);
  EXPECT_EQ(alone.scores, together.scores);
  EXPECT_EQ(alone.nodes, together.nodes);
  EXPECT_TRUE(alone.over_time.empty()) << "nobody counts seconds";
  EXPECT_NEAR(alone.all.mean, (alone.scores[0] + alone.scores[1] + alone.scores[2]) / 3.0, 1e-9);
  EXPECT_GT(alone.all.standard_error, 0);
}

TEST(KnownDriver, LooksAtDecksOverTime) {
  ClockRunner runner(0.05);  // a look before and one after every task
  const DecksAnswer answer = solve_decks(some_decks(2), {.seconds = 1.2, .nodes = 0}, runner);
  ASSERT_EQ(answer.scores.size(), 2U);
  ASSERT_EQ(answer.over_time.size(), 4U);
  EXPECT_EQ(answer.over_time.back().seconds, 1);
  double before = 0;
  for (const auto& [seconds, score] : answer.over_time) {
    EXPECT_GE(score.mean, before);
    before = score.mean;
  }
  EXPECT_GE(answer.all.mean, before);
}

TEST(KnownDriver, LeavesOutDecksThatAreNotDone) {
  StoppingRunner at_once(0);
  EXPECT_TRUE(solve_decks(some_decks(3), {}, at_once).scores.empty());
  StoppingRunner soon(100);
  EXPECT_TRUE(solve_decks(some_decks(3), {}, soon).scores.empty());
}

}  // namespace
}  // namespace cifra::nmbr9::search
