// Reach: which squares a number can cover; the counterpart of the kernels of grid.h, which say where it fits.
#pragma once

#include <array>
#include <utility>

#include "games/nmbr9/search/board/fit_touching.h"
#include "games/nmbr9/search/board/grid.h"

namespace cifra::nmbr9::search {

inline constexpr int kMiddleSquare = 7 * kSide + 7;  // where the first tile goes

inline bool meet(Grid one, Grid other) { return !is_empty(one & other); }
inline bool lies_within(Grid inner, Grid outer) { return is_empty(inner & ~outer); }

// How many edges lie between the grid and the rest.
inline int edges_of(Grid grid) {
  return count_squares(grid & ~(grid << 1)) + count_squares(grid & ~(grid >> 1)) +
         count_squares(grid & ~rows_from<1>(grid)) + count_squares(grid & ~rows_from<-1>(grid));
}

// The squares of a tile that lies on all of the positions at once.
template <int Number, int Rotation>
inline Grid squares_from(Grid positions) {
  constexpr nmbr9::RunList kRuns = nmbr9::runs_of(nmbr9::shape_of(Number, Rotation));
  std::array<Grid, nmbr9::kMaxSide> wide;  // n squares in a row
  wide[0] = positions;
  for (std::size_t n = 1; n < wide.size(); ++n) wide[n] = wide[n - 1] | positions << static_cast<int>(n);
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return (rows_from<-kRuns.runs[I].y>(wide[kRuns.runs[I].length - 1] << kRuns.runs[I].x) | ...);
  }(std::make_index_sequence<kRuns.count>());
}

// All squares that a number covers somewhere on the free ones, in any rotation.
template <int Number>
inline Grid reach_of(const Runs& free) {
  Rotations where;
  fit_number<Number>(free, where);
  return [&]<int... R>(std::integer_sequence<int, R...>) {
    return (squares_from<Number, R>(where[R]) | ...);
  }(std::make_integer_sequence<int, nmbr9::distinct_rotations(Number)>());
}

using ReachOf = Grid (*)(const Runs&);
inline constexpr auto kReachOf = []<std::size_t... N>(std::index_sequence<N...>) {
  return std::array<ReachOf, nmbr9::kNumbers>{&reach_of<static_cast<int>(N)>...};
}(std::make_index_sequence<nmbr9::kNumbers>());

}  // namespace cifra::nmbr9::search
