// Windows of 3x3 squares over a level and the one below: what the network sees of shapes. A square is bare, free or
// taken: nothing lies there that could carry the level, something does, or the level has it already. A window and what
// a quarter turn makes of it are the same; tiles are never flipped, so its mirror image is not.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "games/nmbr9/search/board/grid.h"

namespace cifra::nmbr9::search {

inline constexpr int kWindowLevels = 5;  // tables of their own for levels 1 to 4; all above share the last
inline constexpr int kWindowClasses = 4995;
inline constexpr int kWindowCodes = 19683;  // 3^9

// The code of a window has a digit to the base of three for each square, row by row: 0 bare, 1 free, 2 taken. So it is
// the sum of one for the squares that are not bare and one for those that are taken, each with digits 0 and 1 only.
// Code and class of the bare window are 0. Made when the program starts: as a constant it costs 18 s of compiling in
// every file that includes it.
extern const std::array<std::uint16_t, kWindowCodes> kWindowClass;

// Eight squares of a row as the six windows over them see them: one of 3 digits for each.
using RowOfWindows = std::uint16_t __attribute__((vector_size(16)));
inline constexpr auto kRowOfWindows = [] {
  std::array<std::array<std::uint16_t, 8>, 256> spread{};
  for (unsigned row = 0; row < 256; ++row) {
    for (unsigned x = 0; x < 6; ++x) {
      spread[row][x] = static_cast<std::uint16_t>((row >> x & 1) + 3 * (row >> x >> 1 & 1) + 9 * (row >> x >> 2 & 1));
    }
  }
  return spread;
}();
inline RowOfWindows row_of_windows(std::uint32_t squares) {
  RowOfWindows row;
  std::memcpy(&row, kRowOfWindows[squares & 255].data(), sizeof(row));
  return row;
}

// The rows of a grid with two empty ones, and two empty columns, on each side.
struct Padded {
  std::array<std::uint32_t, kSide + 4> rows{};

  Padded() = default;
  explicit Padded(Grid grid) {
    for (int y = 0; y < kSide; ++y) rows[static_cast<std::size_t>(y + 2)] = static_cast<std::uint32_t>(grid[y]) << 2;
  }
};

// Calls fact(class) for every window that is not bare. What is taken lies on what is below.
template <class Fact>
inline void window_facts(Grid below, Grid taken, Fact&& fact) {
  const Padded carrying(below);
  const Padded carried(taken);
  const auto three = [](std::uint32_t row, int x) { return kRowOfWindows[row >> x & 7][0]; };
  for (int y = 0; y < kSide + 2; ++y) {
    const auto at = static_cast<std::size_t>(y);
    const std::uint32_t any = carrying.rows[at] | carrying.rows[at + 1] | carrying.rows[at + 2];
    for (std::uint32_t columns = any | any >> 1 | any >> 2; columns != 0; columns &= columns - 1) {
      const int x = std::countr_zero(columns);
      int code = 0;
      for (std::size_t row = 3; row-- > 0;) {
        code = 27 * code + three(carrying.rows[at + row], x) + three(carried.rows[at + row], x);
      }
      fact(kWindowClass[static_cast<std::size_t>(code)]);
    }
  }
}

}  // namespace cifra::nmbr9::search
