// The three rules of placing, drawn. Letters are tiles that lie there, # is the tile that is tried.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "tests/games/nmbr9/rules/drawing.h"

namespace cifra::nmbr9 {
namespace {

const std::string kOne = R"(
  AA..
  .A..
  .A..
  .A..)";

TEST(Placing, OnTheTableATileNeedsAnEdgeAndRoom) {
  const Layout layout = drawn({kOne});
  EXPECT_EQ("legal", verdict(layout, 0, R"(
    ..##
    ...#
    ...#
    ...#)"));
  EXPECT_EQ("overlap", verdict(layout, 0, R"(
    .##.
    ..#.
    ..#.
    ..#.)"));
  EXPECT_EQ("legal", verdict(layout, 0, R"(
    ....
    #...
    #...
    #...
    ##..)"));
}

TEST(Placing, CornersDoNotCount) {
  const Layout layout = drawn({kOne});
  EXPECT_EQ("not_adjacent", verdict(layout, 0, R"(
    ....
    ....
    ....
    ....
    ..##
    ...#
    ...#
    ...#)"));
  EXPECT_EQ("legal", verdict(layout, 0, R"(
    ....
    ....
    ....
    ....
    .##.
    ..#.
    ..#.
    ..#.)"));
  EXPECT_EQ("not_adjacent", verdict(layout, 0, R"(
    ...##
    ....#
    ....#
    ....#)"));
}

TEST(Placing, TheFirstTileGoesAnywhereOnTheTable) {
  const Layout empty;
  for (const int place : {0, 1000, -1000, 317}) {
    for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
      const auto x = static_cast<std::int16_t>(place);
      EXPECT_TRUE(empty.check(6, {x, static_cast<std::int16_t>(-place), 0, rotation}));
    }
  }
  EXPECT_EQ(empty.check(6, {0, 0, 1, 0}).error(), Refusal::kUnsupported);
}

const std::string kTwoZeros = R"(
  AAABBB
  A.AB.B
  A.AB.B
  AAABBB)";

TEST(Placing, TwoTilesOfTheSameNumberAreDifferentTiles) {
  const Layout layout = drawn({kTwoZeros});
  EXPECT_EQ("legal", verdict(layout, 1, R"(
    ..####
    ..#...)"));
  EXPECT_EQ("legal", verdict(layout, 1, R"(
    ####..
    #.....)"));
}

TEST(Placing, TheMiddleOfTheZeroIsAGap) {
  EXPECT_EQ("unsupported", verdict(drawn({kTwoZeros}), 1, R"(
    .####.
    .#....)"));
}

TEST(Placing, NoSquareHangsOver) {
  EXPECT_EQ("unsupported", verdict(drawn({kTwoZeros}), 1, R"(
    ...####
    ...#...)"));
}

TEST(Placing, OneTileIsNotEnough) {
  EXPECT_EQ("one_tile_support", verdict(drawn({kTwoZeros}), 1, R"(
    .##...
    ..#...
    ..#...
    ..#...)"));
  EXPECT_EQ("legal", verdict(drawn({kTwoZeros}), 1, R"(
    ..##..
    ...#..
    ...#..
    ...#..)"));
}

TEST(Placing, TheTileThatBeginsALevelNeedsNoNeighbour) {
  const std::string floor = R"(
    AAABBCCCDD
    AAABBCCCDD
    AABBBCCDDD
    AABBBCCDDD)";
  const std::string corner = R"(
    .XX.......
    ..X.......
    ..X.......
    ..X.......)";
  EXPECT_EQ("legal", verdict(drawn({floor}), 1, R"(
    ......##..
    .......#..
    .......#..
    .......#..)"));
  const Layout layout = drawn({floor, corner});
  EXPECT_EQ("not_adjacent", verdict(layout, 1, R"(
    ......##..
    .......#..
    .......#..
    .......#..)"));
  EXPECT_EQ("legal", verdict(layout, 1, R"(
    ...####...
    ...#......)"));
  EXPECT_EQ(layout.score(), 1);
}

TEST(Placing, AnyLevelMayBeChosen) {
  const Layout layout = drawn({kTwoZeros, R"(
    ..XX..
    ...X..
    ...X..
    ...X..)"});
  ASSERT_EQ(layout.levels(), 2);
  EXPECT_EQ("legal", verdict(layout, 0, R"(
    ......##
    .......#
    .......#
    .......#)"));
  EXPECT_EQ("one_tile_support", verdict(layout, 1, R"(
    ....##
    .....#
    .....#
    .....#)"));
  EXPECT_EQ("one_tile_support", verdict(layout, 2, R"(
    ..##..
    ...#..
    ...#..
    ...#..)"));
  EXPECT_EQ("unsupported", verdict(layout, 3, R"(
    ..##..
    ...#..
    ...#..
    ...#..)"));
}

// Of several things that are wrong the first in the order of the codes is told.
TEST(Placing, OrderOfTheRefusals) {
  const Layout layout = drawn({kTwoZeros, R"(
    ..XX..
    ...X..
    ...X..
    ...X..)"});
  EXPECT_EQ("overlap", verdict(layout, 1, R"(
    ......
    ......
    ......
    ..##..
    ...#..
    ...#..
    ...#..)"))
      << "and hangs over";
  EXPECT_EQ("not_adjacent", verdict(layout, 1, R"(
    ......
    ......
    ##....
    .#....
    .#....
    .#....)"))
      << "and hangs over, and lies on one tile";
  EXPECT_EQ("no tile", verdict(layout, 1, R"(
    ....##
    ....#.
    ....#.
    ....#.)"))
      << "a 1 is never flipped";
  EXPECT_EQ("unsupported", verdict(layout, 1, R"(
    ....####
    ....#...)"))
      << "and lies on one tile";
  for (std::uint8_t rotation = 4; rotation != 0; ++rotation) {
    EXPECT_EQ(layout.check(1, {2, 0, 1, rotation}).error(), Refusal::kBadPlacement) << int{rotation};
  }
}

TEST(Placing, CoordinatesEndAtAThousand) {
  const Layout empty;
  constexpr std::int16_t kLowest = INT16_MIN;
  constexpr std::int16_t kHighest = INT16_MAX;
  for (const std::int16_t value : std::vector<std::int16_t>{1001, -1001, kLowest, kHighest}) {
    EXPECT_EQ(empty.check(3, {value, 0, 0, 0}).error(), Refusal::kBadPlacement);
    EXPECT_EQ(empty.check(3, {0, value, 0, 0}).error(), Refusal::kBadPlacement);
  }
  EXPECT_EQ(empty.check(3, {0, 0, 1000, 0}).error(), Refusal::kUnsupported);
  EXPECT_EQ(empty.check(3, {0, 0, 1001, 0}).error(), Refusal::kBadPlacement);
  EXPECT_EQ(empty.check(3, {0, 0, UINT16_MAX, 0}).error(), Refusal::kBadPlacement);
}

TEST(Placing, OnlyTheTenNumbers) {
  const Layout empty;
  for (const int number : {-1, 10, 255, 256}) {
    EXPECT_EQ(empty.check(number, {}).error(), Refusal::kBadPlacement) << number;
  }
}

TEST(Placing, ARefusedTileChangesNothing) {
  Layout layout = drawn({kTwoZeros});
  const Layout before = layout;
  EXPECT_FALSE(layout.place(9, {0, 0, 1, 0}));
  EXPECT_FALSE(layout.place(9, {40, 0, 0, 0}));
  EXPECT_EQ(layout, before);
  EXPECT_EQ(layout.levels(), 1);
  EXPECT_EQ(layout.bounds().right, 6);
}

TEST(Placing, TheCodes) {
  const std::vector<std::string> codes = {"game_over",      "no_such_seat",  "missing_action",
                                          "already_placed", "bad_placement", "overlap",
                                          "not_adjacent",   "unsupported",   "one_tile_support"};
  for (std::size_t i = 0; i < codes.size(); ++i) EXPECT_EQ(code(static_cast<Refusal>(i)), codes[i]);
}

}  // namespace
}  // namespace cifra::nmbr9
