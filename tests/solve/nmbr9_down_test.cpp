// Plans of levels, laid out from the top down: every layout is legal and as planned, and fixed work finds good ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "nmbr9/layout.h"
#include "solve/nmbr9/down.h"
#include "solve/nmbr9/down_plan.h"
#include "solve/nmbr9/down_search.h"
#include "solve/nmbr9/down_squares.h"
#include "tests/solve/nmbr9_decks.h"

namespace cifra::solve {
namespace {

using testing::bench_decks;
using testing::Cards;
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

TEST(Planner, KnowsWhatAreasForbid) {
  const Cards cards = {9, 9, 1, 8};
  const Planner planner(cards);
  const auto plan = [](std::initializer_list<std::uint8_t> levels) {
    LevelPlan result{};
    std::ranges::copy(levels, result.begin());
    return result;
  };
  EXPECT_TRUE(planner.ease(plan({0, 0, 0, 0})));
  EXPECT_TRUE(planner.ease(plan({0, 0, 1, 1})));
  EXPECT_EQ(planner.score(plan({0, 0, 1, 1})), 9);
  EXPECT_FALSE(planner.ease(plan({0, 1, 0, 0}))) << "on one tile";
  EXPECT_FALSE(planner.ease(plan({0, 0, 2, 0}))) << "on nothing";
  EXPECT_FALSE(planner.ease(plan({0, 0, 1, 2}))) << "on one tile, on level 1";
}

TEST(Planner, ProposesWhatScoresEnough) {
  Rng rng("plans");
  for (const Cards& cards : bench_decks("known-2.txt", 3)) {
    const Planner planner(cards);
    TriedPlans tried;
    for (const int target : {20, 40, 60}) {
      const auto plan = planner.propose({}, target, tried, rng);
      ASSERT_TRUE(plan) << target;
      EXPECT_GE(planner.score(*plan), target);
      EXPECT_TRUE(planner.ease(*plan));
      const std::uint64_t key = TriedPlans::key(*plan);
      tried.add(key);
      EXPECT_EQ(tried.count(key), 1);
      EXPECT_EQ(TriedPlans(&tried).count(key), 1);
    }
  }
}

// Easy plans: nearly all are laid out, each as it says.
TEST(Descent, LaysOutThePlan) {
  Rng rng("descent");
  int laid = 0;
  for (const Cards& cards : bench_decks("known-2.txt", 6)) {
    const Planner planner(cards);
    Descent descent(cards);
    for (const int target : {40, 60, 80}) {
      const auto plan = planner.propose({}, target, TriedPlans(), rng);
      ASSERT_TRUE(plan);
      const auto layout = descent.run(*plan, 200, rng.next());
      if (!layout) continue;
      ++laid;
      refereed(*layout, cards);
      ASSERT_EQ(layout->tiles().size(), cards.size());
      for (std::size_t i = 0; i < cards.size(); ++i) EXPECT_EQ(layout->tiles()[i].at.level, (*plan)[i]);
      EXPECT_EQ(layout->score(), planner.score(*plan));
    }
  }
  EXPECT_GE(laid, 12);
}

TEST(Descent, FindsNothingWhereNothingIs) {
  // By area a 9 would go on two 1s, but nothing may stick out, and it is no rectangle of two.
  const Cards cards = {1, 1, 9};
  LevelPlan plan{};
  plan[2] = 1;
  EXPECT_FALSE(Descent(cards).run(plan, 5000, 1));
}

// A mean over eight decks with fixed work: it fails when the search gets weaker, and never by chance.
TEST(DownSearch, IsStrong) {
  int sum = 0;
  for (const Cards& cards : bench_decks("known-2.txt", 8)) {
    DownSearch search(cards);
    std::uint64_t work = 0;
    int best = 0;
    for (std::uint64_t seed = 0; work < 600'000; ++seed) {
      const DownSearch::Found found = search.look(seed, 20'000);
      work += found.work;
      search.take(found);
      if (!found.layout) continue;
      EXPECT_GT(found.layout->score(), best);
      best = found.layout->score();
      refereed(*found.layout, cards);
    }
    sum += best;
  }
  EXPECT_GE(sum, 8 * 115) << "the mean is " << sum / 8.0;
}

TEST(DownSearch, SameWorkSameAnswer) {
  const Cards cards = bench_decks("known-2.txt", 1)[0];
  const DownSearch search(cards);
  const auto one = search.look(7, 100'000);
  const auto two = search.look(7, 100'000);
  EXPECT_EQ(one.work, two.work);
  EXPECT_EQ(one.tried, two.tried);
  ASSERT_TRUE(one.layout && two.layout);
  EXPECT_EQ(*one.layout, *two.layout);
}

TEST(DownSearch, GoesOnFromWhatItIsOffered) {
  const Cards cards = bench_decks("known-2.txt", 1)[0];
  DownSearch first(cards);
  DownSearch::Found found;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    auto next = first.look(seed, 20'000);
    first.take(next);
    if (next.layout) found = std::move(next);
  }
  ASSERT_TRUE(found.layout);
  DownSearch second(cards);
  second.take(found);
  const auto better = second.look(1, 200'000);
  if (better.layout) {
    EXPECT_GT(better.layout->score(), found.layout->score());
  }
  // Two cards leave nothing to plan.
  const Cards two = {9, 9};
  EXPECT_FALSE(DownSearch(two).look(1, 1).layout);
}

}  // namespace
}  // namespace cifra::solve
