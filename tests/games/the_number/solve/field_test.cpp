// Three to five players: payoffs are those of the rules, expectations are sums, and the solver comes close to an
// equilibrium; for two players close to the exact one.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "games/the_number/solve/field/field_advice.h"
#include "games/the_number/solve/field/field_file.h"
#include "games/the_number/solve/field/field_tensor.h"
#include "games/the_number/solve/two_players/round_values.h"

namespace cifra::the_number::solve {
namespace {

using the_number::Number;

DigitSet some_digits(Rng& rng) {
  const auto digits = static_cast<DigitSet>(rng.below(1024) | rng.below(1024));
  return rng.below(12) == 0 ? DigitSet{0} : digits;
}

Field some_field(std::size_t seats, int turn, Rng& rng) {
  Field field;
  field.seats = seats;
  field.turn = turn;
  for (std::size_t seat = 0; seat < seats; ++seat) field.digits[seat] = some_digits(rng);
  return field;
}

Number some_number(DigitSet digits, Rng& rng) {
  if (digits == 0) return {};
  const auto any = [&] {
    return the_number::digit_at(digits, rng.below(static_cast<std::uint32_t>(std::popcount(digits))));
  };
  const unsigned first = any();
  const unsigned second = any();
  return {first, second, any()};
}

FieldNet some_net(Rng& rng) {
  FieldWeights weights = FieldWeights::blank();
  weights.row_step = 0.01F;
  weights.out_step = 0.01F;
  weights.bias = 20;
  for (auto* list : {&weights.own, &weights.other, &weights.out}) {
    for (std::int16_t& one : *list) one = static_cast<std::int16_t>(static_cast<int>(rng.below(101)) - 50);
  }
  return FieldNet(weights);
}

// By the words of the rules, and the network fact by fact.
TEST(NumberField, PayoffsAreThoseOfTheRules) {
  Rng rng("payoffs");
  const FieldNet net = some_net(rng);
  for (int i = 0; i < 2000; ++i) {
    const std::size_t seats = 2 + rng.below(4);
    const Field field = some_field(seats, static_cast<int>(rng.below(5)), rng);
    const bool later = field.turn < 4;
    std::array<Number, kMostSeats> numbers{};
    Profile profile{};
    for (std::size_t seat = 0; seat < seats; ++seat) {
      numbers[seat] = some_number(field.digits[seat], rng);
      profile[seat] = numbers[seat].key();
    }
    Goal goal;
    goal.aim = static_cast<Aim>(rng.below(3));
    for (std::size_t seat = 0; seat < seats; ++seat) goal.scores[seat] = static_cast<float>(rng.below(60));
    const auto result = the_number::resolve_turn(field.options, field.turn, std::span(numbers).first(seats));
    std::array<DigitSet, kMostSeats> left{};
    for (std::size_t seat = 0; seat < seats; ++seat)
      left[seat] = static_cast<DigitSet>(field.digits[seat] & ~result.results[seat].crossed);
    std::array<double, kMostSeats> points{};
    for (std::size_t seat = 0; seat < seats; ++seat) {
      const auto& one = result.results[seat];
      points[seat] = one.points + std::popcount(one.crossed);
      if (!later) continue;
      FieldRow others{};
      for (std::size_t other = 0; other < seats; ++other) {
        if (other != seat) others += net.other(left[other]);
      }
      points[seat] += static_cast<double>(net.points(net.own(left[seat]), others));
    }
    FieldTurn turn(field, goal, later ? &net : nullptr);
    const auto outcome = turn.outcome(profile);
    for (std::size_t seat = 0; seat < seats; ++seat) {
      double expected = points[seat];
      double best = -1e9;
      double sum = 0;
      for (std::size_t other = 0; other < seats; ++other) {
        const double score = points[other] + static_cast<double>(goal.scores[other]);
        best = std::max(best, score);
        sum += other == seat ? 0 : score;
      }
      const double mine = points[seat] + static_cast<double>(goal.scores[seat]);
      if (goal.aim == Aim::kLead) expected = mine - sum / static_cast<double>(seats - 1);
      if (goal.aim == Aim::kWin) {
        if (later) continue;  // sums in another order: who is ahead by nothing may differ
        int winners = 0;
        for (std::size_t other = 0; other < seats; ++other)
          winners += points[other] + static_cast<double>(goal.scores[other]) == best ? 1 : 0;
        expected = mine == best ? 1.0 / winners : 0;
      }
      ASSERT_NEAR(static_cast<double>(outcome[seat]), expected, 1e-2) << i;
    }
  }
}

TEST(NumberField, ChancesOfWinningAddUp) {
  Rng rng("chances");
  for (int i = 0; i < 300; ++i) {
    const Field field = some_field(4, 3, rng);
    Goal goal;
    goal.aim = Aim::kWin;
    goal.softness = win_softness(0, 3);
    for (std::size_t seat = 0; seat < 4; ++seat) goal.scores[seat] = static_cast<float>(rng.below(60));
    Profile profile{};
    for (std::size_t seat = 0; seat < 4; ++seat) profile[seat] = some_number(field.digits[seat], rng).key();
    FieldTurn turn(field, goal, nullptr);
    const auto chances = turn.outcome(profile);
    EXPECT_NEAR(static_cast<double>(std::accumulate(chances.begin(), chances.begin() + 4, 0.F)), 1, 1e-5);
  }
  for (float x = 0; x > -39; x -= 0.37F)
    EXPECT_NEAR(static_cast<double>(power_of_two(x)) / std::exp2(static_cast<double>(x)), 1, 1e-5);
}

TEST(NumberField, ExpectationsAreSumsOverAllCombinations) {
  Rng rng("expectations");
  Field field = some_field(3, 4, rng);
  field.digits = {0b1011010011, 0b1110001110, 0b0111100101};
  FieldTurn turn(field, Goal{}, nullptr);
  std::array<FieldSide, kMostSeats> sides;
  FieldPlay play;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    auto keys = lowest_numbers(field.digits[seat]);
    keys.resize(9);
    sides[seat].begin(keys);
    for (const std::uint32_t key : keys)
      play.strategies[seat].push_back({static_cast<Move>(Number::from_key(key).value()), 1.0 / 9});
  }
  FieldTensor tensor(turn, sides);
  std::vector<float> expected;
  for (std::size_t seat = 0; seat < 3; ++seat) {
    tensor.expected(seat, sides, expected);
    const auto exact = field_worth(turn, play, seat, sides[seat].keys, 1000, rng);
    for (std::size_t i = 0; i < exact.size(); ++i) EXPECT_NEAR(static_cast<double>(expected[i]), exact[i], 1e-3);
  }
  EXPECT_EQ(tensor.rows_computed(), 3U * 81U);
}

// The most that a player gains in this turn by another number, on average over the players.
double gain(FieldTurn& turn, const FieldPlay& play, std::size_t most, Rng& rng) {
  double sum = 0;
  const std::size_t seats = turn.field().seats;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (turn.field().digits[seat] == 0) continue;
    const auto numbers = lowest_numbers(turn.field().digits[seat]);
    const auto worth = field_worth(turn, play, seat, numbers, most, rng);
    double value = 0;
    for (const Share& share : play.strategies[seat]) {
      const auto at = std::ranges::lower_bound(numbers, Number::of(share.move).key()) - numbers.begin();
      value += share.part * worth[static_cast<std::size_t>(at)];
    }
    sum += (std::ranges::max(worth) - value) / static_cast<double>(seats);
  }
  return sum;
}

// Two players: the value of the exact table. Three: nobody gains much.
TEST(NumberField, SolvesTheLastTurn) {
  Rng rng("last turn");
  double off = 0;
  double gains = 0;
  constexpr int kPositions = 30;
  for (int i = 0; i < kPositions; ++i) {
    for (const std::size_t seats : {std::size_t{2}, std::size_t{3}}) {
      const Field field = some_field(seats, 4, rng);
      Goal goal;
      goal.aim = seats == 2 ? Aim::kLead : Aim::kPoints;
      FieldTurn turn(field, goal, nullptr);
      const FieldPlay play = solve_field(turn, field_effort(field, 1), rng);
      if (seats == 3) {
        gains += gain(turn, play, 10000, rng) / kPositions;
        continue;
      }
      if (field.digits[0] == 0) continue;
      const auto numbers = lowest_numbers(field.digits[0]);
      const auto worth = field_worth(turn, play, 0, numbers, 10000, rng);
      off += std::abs(std::ranges::max(worth) -
                      static_cast<double>(shipped_round_values()->value(4, field.digits[0], field.digits[1]))) /
             kPositions;
    }
  }
  EXPECT_LT(off, 0.3);
  EXPECT_LT(gains, 0.6);
}

TEST(NumberField, NetworksAreKeptAsTheyWere) {
  Rng rng("file");
  FieldFile file;
  file.first_turns[4] = {{7, 0.25}, {722, 0.75}};
  for (const std::size_t seats : {3U, 5U}) {
    for (std::size_t i = 0; i < kFieldNets; ++i) {
      FieldWeights weights = FieldWeights::blank();
      weights.bias = static_cast<float>(i);
      for (std::int16_t& one : weights.other) one = static_cast<std::int16_t>(rng.below(65536));
      file.nets[seats].push_back(weights);
    }
  }
  const auto bytes = write_field_file(file);
  const auto again = read_field_file(bytes);
  ASSERT_TRUE(again);
  EXPECT_EQ(write_field_file(*again), bytes);
  ASSERT_EQ(again->first_turns.at(4).size(), 2U);
  EXPECT_EQ(again->first_turns.at(4)[1].move, 722);
  EXPECT_NEAR(again->first_turns.at(4)[1].part, 0.75, 1e-5);
  EXPECT_FALSE(read_field_file(std::span(bytes).first(bytes.size() - 1)));
  EXPECT_FALSE(read_field_file(std::span(bytes).subspan(1)));
}

TEST(NumberField, NoNumberIsMuchBetterThanTheFirstTurn) {
  for (const std::size_t seats : {3U, 4U, 5U}) {
    const auto strategy = shipped_first_turn(seats);
    ASSERT_GE(strategy.size(), 15U);
    Field field;
    field.seats = seats;
    std::fill_n(field.digits.begin(), seats, kAllDigits);
    Goal goal;
    goal.aim = Aim::kWin;
    goal.softness = win_softness(1, 0);
    FieldTurn turn(field, goal, shipped_field_values(seats)->before(1));
    FieldPlay play;
    double sum = 0;
    for (std::size_t seat = 0; seat < seats; ++seat) play.strategies[seat] = {strategy.begin(), strategy.end()};
    for (const Share& share : strategy) {
      EXPECT_LT(share.part, 0.3) << "somebody would wait for it";
      sum += share.part;
    }
    EXPECT_NEAR(sum, 1, 0.001);
    Rng rng("first turn");
    const auto worth = field_worth(turn, play, 0, lowest_numbers(kAllDigits), 20000, rng);
    EXPECT_LT(std::ranges::max(worth), 1 / static_cast<double>(seats) + 0.015) << seats;
  }
}

TEST(NumberField, AdviceIsAboutEveryNumber) {
  for (const std::size_t seats : {3U, 4U, 5U}) {
    ASSERT_NE(shipped_field_values(seats), nullptr);
    Field field;
    field.seats = seats;
    field.turn = 3;
    field.digits = {0b1000010011, 0b1111, 0b1100000000, 0, 0b11};
    const FieldAdvice advice = advise_field(field, {}, *shipped_field_values(seats), 0, 1);
    EXPECT_EQ(advice.values.size(), 64U);
    EXPECT_FALSE(advice.strategy.empty());
    EXPECT_GT(advice.value, 0);
    EXPECT_GE(advice.gap, 0);
  }
}

}  // namespace
}  // namespace cifra::the_number::solve
