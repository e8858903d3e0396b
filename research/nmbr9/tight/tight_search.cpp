#include "research/nmbr9/tight/tight_search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

#include "games/nmbr9/rules/tiles.h"

namespace cifra::nmbr9::bounds {

namespace {

using nmbr9::Shape;

constexpr int kTiles = 4;
constexpr int kReach = kTiles * nmbr9::kMaxSide;  // a connected level of four tiles is at most so wide and high
// The first tile lies in the middle, so nothing ever leaves the board, not even a row or column beside it.
constexpr int kBoard = 2 * kReach + 8;
constexpr int kMiddle = kReach;
using Board = std::array<std::uint64_t, kBoard>;

struct Tile {
  int number = 0;
  int rotation = 0;
  int x = 0;
  int y = 0;

  const Shape& shape() const { return nmbr9::shape_of(number, rotation); }
  std::uint64_t row(int i) const { return std::uint64_t{shape().rows[static_cast<std::size_t>(i)]} << x; }
};

void paint(Board& board, const Tile& tile) {
  for (int i = 0; i < tile.shape().height; ++i) board[static_cast<std::size_t>(tile.y + i)] |= tile.row(i);
}

bool meets(const Board& board, const Tile& tile) {
  std::uint64_t both = 0;
  for (int i = 0; i < tile.shape().height; ++i) both |= board[static_cast<std::size_t>(tile.y + i)] & tile.row(i);
  return both != 0;
}

// The squares beside those of the board, and some of its own.
Board beside(const Board& board) {
  Board near{};
  for (std::size_t y = 1; y + 1 < board.size(); ++y) {
    near[y] = board[y - 1] | board[y + 1] | board[y] << 1 | board[y] >> 1;
  }
  return near;
}

bool lies_within(const Tile& inner, const Tile& outer) {
  for (int i = 0; i < inner.shape().height; ++i) {
    const int row = inner.y + i - outer.y;
    if (row < 0 || row >= outer.shape().height || (inner.row(i) & ~outer.row(row)) != 0) return false;
  }
  return true;
}

// The squares from the first one of a shape on, in reading order: of its own row the next three, of the three rows
// below those up to three columns to either side.
using Window = std::uint32_t;
constexpr int kRest = nmbr9::kMaxSide - 1;
constexpr int kRowBits = 2 * kRest + 1;
struct Begin {
  Window squares = ~Window{0};  // of no shape: more than any window has
  int column = 0;               // of the first square
};
constexpr std::size_t kBegins = nmbr9::kNumbers * nmbr9::kRotations;
constexpr auto kBegin = [] {
  std::array<Begin, kBegins> begins{};
  for (int number = 0; number < nmbr9::kNumbers; ++number) {
    for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
      const Shape& shape = nmbr9::shape_of(number, rotation);
      Begin begin{0, 0};
      while (!shape.has(begin.column, 0)) ++begin.column;
      for (int y = 0; y < shape.height; ++y) {
        for (int x = 0; x < shape.width; ++x) {
          if (!shape.has(x, y)) continue;
          const int column = x - begin.column;
          begin.squares |= Window{1} << (y == 0 ? column : kRest + 1 + kRowBits * (y - 1) + column + kRest);
        }
      }
      begins[static_cast<std::size_t>(number * nmbr9::kRotations + rotation)] = begin;
    }
  }
  return begins;
}();

class Arrangements {
 public:
  Arrangements(std::size_t lower, Tight& table) : lower_(lower), table_(table) {
    const TightClasses& classes = TightClasses::all();
    std::size_t count = 0;
    for (int number = 0; number < nmbr9::kNumbers; ++number) {
      const int used = packed_count(classes.packed(lower), number);
      supply_[static_cast<std::size_t>(number)] = kTightCopies - used;
      areas_[static_cast<std::size_t>(number)] = nmbr9::shape_of(number, 0).area();
      for (int copy = 0; copy < used; ++copy) level_[count++].number = number;
    }
  }

  // The first tile lies unturned, as the whole level could be turned. The others follow in every way in which each
  // touches what is there.
  void run() {
    level_[0].x = kMiddle;
    level_[0].y = kMiddle;
    Board board{};
    paint(board, level_[0]);
    grow<1>(board, 0b1110);
  }

 private:
  template <std::size_t Depth>
  void grow(const Board& board, unsigned left) {
    near_[Depth] = beside(board);
    for (std::size_t i = 1; i < kTiles; ++i) {
      if ((left >> i & 1) == 0) continue;
      order_[Depth] = i;
      for (int rotation = 0; rotation < nmbr9::distinct_rotations(level_[i].number); ++rotation) {
        level_[i].rotation = rotation;
        for (int y = kMiddle - kReach + 1; y < kMiddle + kReach; ++y) {
          level_[i].y = y;
          for (std::uint64_t columns = places(board, near_[Depth], level_[i]); columns != 0; columns &= columns - 1) {
            level_[i].x = std::countr_zero(columns);
            if (came_earlier<Depth>(i)) continue;
            Board more = board;
            paint(more, level_[i]);
            if constexpr (Depth + 1 == kTiles) {
              look(more);
            } else {
              grow<Depth + 1>(more, left & ~(1U << i));
            }
          }
        }
      }
    }
  }

  // Columns where the tile lies free in its row and touches.
  static std::uint64_t places(const Board& board, const Board& near, const Tile& tile) {
    std::uint64_t free = ~std::uint64_t{0};
    std::uint64_t touching = 0;
    const Shape& shape = tile.shape();
    for (int y = 0; y < shape.height; ++y) {
      const auto row = static_cast<std::size_t>(tile.y + y);
      for (int x = 0; x < shape.width; ++x) {
        if (!shape.has(x, y)) continue;
        free &= ~(board[row] >> x);
        touching |= near[row] >> x;
      }
    }
    return free & touching;
  }

  // Every arrangement once: at each step, of the tiles that touch what is there, the first in the list comes next.
  template <std::size_t Depth>
  bool came_earlier(std::size_t tile) const {
    for (std::size_t before = 1; before < Depth; ++before) {
      if (order_[before] > tile && meets(near_[before], level_[tile])) return true;
    }
    return false;
  }

  void look(const Board& board) {
    int top = level_[0].y;
    for (const Tile& tile : level_) top = std::min(top, tile.y);
    cover(board, top, kSpare, 0, 0, TightClasses::all().area(lower_));
  }

  // `upper` lies there, `left` squares are free, of which `spare` need not be covered.
  void cover(const Board& free, int y, int spare, int tiles, Packed upper, int left) {
    if (tiles >= 3 && left <= spare) {
      table_.set(lower_, static_cast<std::size_t>(TightClasses::all().of(upper)), true);
    }
    constexpr int kLargest = 10;
    if (tiles == kTiles || left - spare > kLargest * (kTiles - tiles)) return;
    while (y < kBoard - nmbr9::kMaxSide && free[static_cast<std::size_t>(y)] == 0) ++y;
    const auto row = static_cast<std::size_t>(y);
    if (free[row] == 0) return;
    const int x = std::countr_zero(free[row]);
    Window window = static_cast<Window>(free[row] >> x & ((1U << (kRest + 1)) - 1));
    for (std::size_t below = 1; below <= kRest; ++below) {
      const std::uint64_t squares = free[row + below] >> (x - kRest) & ((1U << kRowBits) - 1);
      window |= static_cast<Window>(squares << (kRest + 1 + kRowBits * static_cast<int>(below - 1)));
    }
    std::uint64_t fitting = 0;
    for (std::size_t i = 0; i < kBegins; ++i) {
      fitting |= static_cast<std::uint64_t>((kBegin[i].squares & ~window) == 0) << i;
    }
    for (; fitting != 0; fitting &= fitting - 1) {
      const auto begin = static_cast<std::size_t>(std::countr_zero(fitting));
      const auto number = begin / nmbr9::kRotations;
      const Tile tile{static_cast<int>(number), static_cast<int>(begin % nmbr9::kRotations), x - kBegin[begin].column,
                      y};
      if (supply_[number] == 0) continue;
      if (std::ranges::any_of(level_, [&](const Tile& lower) { return lies_within(tile, lower); })) continue;
      Board rest = free;
      for (int i = 0; i < tile.shape().height; ++i) rest[row + static_cast<std::size_t>(i)] &= ~tile.row(i);
      --supply_[number];
      cover(rest, y, spare, tiles + 1, upper + packed_one(tile.number), left - areas_[number]);
      ++supply_[number];
    }
    if (spare == 0) return;
    Board rest = free;
    rest[row] &= rest[row] - 1;
    cover(rest, y, spare - 1, tiles, upper, left - 1);
  }

  std::size_t lower_;
  Tight& table_;
  std::array<int, nmbr9::kNumbers> supply_{};
  std::array<int, nmbr9::kNumbers> areas_{};
  std::array<Tile, kTiles> level_{};
  std::array<std::size_t, kTiles> order_{};  // by depth
  std::array<Board, kTiles> near_{};         // of what was there then
};

}  // namespace

void compute_tight(std::size_t lower, Tight& table) { Arrangements(lower, table).run(); }

}  // namespace cifra::nmbr9::bounds
