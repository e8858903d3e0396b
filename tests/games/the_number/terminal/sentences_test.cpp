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
  EXPECT_EQ(describe({}, turn_of(0, {842, 385, 777, 777, 106}), kNames),
            "Bruno: 842 eliminated: 385 has an 8 too\n"
            "Ines: 777 approved: 7 + 2 bonus\n"
            "Marta: 777 approved: 7 + 2 bonus\n"
            "Yuki: 385 approved: 3 points\n"
            "Theo: 106 approved: 1 point\n");
}

TEST(Describe, ANumberIsEliminatedByOneThatIsEliminatedItself) {
  EXPECT_EQ(describe({}, turn_of(0, {220, 342, 444, 593, 985}), kNames),
            "Theo: 985 eliminated: 593 has a 5 and a 9 too\n"
            "Marta: 593 eliminated: 342 has a 3 too\n"
            "Ines: 444 eliminated: 342 has a 4 too\n"
            "Yuki: 342 eliminated: 220 has a 2 too\n"
            "Bruno: 220 approved: 2 + 2 bonus\n");
}

TEST(Describe, NamesAllSharedDigits) {
  EXPECT_EQ(verdict({}, turn_of(0, {871, 817}), 0), "871 eliminated: 817 has a 1, a 7 and an 8 too");
  EXPECT_EQ(verdict(Language::kItalian, turn_of(0, {870, 807}), 0), "870 eliminato: anche 807 ha uno 0, un 7 e un 8");
  EXPECT_EQ(verdict(Language::kGerman, turn_of(0, {781, 517}), 0),
            "781 ausgeschlossen: 517 hat auch eine 1 und eine 7");
}

TEST(Describe, TheLastTurnCountsDouble) {
  EXPECT_EQ(verdict({}, turn_of(4, {789, 123}), 0), "789 approved: 2 × 7 + 8 bonus");
  EXPECT_EQ(verdict({}, turn_of(4, {789, 123}), 1), "123 approved: 2 × 1 = 2 points");
  EXPECT_EQ(verdict({}, turn_of(4, {12, 12}), 0), "012 approved: 0 + 8 bonus");
  EXPECT_EQ(verdict({}, turn_of(0, {123, 456}), 0), "123 approved: 1 point");
}

TEST(Describe, VoidNoneAndOutComeLast) {
  the_number::Turn turn = turn_of(0, {842, 385, 777, 106});
  turn.results[0].status = the_number::Status::kOut;
  turn.results[0].number = Number();
  turn.results[1].status = the_number::Status::kVoid;
  turn.results[2].status = the_number::Status::kNone;
  turn.results[2].number = Number();
  EXPECT_EQ(check_order(turn), (std::vector<int>{3, 1, 2, 0}));
  EXPECT_EQ(verdict({}, turn, 1), "385 is void");
  EXPECT_EQ(verdict({}, turn, 2), "No number");
  EXPECT_EQ(verdict({}, turn, 0), "Out of digits");
}

}  // namespace
}  // namespace cifra::terminal
