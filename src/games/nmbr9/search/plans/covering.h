// Coverings: the ways in which a tile can cover a square of the level above, and what each of them would leave, for
// both searches that go from the top down (down.h, free_down.h).
//
// A tile spans four rows of sixteen squares at most, which is one word. So what it covers, whether it fits and touches,
// and by how much the edges of all that is taken, or of all that is left to cover, become more or fewer is found in the
// words of the rows around it, a few instructions each; nothing is counted anew for the whole level.
//
// No clock, no threads, no exceptions.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>

#include "games/nmbr9/search/plans/down_level.h"

namespace cifra::nmbr9::search {

// The rows of a grid, with empty ones around them.
class GridRows {
 public:
  GridRows() = default;
  explicit GridRows(Grid grid) { std::memcpy(&rows_[kAbove], &grid, sizeof(grid)); }

  // Four rows from y on, which may be -1.
  std::uint64_t from(int y) const {
    std::uint64_t word;
    std::memcpy(&word, &rows_[static_cast<std::size_t>(y + static_cast<int>(kAbove))], sizeof(word));
    return word;
  }
  // How many edges some squares in the rows from y on have in common with those of the grid; edges within them twice if
  // they are squares of the grid themselves.
  int shared_edges(std::uint64_t squares, int y) const {
    const std::uint64_t here = from(y);
    return std::popcount(squares << 1 & kNotFirst & here) + std::popcount((squares & kNotFirst) >> 1 & here) +
           std::popcount(squares & from(y - 1)) + std::popcount(squares & from(y + 1));
  }

 private:
  static constexpr std::size_t kAbove = 1;
  static constexpr std::uint64_t kNotFirst = 0xFFFE'FFFE'FFFE'FFFE;  // columns
  std::array<std::uint16_t, kAbove + kSide + nmbr9::kMaxSide> rows_{};
};

// Edges within some squares of four rows.
inline int inner_edges(std::uint64_t squares) {
  return std::popcount(squares & squares << 1) + std::popcount(squares & squares << kSide);
}

// How tight it is when the cards that are left may waste so many squares.
inline constexpr auto kTight = [] {
  std::array<std::uint8_t, 64> tight{};
  for (std::size_t slack = 0; slack < tight.size(); ++slack)
    tight[slack] = static_cast<std::uint8_t>(256 / (slack + 2));
  return tight;
}();

struct Covering {
  std::uint8_t shape = 0;
  std::uint8_t at = 0;
  int uncovered = 0;   // squares of the level above that are still not covered
  int outside = 0;     // squares of this level that cover nothing
  int tight = 0;       // the more, the fewer squares the other cards may waste
  int edges = 0;       // of this level with what it still has to cover
  int open_edges = 0;  // of what it still has to cover
  CardSet loose = 0;   // tiles that touch no earlier one yet, as touching() has it
  int loose_count = 0;
};

class Coverings {
 public:
  // Some tiles lie `here` already. The square is one of those that are not covered.
  Coverings(const Places& places, const UpperTiles& upper, Grid taken, Grid uncovered, int square, CardSet here,
            CardSet loose)
      : places_(places),
        upper_(upper),
        square_(square),
        here_(here),
        loose_(loose),
        blocked_(taken),
        uncovered_(uncovered),
        whole_(taken | uncovered),
        edges_(edges_of(taken | uncovered)),
        open_edges_(edges_of(uncovered)) {
    const Grid one = one_square(square);
    while (!meet(upper.tiles[owner_], one)) ++owner_;
    int needed = 0;
    int roof = 0;
    for (std::size_t i = 0; i < upper.count; ++i) {
      above_[i] = GridRows(upper.tiles[i]);
      above_area_[i] = count_squares(upper.tiles[i]);
      needed += count_squares(upper.tiles[i] & uncovered);
      needed_[i] = needed;
      roof += above_area_[i];
    }
    outside_ = count_squares(taken) - (roof - needed);
  }

  // The tile that has to lie on the card: only cards that come before it will do.
  int owner() const { return upper_.card[owner_]; }

  // Calls visit(covering) for every way of a card, and returns how many were tried. Cards come in the order of the
  // deck. `first` needs nothing to touch, and the `others` may still join: all of them are for this level.
  template <class AreaOf, class Visit>
  std::uint64_t each(int card, int number, CardSet first, CardSet others, AreaOf&& area_of, Visit&& visit) {
    pass(card);
    std::array<int, UpperTiles::kMost> spare;  // squares that the others may waste, for what lies above up to there
    for (std::size_t i = 0; i < upper_.count; ++i) spare[i] = area_of(others & before(upper_.card[i])) - needed_[i];
    std::uint64_t tried = 0;
    for (const Cover& cover : covers_of(number)) {
      const int x = square_ % kSide - cover.x;
      const int y = square_ / kSide - cover.y;
      if (x < 0 || y < 0 || x > cover.most_x || y > cover.most_y) continue;
      ++tried;
      const std::uint64_t tile = cover.word << x;
      if ((tile & blocked_rows_.from(y)) != 0) continue;
      Covering covering{cover.shape, static_cast<std::uint8_t>(kSide * y + x)};
      if (cover_above(tile, y, spare, covering) && touch(tile, y, card, first, others, covering)) {
        count_edges(tile, y, covering);
        visit(covering);
      }
    }
    return tried;
  }

 private:
  // What comes before the card: it cannot lie below those tiles, and may touch these.
  void pass(int card) {
    for (; passed_ < upper_.count && upper_.card[passed_] < card; ++passed_) blocked_ |= upper_.tiles[passed_];
    for (CardSet rest = here_ & before(card) & ~touched_; rest != 0; rest &= rest - 1) {
      near_ |= beside(places_.squares(first_of(rest)));
    }
    touched_ |= here_ & before(card);
    blocked_rows_ = GridRows(blocked_);
    near_rows_ = GridRows(near_);
  }

  bool cover_above(std::uint64_t tile, int y, const std::array<int, UpperTiles::kMost>& spare,
                   Covering& covering) const {
    int covered = 0;
    for (std::size_t i = 0; i < upper_.count; ++i) {
      const int carried = std::popcount(tile & above_[i].from(y));
      covered += carried;  // it cannot lie below what is covered already
      const int slack = spare[i] + covered;
      // No tile above may lie on this one alone.
      if (slack < 0 || carried == above_area_[i]) return false;
      covering.tight += kTight[std::min<std::size_t>(static_cast<std::size_t>(slack), kTight.size() - 1)];
    }
    covering.uncovered = needed_[upper_.count - 1] - covered;
    covering.outside = outside_ + std::popcount(tile) - covered;
    return true;
  }

  bool touch(std::uint64_t tile, int y, int card, CardSet first, CardSet others, Covering& covering) const {
    covering.loose = loose_;
    for (CardSet rest = loose_ & ~before(card); rest != 0; rest &= rest - 1) {
      if ((GridRows(beside(places_.squares(first_of(rest)))).from(y) & tile) != 0) covering.loose &= ~lowest_of(rest);
    }
    if ((near_rows_.from(y) & tile) == 0) covering.loose |= one_card(card);
    for (CardSet rest = covering.loose & ~first; rest != 0; rest &= rest - 1) {
      if ((others & before(first_of(rest))) == 0) return false;
      ++covering.loose_count;
    }
    return true;
  }

  void count_edges(std::uint64_t tile, int y, Covering& covering) const {
    const std::uint64_t added = tile & ~whole_.from(y);
    covering.edges = edges_ + 4 * std::popcount(added) - 2 * inner_edges(added) - 2 * whole_.shared_edges(added, y);
    const std::uint64_t covered = tile & uncovered_.from(y);
    covering.open_edges =
        open_edges_ - 4 * std::popcount(covered) - 2 * inner_edges(covered) + 2 * uncovered_.shared_edges(covered, y);
  }

  const Places& places_;
  const UpperTiles& upper_;
  int square_;
  CardSet here_;
  CardSet loose_;
  Grid blocked_;
  Grid near_{};
  CardSet touched_ = 0;
  std::size_t passed_ = 0;
  std::size_t owner_ = 0;
  GridRows uncovered_;
  GridRows whole_;
  GridRows blocked_rows_;
  GridRows near_rows_;
  int edges_;
  int open_edges_;
  int outside_ = 0;
  std::array<GridRows, UpperTiles::kMost> above_;
  std::array<int, UpperTiles::kMost> above_area_;
  std::array<int, UpperTiles::kMost> needed_;  // squares not covered yet, of the tiles up to there
};

}  // namespace cifra::nmbr9::search
