// Void, none and out; what is refused and leaves everything as it was; why a number fell; the end of a round and of a
// game.
#include <gtest/gtest.h>

#include <string>

#include "tests/games/the_number/rules/table.h"

namespace cifra::the_number {
namespace {

Options rejecting() { return {.slips = Slips::kReject}; }

TEST(Void, EliminatesNobodyAndIsNeverTheHighest) {
  State state = started(3);
  state.available[0] = digits("12345");
  const Turn turn = play(state, "012 210 990");
  EXPECT_EQ(told(turn), "void, approved 2+2, eliminated");
  EXPECT_EQ(turn.results[0].number, num("012"));
  EXPECT_EQ(turn.results[0].points, 0);
  EXPECT_EQ(turn.results[0].crossed, 0);
  EXPECT_EQ(state.available[0], digits("12345"));

  state = started(3);
  state.available[0] = digits("12345");
  EXPECT_EQ(told(play(state, "999 210 888")), "void, approved 2, approved 8+2");
}

TEST(Void, IsOneUnavailableDigitOfThree) {
  for (const char* number : {"900", "090", "009"}) {
    State state = started(2);
    state.available[0] = digits("012345678");
    EXPECT_EQ(told(play(state, std::string(number) + " 111")), "void, approved 1+2");
  }
}

TEST(Void, EqualToAnApprovedNumberTakesNoBonus) {
  State state = started(2);
  state.available[0] = digits("0");
  EXPECT_EQ(told(play(state, "777 777")), "void, approved 7+2");
  EXPECT_EQ(state.round_points[0], 0);
}

TEST(None, IsNotANumber) {
  State state = started(3);
  const Turn turn = play(state, "- 555 -");
  EXPECT_EQ(told(turn), "none, approved 5+2, none");
  EXPECT_FALSE(turn.results[0].number.written());
  EXPECT_EQ(state.available[0], kAllDigits);
  EXPECT_EQ(told(play(state, "- - -")), "none, none, none");
  EXPECT_EQ(state.turn, 2);
}

TEST(Out, IsASeatWithoutDigits) {
  State state = started(3);
  state.available[1] = 0;
  EXPECT_EQ(Game::must_act(state).size(), 2);
  EXPECT_FALSE(Game::must_act(state).has(1));
  const State before = state;
  for (const char* number : {"000", "123"}) {
    EXPECT_EQ(Game::check(state, 1, num(number)).error(), Refusal::kPlayerIsOut);
    EXPECT_EQ(try_to_play(state, "555 " + std::string(number) + " 666").error(), Refusal::kPlayerIsOut);
    EXPECT_EQ(state, before);
  }
  EXPECT_EQ(told(play(state, "555 - 666")), "approved 5, out, approved 6+2");
}

TEST(Out, EverybodyMayBe) {
  State state = started(2);
  state.available = {};
  state.turn = 3;
  EXPECT_TRUE(Game::must_act(state).empty());
  EXPECT_EQ(told(play(state, "- -")), "out, out");
  play(state, "- -");
  EXPECT_EQ(state.total[0], 10);
  EXPECT_EQ(Game::must_act(state).size(), 2);
}

TEST(Slips, RejectRefusesAndVoidAccepts) {
  State strict = started(2, rejecting());
  State paper = started(2);
  strict.available[0] = paper.available[0] = digits("123");
  EXPECT_EQ(Game::check(strict, 0, num("124")).error(), Refusal::kUnavailableDigit);
  EXPECT_TRUE(Game::check(strict, 0, num("321")));
  EXPECT_TRUE(Game::check(strict, 1, num("124")));
  EXPECT_TRUE(Game::check(paper, 0, num("124")));
  const State before = strict;
  EXPECT_EQ(try_to_play(strict, "124 555").error(), Refusal::kUnavailableDigit);
  EXPECT_EQ(strict, before);
}

TEST(Refusals, LeaveTheStateUntouched) {
  State state = started(2, rejecting());
  play(state, "123 456");
  const State before = state;
  EXPECT_EQ(Game::check(state, -1, num("000")).error(), Refusal::kNoSuchSeat);
  EXPECT_EQ(Game::check(state, 2, num("000")).error(), Refusal::kNoSuchSeat);
  EXPECT_EQ(Game::check(state, 0, Number()).error(), Refusal::kBadNumber);
  EXPECT_EQ(try_to_play(state, "999 888 777").error(), Refusal::kNoSuchSeat);
  EXPECT_EQ(try_to_play(state, "999 888 - - 777").error(), Refusal::kNoSuchSeat);
  EXPECT_EQ(try_to_play(state, "999 456").error(), Refusal::kUnavailableDigit);
  game::Choices<Number> blank = choices("999 888");
  blank[1] = Number();
  EXPECT_EQ(Game::resolve(state, blank).error(), Refusal::kBadNumber);
  EXPECT_EQ(state, before);
}

TEST(Refusals, AfterTheEndNothingGoes) {
  State state = started(2, {.rounds = 1});
  for (int turn = 0; turn < kTurns; ++turn) play(state, "- -");
  ASSERT_TRUE(Game::finished(state));
  const State before = state;
  EXPECT_EQ(Game::check(state, 0, num("000")).error(), Refusal::kGameOver);
  EXPECT_EQ(try_to_play(state, "000 111").error(), Refusal::kGameOver);
  EXPECT_EQ(try_to_play(state, "- -").error(), Refusal::kGameOver);
  EXPECT_TRUE(Game::must_act(state).empty());
  EXPECT_EQ(state, before);
}

TEST(Refusals, Options) {
  EXPECT_EQ(Game::start({}, 1).error().at, "players");
  EXPECT_EQ(Game::start({}, 6).error().at, "players");
  EXPECT_EQ(Game::start({.rounds = 0}, 2).error().at, "options.rounds");
  EXPECT_EQ(Game::start({.rounds = 10}, 2).error().at, "options.rounds");
  EXPECT_EQ(Game::start({.bonuses = {2, 3, 100, 6, 8}}, 2).error().at, "options.bonuses[2]");
  EXPECT_EQ(Game::start({}, 1).error().code, "bad_options");
}

TEST(Reason, NamesTheHighestOfTheLowerNumbersThatShare) {
  State state = started(5);
  const Turn turn = play(state, "954 495 459 888 300");
  EXPECT_EQ(told(turn), "eliminated, eliminated, approved 4, approved 8+2, approved 3");
  EXPECT_EQ(reason(turn, 0).to, num("495"));
  EXPECT_EQ(reason(turn, 0).shared, digits("459"));
  EXPECT_EQ(reason(turn, 1).to, num("459"));
}

TEST(Reason, NamesAllTheDigitsShared) {
  State state = started(3);
  const Turn turn = play(state, "951 195 700");
  EXPECT_EQ(reason(turn, 0).to, num("195"));
  EXPECT_EQ(reason(turn, 0).shared, digits("159"));
}

// Whoever has the seat, a lower number that shares more does not come first.
TEST(Reason, TheSeatDoesNotMatter) {
  for (const char* numbers : {"961 500 196 410", "961 410 196 500", "961 196 410 500"}) {
    State state = started(4);
    const Turn turn = play(state, numbers);
    EXPECT_EQ(reason(turn, 0).to, num("410")) << numbers;
    EXPECT_EQ(reason(turn, 0).shared, digits("1")) << numbers;
  }
}

TEST(Reason, VoidNumbersNeverCount) {
  State state = started(4);
  state.available[1] = digits("0");
  const Turn turn = play(state, "951 945 159 -");
  EXPECT_EQ(told(turn), "eliminated, void, approved 1+2, none");
  EXPECT_EQ(reason(turn, 0).to, num("159"));
}

TEST(Reason, AnApprovedNumberHasNone) {
  State state = started(2);
  const Turn turn = play(state, "951 000");
  EXPECT_FALSE(reason(turn, 0).to.written());
  EXPECT_EQ(reason(turn, 1).shared, 0);
}

TEST(EndOfRound, CrossedOutDigitsArePointsAndComeBack) {
  State state = started(2);
  play(state, "102 999");  // crosses out three, and one
  for (int turn = 1; turn < kTurns; ++turn) {
    EXPECT_EQ(Game::standings(state).scores[0], 1) << "crossed-out digits count at the end of the round only";
    play(state, "- -");
  }
  EXPECT_EQ(state.round, 1);
  EXPECT_EQ(state.turn, 0);
  EXPECT_EQ(state.available[0], kAllDigits);
  EXPECT_EQ(state.round_points[0], 0);
  EXPECT_EQ(state.total[0], 1 + 3);
  EXPECT_EQ(state.total[1], 9 + 2 + 1);
  EXPECT_FALSE(Game::finished(state));
  EXPECT_TRUE(Game::standings(state).winners.empty());
}

TEST(EndOfGame, TiedPlayersShareTheVictory) {
  State state = started(3, {.rounds = 1});
  play(state, "987 987 111");
  for (int turn = 1; turn < kTurns; ++turn) play(state, "- - -");
  const game::Standings standings = Game::standings(state);
  EXPECT_EQ(standings.winners, game::SeatSet::first(2));
  EXPECT_EQ(standings.scores[0], 9 + 2 + 3);
  EXPECT_EQ(standings.scores[2], 1 + 1);
}

}  // namespace
}  // namespace cifra::the_number
