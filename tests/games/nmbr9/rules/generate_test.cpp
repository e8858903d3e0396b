// The generator's promises besides being right: the first tile, fair draws, games played in one go, buffers.
#include "games/nmbr9/rules/generate.h"
#include "games/nmbr9/rules/playout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <tuple>
#include <vector>

#include "games/nmbr9/rules/nmbr9.h"
#include "tests/games/nmbr9/rules/drawing.h"
#include "tests/games/nmbr9/rules/steering.h"

namespace cifra::nmbr9 {
namespace {

TEST(Generate, TheFirstTileIsListedAtTheOriginInItsDistinctRotations) {
  PlacementBuffer buffer;
  for (int number = 0; number < kNumbers; ++number) {
    const auto list = legal_placements(Layout(), number, buffer);
    ASSERT_EQ(list.size(), number == 0 || number == 8 ? 2U : 4U);
    EXPECT_EQ(count_placements(Layout(), number), list.size());
    for (std::uint8_t rotation = 0; rotation < list.size(); ++rotation) {
      EXPECT_EQ(list[rotation], (Placement{0, 0, 0, rotation}));
    }
  }
}

TEST(Generate, TheOrderIsLevelRotationYX) {
  Rng rng("order");
  PlacementBuffer buffer;
  const auto key = [](const Placement& p) { return std::tuple(p.level, p.rotation, p.y, p.x); };
  for (int game = 0; game < 20; ++game) {
    const Layout layout = random_layout(2 + 4 * game, rng);
    for (int number = 0; number < kNumbers; ++number) {
      const auto list = legal_placements(layout, number, buffer);
      EXPECT_TRUE(std::ranges::is_sorted(list, std::ranges::less(), key));
      EXPECT_EQ(std::ranges::adjacent_find(list), list.end());
      for (const Placement& placement : list) EXPECT_LT(placement.rotation, distinct_rotations(number));
    }
  }
}

// A buffer that held a long list, or was never used, gives the same list.
TEST(Generate, BuffersAreUsedAgain) {
  Rng rng("buffers");
  PlacementBuffer old;
  for (int tiles = 80; tiles > 0; tiles -= 7) {
    const Layout layout = random_layout(tiles, rng);
    PlacementBuffer fresh;
    EXPECT_TRUE(std::ranges::equal(legal_placements(layout, 4, old), legal_placements(layout, 4, fresh)));
  }
}

void expect_fair_draws(const Layout& layout, int number) {
  PlacementBuffer buffer;
  const auto list = legal_placements(layout, number, buffer);
  const auto count = static_cast<double>(list.size());
  std::vector<double> drawn(list.size());
  Rng rng("draws");
  const int draws = 200 * static_cast<int>(list.size());
  for (int i = 0; i < draws; ++i) {
    const auto found = std::ranges::find(list, random_placement(layout, number, rng));
    ASSERT_NE(found, list.end());
    ++drawn[static_cast<std::size_t>(found - list.begin())];
  }
  double sum = 0;  // Pearson's, as in tests/base/random_test.cpp
  for (const double times : drawn) sum += (times - 200) * (times - 200) / 200;
  EXPECT_NEAR(sum, count - 1, 5 * std::sqrt(2 * (count - 1))) << list.size() << " placements";
}

TEST(Generate, DrawsAreEvenOverAllLevels) {
  const Layout layout = drawn({R"(
    AAABBCCCDD
    AAABBCCCDD
    AABBBCCDDD
    AABBBCCDDD)",
                               R"(
    ..XXX.....
    ..X.X.....
    ..X.X.....
    ..XXX.....)"});
  expect_fair_draws(layout, 1);
  expect_fair_draws(layout, 8);
  expect_fair_draws(Layout(), 0);
  expect_fair_draws(Layout(), 7);
}

TEST(Generate, DrawsAreEvenOnWideLayouts) {
  Layout layout;
  for (int tile = 0; tile < 24; ++tile) layout.place_unchecked(1, furthest(layout, 1, {1, 0}));
  ASSERT_GT(layout.bounds().right - layout.bounds().left, 64);
  expect_fair_draws(layout, 8);
}

// play_randomly draws what the random bot would draw, card for card, whatever windows it keeps.
TEST(Generate, PlayingInOneGoIsPlayingOneByOne) {
  for (int game = 0; game < 300; ++game) {
    Rng deck_rng("deck/" + std::to_string(game));
    const char* variant = game % 3 == 0 ? "U-9-9-90" : "U-9-2-20";
    const Deck deck = shuffled_deck(*Variant::parse(variant), deck_rng);
    Rng rng("play/" + std::to_string(game));
    Rng same = rng;
    Layout in_one_go;
    play_randomly(in_one_go, deck.cards(), rng);
    Layout one_by_one;
    for (const int card : deck.cards()) ASSERT_TRUE(one_by_one.place(card, random_placement(one_by_one, card, same)));
    ASSERT_EQ(in_one_go, one_by_one) << game;
    ASSERT_EQ(in_one_go.score(), one_by_one.score());
    ASSERT_EQ(rng.next(), same.next()) << game;
  }
}

TEST(Generate, PlayingOnFromAnyLayout) {
  const std::vector<std::uint8_t> cards = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3};
  for (const Direction to : kDirections) {
    for (const int tiles : {1, 7, 15, 19, 40}) {
      Layout layout;
      for (int tile = 0; tile < tiles; ++tile) layout.place_unchecked(1, furthest(layout, 1, to));
      Layout one_by_one = layout;
      Rng rng("on");
      Rng same = rng;
      play_randomly(layout, cards, rng);
      for (const int card : cards) ASSERT_TRUE(one_by_one.place(card, random_placement(one_by_one, card, same)));
      ASSERT_EQ(layout, one_by_one);
    }
  }
}

TEST(Generate, PlayingNoCards) {
  Layout layout;
  Rng rng("none");
  play_randomly(layout, {}, rng);
  EXPECT_TRUE(layout.tiles().empty());
}

}  // namespace
}  // namespace cifra::nmbr9
