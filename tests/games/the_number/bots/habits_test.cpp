// What a table says of the players at it.
#include "games/the_number/solve/field/habits.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/the_number/bots/levels.h"
#include "games/the_number/rules/the_number.h"
#include "games/the_number/solve/field/field_file.h"
#include "tests/bots/sample.h"

namespace cifra::game {
namespace {

using namespace the_number::solve;
using the_number::Game;
using the_number::State;

// Over all sets of digits, what a kind of player can have crossed out adds up to certainty.
TEST(TheNumberHabits, ChancesAddUp) {
  const auto habits = shipped_habits();
  ASSERT_EQ(habits.size(), kHabitBytes);
  for (int turn = 1; turn < the_number::kTurns; ++turn) {
    std::array<double, kKinds> sums{};
    for (unsigned crossed = 0; crossed < 1024; ++crossed) {
      const KindChances chances = crossed_by_kind(habits, turn, static_cast<DigitSet>(crossed));
      for (std::size_t kind = 0; kind < kKinds; ++kind) sums[kind] += static_cast<double>(chances[kind]);
    }
    for (const double sum : sums) EXPECT_NEAR(sum, 1, 0.1) << turn;  // kept in eighths of a halving
  }
}

// Rounds among players of one kind up to the last turn: how likely the first of them thinks that the others are what
// they are.
Sample belief_in(PlayerStyle kind, int seats, int rounds) {
  const auto at = static_cast<std::size_t>(kind);
  Sample belief;
  for (int round = 0; round < rounds; ++round) {
    Rng rng("company/" + std::to_string(round));
    const auto player = make_bot<Game>(kHabitLevels[at]);
    State state = *Game::start({}, seats);
    while (state.turn + 1 < the_number::kTurns) {
      game::Choices<the_number::Number> choices;
      for (int seat = 0; seat < seats; ++seat) {
        if (Game::must_act(state).has(seat))
          choices[static_cast<std::size_t>(seat)] = player->choose({state, seat, {}, std::nullopt}, rng);
      }
      EXPECT_TRUE(Game::resolve(state, choices));
    }
    const Company company = company_of(state, 0, shipped_habits());
    belief.add(static_cast<double>(company.alike * company.of_all[at] + (1 - company.alike) * company.each[1][at]));
  }
  return belief;
}

// At least twice as likely as one of seven.
TEST(TheNumberHabits, PlayersAreTakenForWhatTheyAre) {
  for (const int seats : {3, 5}) {
    for (const PlayerStyle kind :
         {PlayerStyle::kLow, PlayerStyle::kTriples, PlayerStyle::kAnything, PlayerStyle::kHuman}) {
      EXPECT_TRUE(surely_above(belief_in(kind, seats, 300), 2.0 / kKinds))
          << kHabitLevels[static_cast<std::size_t>(kind)];
    }
  }
}

TEST(TheNumberHabits, NothingIsKnownAtTheStart) {
  const State state = *Game::start({}, 4);
  const Company company = company_of(state, 2, shipped_habits());
  EXPECT_NEAR(static_cast<double>(company.alike), 0.5, 1e-6);
  for (const float chance : company.of_all) EXPECT_NEAR(static_cast<double>(chance), 1.0 / kKinds, 1e-6);
  EXPECT_NEAR(static_cast<double>(company.strong), 1.0 / kKinds, 1e-6);
}

}  // namespace
}  // namespace cifra::game
