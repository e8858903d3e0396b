// The table of tight levels: never no where the rules say yes, and a help to the bound.
#include "games/nmbr9/bounds/tight.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "base/random.h"
#include "games/nmbr9/bounds/carriers.h"
#include "games/nmbr9/bounds/known_bound.h"
#include "tests/games/nmbr9/bounds/rules.h"

namespace cifra::nmbr9::bounds {
namespace {

Packed packed_of(std::span<const int> numbers) {
  Packed packed = 0;
  for (const int number : numbers) packed += packed_one(number);
  return packed;
}

TEST(MaximumTight, Classes) {
  const TightClasses& classes = TightClasses::all();
  std::set<Packed> seen;
  for (std::size_t cls = 0; cls < TightClasses::size(); ++cls) {
    seen.insert(classes.packed(cls));
    EXPECT_EQ(classes.of(classes.packed(cls)), static_cast<int>(cls));
  }
  EXPECT_EQ(seen.size(), kFours + kThrees);
  EXPECT_EQ(classes.of(3 * packed_one(1)), -1);
  EXPECT_EQ(classes.of(packed_one(1)), -1);
}

// Every arrangement of the upper tiles by the rules, with whatever the search of the proof can lay below it.
TEST(MaximumTight, NeverNoWhereTheProofLaysTilesBelow) {
  Tight file;
  ASSERT_TRUE(file.load());
  const TightClasses& classes = TightClasses::all();
  const Supply supply(nmbr9::Variant{});
  for (const std::vector<int>& upper : {std::vector{6, 8, 8}, std::vector{0, 0, 1}}) {
    const auto on = static_cast<std::size_t>(classes.of(packed_of(upper)));
    std::vector<Choice> choices;
    for (std::size_t lower = 0; lower < kFours; ++lower) {
      if (!classes.is_asked(lower, on)) continue;
      Choice choice{classes.packed(lower), 0, static_cast<std::int16_t>(classes.area(lower)), 0};
      for (int number = 0; number < nmbr9::kNumbers; ++number) {
        choice.set += static_cast<Index>(packed_count(choice.packed, number)) * supply.unit(number);
      }
      choices.push_back(choice);
    }
    std::set<Index> laid;
    Carriers carriers;
    for (const auto& [level, layout] : testing::arrangements(upper)) {
      carriers.enumerate(supply, level, choices, false, [&](const Level&, Index set) {
        laid.insert(set);
        return true;
      });
    }
    std::size_t yes = 0;
    for (const Choice& choice : choices) {
      const bool carries = file.carries(static_cast<std::size_t>(classes.of(choice.packed)), on);
      yes += carries ? 1 : 0;
      EXPECT_TRUE(carries || !laid.contains(choice.set)) << choice.packed;
    }
    EXPECT_FALSE(laid.empty());
    EXPECT_LT(yes, choices.size());
  }
}

TEST(MaximumTight, TheBoundIsSmallerAndHolds) {
  Fits fits;
  Tight tight;
  ASSERT_TRUE(load_fits(fits) && tight.load());
  Rng rng("tight bound");
  int less = 0;
  for (int shuffle = 0; shuffle < 5; ++shuffle) {
    const nmbr9::Deck deck = nmbr9::shuffled_deck(nmbr9::Variant{}, rng);
    const int bound = known_bound(deck.cards(), fits, 100, 1'000'000, &tight).bound;
    const int without = known_bound(deck.cards(), fits, 100, 1'000'000).bound;
    EXPECT_LE(bound, without);
    less += without - bound;
    for (int game = 0; game < 20; ++game) EXPECT_LE(testing::climb(deck.cards(), rng).score(), bound);
  }
  EXPECT_GT(less, 5 * 4);  // points on average
  // Three copies of a number are more than the table knows.
  const std::array<std::uint8_t, 8> many = {1, 1, 1, 2, 2, 3, 3, 9};
  EXPECT_EQ(known_bound(many, fits, 0, 1'000'000, &tight).bound, known_bound(many, fits, 0, 1'000'000).bound);
}

}  // namespace
}  // namespace cifra::nmbr9::bounds
