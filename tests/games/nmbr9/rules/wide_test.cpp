// The table is unbounded: chains of tiles in every direction, layouts far wider than 64 squares, layouts far from the
// origin. The naive implementation, which knows no windows, is the judge. edge_test.cpp has the last coordinates.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "games/nmbr9/rules/nmbr9.h"
#include "tests/games/nmbr9/rules/steering.h"
#include "tests/games/nmbr9/rules/twins.h"

namespace cifra::nmbr9 {
namespace {

int reach(const Layout& layout, Direction to) {
  const Bounds& bounds = layout.bounds();
  return std::max((to.dx != 0 ? bounds.right - bounds.left : 0), (to.dy != 0 ? bounds.bottom - bounds.top : 0));
}

TEST(Wide, ChainsOfTwentyTilesInEveryDirection) {
  for (const Direction to : kDirections) {
    for (const int number : {0, 1, 4, 5, 7}) {
      Rng rng("chain/" + std::to_string(number));
      Twins twins;
      for (int tile = 0; tile < 20; ++tile) twins.place(number, furthest(twins.layout(), number, to));
      EXPECT_GE(reach(twins.layout(), to), to.dx * to.dy == 0 ? 60 : 40);
      for (const int next : {0, 1, 6, 9}) twins.compare(next, rng);
    }
  }
}

TEST(Wide, ChainsOfEightyNineTiles) {
  for (const Direction to : kDirections) {
    Rng rng("long chain");
    Twins twins;
    for (const std::uint8_t number : shuffled_deck(*Variant::parse("U-9-9-89"), rng).cards()) {
      twins.place(number, furthest(twins.layout(), number, to));
    }
    EXPECT_GE(reach(twins.layout(), to), to.dx * to.dy == 0 ? 250 : 150);
    for (const int next : {1, 8}) twins.compare(next, rng);
  }
}

TEST(Wide, TheNinetiethTileIsTheLast) {
  Layout layout;
  for (int tile = 0; tile < kMaxTiles; ++tile) {
    ASSERT_TRUE(layout.place(1, furthest(layout, 1, {1, 0})));
  }
  EXPECT_EQ(layout.tiles().size(), 90U);
  const Layout before = layout;
  const Bounds& bounds = layout.bounds();
  for (int y = bounds.top - 4; y <= bounds.bottom; ++y) {
    const Placement one_more{static_cast<std::int16_t>(bounds.right), static_cast<std::int16_t>(y), 0, 0};
    EXPECT_EQ(answer(layout.place(1, one_more)), "bad_placement");
  }
  EXPECT_EQ(layout, before);
}

// Half of the tiles stretch the table, the others go anywhere, above all on the second level.
TEST(Wide, GamesThatStretchAndBuild) {
  int widest = 0;
  int most_levels = 0;
  for (int game = 0; game < 16; ++game) {
    Rng rng("stretch/" + std::to_string(game));
    Twins twins;
    int tile = 0;
    for (const std::uint8_t number : shuffled_deck(*Variant::parse("U-9-6-60"), rng).cards()) {
      PlacementBuffer buffer;
      const auto legal = legal_placements(twins.layout(), number, buffer);
      std::vector<Placement> list(legal.begin(), legal.end());
      if (++tile % 6 == 0) {
        EXPECT_EQ(twins.compare(number, rng), list);
      }
      if (rng.below(2) == 0) {
        twins.place(number, furthest(list, number, kDirections[static_cast<std::size_t>(game) % kDirections.size()]));
        continue;
      }
      if (list.back().level > 0) std::erase_if(list, [](const Placement& p) { return p.level == 0; });
      twins.place(number, any(list, rng));
    }
    const Bounds& bounds = twins.layout().bounds();
    widest = std::max({widest, bounds.right - bounds.left, bounds.bottom - bounds.top});
    most_levels = std::max(most_levels, twins.layout().levels());
  }
  EXPECT_GT(widest, 80);
  EXPECT_GE(most_levels, 3);
}

TEST(Wide, GamesFarFromTheOrigin) {
  for (const auto& [x, y] : {std::pair{-900, 500}, {900, -31}, {33, 900}, {-33, -64}}) {
    Rng rng("far");
    Twins twins;
    twins.place(9, {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), 0, 1});
    for (const std::uint8_t number : shuffled_deck(*Variant::parse("U-9-1-8"), rng).cards()) {
      twins.place(number, any(twins.compare(number, rng), rng));
    }
  }
}

}  // namespace
}  // namespace cifra::nmbr9
