// A layout of NMBR 9 as searches want it: a window of 16x16 squares, one vector of bits a level, with its score and the
// tiles it is made of. A value of some 400 bytes; copying is a memcpy, nothing allocates.
//
// The window is a restriction of the search, not of the rules: a placement that leaves it is not generated, and a
// layout that does not fit, or has more than eight levels or 32 tiles, cannot be converted. The layout is kept in the
// middle of the window, so every placement is there as long as the layout is at most 8x8, and most up to 14x14; good
// layouts of a whole deck are about 11x11. A board that fills its window badly may have no placement left.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/nmbr9/rules/layout.h"
#include "games/nmbr9/search/board/grid.h"

namespace cifra::nmbr9::search {

inline constexpr int kMaxLevels = 8;
inline constexpr int kMaxSearchTiles = 32;

// A placement of a given number, in coordinates of the window.
struct Move {
  std::uint8_t x = 0;
  std::uint8_t y = 0;
  std::uint8_t level = 0;
  std::uint8_t rotation = 0;

  constexpr bool operator==(const Move&) const = default;
};

class SearchBoard {
 public:
  // Nothing if the layout does not fit into the window.
  static std::optional<SearchBoard> from(const nmbr9::Layout& layout);
  // The same, but of a layout that is too wide or too long for the window there is the part with the most tiles, those
  // of high levels before others. Tiles that lie in it in part are squares without a tile: nothing lies on what they
  // cover, but one that carries another alone is not found out. Nothing if there are too many levels or tiles.
  static std::optional<SearchBoard> part_of(const nmbr9::Layout& layout);

  // The layout on the table; its tiles are in the order in which they were placed.
  nmbr9::Layout layout() const;
  nmbr9::Placement placement(const Move& move) const;

  int tiles() const { return count_; }
  int tiles_on(int level) const { return on_level_[static_cast<std::size_t>(level)]; }
  int levels() const { return levels_; }
  int score() const { return score_; }
  // The highest level that a tile can lie on: one above the top, if there are two tiles to carry it.
  int highest_open_level() const;

  // The squares of a level; none from levels() on.
  Grid squares(int level) const { return squares_[static_cast<std::size_t>(level)]; }
  // Where tiles of a level may lie: the squares of the level below that carry nothing; all squares on the table.
  Grid open(int level) const { return level == 0 ? ~squares(0) : squares(level - 1) & ~squares(level); }

  // The tiles in the order in which they were placed: where they lie in the window, and nmbr9::shape_index.
  Move tile(int i) const {
    const auto n = static_cast<std::size_t>(i);
    return {static_cast<std::uint8_t>(at_[n] % kSide), static_cast<std::uint8_t>(at_[n] / kSide), level_[n],
            static_cast<std::uint8_t>(shape_[n] % nmbr9::kRotations)};
  }
  int shape(int i) const { return shape_[static_cast<std::size_t>(i)]; }

  // All legal positions of a number on one level that take no forbidden square; only distinct rotations are written.
  // The first tile of a layout has one.
  void positions(int number, int level, Rotations& where, Grid forbidden = Grid{}) const;

  // Calls visit(Move) for every legal placement in the window: by level, rotation, y, x.
  template <class Visit>
  void for_each_move(int number, Visit&& visit) const {
    Rotations where;
    for (int level = 0; level <= highest_open_level(); ++level) {
      positions(number, level, where);
      for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
        for_each_square(where[static_cast<std::size_t>(rotation)], [&](int x, int y) {
          visit(Move{static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y), static_cast<std::uint8_t>(level),
                     static_cast<std::uint8_t>(rotation)});
        });
      }
    }
  }

  // A legal placement. The window may move afterwards, so Moves made before are no longer valid.
  void place(int number, const Move& move);
  // The same, but the window stays where it is.
  void place_still(int number, const Move& move);

  // The same for two boards whose squares are the same, level by level, wherever they lie on the table and whichever
  // tiles they belong to; hash_after is hash() of the board after a placement, without making it.
  std::uint64_t hash() const { return normal(hash_, left_, top_); }
  std::uint64_t hash_after(int number, const Move& move) const;

 private:
  static std::uint64_t normal(std::uint64_t sum, int left, int top);
  static std::uint64_t term(int number, const Move& move);  // of the hash
  void centre();

  std::array<Grid, kMaxLevels> squares_{};
  std::array<std::uint8_t, kMaxSearchTiles> at_{};     // 16 y + x of each tile
  std::array<std::uint8_t, kMaxSearchTiles> shape_{};  // nmbr9::shape_index
  std::array<std::uint8_t, kMaxSearchTiles> level_{};
  std::array<std::uint8_t, kMaxLevels> on_level_{};
  std::uint64_t hash_ = 0;     // of the squares in the window
  std::int16_t origin_x_ = 0;  // of the window, on the table
  std::int16_t origin_y_ = 0;
  std::int16_t score_ = 0;
  std::uint8_t count_ = 0;
  std::uint8_t levels_ = 0;
  // The bounds of the layout in the window: [left, right) x [top, bottom).
  std::uint8_t left_ = 0;
  std::uint8_t top_ = 0;
  std::uint8_t right_ = 0;
  std::uint8_t bottom_ = 0;
};

}  // namespace cifra::nmbr9::search
