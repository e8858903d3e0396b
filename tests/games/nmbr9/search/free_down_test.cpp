// Stacks from the top down whose cards are chosen as they fit: every layout is legal and scores what was asked for, and
// the sets of cards for a level are those that are left.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "games/nmbr9/rules/layout.h"
#include "games/nmbr9/search/known_search.h"
#include "games/nmbr9/search/plans/down_plan.h"
#include "games/nmbr9/search/plans/down_search.h"
#include "games/nmbr9/search/plans/free_down.h"
#include "games/nmbr9/search/plans/level_sets.h"
#include "tests/games/nmbr9/search/decks.h"

namespace cifra::nmbr9::search {
namespace {

using testing::Cards;
using testing::decks_of;
using testing::refereed;

TEST(LevelSets, AnswerForSomeCardsOrJustThese) {
  const LevelSets sets({{0b0110, 50}, {0b0011, 20}, {0b1011, -10}});
  EXPECT_EQ(sets.promise(), 50);
  EXPECT_EQ(sets.with(0b0010), 50);
  EXPECT_EQ(sets.with(0b0001), 20);
  EXPECT_EQ(sets.with(0b1001), -10);
  EXPECT_EQ(sets.with(0b1100), std::nullopt);
  EXPECT_EQ(sets.all_with(0b0001), CardSet{0b1011});
  EXPECT_EQ(sets.all_with(0b0010), CardSet{0b1111});
  EXPECT_EQ(sets.of(0b0011), 20);
  EXPECT_EQ(sets.of(0b0010), std::nullopt);
  EXPECT_TRUE(LevelSets().empty());
}

// Against all plans of a small deck: just those sets are listed that some plan puts on the level.
TEST(LevelPlanner, ListsTheSetsOfAllPlans) {
  const Cards cards = {9, 8, 5, 7, 2, 6, 9};
  const PlanModel& model = *plan_model();
  LevelPlanner planner(model, cards, {.width = 100'000, .least_promise = 1'000'000, .most_sets = 100'000});
  const int score = 20;
  const CardSet last = one_card(6);  // lies on level 2
  const LevelSets sets = planner.below(2, last, last, 18, score);
  ASSERT_FALSE(sets.empty());
  for (CardSet next = 1; next < 64; ++next) {  // on level 1, the others on level 0
    LevelPlan plan{};
    int points = 18;
    for (std::size_t i = 0; i < 6; ++i) {
      plan[i] = next >> i & 1;
      points += cards[i] * plan[i];
    }
    plan[6] = 2;
    const bool possible = points > score && ease_of(model, cards, plan).has_value();
    EXPECT_EQ(sets.of(next).has_value(), possible) << next;
  }
  EXPECT_TRUE(planner.below(2, last, last, 18, 1000).empty()) << "more than there is";
}

TEST(LevelPlanner, LeavesOutWhatIsUsed) {
  const Cards cards = decks_of("known-1", 1)[0];
  LevelPlanner planner(*plan_model(), cards);
  const CardSet used = one_card(19) | one_card(17) | one_card(12);
  const LevelSets sets = planner.below(3, one_card(17) | one_card(12), used, 40, 60);
  ASSERT_FALSE(sets.empty());
  EXPECT_EQ(sets.all_with(0) & used, 0U);
  EXPECT_GT(planner.looked_at(), 0U);
}

TEST(FreeDescent, FindsLegalLayoutsForMoreThanTheScore) {
  int found = 0;
  for (const Cards& cards : decks_of("known-2", 6)) {
    FreeDescent descent(*plan_model(), cards);
    for (const int score : {60, 90}) {
      const auto layout = descent.run(4, score, 300, 1);
      if (!layout) continue;
      ++found;
      EXPECT_GT(refereed(*layout, cards), score);
      for (const auto& tile : layout->tiles()) EXPECT_LE(tile.at.level, 4);
    }
    EXPECT_GT(descent.nodes(), 0U);
  }
  EXPECT_GE(found, 8);
}

TEST(FreeDescent, SameSeedSameLayout) {
  const Cards cards = decks_of("known-2", 1)[0];
  const auto first = FreeDescent(*plan_model(), cards).run(4, 60, 1000, 5);
  ASSERT_TRUE(first);
  EXPECT_EQ(FreeDescent(*plan_model(), cards).run(4, 60, 1000, 5), first);
}

TEST(FreeDescent, FindsNothingWhereNothingIs) {
  const Cards flat = {1, 1, 9};  // nothing may stick out
  EXPECT_FALSE(FreeDescent(*plan_model(), flat).run(1, 0, 1000, 1));
  const Cards one = {9};
  EXPECT_FALSE(FreeDescent(*plan_model(), one).run(4, 0, 1000, 1));
  const Cards none;
  EXPECT_FALSE(FreeDescent(*plan_model(), none).run(4, 0, 1000, 1));
  const Cards cards = decks_of("known-2", 1)[0];
  EXPECT_FALSE(FreeDescent(*plan_model(), cards).run(4, 100'000, 1000, 1)) << "more than there is";
}

TEST(FreeDescent, WorksWithFewCards) {
  const Cards cards = {9, 9, 8, 7};
  const auto layout = FreeDescent(*plan_model(), cards).run(1, 0, 300, 1);
  ASSERT_TRUE(layout);
  refereed(*layout, cards, {'K', 9, 2, 4});
}

// A deck with a layout of six levels that has 13 points more than anything that was found by plans: most seeds find
// more than plans did.
TEST(FreeDescent, FindsWhatPlansMiss) {
  const Cards cards = {5, 6, 8, 4, 5, 3, 0, 9, 9, 2, 1, 6, 1, 8, 0, 3, 7, 4, 2, 7};
  FreeDescent descent(*plan_model(), cards);
  constexpr int kByPlans = 143;
  int found = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const auto layout = descent.run(5, kByPlans, 3000, seed);
    if (layout && refereed(*layout, cards) > kByPlans) ++found;
  }
  EXPECT_GE(found, 4);
}

TEST(KnownSearch, TriesStacksWithoutAPlanToo) {
  const Cards cards = decks_of("known-2", 1)[0];
  const auto solved = [&] {
    SearchSettings settings;
    settings.free_after = 0;
    KnownSearch search(cards, 1, settings);
    bool free = false;
    while (!free) {
      for (const KnownSearch::Task& task : search.batch()) {
        free |= task.free.has_value();
        search.take(task, search.perform(task));
      }
      if (search.nodes() > 20'000'000) break;
    }
    EXPECT_TRUE(free);
    return search.best()->layout();
  };
  const nmbr9::Layout layout = solved();
  EXPECT_GT(refereed(layout, cards), 100);
  EXPECT_EQ(solved(), layout) << "the same work";
}

TEST(DownSearch, TriesWithoutAPlanGrowAndGoOneLevelHigher) {
  const Cards cards = decks_of("known-2", 1)[0];
  DownSearch search(cards);
  const auto first = search.next_free(120, 4);
  const auto second = search.next_free(120, 4);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->top, 4);
  EXPECT_EQ(second->top, 5);
  EXPECT_NE(first->seed, second->seed);
  bool learns = false;
  for (int i = 0; i < 16; ++i) {
    const auto one = search.next_free(120, 4);
    EXPECT_LE(one->score, 120);
    learns |= one->score < 120;
    EXPECT_GE(one->width, first->width);
  }
  EXPECT_TRUE(learns);
  EXPECT_GT(search.next_free(120, 4)->width, first->width);
  EXPECT_FALSE(DownSearch(cards, nullptr).next_free(120, 4)) << "without what was learned";
}

}  // namespace
}  // namespace cifra::nmbr9::search
