#include "games/the_number/terminal/sentences.h"

#include <gtest/gtest.h>

#include <vector>

#include "games/the_number/rules/sheet.h"

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

}  // namespace
}  // namespace cifra::terminal
