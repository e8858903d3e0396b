// Levels up to turning and shifting; multisets; ways to lay carriers below a level, held against the rules.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <ostream>

#include "games/nmbr9/bounds/carriers.h"
#include "games/nmbr9/bounds/fits.h"
#include "tests/games/nmbr9/bounds/rules.h"

namespace cifra::nmbr9::bounds {
namespace {

using testing::arrangements;
using testing::resting;
using testing::Resting;

Level random_level() {
  Level level;
  const int tiles = *rc::gen::inRange(1, kMaxLevelTiles + 1);
  for (int i = 0; i < tiles; ++i) {
    const int number = *rc::gen::inRange(0, 10);
    level.add({static_cast<std::uint8_t>(number),
               static_cast<std::uint8_t>(*rc::gen::inRange(0, nmbr9::distinct_rotations(number))),
               static_cast<std::int8_t>(*rc::gen::inRange(-20, 20)),
               static_cast<std::int8_t>(*rc::gen::inRange(-20, 20))});
  }
  return level;
}

std::set<std::tuple<int, int, int>> squares_of(const Level& level) {
  std::set<std::tuple<int, int, int>> squares;
  for (const Spot& spot : level.spots()) {
    for (int y = 0; y < 4; ++y) {
      for (int x = 0; x < 4; ++x) {
        if (spot.shape().has(x, y)) squares.emplace(spot.number, spot.x + x, spot.y + y);
      }
    }
  }
  return squares;
}

RC_GTEST_PROP(MaximumLevel, TurningTurnsEverySquare, ()) {
  const Level level = random_level();
  std::set<std::tuple<int, int, int>> turned;
  for (const auto& [number, x, y] : squares_of(level)) turned.emplace(number, -y, x);
  RC_ASSERT(squares_of(level.turned(1)) == turned);
  RC_ASSERT(squares_of(level.turned(4)) == squares_of(level));
}

RC_GTEST_PROP(MaximumLevel, TheCanonicalFormForgetsTurnsAndShiftsOnly, ()) {
  const Level level = random_level();
  Level moved;
  for (Spot spot : level.turned(*rc::gen::inRange(0, 4)).spots()) {
    spot.x = static_cast<std::int8_t>(spot.x + 7);
    spot.y = static_cast<std::int8_t>(spot.y - 3);
    moved.add(spot);
  }
  RC_ASSERT(moved.canonical() == level.canonical());
  Level other;
  const int changed = *rc::gen::inRange(0, level.size());
  for (int i = 0; i < level.size(); ++i) {
    Spot spot = level.spots()[static_cast<std::size_t>(i)];
    if (i == changed) spot.number = static_cast<std::uint8_t>(spot.number == 1 ? 7 : 1);
    other.add(spot);
  }
  RC_ASSERT(other.canonical() != level.canonical());
}

TEST(MaximumLevel, PartsOfMultisets) {
  const Supply supply(*nmbr9::Variant::parse("F-3-2-8"));
  ASSERT_EQ(supply.size(), 81U);
  for (Index a = 0; a < supply.size(); ++a) {
    for (Index b = 0; b < supply.size(); ++b) {
      bool part = true;
      for (int number = 0; number < 4; ++number) {
        part = part && packed_count(supply.packed(a), number) <= packed_count(supply.packed(b), number);
      }
      EXPECT_EQ(is_part(supply.packed(a), supply.packed(b)), part);
      if (part) {
        EXPECT_EQ(supply.packed(b - a), supply.packed(b) - supply.packed(a));
      }
    }
  }
}

// What Carriers finds below every arrangement of `upper` if the level below has exactly the tiles `lower`.
Resting carriers_below(const std::vector<int>& upper, const std::vector<int>& lower) {
  const Supply supply(*nmbr9::Variant::parse("F-9-2-20"));
  Index set = 0;
  for (const int number : lower) set += supply.unit(number);
  const Choice choice{supply.packed(set), set, static_cast<std::int16_t>(supply.area(set)), 0};
  Resting found;
  Carriers carriers;
  for (const auto& [level, layout] : arrangements(upper)) {
    carriers.enumerate(supply, level, std::span(&choice, 1), true, [&](const Level& below, Index tiles) {
      EXPECT_EQ(tiles, set);
      found[level].insert(below.canonical());
      return true;
    });
  }
  EXPECT_TRUE(carriers.is_complete());
  return found;
}

struct OnWhat {
  std::vector<int> upper;
  std::vector<int> lower;
};

// How the tests are called: 14On399.
void PrintTo(const OnWhat& what, std::ostream* out) {  // NOLINT(readability-identifier-naming): gtest asks for it
  for (const int number : what.upper) *out << number;
  *out << "On";
  for (const int number : what.lower) *out << number;
}

class MaximumCarriers : public ::testing::TestWithParam<OnWhat> {};

TEST_P(MaximumCarriers, AreThoseOfTheRules) {
  const auto& [upper, lower] = GetParam();
  const Resting expected = resting(upper, lower);
  EXPECT_EQ(carriers_below(upper, lower), expected);
  // The tables say yes exactly if there is one. They do not ask for upper tiles that touch, so only one direction.
  const auto cls = [](const std::vector<int>& numbers) {
    Packed packed = 0;
    for (const int number : numbers) packed += packed_one(number);
    return Classes::all().of(packed);
  };
  const bool fits = fits_on(cls(lower), 9, 2).test(static_cast<std::size_t>(cls(upper)));
  if (upper.size() == 1) {
    EXPECT_EQ(fits, !expected.empty());
  } else {
    EXPECT_TRUE(fits || expected.empty());
  }
}

// Two tiles, three of which one may be a spare, a hole below (0), copies, and pairs on pairs and on triples.
INSTANTIATE_TEST_SUITE_P(, MaximumCarriers,
                         ::testing::Values(OnWhat{{9}, {8, 9}}, OnWhat{{0}, {3, 6}}, OnWhat{{5}, {2, 2}},
                                           OnWhat{{1}, {0, 4}}, OnWhat{{7}, {1, 1}}, OnWhat{{1, 1}, {9, 9}},
                                           OnWhat{{1, 7}, {8, 9}}, OnWhat{{9}, {1, 7, 8}}, OnWhat{{1, 4}, {3, 9, 9}}));

}  // namespace
}  // namespace cifra::nmbr9::bounds
