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
  EXPECT_EQ(placement_verdict({}, layout, 7, {1, 0, 0, 0}), "6 squares are already taken by a higher tile.");
  EXPECT_EQ(placement_verdict({}, layout, 7, {9, 9, 0, 0}), "It must touch a tile on level 0 along an edge.");
  EXPECT_EQ(placement_verdict({}, layout, 7, {0, 0, 1, 0}), "2 squares hang over a gap.");
  EXPECT_EQ(placement_verdict({}, layout, 1, {0, 0, 1, 0}), "It rests on only one tile; it needs two.");
  EXPECT_EQ(placement_verdict({}, layout, 1, {2001, 0, 0, 0}), "Too far away: the table ends here.");
  EXPECT_EQ(placement_verdict({}, layout, 8, {4, 0, 0, 0}), "Fits on level 0: no points, but a base for more.");
  EXPECT_EQ(placement_verdict({}, layout, 8, {4, 0, 0, 0}, true), "Fits on level 0.");  // the last tile
}

TEST(Placing, TheScoreIsWorkedOut) {
  nmbr9::Layout layout;
  ASSERT_TRUE(layout.place(9, {0, 0, 0, 0}));
  ASSERT_TRUE(layout.place(9, {3, 0, 0, 0}));
  EXPECT_EQ(placement_verdict({}, layout, 1, {2, 0, 1, 0}), "Fits on level 1. It rests on 2 tiles: 1 point.");
  EXPECT_EQ(placement_verdict(Language::kSpanish, layout, 1, {2, 0, 1, 0}),
            "Cabe en el nivel 1. Se apoya en 2 losetas: 1 punto.");
}

TEST(Ending, AloneItSaysWhatAScoreIsWorth) {
  game::Standings standings;
  standings.scores = {90, 84};
  standings.winners = game::highest(std::span(standings.scores).first(2));
  const std::vector<std::string> names = {"Ana", "Bruno"};
  EXPECT_EQ(ending({}, names, standings).headline, "You win!");
  const auto alone = [&] { return ending({}, std::span(names).first(1), standings); };
  EXPECT_EQ(alone().headline, "All tiles are placed: 90 points.");
  EXPECT_EQ(alone().remark, "Next time you can beat that: 100 points or more is excellent.");
  standings.scores[0] = 100;
  EXPECT_EQ(alone().remark, "Excellent: 100 points or more!");
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
