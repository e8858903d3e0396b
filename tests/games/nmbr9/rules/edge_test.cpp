// The last coordinates. A placement beyond +-1000 is refused, so it is not listed, counted or drawn either.
#include <gtest/gtest.h>

#include <vector>

#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/rules/playout.h"
#include "tests/games/nmbr9/rules/steering.h"
#include "tests/games/nmbr9/rules/twins.h"

namespace cifra::nmbr9 {
namespace {

TEST(Edge, TheLastCoordinates) {
  for (const int x : {-1000, 0, 1000}) {
    for (const int y : {-1000, 0, 1000}) {
      Rng rng("corner");
      Twins twins;
      twins.place(9, {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), 0, 0});
      for (const std::uint8_t number : shuffled_deck(*Variant::parse("U-9-1-8"), rng).cards()) {
        const std::vector<Placement> list = twins.compare(number, rng);
        for (int i = 0; i < 50; ++i)
          ASSERT_TRUE(twins.layout().check(number, random_placement(twins.layout(), number, rng)));
        twins.place(number, furthest(list, number, {x, y}));
      }
    }
  }
}

TEST(Edge, ChainIntoTheLastCorner) {
  Rng rng("corner chain");
  Twins twins;
  twins.place(1, {955, 955, 0, 0});
  for (int tile = 0; tile < 60; ++tile) twins.place(1, furthest(twins.layout(), 1, {1, 1}));
  EXPECT_GE(twins.layout().bounds().right, 1000);
  EXPECT_GE(twins.layout().bounds().bottom, 1000);
  for (const int next : {0, 1, 6, 9}) twins.compare(next, rng);
}

}  // namespace
}  // namespace cifra::nmbr9
