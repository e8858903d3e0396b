// The whole game for winning: small games agree with the slow way, in both rounds; pieces survive being written.
#include <gtest/gtest.h>

#include "games/the_number/solve/two_players/equilibrium.h"
#include "games/the_number/solve/two_players/win_file.h"
#include "tests/games/the_number/solve/naive.h"

namespace cifra::the_number::solve {
namespace {

struct SolvedRound {
  std::vector<WinLayer> layers = std::vector<WinLayer>(kTurns + 1);
  double error = 0;
};

SolvedRound solve_round(Scope scope, Curve end, const Reach* reach, int first_turn) {
  SolvedRound round;
  round.layers[kTurns] = WinLayer::of_end(end);
  WinPieceSolver solver({}, scope, reach, nullptr);
  for (int turn = kTurns - 1; turn >= first_turn; --turn) {
    double error = 0;
    for (int set = 0; set <= kAllDigits; ++set) {
      if (!scope.may_have(turn, static_cast<DigitSet>(set))) continue;
      const WinPiece piece =
          solver.solve(turn, static_cast<DigitSet>(set), round.layers[static_cast<std::size_t>(turn) + 1]);
      const std::vector<unsigned char> bytes = write_piece(piece);
      std::span<const unsigned char> rest = bytes;
      const auto again = read_piece(rest);
      EXPECT_TRUE(again && rest.empty());
      again->add_to(round.layers[static_cast<std::size_t>(turn)]);
      error = std::max(error, piece.error);
    }
    round.error += error;
  }
  return round;
}

double end_chance(int difference) { return difference > 0 ? 1 : difference == 0 ? 0.5 : 0; }

TEST(TheNumberWin, SmallGamesAsTheSlowWay) {
  for (const DigitSet digits : {DigitSet{0b0000000111}, DigitSet{0b1010100000}, DigitSet{0b1000000011}}) {
    const Scope scope{digits, digits, 0};
    const SolvedRound last = solve_round(scope, end_of_game(), nullptr, 0);
    naive::Solver slow_last({}, end_chance);
    const WinLayer& start = last.layers[0];
    for (int difference = -60; difference <= 60; ++difference) {
      ASSERT_NEAR(start.at(digits, digits, difference), slow_last.value(0, digits, digits, difference),
                  last.error + 1e-6)
          << difference;
    }
    for (const auto& [turn, mine, theirs, difference] :
         {std::tuple(3, 1, 3, 2), std::tuple(2, 7, 6, -4), std::tuple(4, 5, 0, -20)}) {
      const auto a = static_cast<DigitSet>(mine & digits);
      const auto b = static_cast<DigitSet>(theirs & digits);
      ASSERT_NEAR(last.layers[static_cast<std::size_t>(turn)].at(a, b, difference),
                  slow_last.value(turn, a, b, difference), last.error + 1e-6);
    }

    const Reach reach({}, scope, 0);
    const SolvedRound first = solve_round(scope, start.curve(digits, digits), &reach, 1);
    naive::Solver slow_first({}, [&](int difference) { return slow_last.value(0, digits, digits, difference); });
    const double error = last.error + first.error;
    EXPECT_LT(error, 0.0005);
    const Equilibrium answer = win_equilibrium(first.layers[1], error, {}, {0, digits, digits}, 0);
    EXPECT_NEAR(answer.value, 0.5, answer.gap);
    EXPECT_LT(answer.gap, 0.001);
    // Every number against the strategy, by slow values: nobody gains more than the gap.
    for (const Reply& one : answer.values) {
      double sum = 0;
      for (const Share& share : answer.theirs) {
        const naive::Left left =
            naive::after({}, 0, digits, digits, the_number::Number::of(one.move), the_number::Number::of(share.move));
        sum += share.part * slow_first.value(1, left.mine, left.theirs, left.points);
      }
      ASSERT_NEAR(sum, one.value, error + 1e-6);
      ASSERT_LE(sum, 0.5 + answer.gap);
    }
  }
}

// The certificate of one turn, recomputed by the rules: what a strategy is sure of, and the layer's chances after it.
double worst_case(const WinLayer& next, int turn, DigitSet mine, DigitSet theirs, int difference,
                  const std::vector<Share>& strategy) {
  double worst = 1;
  for (const the_number::Number reply : naive::numbers(theirs)) {
    double sum = 0;
    const auto add = [&](double part, the_number::Number my) {
      const naive::Left left = naive::after({}, turn, mine, theirs, my, reply);
      sum += part * next.at(left.mine, left.theirs, difference + left.points);
    };
    for (const Share& share : strategy) add(share.part, the_number::Number::of(share.move));
    if (strategy.empty()) add(1, the_number::Number());
    worst = std::min(worst, sum);
  }
  return worst;
}

TEST(TheNumberWin, ChancesAreWhatTheStrategiesAreSureOf) {
  const Scope scope{0b1010110101, 0b1011010011, 1};
  const SolvedRound round = solve_round(scope, end_of_game(), nullptr, 2);
  int count = 0;
  for (int turn = 2; turn < kTurns; ++turn) {
    const WinLayer& next = round.layers[static_cast<std::size_t>(turn) + 1];
    for (int a = 0; a <= kAllDigits; ++a) {
      for (int b = 0; b <= kAllDigits; ++b) {
        const auto mine = static_cast<DigitSet>(a);
        const auto theirs = static_cast<DigitSet>(b);
        if (!scope.has(turn, mine, theirs) || ++count % 61 != 0) continue;
        double before = 0;
        for (int difference = -40; difference <= 40; difference += 1 + count % 5) {
          const Equilibrium answer = win_equilibrium(next, 0, {}, {turn, mine, theirs}, difference);
          const double chance = round.layers[static_cast<std::size_t>(turn)].at(mine, theirs, difference);
          ASSERT_GE(worst_case(next, turn, mine, theirs, difference, answer.mine), chance - 2e-5);
          ASSERT_GE(worst_case(next, turn, theirs, mine, -difference, answer.theirs), 1 - chance - 2e-5);
          ASSERT_GE(chance, before - 4e-5);
          before = chance;
        }
      }
    }
  }
  EXPECT_GT(count, 1000);
}

TEST(TheNumberWin, APositionInHand) {
  const Scope scope{0b0000110011, 0b1100000001, 2};
  for (const int difference : {-5, 0, 7}) {
    const Reach reach({}, scope, difference);
    const SolvedRound rest = solve_round(scope, end_of_game(), &reach, 3);
    const Equilibrium answer =
        win_equilibrium(rest.layers[3], rest.error, {}, {2, scope.mine, scope.theirs}, difference);
    naive::Solver slow({}, end_chance);
    EXPECT_NEAR(answer.value, slow.value(2, scope.mine, scope.theirs, difference), answer.gap);
    EXPECT_LT(answer.gap, 0.001);
  }
}

TEST(TheNumberWin, LayersSeenFromBothSides) {
  WinLayer layer;
  const std::vector<std::uint16_t> chances = {100, 30000, 65000};
  layer.add(3, 1, {-1, chances});
  EXPECT_EQ(layer.at(3, 1, -2), 0);
  EXPECT_DOUBLE_EQ(layer.at(3, 1, -1), 100.0 / kSureWin);
  EXPECT_DOUBLE_EQ(layer.at(3, 1, 1), 65000.0 / kSureWin);
  EXPECT_EQ(layer.at(3, 1, 2), 1);
  for (int difference = -9; difference < 9; ++difference)
    EXPECT_NEAR(layer.at(1, 3, -difference), 1 - layer.at(3, 1, difference), 1e-12);
  const WinLayer end = WinLayer::of_end(end_of_game());
  for (int difference = -3; difference <= 3; ++difference)
    EXPECT_EQ(end.at(1023, 7, difference), end_chance(difference));
}

TEST(TheNumberWin, FilesThatAreCutOffOrChanged) {
  WinPiece piece;
  piece.larger = 5;
  piece.error = 1e-5;
  piece.entries = {{3, -2, 2}, {4, 7, 1}};
  piece.chances = {1, 2, 3};
  std::vector<unsigned char> bytes = write_piece(piece);
  const std::vector<unsigned char> once = bytes;
  bytes.insert(bytes.end(), once.begin(), once.end());
  for (std::size_t size = 0; size < once.size(); ++size) {
    std::span<const unsigned char> rest(bytes.data(), once.size() + size);
    ASSERT_TRUE(read_piece(rest));
    ASSERT_FALSE(read_piece(rest));
    ASSERT_EQ(rest.size(), size);
  }
  for (std::size_t i = 0; i < once.size(); ++i) {
    std::vector<unsigned char> wrong = once;
    wrong[i] ^= 1;
    std::span<const unsigned char> rest = wrong;
    ASSERT_FALSE(read_piece(rest)) << i;
  }
  const RoundStart start{-3, {1, 2, 3}, 2e-5};
  const auto again = read_round_start(write_round_start(start));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->low, -3);
  EXPECT_EQ(again->chances, start.chances);
  EXPECT_EQ(again->chance(-4), 0);
  EXPECT_EQ(again->chance(0), 1);
  EXPECT_FALSE(read_round_start({}));
}

}  // namespace
}  // namespace cifra::the_number::solve
