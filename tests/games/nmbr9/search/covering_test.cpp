// The ways to cover a square, against the same by whole grids: which there are, and what each leaves. And plans whose
// layout was found once, which the descent has to find again.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "base/random.h"
#include "games/nmbr9/search/plans/covering.h"
#include "games/nmbr9/search/plans/down.h"
#include "tests/games/nmbr9/search/decks.h"

namespace cifra::nmbr9::search {
namespace {

using testing::Cards;
using testing::refereed;

constexpr int kCards = 12;

// Some tiles of a level above, and some below them: where they lie is drawn, the rules do not matter here.
struct Drawn {
  Cards cards;
  Places places;
  CardSet above = 0;
  CardSet here = 0;
  Grid roof{};
  Grid taken{};
};

bool lay(Drawn& drawn, Rng& rng, int card, Grid blocked) {
  const auto i = static_cast<std::size_t>(card);
  const int number = drawn.cards[i];
  for (int tries = 0; tries < 100; ++tries) {
    const auto rotation = static_cast<int>(rng.below(static_cast<std::uint32_t>(nmbr9::distinct_rotations(number))));
    const nmbr9::Shape& shape = nmbr9::shape_of(number, rotation);
    // Now and then at the edge of the window.
    const auto x = static_cast<int>(rng.below(static_cast<std::uint32_t>(kSide - shape.width + 1)));
    const auto y = static_cast<int>(rng.below(static_cast<std::uint32_t>(kSide - shape.height + 1)));
    const std::size_t index = nmbr9::shape_index(number, rotation);
    if (meet(tile_squares(index, x, y), blocked)) continue;
    drawn.places.shape[i] = static_cast<std::uint8_t>(index);
    drawn.places.at[i] = static_cast<std::uint8_t>(kSide * y + x);
    return true;
  }
  return false;
}

Drawn draw(Rng& rng) {
  Drawn drawn;
  for (int card = 0; card < kCards; ++card) {
    drawn.cards.push_back(static_cast<std::uint8_t>(rng.below(nmbr9::kNumbers)));
  }
  for (const int card : {4, 7, 11}) {
    if (!lay(drawn, rng, card, drawn.roof)) continue;
    drawn.above |= one_card(card);
    drawn.roof |= drawn.places.squares(card);
  }
  for (const int card : {1, 5, 8}) {
    Grid blocked = drawn.taken;  // what comes before it does not lie on it
    for (CardSet rest = drawn.above & before(card); rest != 0; rest &= rest - 1) {
      blocked |= drawn.places.squares(first_of(rest));
    }
    if (!lay(drawn, rng, card, blocked)) continue;
    drawn.here |= one_card(card);
    drawn.taken |= drawn.places.squares(card);
  }
  return drawn;
}

TEST(Coverings, AreThoseThatWholeGridsSay) {
  Rng rng("coverings");
  int compared = 0;
  for (int round = 0; round < 300; ++round) {
    const Drawn drawn = draw(rng);
    const Grid uncovered = drawn.roof & ~drawn.taken;
    if (drawn.above == 0 || is_empty(uncovered)) continue;
    std::vector<int> open;
    for_each_square(uncovered, [&](int x, int y) { open.push_back(kSide * y + x); });
    const int square = open[rng.below(static_cast<std::uint32_t>(open.size()))];
    const UpperTiles upper(drawn.places, drawn.above);
    const CardSet left = (one_card(kCards) - 1) & ~drawn.above & ~drawn.here;
    const CardSet loose = drawn.here;  // as if none touched an earlier one
    const auto area_of = [&](CardSet set) {
      int sum = 0;
      for (; set != 0; set &= set - 1) {
        sum += nmbr9::shape_of(drawn.cards[static_cast<std::size_t>(first_of(set))], 0).area();
      }
      return sum;
    };
    Coverings coverings(drawn.places, upper, drawn.taken, uncovered, square, drawn.here, loose);
    for (CardSet todo = left & before(coverings.owner()); todo != 0; todo &= todo - 1) {
      const int card = first_of(todo);
      const CardSet others = left & ~one_card(card);
      const CardSet first = lowest_of(drawn.here | left);
      std::map<std::pair<int, int>, Covering> found;
      const int number = drawn.cards[static_cast<std::size_t>(card)];
      coverings.each(card, number, first, others, area_of, [&](const Covering& one) {
        EXPECT_TRUE(found.emplace(std::pair(one.shape, one.at), one).second) << "each once";
      });
      Grid blocked = drawn.taken;
      for (std::size_t i = 0; i < upper.count; ++i) {
        if (upper.card[i] < card) blocked |= upper.tiles[i];
      }
      for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
        const nmbr9::Shape& shape = nmbr9::shape_of(number, rotation);
        const std::size_t index = nmbr9::shape_index(number, rotation);
        for (int at = 0; at < kSide * kSide; ++at) {
          const int x = at % kSide;
          const int y = at / kSide;
          if (x + shape.width > kSide || y + shape.height > kSide) continue;
          const Grid tile = tile_squares(index, x, y);
          if (!meet(tile, one_square(square)) || meet(tile, blocked)) continue;
          const Grid rest = uncovered & ~tile;
          bool possible = true;
          int needed = 0;
          for (std::size_t i = 0; i < upper.count; ++i) {
            needed += count_squares(upper.tiles[i] & rest);
            possible &= needed <= area_of(others & before(upper.card[i])) && !lies_within(upper.tiles[i], tile);
          }
          const auto touch = touching(drawn.places, drawn.here, loose, card, tile, first, others);
          const auto one = found.find({static_cast<int>(index), at});
          ASSERT_EQ(one != found.end(), possible && touch.has_value());
          if (one == found.end()) continue;
          ++compared;
          EXPECT_EQ(one->second.uncovered, count_squares(rest));
          EXPECT_EQ(one->second.outside, count_squares((drawn.taken | tile) & ~drawn.roof));
          EXPECT_EQ(one->second.edges, edges_of(drawn.taken | tile | rest));
          EXPECT_EQ(one->second.open_edges, edges_of(rest));
          EXPECT_EQ(one->second.loose, touch->loose);
          EXPECT_EQ(one->second.loose_count, touch->count);
          found.erase(one);
        }
      }
      EXPECT_TRUE(found.empty());
    }
  }
  EXPECT_GT(compared, 2000);
}

struct Known {
  Cards cards;
  std::vector<std::uint8_t> levels;
  std::size_t width = 0;
};

// Tight plans of some of the best layouts known: it fails when the descent gets weaker, and never by chance.
TEST(Descent, LaysOutTightPlans) {
  const std::vector<Known> plans = {{{5, 6, 8, 4, 5, 3, 0, 9, 9, 2, 1, 6, 1, 8, 0, 3, 7, 4, 2, 7},
                                     {0, 0, 1, 0, 0, 0, 1, 1, 2, 1, 2, 3, 3, 2, 0, 0, 3, 4, 4, 5},
                                     100},
                                    {{0, 6, 3, 5, 8, 9, 1, 4, 2, 2, 7, 3, 1, 6, 9, 5, 7, 0, 8, 4},
                                     {0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 0, 4, 4},
                                     1000},
                                    {{3, 5, 0, 6, 6, 7, 1, 4, 1, 8, 8, 2, 9, 7, 9, 5, 2, 3, 4, 0},
                                     {0, 0, 0, 0, 1, 1, 0, 1, 0, 1, 2, 2, 3, 2, 3, 4, 0, 1, 2, 0},
                                     10000}};
  for (const Known& known : plans) {
    LevelPlan plan{};
    std::ranges::copy(known.levels, plan.begin());
    std::optional<nmbr9::Layout> layout;
    for (std::uint64_t seed = 1; seed <= 3 && !layout; ++seed) {
      layout = Descent(known.cards).run(plan, known.width, seed);
    }
    ASSERT_TRUE(layout) << known.width;
    refereed(*layout, known.cards);
    for (std::size_t i = 0; i < known.cards.size(); ++i) EXPECT_EQ(layout->tiles()[i].at.level, plan[i]);
  }
}

}  // namespace
}  // namespace cifra::nmbr9::search
