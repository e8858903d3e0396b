// The search from above with the order of the cards: what it proves for few cards is what a plain search through all
// games says, and what it finds can be played.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "games/nmbr9/bounds/known_bound.h"
#include "games/nmbr9/bounds/ordered.h"
#include "games/nmbr9/rules/generate.h"
#include "games/nmbr9/rules/nmbr9.h"
#include "tests/games/nmbr9/bounds/rules.h"

namespace cifra::nmbr9::bounds {
namespace {

using CardSpan = std::span<const std::uint8_t>;

constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};

// Every game of these cards, by the rules alone, but for those that even with every further card as high as it could
// ever go (two tiles below each level) would not come above `floor`.
int plain_best(const nmbr9::Layout& layout, CardSpan cards, int floor) {
  const std::size_t laid = layout.tiles().size();
  int most = layout.score();
  for (std::size_t card = laid; card < cards.size(); ++card) {
    most += cards[card] * std::min(static_cast<int>(card / 2), layout.levels() + static_cast<int>(card - laid));
  }
  if (most <= floor) return floor;
  if (laid == cards.size()) return layout.score();
  nmbr9::PlacementBuffer buffer;
  for (const nmbr9::Placement& place : nmbr9::legal_placements(layout, cards[laid], buffer)) {
    nmbr9::Layout next = layout;
    next.place_unchecked(cards[laid], place);
    floor = std::max(floor, plain_best(next, cards, floor));
  }
  return floor;
}

// The same moves again, by the rules.
void expect_playable(const nmbr9::Layout& layout, CardSpan cards) {
  nmbr9::Layout again;
  ASSERT_EQ(layout.tiles().size(), cards.size());
  for (std::size_t card = 0; card < cards.size(); ++card) {
    EXPECT_EQ(layout.tiles()[card].number, cards[card]);
    EXPECT_TRUE(again.place(cards[card], layout.tiles()[card].at));
  }
  EXPECT_EQ(again.score(), layout.score());
}

TEST(MaximumOrdered, FewCardsAgainstAPlainSearch) {
  Fits fits;
  ASSERT_TRUE(load_fits(fits));
  Rng rng("ordered");
  int proved = 0;
  for (int deck_number = 0; deck_number < 16; ++deck_number) {
    const nmbr9::Deck deck = nmbr9::shuffled_deck(nmbr9::Variant{}, rng);
    const CardSpan cards = deck.cards().first(deck_number < 12 ? 4 : 5);
    const int ceiling = known_bound(cards, fits, 0, 100'000).bound;
    const OrderedBound ordered = ordered_bound(cards, fits, 0, ceiling, kNoLimit, Runner());
    ASSERT_TRUE(ordered.complete);
    EXPECT_EQ(plain_best({}, cards, ordered.bound), ordered.bound);  // there is no more
    if (ordered.bound == 0) continue;
    ASSERT_TRUE(ordered.layout);
    expect_playable(*ordered.layout, cards);
    proved += ordered.layout->score() == ordered.bound ? 1 : 0;
  }
  EXPECT_GE(proved, 12);
}

TEST(MaximumOrdered, MoreCardsThanThePlainSearchCanDo) {
  Fits fits;
  ASSERT_TRUE(load_fits(fits));
  Rng rng("ordered, more");
  int better = 0;
  int found = 0;
  for (int deck_number = 0; deck_number < 6; ++deck_number) {
    const nmbr9::Deck deck = nmbr9::shuffled_deck(nmbr9::Variant{}, rng);
    const CardSpan cards = deck.cards().first(8);
    const int ceiling = known_bound(cards, fits, 0, 100'000).bound;
    const OrderedBound ordered = ordered_bound(cards, fits, 0, ceiling, 30'000'000, Runner());
    EXPECT_LE(ordered.bound, ceiling);
    better += ordered.bound < ceiling ? 1 : 0;
    if (ordered.layout) {
      ++found;
      expect_playable(*ordered.layout, cards);
      EXPECT_EQ(ordered.layout->score(), ordered.bound);
    }
    // Games in which most tiles go as high as they can.
    for (int game = 0; game < 300; ++game) EXPECT_LE(testing::climb(cards, rng, 16).score(), ordered.bound);
    // Stopped early it says what was known before.
    const OrderedBound stopped = ordered_bound(cards, fits, 0, ceiling, 1, Runner());
    EXPECT_EQ(stopped.bound, ceiling);
  }
  EXPECT_GE(better, 1);
  EXPECT_GE(found, 3);
}

}  // namespace
}  // namespace cifra::nmbr9::bounds
