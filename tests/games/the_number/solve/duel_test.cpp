// A turn of two players as the solver sees it is the turn of the rules; a best reply is best of all numbers.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/random.h"
#include "games/the_number/solve/two_players/double_oracle.h"
#include "tests/games/the_number/solve/naive.h"

namespace cifra::the_number::solve {
namespace {

DigitSet random_digits(Rng& rng) {
  return static_cast<DigitSet>(rng.below(1024) & (rng.below(2) == 0 ? 1023 : rng.below(1024)));
}

the_number::Number number_of(Move move) {
  return move == kNoMove ? the_number::Number() : the_number::Number::of(move);
}

std::vector<Move> moves(DigitSet digits) {
  std::vector<Move> all;
  for (const the_number::Number number : naive::numbers(digits))
    all.push_back(number.written() ? static_cast<Move>(number.value()) : kNoMove);
  return all;
}

TEST(TheNumberDuel, PlaysByTheRules) {
  Rng rng("duel");
  const the_number::Options options;
  for (int i = 0; i < 200000; ++i) {
    const int turn = static_cast<int>(rng.below(5));
    const DigitSet mine = random_digits(rng);
    const DigitSet theirs = random_digits(rng);
    const std::vector<Move> my = moves(mine & static_cast<DigitSet>(rng.below(1024)));
    const std::vector<Move> their = moves(theirs & static_cast<DigitSet>(rng.below(1024)));
    const Move row = my[rng.below(static_cast<std::uint32_t>(my.size()))];
    const Move column = rng.below(8) == 0 ? row : their[rng.below(static_cast<std::uint32_t>(their.size()))];
    if (column != kNoMove && (kMoves[column].digits & ~theirs) != 0) continue;
    const naive::Left left = naive::after(options, turn, mine, theirs, number_of(row), number_of(column));
    const Outcome outcome = play(Stakes::of(options, turn), mine, theirs, row, column);
    ASSERT_EQ(outcome, (Outcome{left.mine, left.theirs, left.points})) << row << " " << column;
  }
}

// Any function will do for what comes later.
struct OddWorth {
  double operator()(DigitSet mine, DigitSet theirs, int points) const {
    return static_cast<double>((mine * 37 + theirs * 101 + points * 17 + 5000) % 997) / 50;
  }
};

class Replies : public ::testing::Test {
 protected:
  Rng rng{"replies"};
  std::vector<float> values = std::vector<float>(1024 * 1024);

  void SetUp() override {
    for (std::size_t a = 0; a < 1024; ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        values[1024 * a + b] = static_cast<float>(rng.below(20000)) / 1000 - 10;
        values[1024 * b + a] = -values[1024 * a + b];
      }
    }
  }
  template <class Worth>
  void check(const Worth& worth) {
    const the_number::Options options;
    for (int i = 0; i < 300; ++i) {
      const int turn = static_cast<int>(rng.below(5));
      const DigitSet mine = random_digits(rng);
      const DigitSet theirs = random_digits(rng);
      const Stakes stakes = Stakes::of(options, turn);
      std::vector<Share> shares;
      const std::vector<Move> their = moves(theirs);
      const double parts = 1 + rng.below(5);
      for (double part = 0; part < parts; ++part) {
        const Move move = their[rng.below(static_cast<std::uint32_t>(their.size()))];
        if (std::ranges::find(shares, move, &Share::move) == shares.end()) shares.push_back({move, 0});
      }
      for (Share& share : shares) share.part = 1.0 / static_cast<double>(shares.size());
      double best = -1e9;
      for (const Move move : moves(mine)) {
        double sum = 0;
        for (const Share& share : shares) {
          const Outcome outcome = play(stakes, mine, theirs, move, share.move);
          sum += share.part * worth(outcome.mine, outcome.theirs, outcome.points);
        }
        best = std::max(best, sum);
      }
      const Reply reply = best_reply(stakes, mine, theirs, shares, worth);
      ASSERT_NEAR(reply.value, best, 1e-9);
      double sum = 0;
      for (const Share& share : shares) {
        const Outcome outcome = play(stakes, mine, theirs, reply.move, share.move);
        sum += share.part * worth(outcome.mine, outcome.theirs, outcome.points);
      }
      ASSERT_NEAR(sum, best, 1e-9) << "the move itself";
    }
  }
};

TEST_F(Replies, BestOfAllNumbers) { check(OddWorth()); }
TEST_F(Replies, BestOfAllNumbersForPoints) { check(PointsWorth{values.data()}); }

TEST_F(Replies, AnEquilibriumCarriesItsProof) {
  DoubleOracle oracle;
  const PointsWorth worth{values.data()};
  for (int i = 0; i < 30; ++i) {  // random values later are harder than any real ones
    const DigitSet mine = random_digits(rng);
    const DigitSet theirs = random_digits(rng);
    const Stakes stakes{1, 3};
    const Solved solved = oracle.solve(stakes, mine, theirs, worth, 1e-6, {});
    ASSERT_LE(solved.high - solved.low, 1e-6);
    const Solved other = oracle.solve(stakes, theirs, mine, turned(worth), 1e-6, {});
    ASSERT_NEAR(solved.value, -other.value, 2e-6);
  }
}

}  // namespace
}  // namespace cifra::the_number::solve
