// The tiles against the drawing of the rules, and their rotations.
#include "games/nmbr9/rules/tiles.h"

#include <gtest/gtest.h>

#include <array>
#include <sstream>
#include <string>
#include <vector>

#include "tests/games/nmbr9/rules/naive.h"

namespace cifra::nmbr9 {
namespace {

// As printed in the rules: the number, a blank, the drawing.
const std::vector<std::string> kRules = {
    "0 ###   1 ##   2 .##   3 ###   4 .##   5 ###   6 ##.   7 ###   8 .##   9 ###",
    "  #.#     .#     .##     ..#     .#.     ###     #..     .#.     .##     ###",
    "  #.#     .#     ##.     .##     ###     ..#     ###     ##.     ##.     ##.",
    "  ###     .#     ###     ###     .##     ###     ###     #..     ##.     ##.",
};

std::string text(const Shape& shape) {
  std::string lines;
  for (int y = 0; y < shape.height; ++y) {
    if (y > 0) lines += '/';
    for (int x = 0; x < shape.width; ++x) lines += shape.has(x, y) ? '#' : '.';
  }
  return lines;
}

TEST(Tiles, AreDrawnAsInTheRules) {
  for (int number = 0; number < kNumbers; ++number) {
    const std::size_t column = kRules[0].find(static_cast<char>('0' + number)) + 2;
    std::string drawing;
    for (const std::string& row : kRules) {
      if (!drawing.empty()) drawing += '/';
      drawing += row.substr(column, row.find(' ', column) - column);
    }
    EXPECT_EQ(text(shape_of(number, 0)), drawing) << number;
  }
}

TEST(Tiles, HaveTheirAreas) {
  constexpr std::array kAreas = {10, 5, 9, 9, 8, 10, 9, 7, 8, 10};
  int sum = 0;
  for (int number = 0; number < kNumbers; ++number) {
    for (int rotation = 0; rotation < kRotations; ++rotation) {
      EXPECT_EQ(shape_of(number, rotation).area(), kAreas[static_cast<std::size_t>(number)]);
    }
    sum += shape_of(number, 0).area();
  }
  EXPECT_EQ(sum, 85);
}

TEST(Tiles, TurnClockwise) {
  EXPECT_EQ(text(shape_of(1, 0)), "##/.#/.#/.#");
  EXPECT_EQ(text(shape_of(1, 1)), "...#/####");
  EXPECT_EQ(text(shape_of(1, 2)), "#./#./#./##");
  EXPECT_EQ(text(shape_of(1, 3)), "####/#...");
  EXPECT_EQ(text(shape_of(7, 1)), "##.#/.###/...#");
  EXPECT_EQ(text(shape_of(8, 1)), "##../####/..##");
  EXPECT_EQ(text(shape_of(6, 2)), "###/###/..#/.##");
}

TEST(Tiles, AgreeWithTheNaiveOnesInEveryRotation) {
  for (int number = 0; number < kNumbers; ++number) {
    for (int rotation = 0; rotation < kRotations; ++rotation) {
      naive::Squares squares;
      const Shape& shape = shape_of(number, rotation);
      for (int y = 0; y < kMaxSide; ++y) {
        for (int x = 0; x < kMaxSide; ++x) {
          if (shape.has(x, y)) squares.insert({x, y});
        }
      }
      EXPECT_EQ(squares, naive::tile(number, rotation)) << number << " in rotation " << rotation;
    }
  }
}

// Never flipped, so that no two of the 36 look the same.
TEST(Tiles, AllDistinctRotationsLookDifferent) {
  std::set<std::string> looks;
  int count = 0;
  for (int number = 0; number < kNumbers; ++number) {
    EXPECT_EQ(distinct_rotations(number), number == 0 || number == 8 ? 2 : 4);
    for (int rotation = 0; rotation < distinct_rotations(number); ++rotation, ++count) {
      looks.insert(text(shape_of(number, rotation)));
    }
  }
  EXPECT_EQ(count, 36);
  EXPECT_EQ(looks.size(), 36U);
}

}  // namespace
}  // namespace cifra::nmbr9
