// Drivers of rounds and games between two players: the result does not depend on the lanes, what is kept is not solved
// again, and an end leaves nothing that looks complete.
#include <gtest/gtest.h>

#include "games/the_number/solve/long_advice.h"
#include "games/the_number/solve/two_players/round_driver.h"
#include "games/the_number/solve/two_players/win_driver.h"
#include "tests/base/runners.h"

namespace cifra::the_number::solve {
namespace {

using cifra::testing::StoppingRunner;
using cifra::testing::TwoLaneRunner;

constexpr Scope kScope{0b11011, 0b1110000011, 1};

TEST(RoundDriver, SolvesTheSameWithAnyNumberOfLanes) {
  Runner one;
  TwoLaneRunner two;
  RoundValues alone;
  RoundValues together;
  ASSERT_TRUE(solve_round(alone, {}, kScope, one));
  ASSERT_TRUE(solve_round(together, {}, kScope, two));
  EXPECT_EQ(alone, together);
  EXPECT_GT(alone.error(2), 0);
}

TEST(RoundDriver, StepsSolveTheSame) {
  Runner runner;
  RoundValues whole;
  ASSERT_TRUE(solve_round(whole, {}, kScope, runner));
  RoundSteps steps({}, kScope);
  int count = 1;
  for (double before = 0; steps.step(); ++count) {
    EXPECT_GE(steps.progress(), before);
    before = steps.progress();
  }
  EXPECT_GT(count, 20);
  EXPECT_EQ(steps.progress(), 1);
  EXPECT_FALSE(steps.step());
  EXPECT_EQ(steps.take_values(), whole);

  RoundSteps rest({}, kScope, whole, 3);
  while (rest.step()) {
  }
  EXPECT_EQ(rest.take_values(), whole) << "from what is there";
  RoundSteps nothing({}, kScope, whole, kScope.turn + 1);
  EXPECT_FALSE(nothing.step());
}

TEST(RoundDriver, LargePiecesComeFirst) {
  const std::vector<DigitSet> pieces = pieces_of(4, {});
  ASSERT_EQ(pieces.size(), 1024U);
  EXPECT_EQ(pieces.front(), kAllDigits);
  EXPECT_EQ(pieces.back(), 0);
  EXPECT_EQ(pieces_of(1, {}).size(), 176U) << "at most three digits are crossed out";
}

TEST(RoundDriver, SaysWhenItWasStopped) {
  RoundValues values;
  StoppingRunner soon(5);
  EXPECT_FALSE(solve_round(values, {}, kScope, soon));
  StoppingRunner at_once(0);
  int kept = 0;
  const auto whole = solve_whole_round(
      values, kTurns,
      [&](const RoundValues&, int) {
        ++kept;
        return Result<void>();
      },
      at_once);
  ASSERT_TRUE(whole);
  EXPECT_FALSE(whole->start);
  EXPECT_TRUE(whole->turns.empty());
  EXPECT_EQ(kept, 0);
}

TEST(RoundDriver, GoesOnFromWhatIsThere) {
  RoundValues values = *shipped_round_values();
  Runner runner;
  const auto whole = solve_whole_round(values, 1, {}, runner);
  ASSERT_TRUE(whole && whole->start);
  ASSERT_EQ(whole->turns.size(), 5U);
  EXPECT_EQ(whole->turns[0].pieces.positions, 0U) << "nothing to solve";
  EXPECT_EQ(whole->start->value, equilibrium(*shipped_round_values(), {}, {}).value);
  EXPECT_EQ(values.error(0), whole->start->gap / 2);
}

TEST(WinDriver, SolvesTheSameWithAnyNumberOfLanes) {
  const Position position{2, 0b0000110011, 0b1100000001};
  const RoundStart end{0, {kSureWin / 2}, 0};
  Runner one;
  TwoLaneRunner two;
  const auto alone = solve_rest({}, position, 3, end, one);
  const auto together = solve_rest({}, position, 3, end, two);
  ASSERT_TRUE(alone && together);
  EXPECT_EQ(alone->error, together->error);
  const Equilibrium first = win_equilibrium(alone->layer, alone->error, {}, position, 3);
  const Equilibrium second = win_equilibrium(together->layer, together->error, {}, position, 3);
  EXPECT_EQ(first.value, second.value);
  EXPECT_EQ(first.gap, second.gap);
  StoppingRunner soon(3);
  const auto stopped = solve_rest({}, position, 3, end, soon);
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, "stopped");
}

// Keeps pieces in memory, and says after the first one that there is no room for more.
class MemoryStore : public WinStore {
 public:
  Result<std::vector<WinPiece>> load(int round, int turn) override {
    return round == 1 && turn == kTurns - 1 ? pieces : std::vector<WinPiece>();
  }
  Result<void> keep(int round, int turn, const WinPiece& piece) override {
    EXPECT_EQ(round, 1);
    EXPECT_EQ(turn, kTurns - 1);
    pieces.push_back(piece);
    return fail("cannot_write", "", "full");
  }
  std::vector<WinPiece> pieces;
};

TEST(WinDriver, KeepsPiecesAndGoesOnFromThem) {
  MemoryStore store;
  Runner runner;
  const auto full = solve_whole_game(store, runner);
  ASSERT_FALSE(full);
  EXPECT_EQ(full.error().message, "full");
  ASSERT_EQ(store.pieces.size(), 1U) << "what cannot be kept is not solved";
  EXPECT_EQ(store.pieces[0].larger, kAllDigits);

  StoppingRunner at_once(0);
  const auto stopped = solve_whole_game(store, at_once);
  ASSERT_TRUE(stopped);
  EXPECT_EQ(store.pieces.size(), 1U);
  EXPECT_FALSE(stopped->start || stopped->game);
  ASSERT_EQ(stopped->turns.size(), 1U);
  EXPECT_FALSE(stopped->turns[0].complete);
  EXPECT_EQ(stopped->turns[0].positions, store.pieces[0].entries.size());

  EXPECT_FALSE(load_rest(store, 1, {3, kAllDigits, kAllDigits}, 0, RoundStart{})) << "not all pieces are there";
}

TEST(LongAdvice, AgreesWithTheTablesAndCanBeStopped) {
  Asked asked;
  asked.round = 1;
  asked.turn = 2;
  asked.available = {0b110011, 0b1101100001};
  asked.scores = {9, 20};
  TwoLaneRunner two;
  const auto slow = advise_slowly(asked, Objective::kPoints, two);
  const auto quick = advise(asked, Objective::kPoints, 1);
  ASSERT_TRUE(slow && quick);
  EXPECT_NEAR(slow->value, quick->value, slow->gap + quick->gap);
  const auto win = advise_slowly(asked, Objective::kWin, two);
  ASSERT_TRUE(win);
  EXPECT_LE(win->gap, 0.001);
  for (const Objective objective : {Objective::kPoints, Objective::kWin}) {
    StoppingRunner at_once(0);
    const auto stopped = advise_slowly(asked, objective, at_once);
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, "stopped");
  }
}

}  // namespace
}  // namespace cifra::the_number::solve
