// Plans of levels, laid out from the top down: every layout is legal and as planned, and fixed work finds good ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "games/nmbr9/rules/layout.h"
#include "games/nmbr9/search/plans/down.h"
#include "games/nmbr9/search/plans/down_plan.h"
#include "games/nmbr9/search/plans/down_search.h"
#include "games/nmbr9/search/plans/down_squares.h"
#include "tests/bots/sample.h"
#include "tests/games/nmbr9/search/decks.h"

namespace cifra::nmbr9::search {
namespace {

using testing::Cards;
using testing::decks_of;
using testing::narrow_beam_score;
using testing::refereed;

Grid some_grid(Rng& rng) {
  Grid grid;
  std::array<std::uint64_t, 4> words;
  for (std::uint64_t& word : words) word = rng.next() | rng.next();  // three quarters are free
  std::memcpy(&grid, words.data(), sizeof(grid));
  return grid;
}

TEST(DownSquares, ReachIsTheUnionOfAllTilesThatFit) {
  Rng rng("reach");
  for (int round = 0; round < 50; ++round) {
    const Grid free = some_grid(rng);
    for (int number = 0; number < nmbr9::kNumbers; ++number) {
      Grid expected{};
      for (int rotation = 0; rotation < nmbr9::kRotations; ++rotation) {
        const nmbr9::Shape& shape = nmbr9::shape_of(number, rotation);
        for (int y = 0; y + shape.height <= kSide; ++y) {
          for (int x = 0; x + shape.width <= kSide; ++x) {
            const Grid tile = tile_squares(nmbr9::shape_index(number, rotation), x, y);
            if (lies_within(tile, free)) expected |= tile;
          }
        }
      }
      const Grid reach = kReachOf[static_cast<std::size_t>(number)](runs_free(free));
      EXPECT_TRUE(is_empty(reach ^ expected)) << number;
    }
  }
}

LevelPlan plan_of(std::initializer_list<std::uint8_t> levels) {
  LevelPlan result{};
  std::ranges::copy(levels, result.begin());
  return result;
}

TEST(PlanModel, GroupsHaveAnIndexEach) {
  for (int size = 1; size <= kMostInGroup; ++size) {
    std::set<int> seen;
    int all = 1;
    for (int i = 0; i < size; ++i) all *= nmbr9::kNumbers;
    for (int code = 0; code < all; ++code) {
      std::vector<int> numbers;
      for (int rest = code, i = 0; i < size; ++i, rest /= nmbr9::kNumbers) numbers.push_back(rest % nmbr9::kNumbers);
      Group group, sorted;
      for (const int number : numbers) group.add(number);
      std::ranges::sort(numbers);
      for (const int number : numbers) sorted.add(number);
      EXPECT_EQ(group, sorted) << "in any order";
      ASSERT_LT(group.index(), kGroups[static_cast<std::size_t>(size)]);
      seen.insert(group.index());
    }
    EXPECT_EQ(static_cast<int>(seen.size()), kGroups[static_cast<std::size_t>(size)]);
  }
}

TEST(PlanModel, FileIsReadAsItWasWritten) {
  const PlanModel& model = *plan_model();
  std::vector<unsigned char> bytes = model.write();
  const auto copy = PlanModel::read(bytes);
  ASSERT_TRUE(copy);
  EXPECT_EQ(copy->parts, model.parts);
  EXPECT_EQ(copy->ways, model.ways);
  bytes.push_back(0);
  EXPECT_FALSE(PlanModel::read(bytes)) << "too long";
  bytes.resize(bytes.size() - 2);
  EXPECT_FALSE(PlanModel::read(bytes)) << "too short";
  bytes.push_back(0);
  bytes[0] = 'X';
  EXPECT_FALSE(PlanModel::read(bytes)) << "another file";
  EXPECT_FALSE(PlanModel::read({}));
}

// Against all ways to lay a tile on two others, by the rules.
TEST(PlanModel, KnowsWhatLiesOnTwoTiles) {
  for (int first = 0; first < nmbr9::kNumbers; ++first) {
    for (int second = first; second < nmbr9::kNumbers; ++second) {
      std::array<bool, nmbr9::kNumbers> lies{};
      SearchBoard one;
      one.for_each_move(first, [&](const Move& move) {
        if (one.tiles() == 0 && move.rotation == 0) one.place_still(first, move);
      });
      one.for_each_move(second, [&](const Move& move) {
        const Grid tile = tile_squares(nmbr9::shape_index(second, move.rotation), move.x, move.y);
        // What lies on two that touch in one square only was not looked for.
        if (move.level != 0 || count_squares(beside(one.squares(0)) & tile) < 2) return;
        SearchBoard two = one;
        two.place(second, move);
        for (int number = 0; number < nmbr9::kNumbers; ++number) {
          Rotations where{};
          two.positions(number, 1, where);
          for (const Grid& grid : where) lies[static_cast<std::size_t>(number)] |= !is_empty(grid);
        }
      });
      Group group;
      group.add(first);
      group.add(second);
      for (int number = 0; number < nmbr9::kNumbers; ++number) {
        const auto at = static_cast<std::size_t>(group.index() * nmbr9::kNumbers + number);
        EXPECT_EQ(plan_model()->ways[0][at] > 0, lies[static_cast<std::size_t>(number)])
            << number << " on " << first << " and " << second;
      }
    }
  }
}

TEST(Plans, KnowWhatAreasForbid) {
  const Cards cards = {9, 9, 1, 8};
  const PlanModel& model = *plan_model();
  EXPECT_TRUE(ease_of(model, cards, plan_of({0, 0, 0, 0})));
  EXPECT_TRUE(ease_of(model, cards, plan_of({0, 0, 1, 1})));
  EXPECT_FALSE(ease_of(model, cards, plan_of({0, 1, 0, 0}))) << "on one tile";
  EXPECT_FALSE(ease_of(model, cards, plan_of({0, 0, 2, 0}))) << "on nothing";
  EXPECT_FALSE(ease_of(model, cards, plan_of({0, 0, 1, 2}))) << "on one tile, on level 1";
  const Cards rings = {0, 0, 9};
  EXPECT_FALSE(ease_of(model, rings, plan_of({0, 0, 1}))) << "over a gap, as areas do not tell";
}

TEST(Plans, TheListHoldsEachOnceWithItsScoreAndEase) {
  const PlanModel& model = *plan_model();
  for (const Cards& cards : decks_of("known-2", 3)) {
    const auto plans = list_plans(model, cards, 100, {.width = 10}).plans;
    EXPECT_GT(plans.size(), 500U);
    std::set<LevelPlan> seen;
    for (const RatedPlan& one : plans) {
      EXPECT_TRUE(seen.insert(one.plan).second);
      int score = 0;
      for (std::size_t i = 0; i < cards.size(); ++i) score += cards[i] * one.plan[i];
      EXPECT_EQ(one.score, score);
      EXPECT_GT(one.score, 100);
      EXPECT_EQ(one.ease, ease_of(model, cards, one.plan));
    }
    const auto others = list_plans(model, cards, 100, {.width = 10, .noise = 100, .seed = 1}).plans;
    EXPECT_TRUE(std::ranges::any_of(others, [&](const RatedPlan& one) { return !seen.contains(one.plan); }));
  }
}

// The 6 and the 1 on level 4 cover the 9 and the 1 below them to the last square, two tiles on two. A plan that is as
// tight as that is laid out without trouble, so no rule may keep it from being listed.
TEST(Plans, MayLeaveNoSquareToSpare) {
  const Cards cards = {7, 5, 2, 4, 7, 8, 3, 9, 5, 0, 1, 9, 6, 8, 3, 1, 0, 6, 2, 4};
  const LevelPlan plan = plan_of({0, 0, 0, 0, 1, 1, 1, 2, 2, 0, 3, 3, 4, 0, 0, 4, 0, 5, 1, 2});
  EXPECT_TRUE(ease_of(*plan_model(), cards, plan));
  int laid = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto layout = Descent(cards).run(plan, 300, seed);
    if (!layout) continue;
    ++laid;
    EXPECT_EQ(refereed(*layout, cards), 144);
  }
  EXPECT_GE(laid, 5);
}

// What a plan has in common with one that was laid out counts as easy: plans like it come to the list.
TEST(Plans, NearOneThatWasLaidOut) {
  const PlanModel& model = *plan_model();
  const Cards cards = {7, 5, 2, 4, 7, 8, 3, 9, 5, 0, 1, 9, 6, 8, 3, 1, 0, 6, 2, 4};
  const LevelPlan laid = plan_of({0, 0, 1, 0, 1, 2, 0, 1, 2, 0, 2, 3, 3, 4, 0, 0, 0, 1, 1, 2});
  EXPECT_LT(*ease_of(model, cards, laid), 0) << "though it looks hard";
  const auto alike = [&](const RatedPlan& one) {
    int same = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) same += one.plan[i] == laid[i] ? 1 : 0;
    return same;
  };
  const auto far = list_plans(model, cards, 130, {.width = 20}).plans;
  const auto near = list_plans(model, cards, 130, {.width = 20, .near = &laid}).plans;
  const auto very_like = [&](const RatedPlan& one) { return alike(one) >= 17 && one.ease > 0; };
  EXPECT_GT(std::ranges::count_if(near, very_like), 5);
  EXPECT_EQ(std::ranges::count_if(far, very_like), 0);
}

// Easy plans: nearly all are laid out, each as it says.
TEST(Descent, LaysOutThePlan) {
  int laid = 0;
  for (const Cards& cards : decks_of("known-2", 6)) {
    Descent descent(cards);
    for (const int score : {40, 60, 80}) {
      const auto plans = list_plans(*plan_model(), cards, score, {.width = 10}).plans;
      ASSERT_FALSE(plans.empty());
      const RatedPlan& plan = *std::ranges::max_element(plans, {}, &RatedPlan::ease);
      const auto layout = descent.run(plan.plan, 200, static_cast<std::uint64_t>(score));
      if (!layout) continue;
      ++laid;
      refereed(*layout, cards);
      ASSERT_EQ(layout->tiles().size(), cards.size());
      for (std::size_t i = 0; i < cards.size(); ++i) EXPECT_EQ(layout->tiles()[i].at.level, plan.plan[i]);
      EXPECT_EQ(layout->score(), plan.score);
    }
  }
  EXPECT_GE(laid, 12);
}

TEST(Descent, FindsNothingWhereNothingIs) {
  // By area a 9 would go on two 1s, but nothing may stick out, and it is no rectangle of two.
  const Cards cards = {1, 1, 9};
  LevelPlan plan{};
  plan[2] = 1;
  Descent descent(cards);
  EXPECT_FALSE(descent.run(plan, 5000, 1));
  EXPECT_TRUE(descent.reached().all) << "and knows that a wider one would not either";
}

// Where nothing was left out, a beam that is far wider finds nothing either.
TEST(Descent, SaysHowFarItCame) {
  int impossible = 0;
  int missed = 0;
  for (const Cards& cards : decks_of("known-2", 3)) {
    auto plans = list_plans(*plan_model(), cards, 120, {.width = 50}).plans;
    std::ranges::sort(plans, std::greater{}, &RatedPlan::ease);
    Descent descent(cards);
    for (std::size_t i = 0; i < 60; ++i) {
      if (descent.run(plans[i].plan, 100, 1)) continue;
      const Reached reached = descent.reached();
      EXPECT_GE(reached.level, 0);
      EXPECT_LE(reached.uncovered, reached.roof);
      const bool wider = descent.run(plans[i].plan, 1000, 2).has_value();
      EXPECT_FALSE(reached.all && wider);
      impossible += reached.all ? 1 : 0;
      missed += wider ? 1 : 0;
    }
  }
  EXPECT_GT(impossible, 0);
  EXPECT_GT(missed, 5) << "or the test shows nothing";
}

struct Climbed {
  int best = 0;
  std::uint64_t work = 0;
  std::optional<nmbr9::Layout> layout;

  bool operator==(const Climbed&) const = default;
};
Climbed climb(const Cards& cards, std::uint64_t work) {
  Climbed climbed;
  DownSearch search(cards);
  while (climbed.work < work) {
    const auto plan = search.next(climbed.best);
    if (!plan) break;
    const DownSearch::Found found = search.lay(*plan);
    search.take(*plan, found);
    climbed.work += found.work;
    if (!found.layout) continue;
    refereed(*found.layout, cards);
    if (found.layout->score() <= climbed.best) continue;
    climbed.best = found.layout->score();
    climbed.layout = found.layout;
  }
  climbed.work += search.planning_work();
  return climbed;
}

// Points more than a narrow beam on the same deck, as decks differ more than searches do.
TEST(DownSearch, IsStrong) {
  Sample gain;
  for (const Cards& cards : decks_of("strength", 16)) gain.add(climb(cards, 400'000).best - narrow_beam_score(cards));
  EXPECT_TRUE(surely_above(gain, 4));
}

TEST(DownSearch, SameWorkSameAnswer) {
  const Cards cards = decks_of("known-2", 1)[0];
  const Climbed climbed = climb(cards, 200'000);
  EXPECT_GT(climbed.best, 0);
  EXPECT_EQ(climb(cards, 200'000), climbed);
}

// A plan that nearly was laid out is tried again with a wider beam, before most others; one that is impossible never
// is.
TEST(DownSearch, LearnsFromHowFarATryCame) {
  const Cards cards = decks_of("known-2", 1)[0];
  const auto tries_of_first = [&](const Reached& reached) {
    DownSearch search(cards);
    const auto first = search.next(110);
    EXPECT_TRUE(first);
    search.take(*first, {.layout = {}, .work = 1, .reached = reached});
    std::vector<std::size_t> widths;
    for (int i = 0; i < 60; ++i) {
      const auto one = search.next(110);
      if (!one) break;
      if (one->plan == first->plan) widths.push_back(one->width);
      search.take(*one, {.layout = {}, .work = 1, .reached = {.level = 3, .uncovered = 8, .roof = 8, .all = false}});
    }
    return widths;
  };
  const auto nearly = tries_of_first({.level = 0, .uncovered = 2, .roof = 40, .all = false});
  ASSERT_FALSE(nearly.empty());
  EXPECT_EQ(nearly[0], 1000U);
  EXPECT_TRUE(tries_of_first({.level = 3, .uncovered = 8, .roof = 8, .all = false}).empty()) << "it failed at once";
  EXPECT_TRUE(tries_of_first({.level = 0, .uncovered = 2, .roof = 40, .all = true}).empty()) << "it is impossible";
}

TEST(DownSearch, ComesToAnEndWhereLittleIsPossible) {
  const Cards few = {9, 9, 8, 7};
  EXPECT_LT(climb(few, 100'000'000).work, 100'000'000U);
  EXPECT_GT(climb(few, 100'000'000).best, 0);
  const Cards two = {9, 9};
  EXPECT_FALSE(DownSearch(two).next(0)) << "two cards leave nothing to plan";
  EXPECT_FALSE(DownSearch(few, nullptr).next(0)) << "without what was learned";
}

}  // namespace
}  // namespace cifra::nmbr9::search
