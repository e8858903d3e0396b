// Table of the kernels of grid.h that say where a number fits and touches, by number. A header of its own, because it
// instantiates all of them.
#pragma once

#include <array>
#include <utility>

#include "games/nmbr9/search/board/grid.h"

namespace cifra::nmbr9::search {

using FitTouching = void (*)(const Runs& free, const Runs& near, Rotations& where);
inline constexpr auto kFitTouching = []<std::size_t... N>(std::index_sequence<N...>) {
  return std::array<FitTouching, nmbr9::kNumbers>{&fit_number_touching<static_cast<int>(N)>...};
}(std::make_index_sequence<nmbr9::kNumbers>());

}  // namespace cifra::nmbr9::search
