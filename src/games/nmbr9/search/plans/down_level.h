// One level of a stack that is laid from the top down, for both searches that go that way (down.h, free_down.h): its
// tiles have to cover the level above, each with a card that comes earlier than what lies on it, and each has to touch
// an earlier one of its level, unless it is the first.
//
// No clock, no threads, no exceptions.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>

#include "games/nmbr9/rules/layout.h"
#include "games/nmbr9/search/plans/down_plan.h"
#include "games/nmbr9/search/plans/down_squares.h"

namespace cifra::nmbr9::search {

using CardSet = std::uint32_t;  // as bits, the first card of the deck lowest
constexpr CardSet one_card(int card) { return CardSet{1} << card; }
constexpr CardSet before(int card) { return one_card(card) - 1; }
constexpr int first_of(CardSet cards) { return std::countr_zero(cards); }
constexpr CardSet lowest_of(CardSet cards) { return cards & (0 - cards); }

// The squares that the tiles of a set of cards cover together.
class CardAreas {
 public:
  explicit CardAreas(std::span<const std::uint8_t> cards) {
    for (std::size_t i = 0; i < cards.size(); ++i) areas_[i] = nmbr9::tile_area(cards[i]);
  }
  int operator()(CardSet cards) const {
    int sum = 0;
    for (; cards != 0; cards &= cards - 1) sum += areas_[static_cast<std::size_t>(first_of(cards))];
    return sum;
  }

 private:
  std::array<int, kMaxSearchTiles> areas_{};
};

// Where the tiles of the cards lie that are placed.
struct Places {
  std::array<std::uint8_t, kMaxSearchTiles> shape{};
  std::array<std::uint8_t, kMaxSearchTiles> at{};  // 16 y + x

  Grid squares(int card) const {
    const auto i = static_cast<std::size_t>(card);
    return tile_squares(shape[i], at[i] % kSide, at[i] / kSide);
  }
};

// The tiles of the level above, in the order of the deck.
struct UpperTiles {
  static constexpr std::size_t kMost = 16;
  std::array<Grid, kMost> tiles;
  std::array<int, kMost> card;
  std::size_t count = 0;

  UpperTiles(const Places& places, CardSet cards) {
    for (; cards != 0 && count < kMost; cards &= cards - 1) {
      card[count] = first_of(cards);
      tiles[count] = places.squares(card[count]);
      ++count;
    }
  }
};

// The ways to cover a square with a number: the shape, where in its box the square is, and how far to the right and
// down the box may lie.
struct Cover {
  std::uint64_t word = 0;  // the squares of the shape, as four rows of sixteen
  std::uint8_t shape = 0;
  std::uint8_t x = 0;
  std::uint8_t y = 0;
  std::uint8_t most_x = 0;
  std::uint8_t most_y = 0;
};
std::span<const Cover> covers_of(int number);
Grid one_square(int at);

struct NextSquare {
  int at = -1;
  int only_one = 0;  // squares that only one card can cover
  int only_two = 0;
};
// The square to cover next, one for which the fewest of the cards are left; nothing if there is one for which none is.
std::optional<NextSquare> next_square(std::span<const std::uint8_t> cards, const UpperTiles& upper, Grid taken,
                                      Grid uncovered, CardSet may);

struct Touching {
  CardSet loose = 0;  // tiles that touch no earlier one yet
  int count = 0;      // of those that need one
};
// What changes when a tile joins those that lie on its level already; nothing if one will never touch. `first` needs
// nothing to touch, and `to_come` may still join.
std::optional<Touching> touching(const Places& places, CardSet here, CardSet loose, int card, Grid tile, CardSet first,
                                 CardSet to_come);

// Level 0 carries all that it has to: the other cards of that level go beside it, each touching an earlier one. The
// layout, or nothing if a tile has no room or touches nothing.
std::optional<nmbr9::Layout> lay_rest(std::span<const std::uint8_t> cards, const LevelPlan& plan, Places places,
                                      CardSet carriers);

}  // namespace cifra::nmbr9::search
