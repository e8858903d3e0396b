// Fits: where a tile in hand comes to lie, and what is told to somebody if it may not.
#include "games/nmbr9/rules/fit.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "games/nmbr9/rules/generate.h"
#include "tests/games/nmbr9/rules/steering.h"

namespace cifra::nmbr9 {
namespace {

using Squares = std::vector<std::pair<int, int>>;

// 999999
// 999999
// 99.99.
// 99.99.
Layout two_nines() {
  Layout layout;
  EXPECT_TRUE(layout.place(9, {0, 0, 0, 0}));
  EXPECT_TRUE(layout.place(9, {3, 0, 0, 0}));
  return layout;
}

Squares blamed(const Fit& fit) {
  Squares squares;
  if (fit.objection) {
    for_each_square(fit.objection->squares, fit.placement, [&](int x, int y) { squares.emplace_back(x, y); });
  }
  return squares;
}

TEST(FitAt, FindsTheOneLevelThatIsLegal) {
  Rng rng("fit_at");
  PlacementBuffer buffer;
  for (int round = 0; round < 40; ++round) {
    const Layout layout = random_layout(12, rng);
    const int number = round % 10;
    for (const Placement& placement : legal_placements(layout, number, buffer)) {
      Placement elsewhere = placement;
      elsewhere.level = 0;
      const Fit fit = fit_at(layout, number, elsewhere);
      EXPECT_FALSE(fit.objection);
      EXPECT_EQ(fit.placement, placement);
    }
  }
}

TEST(FitAt, BlamesTheFewThatLieHigh) {
  const Fit fit = fit_at(two_nines(), 9, {-2, 0, 0, 0});  // its right column lies on the first 9
  ASSERT_TRUE(fit.objection);
  EXPECT_EQ(fit.objection->refusal, Refusal::kOverlap);
  EXPECT_EQ(fit.placement.level, 0);
  EXPECT_EQ(blamed(fit), (Squares{{0, 0}, {0, 1}}));
}

TEST(FitAt, BlamesTheFewThatHang) {
  const Fit gap = fit_at(two_nines(), 5, {2, 0, 0, 0});  // ### ### ..# ### over the two nines: one over the gap
  ASSERT_TRUE(gap.objection);
  EXPECT_EQ(gap.objection->refusal, Refusal::kUnsupported);
  EXPECT_EQ(gap.placement.level, 1);
  EXPECT_EQ(blamed(gap), (Squares{{2, 3}}));
  EXPECT_EQ(gap.objection->count(), 1);
}

TEST(FitAt, OneTileIsNotEnough) {
  const Fit fit = fit_at(two_nines(), 1, {0, 0, 0, 0});  // within the first 9
  ASSERT_TRUE(fit.objection);
  EXPECT_EQ(fit.objection->refusal, Refusal::kOneTileSupport);
  EXPECT_EQ(fit.placement.level, 1);
  EXPECT_EQ(fit.objection->count(), 5);
}

TEST(FitAt, ApartIsAboutTheWholeTile) {
  const Fit fit = fit_at(two_nines(), 1, {20, 0, 0, 0});
  ASSERT_TRUE(fit.objection);
  EXPECT_EQ(fit.objection->refusal, Refusal::kNotAdjacent);
  EXPECT_EQ(fit.objection->count(), 5);
  EXPECT_EQ(fit_at(two_nines(), 1, {2000, 0, 0, 0}).objection->refusal, Refusal::kBadPlacement);
}

// A square over nothing is what a person sees first; the rules look at the neighbours before.
TEST(FitAt, HangingComesBeforeApart) {
  Layout layout = two_nines();
  ASSERT_TRUE(layout.place(9, {6, 0, 0, 0}));
  ASSERT_TRUE(layout.place(1, {2, 0, 1, 1}));  // on the top of both: a level 1
  const Placement place{6, 2, 1, 1};           // the foot of the third 9 and beyond it
  const Fit fit = fit_at(layout, 1, place);
  ASSERT_TRUE(fit.objection);
  for_each_square(fit.objection->squares, fit.placement, [&](int x, int y) {
    const Tile* const below = top_tile(layout, x, y);
    EXPECT_EQ(below == nullptr, fit.objection->refusal == Refusal::kUnsupported) << x << "," << y;
  });
}

TEST(FitAt, WhatIsLegalHasNoObjectionAndTheRestHas) {
  Rng rng("objections");
  for (int round = 0; round < 2000; ++round) {
    const Layout layout = random_layout(round % 20, rng);
    const int number = static_cast<int>(rng.below(10));
    const Placement place{static_cast<std::int16_t>(static_cast<int>(rng.below(24)) - 12),
                          static_cast<std::int16_t>(static_cast<int>(rng.below(24)) - 12), 0,
                          static_cast<std::uint8_t>(rng.below(4))};
    const Fit fit = fit_at(layout, number, place);
    EXPECT_EQ(layout.check(number, fit.placement).has_value(), !fit.objection);
    if (!fit.objection) continue;
    EXPECT_GT(fit.objection->count(), 0);
    EXPECT_EQ(fit.objection->squares & ~layout.surroundings(number, fit.placement).own, 0U);
  }
}

}  // namespace
}  // namespace cifra::nmbr9
