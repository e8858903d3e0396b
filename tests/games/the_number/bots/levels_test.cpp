// Every level of The Number: legal in every situation, the same for a seed, and none weaker than it says.
#include "games/the_number/bots/levels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/bots/arena.h"

namespace cifra::game {
namespace {

using the_number::DigitSet;
using the_number::Game;
using the_number::kAllDigits;
using the_number::Number;
using the_number::State;

DigitSet some_digits(Rng& rng) {
  // Few digits as often as many: a set, and sets within sets.
  DigitSet digits = kAllDigits;
  for (std::uint32_t thinner = rng.below(4); thinner > 0; --thinner) {
    digits = static_cast<DigitSet>(digits & rng.below(kAllDigits + 1));
  }
  return digits;
}

State some_state(Rng& rng) {
  the_number::Options options;
  options.slips = rng.below(2) == 0 ? the_number::Slips::kVoid : the_number::Slips::kReject;
  State state = *Game::start(options, static_cast<int>(2 + rng.below(4)));
  state.round = static_cast<std::uint8_t>(rng.below(2));
  state.turn = static_cast<std::uint8_t>(rng.below(5));
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    state.available[seat] = some_digits(rng);
    state.round_points[seat] = static_cast<std::uint16_t>(rng.below(60));
    state.total[seat] = static_cast<std::uint16_t>(rng.below(80));
  }
  return state;
}

// Also with slips allowed a bot writes from its digits only: a void number is never a choice.
void expect_sound(Bot<Game>& bot, std::string_view level, const State& state, int seat) {
  Rng rng("choice");
  const Number number = bot.choose({state, seat, {}, std::nullopt}, rng);
  ASSERT_TRUE(Game::check(state, seat, number)) << level;
  const DigitSet available = state.available[static_cast<std::size_t>(seat)];
  ASSERT_EQ(number.digits() & ~available, 0) << level << " wrote " << number.text();
  Rng same("choice");
  const auto again = make_bot<Game>(level);
  ASSERT_EQ(again->choose({state, seat, {}, std::nullopt}, same), number) << level << " changed its mind";
}

TEST(TheNumberBots, ThereAreLevelsWeakestFirst) {
  const auto all = levels<Game>();
  ASSERT_GE(all.size(), 2U);
  EXPECT_EQ(all[0].name, "random");
  EXPECT_EQ(all[1].name, "easy");
  for (const auto& level : all) {
    EXPECT_NE(make_bot<Game>(level.name), nullptr);
    EXPECT_FALSE(level.about.empty());
  }
  EXPECT_EQ(make_bot<Game>("nobody"), nullptr);
  EXPECT_EQ(make_bot<Game>(""), nullptr);
}

// Those that think take their time.
int situations(std::string_view level) {
  if (level == "expert") return 1;
  return level == "hard" ? 6 : 60;
}

TEST(TheNumberBots, AnySituation) {
  for (const auto& level : levels<Game>()) {
    const auto bot = level.make();
    Rng rng("situations");
    for (int i = 0; i < situations(level.name); ++i) {
      const State state = some_state(rng);
      for (int seat = 0; seat < state.seats; ++seat) {
        if (Game::must_act(state).has(seat)) expect_sound(*bot, level.name, state, seat);
      }
    }
  }
}

TEST(TheNumberBots, OneDigitLeft) {
  for (const auto& level : levels<Game>()) {
    const auto bot = level.make();
    for (unsigned digit = 0; digit < 10; ++digit) {
      State state = *Game::start({}, 3);
      state.available[1] = static_cast<DigitSet>(1U << digit);
      Rng rng("one");
      EXPECT_EQ(bot->choose({state, 1, {}, std::nullopt}, rng), Number(digit, digit, digit)) << level.name;
    }
  }
}

TEST(TheNumberBots, NobodyElseIsIn) {
  for (const auto& level : levels<Game>()) {
    const auto bot = level.make();
    for (int turn = 0; turn < the_number::kTurns; ++turn) {
      State state = *Game::start({}, 5);
      state.turn = static_cast<std::uint8_t>(turn);
      state.available = {0, 0, the_number::kAllDigits, 0, 0};
      expect_sound(*bot, level.name, state, 2);
    }
  }
}

TEST(TheNumberBots, EasyTakesTheNineWhenNobodyElseIsIn) {
  State state = *Game::start({}, 2);
  state.available[1] = 0;
  Rng rng("alone");
  EXPECT_EQ(make_bot<Game>("easy")->choose({state, 0, {}, std::nullopt}, rng).first(), 9U);
}

TEST(TheNumberBots, RandomWritesEveryNumberEquallyOften) {
  State state = *Game::start({}, 2);
  state.available[0] = 0b0000010011;  // 0, 1 and 4: 27 numbers
  std::vector<int> counts(1000);
  Rng rng("even");
  const auto bot = make_bot<Game>("random");
  for (int i = 0; i < 27000; ++i) ++counts[bot->choose({state, 0, {}, std::nullopt}, rng).value()];
  for (const int value : {0, 1, 4, 10, 14, 40, 41, 44, 100, 111, 140, 144, 400, 414, 440, 444}) {
    EXPECT_NEAR(counts[static_cast<std::size_t>(value)], 1000, 190) << value;
  }
}

TEST(TheNumberBots, WholeGamesOfAllLevelsAtOneTable) {
  Rng rng("table");
  for (const std::vector<std::string_view>& names :
       {std::vector<std::string_view>{"random", "easy", "medium", "hard", "bold"},
        {"careful", "copycat", "blocker", "human", "low"},
        {"triples", "greedy", "saver"}}) {
    EXPECT_FALSE(contest<Game>({}, names, rng).winners.empty());
  }
}

// What the others have chosen and not yet revealed is not in a view, so it cannot change a choice.
TEST(TheNumberBots, SeeAViewAndNothingElse) {
  for (const auto& level : levels<Game>()) {
    if (level.name == "expert") continue;
    std::vector<Number> chosen;
    for (const Number secret : {Number(9, 9, 9), Number(0, 0, 1)}) {
      Rng start("start");
      auto match = *game::Match<Game>::start({}, 3, start);
      for (const int seat : {0, 2}) ASSERT_TRUE(match.choose(seat, secret));
      Rng rng("choice");
      chosen.push_back(level.make()->choose(match.view(1), rng));
    }
    EXPECT_EQ(chosen[0], chosen[1]) << level.name;
  }
}

TEST(TheNumberBots, PersonasAreOfferedAndBaselinesAreNot) {
  const auto offered = [](std::string_view name) {
    return std::ranges::find(levels<Game>(), name, &Level<Game>::name)->offered;
  };
  for (const auto* name : {"random", "hard", "bold", "careful", "copycat", "blocker"})
    EXPECT_TRUE(offered(name)) << name;
  for (const auto* name : {"triples", "low", "greedy", "saver", "human"}) EXPECT_FALSE(offered(name)) << name;
}

TEST(TheNumberBots, EasyBeatsRandomClearly) {
  for (const int seats : {2, 3, 5}) {
    std::vector<std::string_view> names(static_cast<std::size_t>(seats), "random");
    names[0] = "easy";
    EXPECT_TRUE(surely_above(lead<Game>(names, 200), 10)) << seats << " seats";
  }
}

}  // namespace
}  // namespace cifra::game
