// Hints of NMBR 9: legal places, the best first, and who follows them has nothing to regret in the review.
#include "games/nmbr9/review/hints.h"

#include <gtest/gtest.h>

#include <string>

#include "games/nmbr9/review/strength.h"
#include "tests/games/nmbr9/review/games.h"

namespace cifra::nmbr9::review::hints_test {
namespace {

TEST(Hints, FollowedTheyLoseNothing) {
  for (const std::string seed : {"a", "b", "c"}) {
    Rng rng(seed);
    Recorded game;
    game.deck = shuffled_deck({}, rng);
    Layout layout;
    Deck cards;
    for (const int card : game.deck.cards()) {
      cards.add(card);
      const auto found = hints({}, cards, layout, testing::kLittle.effort);
      ASSERT_TRUE(found) << found.error().message;
      ASSERT_FALSE(found->empty());
      ASSERT_LE(found->size(), kMostHints);
      for (std::size_t i = 0; i < found->size(); ++i) {
        EXPECT_TRUE(layout.check(card, (*found)[i].placement));
        EXPECT_GT((*found)[i].expected, found->front().expected - kGradeLimits.blunder);
        EXPECT_LE((*found)[i].expected, (*found)[i == 0 ? 0 : i - 1].expected);
        for (std::size_t k = 0; k < i; ++k) EXPECT_NE((*found)[i].placement, (*found)[k].placement);
      }
      ASSERT_TRUE(layout.place(card, found->front().placement));
      game.placements.push_back({found->front().placement});
    }
    const json::value review = testing::reviewed(game);
    EXPECT_NEAR(testing::number(review.at("seats").at(0).at("lost")), 0, 1e-9);
  }
}

TEST(Hints, ThereAreNoneWhereNoReviewIs) {
  Deck cards;
  cards.add(1);
  EXPECT_EQ(hints(*Variant::parse("K-9-2-20"), cards, {}).error().code, "no_hints");
  EXPECT_EQ(hints(*Variant::parse("U-9-9-90"), cards, {}).error().code, "no_hints");
  EXPECT_TRUE(hints(*Variant::parse("U-3-1-4"), cards, {}, testing::kLittle.effort));
}

}  // namespace
}  // namespace cifra::nmbr9::review::hints_test
