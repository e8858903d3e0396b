// Cover: every way to lay tiles below a level, for the checker of certificates.
//
// The board has 64 rows of 64 bits with the upper level in the middle. A connected level of n tiles is at most 4 n
// squares wide and high, and it has a square on either side of the middle (it reaches under both ends of the upper one,
// and a top level starts there): with eight tiles it lies within rows and columns 1 to 62. If more are wanted anywhere,
// the checker says so and refuses.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <vector>

#include "research/nmbr9/proof/stock.h"
#include "research/nmbr9/proof/tiles.h"

namespace proof {

inline constexpr int kBoard = 64;
using Rows = std::array<std::uint64_t, kBoard>;

class Cover {
 public:
  using Found = std::function<bool(const Tiles& lower, int set)>;

  // Calls found for every set of tiles below `upper` that covers it and of which `most_area` says something (not -1),
  // with further tiles beside them if `spares`, until found says no. `most_area[set]` is the most area of a wanted
  // level that contains the tiles `set`.
  void run(const Stock& stock, const Tiles& upper, const std::vector<int>& most_area, bool spares, const Found& found) {
    stock_ = &stock;
    most_area_ = &most_area;
    spares_ = spares;
    found_ = &found;
    upper_.clear();
    lower_.clear();
    need_ = {};
    taken_ = {};
    int rows = 0;
    int columns = 0;
    for (const Tile& tile : upper) {
      rows = std::max(rows, tile.row + form_of(tile.number, tile.turn).rows);
      columns = std::max(columns, tile.column + form_of(tile.number, tile.turn).columns);
    }
    int squares = 0;
    for (Tile tile : upper) {
      tile.row += (kBoard - rows) / 2;
      tile.column += (kBoard - columns) / 2;
      upper_.push_back(tile);
      const Form& form = form_of(tile.number, tile.turn);
      for (int row = 0; row < form.rows; ++row) at(need_, tile.row + row) |= form.bits(row) << tile.column;
      squares += static_cast<int>(form.cells.size());
    }
    first_ = (kBoard - rows) / 2;
    last_ = first_ + rows;
    if (most_area[0] >= 0) cover(0, squares);
  }

  bool too_large() const { return too_large_; }

 private:
  struct Way {  // a tile on a square, which is the cell (row, column) of it
    int turn;
    int row;
    int column;
  };

  static std::uint64_t& at(Rows& rows, int row) { return rows[static_cast<std::size_t>(row)]; }
  static std::uint64_t at(const Rows& rows, int row) { return rows[static_cast<std::size_t>(row)]; }

  static const std::vector<Way>& ways(int number) {
    static const std::vector<std::vector<Way>> kAll = [] {
      std::vector<std::vector<Way>> list(10);
      for (int n = 0; n < 10; ++n) {
        for (int turn = 0; turn < turns_of(n); ++turn) {
          for (const Cell& cell : form_of(n, turn).cells)
            list[static_cast<std::size_t>(n)].push_back({turn, cell.row, cell.column});
        }
      }
      return list;
    }();
    return kAll[static_cast<std::size_t>(number)];
  }

  // Lays the tile, goes on with `then`, and takes it back.
  template <class Then>
  bool lay(const Tile& tile, const Then& then) {
    const Form& form = form_of(tile.number, tile.turn);
    std::array<std::uint64_t, 4> needed{};
    for (int row = 0; row < form.rows; ++row) {
      const std::uint64_t bits = form.bits(row) << tile.column;
      at(taken_, tile.row + row) |= bits;
      needed[static_cast<std::size_t>(row)] = at(need_, tile.row + row) & bits;
      at(need_, tile.row + row) &= ~bits;
    }
    lower_.push_back(tile);
    const bool go_on = then();
    lower_.pop_back();
    for (int row = 0; row < form.rows; ++row) {
      at(taken_, tile.row + row) &= ~(form.bits(row) << tile.column);
      at(need_, tile.row + row) |= needed[static_cast<std::size_t>(row)];
    }
    return go_on;
  }

  // Whether a tile of the upper level would rest on that lower tile alone.
  bool carries_alone(const Tile& lower) const {
    const Form& below = form_of(lower.number, lower.turn);
    for (const Tile& tile : upper_) {
      const Form& form = form_of(tile.number, tile.turn);
      const int row = tile.row - lower.row;
      const int column = tile.column - lower.column;
      if (row < 0 || column < 0 || row + form.rows > below.rows || column + form.columns > below.columns) continue;
      std::uint64_t over = 0;
      for (int i = 0; i < form.rows; ++i) over |= form.bits(i) << column & ~below.bits(row + i);
      if (over == 0) return true;
    }
    return false;
  }

  // A square that needs a tile, with as few neighbours as possible that need one too: few tiles can lie there.
  Cell choose() const {
    Cell best{-1, -1};
    int least = 5;
    for (int row = first_; row < last_; ++row) {
      const std::uint64_t here = at(need_, row);
      if (here == 0) continue;
      const std::uint64_t a = at(need_, row - 1);
      const std::uint64_t b = at(need_, row + 1);
      const std::uint64_t c = here << 1;
      const std::uint64_t d = here >> 1;
      const std::uint64_t none = here & ~(a | b | c | d);
      if (none != 0) return {row, std::countr_zero(none)};
      if (least == 1) continue;
      const std::uint64_t two = (a & b) | (c & d) | ((a | b) & (c | d));  // two or more
      if ((here & ~two) != 0) {
        least = 1;
        best = {row, std::countr_zero(here & ~two)};
      } else if (least > 2) {
        const std::uint64_t three = (a & b & (c | d)) | (c & d & (a | b));
        if ((here & ~three) != 0) {
          least = 2;
          best = {row, std::countr_zero(here & ~three)};
        } else if (best.row < 0) {
          best = {row, std::countr_zero(here)};
        }
      }
    }
    return best;
  }

  bool cover(int set, int open) {
    if (open == 0) return covered(set);
    if (lower_.size() == kMostTiles) {
      too_large_ = true;
      return false;
    }
    const Cell square = choose();
    for (int number = 0; number < stock_->numbers; ++number) {
      if (stock_->count(set, number) == stock_->copies) continue;
      const int more = set + stock_->unit(number);
      const int area = (*most_area_)[static_cast<std::size_t>(more)];
      if (area < 0) continue;
      // What the tile leaves open has to be covered by the rest of the level.
      const int covers_least = open - (area - stock_->area[static_cast<std::size_t>(more)]);
      for (const Way& way : ways(number)) {
        const Tile tile{number, way.turn, square.row - way.row, square.column - way.column};
        const Form& form = form_of(number, way.turn);
        std::uint64_t meets = 0;
        int covers = 0;
        for (int row = 0; row < form.rows; ++row) {
          const std::uint64_t bits = form.bits(row) << tile.column;
          meets |= at(taken_, tile.row + row) & bits;
          covers += std::popcount(at(need_, tile.row + row) & bits);
        }
        if (meets != 0 || covers < covers_least || carries_alone(tile)) continue;
        if (!lay(tile, [&] { return cover(more, open - covers); })) return false;
      }
    }
    return true;
  }

  bool covered(int set) {
    if (set != 0 && !(*found_)(lower_, set)) return false;
    if (!spares_) return true;
    for (int number = 0; number < stock_->numbers; ++number) {
      if (stock_->count(set, number) == stock_->copies) continue;
      const int more = set + stock_->unit(number);
      if ((*most_area_)[static_cast<std::size_t>(more)] < 0) continue;
      if (lower_.size() == kMostTiles) {
        too_large_ = true;
        return false;
      }
      if (set == 0) {  // the first tile of a top level: in the middle, unturned, as the whole stack may be turned
        if (!lay({number, 0, kBoard / 2 - 1, kBoard / 2 - 1}, [&] { return covered(more); })) return false;
        continue;
      }
      for (int turn = 0; turn < turns_of(number); ++turn) {
        if (!beside(number, turn, [&] { return covered(more); })) return false;
      }
    }
    return true;
  }

  // Lays a tile in every place where it shares an edge with what is there.
  template <class Then>
  bool beside(int number, int turn, const Then& then) {
    const Form& form = form_of(number, turn);
    for (int top = 1; top + form.rows < kBoard; ++top) {
      std::uint64_t overlap = 0;
      std::uint64_t touch = 0;
      for (const Cell& cell : form.cells) {
        const int row = top + cell.row;
        const std::uint64_t here = at(taken_, row);
        overlap |= here >> cell.column;
        touch |= (at(taken_, row - 1) | at(taken_, row + 1) | here << 1 | here >> 1) >> cell.column;
      }
      std::uint64_t places = touch & ~overlap;
      for (; places != 0; places &= places - 1) {
        const int column = std::countr_zero(places);
        if (column + form.columns > kBoard) break;
        if (!lay({number, turn, top, column}, then)) return false;
      }
    }
    return true;
  }

  const Stock* stock_ = nullptr;
  const std::vector<int>* most_area_ = nullptr;
  const Found* found_ = nullptr;
  bool spares_ = false;
  bool too_large_ = false;
  Tiles upper_;
  Tiles lower_;
  Rows need_{};   // squares of the upper level with nothing below
  Rows taken_{};  // squares of the lower level
  int first_ = 0;
  int last_ = 0;
};

}  // namespace proof
