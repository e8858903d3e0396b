// The solver of variants and the bound of a deck: the answer does not depend on the lanes, and an end leaves a layout
// and a bound that holds.
#include <gtest/gtest.h>

#include "games/nmbr9/bounds/deck_bound.h"
#include "games/nmbr9/bounds/fits.h"
#include "games/nmbr9/bounds/variant_solver.h"
#include "games/nmbr9/rules/generate.h"
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

// Every card on the table, beside the last one.
Layout flat(const Deck& deck) {
  Layout layout;
  PlacementBuffer buffer;
  for (const int card : deck.cards()) {
    for (const Placement& place : legal_placements(layout, card, buffer)) {
      if (place.level > 0) continue;
      layout.place_unchecked(card, place);
      break;
    }
  }
  return layout;
}

TEST(DeckBound, FindsTheBestOfFewCards) {
  DeckTask task{deck_of({9, 1, 0, 9, 2, 7, 8}), {'K', 9, 2, 7}, {}, 0, 0};
  task.layout = flat(task.deck);
  ASSERT_EQ(task.layout.tiles().size(), 7U);
  Runner one;
  TwoLaneRunner two;
  const DeckBound alone = bound_deck(task, one);
  const DeckBound together = bound_deck(task, two);
  EXPECT_EQ(alone.bound, 32);
  EXPECT_TRUE(alone.exact);
  EXPECT_EQ(alone.layout.score(), 32);
  EXPECT_EQ(alone.layout, together.layout);
  EXPECT_EQ(alone.nodes, together.nodes);
}

TEST(DeckBound, HoldsWhenStopped) {
  DeckTask task{deck_of({9, 1, 0, 9, 2, 7, 8}), {'K', 9, 2, 7}, {}, 0, 0};
  task.layout = flat(task.deck);
  for (const int after : {0, 1, 5}) {
    StoppingRunner runner(after);
    const DeckBound stopped = bound_deck(task, runner);
    EXPECT_GE(stopped.bound, 32);
    EXPECT_EQ(stopped.layout.tiles().size(), 7U);
  }
  // Three copies, for which there is no table, and no time to make one.
  DeckTask copies{deck_of({9, 9, 9, 1, 1}), {'K', 9, 3, 5}, {}, 0, 0};
  copies.layout = flat(copies.deck);
  StoppingRunner at_once(0);
  EXPECT_GE(bound_deck(copies, at_once).bound, 12);
}

}  // namespace
}  // namespace cifra::nmbr9::bounds
