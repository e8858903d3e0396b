#include "terminal/sentences.h"
#include "the_number/sheet.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "terminal/drawing.h"

namespace cifra::terminal {
namespace {

using the_number::Number;

the_number::Turn turn_of(int turn, const std::vector<unsigned>& values) {
  std::vector<Number> numbers;
  for (const unsigned value : values) numbers.push_back(Number::of(value));
  return the_number::resolve_turn({}, turn, numbers);
}

const std::vector<std::string> kNames = {"Bruno", "Yuki", "Ines", "Marta", "Theo"};

TEST(Describe, TellsTheCheckFromTheHighestDown) {
  EXPECT_EQ(describe(turn_of(0, {761, 513, 444, 444, 220}), kNames),
            "Bruno: 761 falls: 513 has a 1 too\n"
            "Yuki: 513 stands: 5 points, +2 bonus\n"
            "Ines: 444 stands: 4 points\n"
            "Marta: 444 stands: 4 points\n"
            "Theo: 220 stands: 2 points\n");
}

TEST(Describe, ANumberFallsToOneThatFallsItself) {
  EXPECT_EQ(describe(turn_of(0, {220, 342, 444, 513, 761}), kNames),
            "Theo: 761 falls: 513 has a 1 too\n"
            "Marta: 513 falls: 342 has a 3 too\n"
            "Ines: 444 falls: 342 has a 4 too\n"
            "Yuki: 342 falls: 220 has a 2 too\n"
            "Bruno: 220 stands: 2 points, +2 bonus\n");
}

TEST(Describe, NamesAllSharedDigits) {
  EXPECT_EQ(verdict(turn_of(0, {871, 817}), 0), "871 falls: 817 has a 1, a 7 and an 8 too");
  EXPECT_EQ(verdict(turn_of(0, {761, 517}), 0), "761 falls: 517 has a 1 and a 7 too");
}

TEST(Describe, TheLastTurnCountsDouble) {
  EXPECT_EQ(verdict(turn_of(4, {789, 123}), 0), "789 stands: 2 x 7 = 14 points, +8 bonus");
  EXPECT_EQ(verdict(turn_of(4, {12, 12}), 0), "012 stands: 0 points, +8 bonus");
  EXPECT_EQ(verdict(turn_of(0, {123, 456}), 0), "123 stands: 1 point");
}

TEST(Describe, VoidNoneAndOutComeLast) {
  the_number::Turn turn = turn_of(0, {761, 513, 444, 220});
  turn.results[0].status = the_number::Status::kOut;
  turn.results[0].number = Number();
  turn.results[1].status = the_number::Status::kVoid;
  turn.results[2].status = the_number::Status::kNone;
  turn.results[2].number = Number();
  EXPECT_EQ(check_order(turn), (std::vector<int>{3, 1, 2, 0}));
  EXPECT_EQ(verdict(turn, 1), "513 is void: it has a digit that was crossed out");
  EXPECT_EQ(verdict(turn, 2), "no number");
  EXPECT_EQ(verdict(turn, 0), "no digit left, sits out");
}

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

TEST(Result, OneWinnerSharedVictoryAndAlone) {
  game::Standings standings;
  standings.scores = {51, 84, 84};
  standings.winners = game::highest(std::span(standings.scores).first(3));
  const std::vector<std::string> names = {"Ana", "Bruno", "Marta"};
  EXPECT_EQ(result(names, standings), "Bruno and Marta share the victory with 84 points each.");
  standings.scores[0] = 90;
  standings.winners = game::highest(std::span(standings.scores).first(3));
  EXPECT_EQ(result(names, standings), "Ana wins with 90 points.");
  EXPECT_EQ(result(std::span(names).first(1), standings), "90 points. 100 or more is excellent.");
}

TEST(SameLuck, IsACommandForTheShell) {
  EXPECT_EQ(same_luck("nmbr9", "3f2a/game/2"), "The same luck again: cifra play nmbr9 --seed 3f2a/game/2");
  EXPECT_EQ(same_luck("the-number", "it's me"), "The same luck again: cifra play the-number --seed 'it'\\''s me'");
  EXPECT_EQ(same_luck("nmbr9", ""), "The same luck again: cifra play nmbr9 --seed ''");
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
