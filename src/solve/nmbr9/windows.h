// Windows of 3x3 squares over a level: what the network sees of shapes. A window and what a quarter turn makes of it
// are the same; tiles are never flipped, so its mirror image is not.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "solve/nmbr9/grid.h"

namespace cifra::solve {

inline constexpr int kWindowLevels = 5;  // tables of their own; higher levels share the last
inline constexpr int kWindowClasses = 140;

// Bit 3 y + x of a window is its square (x, y); 0 is the class of the empty one.
inline constexpr auto kWindowClass = [] {
  std::array<std::uint8_t, 512> classes{};
  const auto turned = [](unsigned bits) {
    unsigned result = 0;
    for (unsigned y = 0; y < 3; ++y) {
      for (unsigned x = 0; x < 3; ++x) result |= (bits >> (3 * y + x) & 1) << (3 * x + 2 - y);
    }
    return result;
  };
  unsigned count = 0;
  for (unsigned bits = 0; bits < 512; ++bits) {
    unsigned least = bits;
    for (unsigned turn = bits, i = 0; i < 4; ++i) {
      turn = turned(turn);
      least = turn < least ? turn : least;
    }
    classes[bits] = least == bits ? static_cast<std::uint8_t>(count++) : classes[least];
  }
  return classes;
}();
static_assert(kWindowClass[511] == kWindowClasses - 1);

// Eight squares of a row as the six windows over them see them: ten bits for each window, its three squares in the
// lowest.
inline constexpr int kWindowBits = 10;
inline constexpr auto kRowOfWindows = [] {
  std::array<std::uint64_t, 256> spread{};
  for (unsigned row = 0; row < 256; ++row) {
    for (unsigned x = 0; x < 6; ++x) spread[row] |= std::uint64_t{row >> x & 7} << kWindowBits * x;
  }
  return spread;
}();

// The rows of a grid with two empty ones, and two empty columns, on each side.
struct Padded {
  std::array<std::uint32_t, kSide + 4> rows{};

  Padded() = default;
  explicit Padded(Grid grid) {
    for (int y = 0; y < kSide; ++y) rows[static_cast<std::size_t>(y + 2)] = static_cast<std::uint32_t>(grid[y]) << 2;
  }
  // The window whose last row is row y of the grid, and its last column column x.
  unsigned window(int x, int y) const {
    const auto at = static_cast<std::size_t>(y);
    return (rows[at] >> x & 7) | (rows[at + 1] >> x & 7) << 3 | (rows[at + 2] >> x & 7) << 6;
  }
};

// Calls fact(index) for every window of the grid that has a square.
template <class Fact>
inline void window_facts(Grid grid, int first, Fact&& fact) {
  const Padded padded(grid);
  for (int y = 0; y < kSide + 2; ++y) {
    const auto at = static_cast<std::size_t>(y);
    const std::uint32_t any = padded.rows[at] | padded.rows[at + 1] | padded.rows[at + 2];
    for (std::uint32_t columns = any | any >> 1 | any >> 2; columns != 0; columns &= columns - 1) {
      fact(first + kWindowClass[padded.window(std::countr_zero(columns), y)]);
    }
  }
}

}  // namespace cifra::solve
