// Sixteen by sixteen squares in one vector: row y is a word, bit x of it a square. One register of AVX2, two of SSE or
// WebAssembly; the compiler's vector extension (g++ and clang) does the rest, and results are the same everywhere.
//
// The kernels below say where a tile fits and where it touches, for all 256 positions at once. A position is the
// top-left corner of the tile's bounding box; a tile that would leave the window never fits.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>

#include "games/nmbr9/rules/positions.h"
#include "games/nmbr9/rules/tiles.h"

namespace cifra::nmbr9::search {

inline constexpr int kSide = 16;
using Grid = std::uint16_t __attribute__((vector_size(2 * kSide)));

// Row y of the result is row y + Down of the grid; what comes from outside is empty.
template <int Down>
inline Grid rows_from(Grid grid) {
  if constexpr (Down == 0) {
    return grid;
  } else {
    return [&]<int... Y>(std::integer_sequence<int, Y...>) {
      return __builtin_shufflevector(grid, Grid{}, (Y + Down >= 0 && Y + Down < kSide ? Y + Down : kSide)...);
    }(std::make_integer_sequence<int, kSide>());
  }
}

// Four rows a word.
inline std::array<std::uint64_t, 4> words_of(Grid grid) {
  std::array<std::uint64_t, 4> words;
  std::memcpy(words.data(), &grid, sizeof(grid));
  return words;
}

inline int count_squares(Grid grid) {
  const auto words = words_of(grid);
  return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]) + std::popcount(words[3]);
}

inline bool is_empty(Grid grid) {
  const auto words = words_of(grid);
  return ((words[0] | words[1]) | (words[2] | words[3])) == 0;
}

// The squares beside those of the grid, and some of its own.
inline Grid beside(Grid grid) { return grid << 1 | grid >> 1 | rows_from<1>(grid) | rows_from<-1>(grid); }

// Calls visit(x, y) for every square, row by row.
template <class Visit>
inline void for_each_square(Grid grid, Visit&& visit) {
  const auto words = words_of(grid);
  for (int i = 0; i < 4; ++i) {
    for (std::uint64_t rest = words[static_cast<std::size_t>(i)]; rest != 0; rest &= rest - 1) {
      const int bit = 64 * i + std::countr_zero(rest);
      visit(bit % kSide, bit / kSide);
    }
  }
}

// A tile's squares at (x, y).
inline Grid tile_squares(std::size_t shape, int x, int y) {
  static constexpr auto kPadded = [] {
    std::array<std::array<std::uint16_t, 2 * kSide + nmbr9::kMaxSide>, nmbr9::kNumbers * nmbr9::kRotations> padded{};
    for (std::size_t i = 0; i < padded.size(); ++i) {
      const nmbr9::Shape& one = nmbr9::kShapes[i / nmbr9::kRotations][i % nmbr9::kRotations];
      for (std::size_t row = 0; row < nmbr9::kMaxSide; ++row) padded[i][kSide + row] = one.rows[row];
    }
    return padded;
  }();
  Grid grid;
  std::memcpy(&grid, &kPadded[shape][static_cast<std::size_t>(kSide - y)], sizeof(grid));
  return grid << x;
}

using Rotations = std::array<Grid, nmbr9::kRotations>;

// runs[n - 1]: where n squares in a row are all free (fitting), or one of them is marked (touching).
struct Runs {
  std::array<Grid, nmbr9::kMaxSide> all;
};

inline Runs runs_free(Grid free) {
  Runs runs;
  runs.all[0] = free;
  for (std::size_t n = 1; n < runs.all.size(); ++n) runs.all[n] = runs.all[n - 1] & free >> static_cast<int>(n);
  return runs;
}

inline Runs runs_any(Grid marked) {
  Runs runs;
  runs.all[0] = marked;
  for (std::size_t n = 1; n < runs.all.size(); ++n) runs.all[n] = runs.all[n - 1] | marked >> static_cast<int>(n);
  return runs;
}

template <int Number, int Rotation>
struct GridKernel {
  static constexpr nmbr9::RunList kRuns = nmbr9::runs_of(nmbr9::shape_of(Number, Rotation));
  using Indices = std::make_index_sequence<kRuns.count>;

  template <std::size_t I>
  static Grid one(const Runs& runs) {
    return rows_from<kRuns.runs[I].y>(runs.all[kRuns.runs[I].length - 1]) >> kRuns.runs[I].x;
  }
  static Grid fitting(const Runs& free) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) { return (one<I>(free) & ...); }(Indices());
  }
  static Grid touching(const Runs& near) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) { return (one<I>(near) | ...); }(Indices());
  }
};

// Where a number fits on the free squares, in each of its distinct rotations.
template <int Number>
inline void fit_number(const Runs& free, Rotations& where) {
  [&]<int... R>(std::integer_sequence<int, R...>) {
    ((where[R] = GridKernel<Number, R>::fitting(free)), ...);
  }(std::make_integer_sequence<int, nmbr9::distinct_rotations(Number)>());
}

// The same, but only where it touches a marked square too.
template <int Number>
inline void fit_number_touching(const Runs& free, const Runs& near, Rotations& where) {
  [&]<int... R>(std::integer_sequence<int, R...>) {
    ((where[R] = GridKernel<Number, R>::fitting(free) & GridKernel<Number, R>::touching(near)), ...);
  }(std::make_integer_sequence<int, nmbr9::distinct_rotations(Number)>());
}

}  // namespace cifra::nmbr9::search
