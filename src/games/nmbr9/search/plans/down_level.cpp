#include "games/nmbr9/search/plans/down_level.h"

#include <cstring>

#include "games/nmbr9/rules/tiles.h"

namespace cifra::nmbr9::search {
namespace {

struct Covers {
  std::array<Cover, nmbr9::kRotations * 10> list{};
  std::size_t count = 0;
};
constexpr auto kCovers = [] {
  std::array<Covers, nmbr9::kNumbers> covers{};
  for (int number = 0; number < nmbr9::kNumbers; ++number) {
    Covers& mine = covers[static_cast<std::size_t>(number)];
    for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
      const nmbr9::Shape& shape = nmbr9::shape_of(number, rotation);
      std::uint64_t word = 0;
      for (std::size_t row = 0; row < shape.rows.size(); ++row) word |= std::uint64_t{shape.rows[row]} << kSide * row;
      for (int y = 0; y < shape.height; ++y) {
        for (int x = 0; x < shape.width; ++x) {
          if (!shape.has(x, y)) continue;
          mine.list[mine.count++] = {word,
                                     static_cast<std::uint8_t>(nmbr9::shape_index(number, rotation)),
                                     static_cast<std::uint8_t>(x),
                                     static_cast<std::uint8_t>(y),
                                     static_cast<std::uint8_t>(kSide - shape.width),
                                     static_cast<std::uint8_t>(kSide - shape.height)};
        }
      }
    }
  }
  return covers;
}();

int first_square(Grid grid) {
  const auto words = words_of(grid);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] != 0) return static_cast<int>(64 * i) + std::countr_zero(words[i]);
  }
  return -1;
}

}  // namespace

std::span<const Cover> covers_of(int number) {
  const Covers& covers = kCovers[static_cast<std::size_t>(number)];
  return std::span(covers.list).first(covers.count);
}

Grid one_square(int at) {
  std::array<std::uint16_t, kSide> rows{};
  rows[static_cast<std::size_t>(at / kSide)] = static_cast<std::uint16_t>(1U << (at % kSide));
  Grid grid;
  std::memcpy(&grid, rows.data(), sizeof(grid));
  return grid;
}

std::optional<NextSquare> next_square(std::span<const std::uint8_t> cards, const UpperTiles& upper, Grid taken,
                                      Grid uncovered, CardSet may) {
  Grid one{}, two{}, three{};  // squares that so many cards can cover, or more
  Grid blocked = taken;
  Runs free = runs_free(~blocked);
  std::size_t passed = 0;  // tiles of the level above that come before the card: they do not lie on it
  for (CardSet rest = may & before(upper.card[upper.count - 1]); rest != 0; rest &= rest - 1) {
    const int card = first_of(rest);
    const std::size_t passed_before = passed;
    while (passed < upper.count && upper.card[passed] < card) blocked |= upper.tiles[passed++];
    if (passed != passed_before) free = runs_free(~blocked);
    const Grid reach = kReachOf[cards[static_cast<std::size_t>(card)]](free);
    three |= two & reach;
    two |= one & reach;
    one |= reach;
  }
  if (!lies_within(uncovered, one)) return std::nullopt;
  const Grid only_one = uncovered & ~two;
  const Grid only_two = uncovered & two & ~three;
  Grid choice = !is_empty(only_one) ? only_one : !is_empty(only_two) ? only_two : uncovered;
  for (std::size_t i = 0; i < upper.count; ++i) {  // the earliest first
    if (meet(choice, upper.tiles[i])) {
      choice &= upper.tiles[i];
      break;
    }
  }
  return NextSquare{first_square(choice), count_squares(only_one), count_squares(only_two)};
}

std::optional<Touching> touching(const Places& places, CardSet here, CardSet loose, int card, Grid tile, CardSet first,
                                 CardSet to_come) {
  const Grid near = beside(tile);
  bool touches = false;
  for (CardSet rest = here & before(card); rest != 0 && !touches; rest &= rest - 1) {
    touches = meet(near, places.squares(first_of(rest)));
  }
  for (CardSet rest = loose & ~before(card); rest != 0; rest &= rest - 1) {
    if (meet(near, places.squares(first_of(rest)))) loose &= ~lowest_of(rest);
  }
  if (!touches) loose |= one_card(card);
  Touching result{loose, 0};
  for (CardSet rest = loose & ~first; rest != 0; rest &= rest - 1) {
    if ((to_come & before(first_of(rest))) == 0) return std::nullopt;
    ++result.count;
  }
  return result;
}

std::optional<nmbr9::Layout> lay_rest(std::span<const std::uint8_t> cards, const LevelPlan& plan, Places places,
                                      CardSet carriers) {
  Grid reserved{};
  for (CardSet rest = carriers; rest != 0; rest &= rest - 1) reserved |= places.squares(first_of(rest));
  Grid there{};
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (plan[i] != 0) continue;
    const auto card = static_cast<int>(i);
    if ((carriers & one_card(card)) == 0) {
      // Carriers that would touch nothing when they come.
      Grid lonely{};
      Grid by_then = there;
      for (CardSet later = carriers & ~before(card); later != 0; later &= later - 1) {
        const Grid tile = places.squares(first_of(later));
        if (!meet(beside(tile), by_then)) lonely |= tile;
        by_then |= tile;
      }
      const int number = cards[i];
      Rotations where{};
      kFitTouching[static_cast<std::size_t>(number)](runs_free(~reserved),
                                                     runs_any(beside(is_empty(there) ? reserved : there)), where);
      int most = -1;
      for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
        const std::size_t shape = nmbr9::shape_index(number, rotation);
        for_each_square(where[static_cast<std::size_t>(rotation)], [&](int x, int y) {
          const int contact = count_squares(beside(tile_squares(shape, x, y)) & lonely);
          if (contact <= most) return;
          most = contact;
          places.shape[i] = static_cast<std::uint8_t>(shape);
          places.at[i] = static_cast<std::uint8_t>(kSide * y + x);
        });
      }
      if (most < 0) return std::nullopt;
    }
    const Grid tile = places.squares(card);
    reserved |= tile;
    there |= tile;
  }
  nmbr9::Layout layout;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const nmbr9::Placement placement{static_cast<std::int16_t>(places.at[i] % kSide),
                                     static_cast<std::int16_t>(places.at[i] / kSide), plan[i],
                                     static_cast<std::uint8_t>(places.shape[i] % nmbr9::kRotations)};
    if (!layout.place(cards[i], placement)) return std::nullopt;  // a carrier that touches nothing
  }
  return layout;
}

}  // namespace cifra::nmbr9::search
