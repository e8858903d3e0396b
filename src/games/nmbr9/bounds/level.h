// One level of a stack, as a list of tiles up to turning and shifting the whole stack, and painted into bit rows.
//
// The table is unbounded: a connected level of up to eight tiles is never wider or higher than 4 * 8 = 32 squares. With
// something it has to lie under in the middle of 64 x 64 squares it therefore fits into these, wherever its tiles lie.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <span>

#include "games/nmbr9/rules/tiles.h"

namespace cifra::nmbr9::bounds {

inline constexpr int kMaxLevelTiles = 8;
inline constexpr int kSide = 64;
inline constexpr int kMiddle = kSide / 2;
static_assert(kMaxLevelTiles * nmbr9::kMaxSide <= kMiddle);

struct Spot {  // a tile and where it lies
  std::uint8_t number = 0;
  std::uint8_t rotation = 0;  // less than distinct_rotations(number)
  std::int8_t y = 0;
  std::int8_t x = 0;

  auto operator<=>(const Spot&) const = default;
  const nmbr9::Shape& shape() const { return nmbr9::shape_of(number, rotation); }
};

class Level {
 public:
  std::span<const Spot> spots() const { return std::span(spots_).first(count_); }
  int size() const { return count_; }
  void add(const Spot& spot) { spots_[count_++] = spot; }
  void remove_last() { --count_; }
  int width() const;  // of the smallest rectangle around it, if that starts at (0, 0)
  int height() const;

  // The same level turned by quarter turns clockwise around the origin; not shifted.
  Level turned(int quarters) const;
  // Shifted to start at (0, 0), the tiles sorted.
  Level normalised() const;
  // Of the four ways to turn it, shifted to start at (0, 0) with its tiles sorted, the first in order: two levels are
  // the same up to turning and shifting exactly if their canonical forms are equal.
  Level canonical() const;

  std::strong_ordering operator<=>(const Level& other) const;
  bool operator==(const Level& other) const;

 private:
  std::array<Spot, kMaxLevelTiles> spots_{};
  std::uint8_t count_ = 0;
};

// Bit rows: row y, bit x.
struct Squares {
  std::array<std::uint64_t, kSide> rows{};

  bool has(int x, int y) const { return (rows[static_cast<std::size_t>(y)] >> x & 1) != 0; }
  bool meets(const nmbr9::Shape& shape, int x, int y) const {
    std::uint64_t common = 0;
    for (int row = 0; row < shape.height; ++row) {
      common |= rows[static_cast<std::size_t>(y + row)] & bits(shape, row) << x;
    }
    return common != 0;
  }
  int count_common(const nmbr9::Shape& shape, int x, int y) const {
    int common = 0;
    for (int row = 0; row < shape.height; ++row) {
      common += std::popcount(rows[static_cast<std::size_t>(y + row)] & bits(shape, row) << x);
    }
    return common;
  }
  void flip(const nmbr9::Shape& shape, int x, int y) {
    for (int row = 0; row < shape.height; ++row) rows[static_cast<std::size_t>(y + row)] ^= bits(shape, row) << x;
  }
  static std::uint64_t bits(const nmbr9::Shape& shape, int row) { return shape.rows[static_cast<std::size_t>(row)]; }
};

}  // namespace cifra::nmbr9::bounds
