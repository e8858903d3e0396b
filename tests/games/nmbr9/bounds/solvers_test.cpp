// Solvers of variants and of decks: the answer does not depend on the lanes, and an end leaves a layout and a bound
// that holds.
#include <gtest/gtest.h>

#include "games/nmbr9/bounds/deck_solver.h"
#include "games/nmbr9/bounds/fits.h"
#include "games/nmbr9/bounds/variant_solver.h"
#include "tests/base/runners.h"

namespace cifra::nmbr9::bounds {
namespace {

using cifra::testing::StoppingRunner;
using cifra::testing::TwoLaneRunner;

VariantTask proof_of(std::string_view variant) {
  VariantTask task;
  task.variant = *Variant::parse(variant);
  task.prove = true;
  task.certify = true;
  return task;
}

TEST(VariantSolver, ProvesTheSameWithAnyNumberOfLanes) {
  Runner one;
  TwoLaneRunner two;
  const VariantAnswer alone = solve_variant(proof_of("F-6-2-5"), one);
  const VariantAnswer together = solve_variant(proof_of("F-6-2-5"), two);
  EXPECT_EQ(alone.score, 19);
  EXPECT_EQ(alone.laid.layout.score(), 19);
  EXPECT_EQ(alone.upper_bound, 19);
  EXPECT_TRUE(alone.proved);
  EXPECT_EQ(alone.nodes, together.nodes);
  EXPECT_EQ(alone.laid.layout, together.laid.layout);
  ASSERT_TRUE(alone.certificate);
  EXPECT_EQ(alone.certificate, together.certificate);
}

TEST(VariantSolver, ALimitOfWorkIsNoProof) {
  VariantTask task = proof_of("F-6-2-5");
  task.nodes = 1000;
  Runner one;
  TwoLaneRunner two;
  const VariantAnswer alone = solve_variant(task, one);
  const VariantAnswer together = solve_variant(task, two);
  EXPECT_FALSE(alone.proved);
  EXPECT_FALSE(alone.certificate);
  EXPECT_GE(alone.upper_bound, 19);
  EXPECT_EQ(alone.nodes, together.nodes);
  EXPECT_EQ(alone.upper_bound, together.upper_bound);
}

TEST(VariantSolver, EndsWithALayoutAndABoundThatHolds) {
  for (const int after : {0, 1, 5, 50, 500}) {
    StoppingRunner runner(after);
    const VariantAnswer answer = solve_variant(proof_of("F-6-2-5"), runner);
    EXPECT_EQ(answer.laid.layout.tiles().size(), 5U);
    EXPECT_EQ(answer.laid.layout.score(), answer.score);
    EXPECT_LE(answer.score, 19);
    EXPECT_GE(answer.upper_bound, 19) << after;
    EXPECT_FALSE(answer.certificate && !answer.proved);
  }
  StoppingRunner at_once(0);  // no tables are made; those of the engine do
  const VariantAnswer large = solve_variant(proof_of("F-9-1-10"), at_once);
  EXPECT_EQ(large.nodes, 0U);
  EXPECT_FALSE(large.proved);
  EXPECT_LT(large.upper_bound, 45 * 9);
}

TEST(Fits, AreMadeOnAnyNumberOfLanesAndNeverHalf) {
  TwoLaneRunner two;
  const auto made = compute_fits(3, 1, two);
  ASSERT_TRUE(made);
  const Fits all = Fits::of_everything();
  for (std::size_t cls = 0; cls < kClasses; ++cls) {
    EXPECT_EQ(made->on[cls], fits_on(static_cast<int>(cls), 3, 1));
    EXPECT_TRUE(all.on[cls].test(cls));
  }
  StoppingRunner soon(3);
  EXPECT_FALSE(compute_fits(3, 1, soon));
}

Deck deck_of(std::initializer_list<int> cards) {
  Deck deck;
  for (const int card : cards) deck.add(card);
  return deck;
}

TEST(DeckSolver, ProvesTheSameWithAnyNumberOfLanes) {
  const Deck deck = deck_of({9, 1, 0, 9, 2, 7, 8});
  const Variant variant{'K', 9, 2, 7};
  Runner one;
  TwoLaneRunner two;
  const auto alone = solve_deck(deck, variant, {.seconds = 0, .nodes = 300'000}, one);
  const auto together = solve_deck(deck, variant, {.seconds = 0, .nodes = 300'000}, two);
  ASSERT_TRUE(alone && together);
  EXPECT_EQ(alone->layout.score(), 32);
  EXPECT_EQ(alone->upper_bound, 32);
  EXPECT_TRUE(alone->proved);
  EXPECT_EQ(alone->layout, together->layout);
  EXPECT_EQ(alone->nodes, together->nodes);
}

TEST(DeckSolver, EndsWithALayoutAndABoundThatHolds) {
  const Deck deck = deck_of({9, 1, 0, 9, 2, 7, 8});
  StoppingRunner at_once(0);
  EXPECT_FALSE(solve_deck(deck, {'K', 9, 2, 7}, {}, at_once));
  StoppingRunner soon(40);
  const auto answer = solve_deck(deck, {'K', 9, 2, 7}, {}, soon);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->layout.tiles().size(), 7U);
  EXPECT_GE(answer->upper_bound, 32);
  // Three copies, for which there is no table, and no time to make one.
  StoppingRunner later(40);
  const auto copies = solve_deck(deck_of({9, 9, 9, 1, 1}), {'K', 9, 3, 5}, {}, later);
  ASSERT_TRUE(copies);
  EXPECT_GE(copies->upper_bound, 12);
}

}  // namespace
}  // namespace cifra::nmbr9::bounds
