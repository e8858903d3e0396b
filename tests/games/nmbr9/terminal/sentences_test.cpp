#include "games/nmbr9/terminal/sentences.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace cifra::terminal {
namespace {

TEST(Placing, EveryRefusalHasItsReason) {
  nmbr9::Layout layout;
  // 1 1 1 .    two tiles of number 1, the second half turned
  // . 1 1 .
  // . 1 1 .
  // . 1 1 1
  ASSERT_TRUE(layout.place(1, {0, 0, 0, 0}));
  ASSERT_TRUE(layout.place(1, {2, 0, 0, 2}));
  EXPECT_EQ(placement_verdict(layout, 7, {1, 0, 0, 0}), "not on level 0: it overlaps a tile of level 0 (6 squares)");
  EXPECT_EQ(placement_verdict(layout, 7, {9, 9, 0, 0}), "not on level 0: it touches no tile of level 0 along an edge");
  EXPECT_EQ(placement_verdict(layout, 7, {0, 0, 1, 0}), "not on level 1: 2 squares over no tile of level 0");
  EXPECT_EQ(placement_verdict(layout, 1, {0, 0, 1, 0}), "not on level 1: it lies on one tile only, and needs two");
  EXPECT_EQ(placement_verdict(layout, 1, {2001, 0, 0, 0}), "too far away: the table ends here");
  EXPECT_EQ(placement_verdict(layout, 8, {4, 0, 0, 0}), "level 0: scores nothing");
}

TEST(Placing, TheScoreIsWorkedOut) {
  nmbr9::Layout layout;
  ASSERT_TRUE(layout.place(9, {0, 0, 0, 0}));
  ASSERT_TRUE(layout.place(9, {3, 0, 0, 0}));
  EXPECT_EQ(placement_verdict(layout, 1, {2, 0, 1, 0}), "level 1: scores 1");
}

TEST(Ending, AloneItSaysWhatAScoreIsWorth) {
  game::Standings standings;
  standings.scores = {90, 84};
  standings.winners = game::highest(std::span(standings.scores).first(2));
  const std::vector<std::string> names = {"Ana", "Bruno"};
  EXPECT_EQ(ending(names, standings), "Ana wins with 90 points.");
  EXPECT_EQ(ending(std::span(names).first(1), standings), "90 points. 100 or more is excellent.");
  standings.scores[0] = 100;
  EXPECT_EQ(ending(std::span(names).first(1), standings), "100 points. Excellent!");
}

TEST(Draw, ShowsTheHighestTileAndItsLevel) {
  nmbr9::Layout layout;
  EXPECT_EQ(draw(layout), "");
  ASSERT_TRUE(layout.place(9, {0, 0, 0, 0}));
  ASSERT_TRUE(layout.place(9, {3, 0, 0, 0}));
  ASSERT_TRUE(layout.place(1, {2, 0, 1, 0}));
  EXPECT_EQ(draw(layout),
            "9 9 1¹1¹9 9\n"
            "9 9 9 1¹9 9\n"
            "9 9 . 1¹9 .\n"
            "9 9 . 1¹9 .\n");
}

}  // namespace
}  // namespace cifra::terminal
