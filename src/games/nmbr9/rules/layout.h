// One player's tiles, and whether a further one may be placed. The table is unbounded: a layout is the list of its
// tiles, in the order they were placed, and every question is answered from that list, so no grid has to hold it.
//
// A value: copying is a memcpy, nothing allocates. check() costs one pass over the tiles; to list all legal placements
// use generate.h.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string_view>

#include "games/nmbr9/rules/tiles.h"

namespace cifra::nmbr9 {

inline constexpr int kMaxTiles = 90;         // variants have up to nine copies of ten numbers
inline constexpr int kMaxCoordinate = 1000;  // no tile gets there from a first one at (0, 0): 90 reach 360 squares
inline constexpr int kMaxLevel = 1000;

// Where a tile goes: (x, y) is the top-left corner of its bounding box after rotation; y grows downwards.
struct Placement {
  std::int16_t x = 0;
  std::int16_t y = 0;
  std::uint16_t level = 0;
  std::uint8_t rotation = 0;

  // Whether it is where tiles may lie at all, on whatever level.
  constexpr bool is_in_range() const {
    return x >= -kMaxCoordinate && x <= kMaxCoordinate && y >= -kMaxCoordinate && y <= kMaxCoordinate;
  }
  constexpr bool operator==(const Placement&) const = default;
};

struct Tile {
  Placement at;
  std::uint8_t number = 0;

  constexpr const Shape& shape() const { return shape_of(number, at.rotation); }
  constexpr bool operator==(const Tile&) const = default;
};

// Why a placement, or a round, is refused; in the order in which records report it.
enum class Refusal : std::uint8_t {
  kGameOver,
  kNoSuchSeat,
  kMissing,         // no placement was given
  kAlreadyPlaced,   // a placement was confirmed in this round, and stands
  kBadPlacement,    // a rotation that is none, or a place beyond +-1000
  kOverlap,         // a square is taken by a tile of the same level
  kNotAdjacent,     // no edge in common with a tile of its level
  kUnsupported,     // some square lies on no tile of the level below
  kOneTileSupport,  // all squares lie on one and the same tile
};
std::string_view code(Refusal refusal);

// The smallest rectangle that holds all tiles: [left, right) x [top, bottom). Empty when there is none.
struct Bounds {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;
};

// The 8x8 squares around a placement, bit 8 y + x each; the tile's bounding box starts at (2, 2).
struct Surroundings {
  static constexpr int kSide = 8;
  static constexpr int kInset = 2;

  std::uint64_t own = 0;         // the squares of the tile itself
  std::uint64_t same_level = 0;  // those of the tiles of its level
  std::uint64_t below = 0;       // those of the level below
  int carriers = 0;              // how many tiles of the level below it lies on

  // Squares that share an edge with the tile; none of its own.
  std::uint64_t edges() const { return (own << 1 | own >> 1 | own << 8 | own >> 8) & ~own; }
};

class Layout {
 public:
  std::span<const Tile> tiles() const { return std::span(tiles_).first(count_); }
  int levels() const { return levels_; }
  // The highest level that a tile can lie on: one above the top, if there are two tiles to carry it.
  int highest_open_level() const { return count_ == 0 || tiles_on_top_ >= 2 ? levels_ : levels_ - 1; }
  int score() const { return score_; }
  int score(int level) const;  // the points scored on that level
  const Bounds& bounds() const { return bounds_; }

  // `number` is 0-9 and `placement.rotation` 0-3; nothing else is asked of them.
  Surroundings surroundings(int number, const Placement& placement) const;
  std::expected<void, Refusal> check(int number, const Placement& placement) const;

  // Places a tile that check() accepts; otherwise returns the refusal and changes nothing.
  std::expected<void, Refusal> place(int number, const Placement& placement);

  // Places without checking, for generators that only make legal placements.
  void place_unchecked(int number, const Placement& placement);

  bool operator==(const Layout& other) const;

 private:
  std::array<Tile, kMaxTiles> tiles_{};
  std::uint8_t count_ = 0;
  std::uint8_t levels_ = 0;
  std::uint8_t tiles_on_top_ = 0;
  std::int16_t score_ = 0;
  Bounds bounds_;
};

}  // namespace cifra::nmbr9
