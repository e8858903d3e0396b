// A round between two players: solved small rounds agree with a solver that shares nothing but the simplex method, and
// the table that comes with the engine is what it says, position by position.
//
// CIFRA_NUMBER_STRIDE=1 checks every position of the table, a few minutes; else only every so many.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "base/random.h"
#include "games/the_number/data/assets.h"
#include "games/the_number/solve/two_players/equilibrium.h"
#include "games/the_number/solve/two_players/rough_play.h"
#include "games/the_number/solve/two_players/round_solver.h"
#include "tests/games/the_number/solve/naive.h"

namespace cifra::the_number::solve {
namespace {

RoundValues solve_scope(const the_number::Options& options, Scope scope) {
  RoundValues values;
  PieceSolver solver(options, scope);
  for (int turn = kTurns - 1; turn > scope.turn; --turn) {
    std::vector<PieceReport> reports;
    for (int set = 0; set <= kAllDigits; ++set) {
      if (scope.may_have(turn, static_cast<DigitSet>(set)))
        reports.push_back(solver.solve(turn, static_cast<DigitSet>(set), values));
    }
    finish_turn(values, turn, reports);
  }
  return values;
}

TEST(TheNumberRound, SmallRoundsAsTheSlowWay) {
  the_number::Options other;
  other.bonuses = {0, 9, 1, 3, 2};
  const std::vector<std::tuple<the_number::Options, Scope>> cases = {{{}, {0b0000000111, 0b0000000111, 0}},
                                                                     {{}, {0b1010000010, 0b0000111000, 0}},
                                                                     {{}, {0b1100100001, 0b0010010011, 2}},
                                                                     {other, {0b0110000001, 0b0110000001, 1}},
                                                                     {{}, {0b1111, 0, 1}},
                                                                     {{}, {0b11111, 0b111110000, 3}}};
  for (const auto& [options, scope] : cases) {
    const RoundValues values = solve_scope(options, scope);
    naive::Solver slow(options, [](int difference) { return difference; });
    const double truth = slow.value(scope.turn, scope.mine, scope.theirs, 0);
    ASSERT_LT(slow.worst_gap(), 1e-6);
    const Equilibrium answer = equilibrium(values, options, {scope.turn, scope.mine, scope.theirs});
    EXPECT_NEAR(answer.value, truth, answer.gap + 1e-5);
    EXPECT_LT(answer.gap, 0.001);
    for (int turn = scope.turn + 1; turn < kTurns; ++turn) {
      EXPECT_NEAR(values.value(turn, scope.mine, scope.theirs), slow.value(turn, scope.mine, scope.theirs, 0),
                  values.error(turn) + 1e-5);
    }
  }
}

TEST(TheNumberRound, PacksAndUnpacks) {
  const RoundValues values = solve_scope({}, {0b11011, 0b1110000011, 1});
  std::vector<unsigned char> bytes = values.pack(1);
  auto unpacked = RoundValues::unpack(bytes);
  ASSERT_TRUE(unpacked);
  EXPECT_EQ(unpacked->first_turn, 1);
  for (int turn = 1; turn <= kTurns; ++turn) {
    EXPECT_NEAR(unpacked->values.error(turn), values.error(turn), 1e-9);
    EXPECT_GE(unpacked->values.error(turn), values.error(turn) - 1e-14);
  }
  EXPECT_EQ(unpacked->values.pack(1), bytes);
  EXPECT_EQ(unpacked->values.value(3, 0b11, 0b10000011), values.value(3, 0b11, 0b10000011));

  EXPECT_FALSE(RoundValues::unpack({}));
  EXPECT_FALSE(RoundValues::unpack(std::span(bytes).first(20)));
  EXPECT_FALSE(RoundValues::unpack(std::span(bytes).first(bytes.size() / 2)));
  bytes[bytes.size() / 2] ^= 4;
  EXPECT_FALSE(RoundValues::unpack(bytes));
}

// What the other player can get at most against a strategy, one turn by the rules, then the table's value.
double worst_case(const RoundValues& values, int turn, DigitSet mine, DigitSet theirs,
                  const std::vector<Share>& strategy) {
  double worst = 1e9;
  for (const the_number::Number reply : naive::numbers(theirs)) {
    double sum = 0;
    const auto add = [&](double part, the_number::Number my) {
      const naive::Left left = naive::after({}, turn, mine, theirs, my, reply);
      sum += part * (left.points + static_cast<double>(values.value(turn + 1, left.mine, left.theirs)));
    };
    for (const Share& share : strategy) add(share.part, the_number::Number::of(share.move));
    if (strategy.empty()) add(1, the_number::Number());
    worst = std::min(worst, sum);
  }
  return worst;
}

// The certificate, recomputed: in every position the strategies of the table are sure of its value, but for the error
// that the table admits to. Errors add up over the turns, so this proves the gap of the whole round.
TEST(TheNumberRound, TheTableIsWhatItSays) {
  const RoundValues* const values = shipped_round_values();
  ASSERT_NE(values, nullptr);
  EXPECT_LE(assets().bytes(kRoundAsset).size(), 3U << 20);
  const char* const wanted = std::getenv("CIFRA_NUMBER_STRIDE");
  const int stride = wanted == nullptr ? 997 : std::max(1, std::atoi(wanted));
  EXPECT_LE(2 * values->error(0), 0.001);
  EXPECT_EQ(values->error(kTurns), 0);
  int count = 0;
  for (int turn = kTurns - 1; turn >= 0; --turn) {
    const double allowed = values->error(turn) - values->error(turn + 1) + 1e-8;
    ASSERT_GE(allowed, 0);
    for (int a = 0; a <= kAllDigits; ++a) {
      for (int b = 0; b <= a; ++b) {
        const auto mine = static_cast<DigitSet>(a);
        const auto theirs = static_cast<DigitSet>(b);
        if (!reachable(turn, mine) || !reachable(turn, theirs) || (turn > 0 && ++count % stride != 0)) continue;
        const Equilibrium answer = equilibrium(*values, {}, {turn, mine, theirs});
        const double value = turn == 0 ? 0 : values->value(turn, mine, theirs);
        const double low = worst_case(*values, turn, mine, theirs, answer.mine);
        const double high = -worst_case(*values, turn, theirs, mine, answer.theirs);
        ASSERT_GE(low, value - allowed) << turn << " " << a << " " << b;
        ASSERT_LE(high, value + allowed) << turn << " " << a << " " << b;
        ASSERT_GE(answer.gap, high - low + 2 * values->error(turn + 1) - 1e-9);
        if (turn > 0) {
          ASSERT_EQ(values->value(turn, mine, theirs), -values->value(turn, theirs, mine));
        }
      }
    }
  }
}

// Advice is quick whatever is asked: the positions that took the simplex method longest (before it chose its steps with
// care up to 1,900), and those of a sample of all that can be asked. Nothing else takes long that depends on the
// position.
TEST(TheNumberRound, AdviceTakesFewSteps) {
  const RoundValues& values = *shipped_round_values();
  struct Asked {
    int turn;
    int mine;
    int theirs;
  };
  for (const Asked& asked :
       {Asked{4, 0x3ff, 0x3ff}, Asked{4, 0x3ff, 0x37f}, Asked{4, 0x37f, 0x3ff}, Asked{4, 0x3fe, 0x2ff},
        Asked{4, 0x1ff, 0x1ff}, Asked{4, 0x3bd, 0x33f}, Asked{4, 0x2fb, 0x2fb}, Asked{3, 0x3ff, 0x3ff},
        Asked{3, 0x2ff, 0x1df}, Asked{2, 0x1ff, 0x1ff}}) {
    const Equilibrium answer =
        equilibrium(values, {}, {asked.turn, static_cast<DigitSet>(asked.mine), static_cast<DigitSet>(asked.theirs)});
    EXPECT_LE(answer.steps, 600U) << asked.turn << " " << asked.mine << " " << asked.theirs;
    EXPECT_LE(answer.gap, 2 * values.error(asked.turn + 1) + 1e-9);
  }
  Rng rng("advice");
  std::uint64_t sum = 0;
  for (int i = 0; i < 1500; ++i) {
    const auto mine = static_cast<DigitSet>(rng.below(1024) | rng.below(1024));
    const auto theirs = static_cast<DigitSet>(rng.below(1024) | rng.below(1024));
    const Equilibrium answer = equilibrium(values, {}, {i % 2 + 3, mine, theirs});
    EXPECT_LE(answer.steps, 1000U) << mine << " " << theirs;
    sum += answer.steps;
  }
  EXPECT_LE(sum, 1500U * 120);
}

// Where all numbers are worth the same, nothing is learned, and any of them will do.
TEST(TheNumberRound, NothingToChoose) {
  const auto decided = [](DigitSet, DigitSet, int) { return 1.0; };
  const Stakes stakes = Stakes::of({}, 4);
  RoughPlay rough(stakes, kAllDigits, kAllDigits, decided);
  EXPECT_FALSE(rough.mine().empty());
  EXPECT_FALSE(rough.theirs().empty());
  const std::array<Share, 1> shares = {Share{111, 1}};
  EXPECT_EQ(rough.replies(0, shares).best.value, 1);
  EXPECT_EQ(rough.replies(1, shares).best.value, -1);
}

// Numbers that regret matching leaves out are found by best replies, and its own best replies are best.
TEST(TheNumberRound, RoughPlayFindsWhatMatters) {
  const RoundValues& values = *shipped_round_values();
  const Stakes stakes = Stakes::of({}, 3);
  const PointsWorth worth = values.worth_after(3);
  constexpr DigitSet kMine = 0x3bf;
  constexpr DigitSet kTheirs = 0x3fb;
  RoughPlay rough(stakes, kMine, kTheirs, worth);
  EXPECT_LE(rough.mine().size(), 140U);
  EXPECT_LE(rough.theirs().size(), 140U);
  DoubleOracle oracle;
  const Solved solved = oracle.solve(stakes, kMine, kTheirs, worth, 1e-6, {rough.mine(), rough.theirs()});
  EXPECT_NEAR(solved.value, static_cast<double>(values.value(3, kMine, kTheirs)), 2e-4);
  EXPECT_LE(oracle.programmes, 12U);
  // A strategy that plays nothing twice in one class of numbers, so that the order of digits cannot pay.
  for (const unsigned value : {7U, 345U, 111U, 908U}) {
    const std::array<Share, 2> shares = {Share{static_cast<Move>(value), 0.75}, Share{555, 0.25}};
    EXPECT_NEAR(rough.replies(0, shares).best.value, best_reply(stakes, kMine, kTheirs, shares, worth).value, 1e-4);
  }
}

TEST(TheNumberRound, FirstTurnAsPlayersKnowIt) {
  const Equilibrium start = equilibrium(*shipped_round_values(), {}, {});
  double on_777 = 0;
  double high_first_digits = 0;
  for (const Share& share : start.mine) {
    if (share.move == 777) on_777 = share.part;
    if (share.move >= 800) high_first_digits += share.part;
  }
  EXPECT_NEAR(on_777, 0.296, 0.01);
  EXPECT_EQ(high_first_digits, 0);
  EXPECT_NEAR(start.value, 0, 1e-6);
}

TEST(TheNumberRound, AStrategyIsDrawnByItsParts) {
  const std::vector<Share> strategy = {{7, 0.25}, {555, 0.75}};
  EXPECT_EQ(draw(strategy, 0), 7);
  EXPECT_EQ(draw(strategy, 0.24), 7);
  EXPECT_EQ(draw(strategy, 0.26), 555);
  EXPECT_EQ(draw(strategy, 0.9999999), 555);
  EXPECT_EQ(draw({}, 0.5), kNoMove);
}

}  // namespace
}  // namespace cifra::the_number::solve
