// The rules of a turn, and the worked examples of the rules word for word.
#include <gtest/gtest.h>

#include <string>

#include "tests/games/the_number/rules/table.h"

namespace cifra::the_number {
namespace {

TEST(WorkedExamples, A761FallsToThe1Of513) {
  State state = started(5);
  const Turn turn = play(state, "761 513 444 444 220");
  EXPECT_EQ(told(turn), "eliminated, approved 5+2, approved 4, approved 4, approved 2");
  EXPECT_EQ(turn.results[0].points, 0);
  EXPECT_EQ(turn.results[0].crossed, 0);
  EXPECT_EQ(turn.results[1].points, 7);
  EXPECT_EQ(turn.results[1].crossed, digits("513"));
  EXPECT_EQ(turn.results[2].crossed, digits("4"));
  EXPECT_EQ(state.available[0], kAllDigits);
  EXPECT_EQ(state.available[1], digits("0246789"));
  EXPECT_EQ(state.available[2], digits("012356789"));
  EXPECT_EQ(state.available[4], digits("13456789"));
  EXPECT_EQ(Game::standings(state).scores, (std::array{0, 7, 4, 4, 2}));
}

TEST(WorkedExamples, AFallenNumberStillEliminates) {
  State state = started(5);
  const Turn turn = play(state, "761 513 444 342 220");
  EXPECT_EQ(told(turn), "eliminated, eliminated, eliminated, eliminated, approved 2+2");
  EXPECT_EQ(reason(turn, 0).to, num("513"));
  EXPECT_EQ(reason(turn, 1).to, num("342"));
}

// "Turn 5, a 7xx that is the highest approved: 2 x 7 + 8 = 22. With 15 points from turns 1-4 and 6 digits crossed out:
// 15 + 22 + 6 = 43."
TEST(WorkedExamples, ARoundOf43Points) {
  State state = started(2);
  EXPECT_EQ(told(play(state, "666 999")), "approved 6, approved 9+2");
  EXPECT_EQ(told(play(state, "555 888")), "approved 5, approved 8+3");
  EXPECT_EQ(told(play(state, "444 777")), "approved 4, approved 7+4");
  EXPECT_EQ(told(play(state, "920 222")), "eliminated, approved 2+6");
  EXPECT_EQ(state.round_points[0], 15);
  EXPECT_EQ(told(play(state, "712 333")), "approved 14+8, approved 6");
  EXPECT_EQ(state.round, 1);
  EXPECT_EQ(state.total[0], 43);
}

TEST(WorkedExamples, ZeroZeroZero) {
  State state = started(2);
  const Turn turn = play(state, "000 -");
  EXPECT_EQ(told(turn), "approved 0+2, none");
  EXPECT_EQ(turn.results[0].crossed, digits("0"));
  EXPECT_EQ(state.available[0], digits("123456789"));

  state = started(3);
  EXPECT_EQ(told(play(state, "000 907 111")), "approved 0, eliminated, approved 1+2");
}

TEST(Turn, LeadingZerosAndRepeatedDigits) {
  State state = started(3);
  EXPECT_EQ(told(play(state, "007 444 220")), "approved 0, approved 4+2, eliminated");
  EXPECT_EQ(state.available[0], digits("12345689"));
}

TEST(Turn, EqualNumbersDoNotEliminateEachOther) {
  State state = started(3);
  EXPECT_EQ(told(play(state, "987 987 987")), "approved 9+2, approved 9+2, approved 9+2");
  state = started(3);
  EXPECT_EQ(told(play(state, "987 987 007")), "eliminated, eliminated, approved 0+2");
  state = started(5);
  EXPECT_EQ(told(play(state, "987 987 006 006 555")), "approved 9+2, approved 9+2, approved 0, approved 0, approved 5");
}

TEST(Turn, OnlyLowerNumbersEliminate) {
  State state = started(2);
  EXPECT_EQ(told(play(state, "123 124")), "approved 1+2, eliminated");
  state = started(2);
  EXPECT_EQ(told(play(state, "124 123")), "eliminated, approved 1+2");
  state = started(2);
  EXPECT_EQ(told(play(state, "321 123")), "eliminated, approved 1+2");
}

TEST(Turn, BonusOfEachTurnAndDoublingInTheFifth) {
  State state = started(2);
  EXPECT_EQ(told(play(state, "900 111")), "approved 9+2, approved 1");
  EXPECT_EQ(told(play(state, "800 222")), "void, approved 2+3");
  EXPECT_EQ(told(play(state, "888 333")), "approved 8+4, approved 3");
  EXPECT_EQ(told(play(state, "777 444")), "approved 7+6, approved 4");
  EXPECT_EQ(told(play(state, "666 555")), "approved 12+8, approved 10");
  EXPECT_EQ(state.round, 1);
  EXPECT_EQ(told(play(state, "999 555")), "approved 9+2, approved 5");
}

TEST(Turn, OptionsForBonuses) {
  State state = started(2, {.bonuses = {0, 99, 0, 0, 99}, .rounds = 1});
  EXPECT_EQ(told(play(state, "999 111")), "approved 9, approved 1");
  EXPECT_EQ(told(play(state, "888 888")), "approved 8+99, approved 8+99");
  play(state, "- -");
  play(state, "- -");
  const Turn last = play(state, "777 777");
  EXPECT_EQ(last.results[0].points, 113);
  EXPECT_EQ(Game::standings(state).scores[0], 9 + 107 + 113 + 3);
}

TEST(Turn, TheWordsAndCodes) {
  EXPECT_EQ(word(Status::kApproved), "approved");
  EXPECT_EQ(word(Status::kEliminated), "eliminated");
  EXPECT_EQ(word(Status::kVoid), "void");
  EXPECT_EQ(word(Status::kNone), "none");
  EXPECT_EQ(word(Status::kOut), "out");
  EXPECT_EQ(code(Refusal::kGameOver), "game_over");
  EXPECT_EQ(code(Refusal::kNoSuchSeat), "no_such_seat");
  EXPECT_EQ(code(Refusal::kBadNumber), "bad_number");
  EXPECT_EQ(code(Refusal::kPlayerIsOut), "player_is_out");
  EXPECT_EQ(code(Refusal::kUnavailableDigit), "unavailable_digit");
}

}  // namespace
}  // namespace cifra::the_number
