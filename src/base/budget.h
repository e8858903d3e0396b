// What a search may spend, and how it tells what it has found. Used by every solver.
//
// Solvers read no clock: they count work, and ask `go_on` now and then. The caller stops them by time if it wants to,
// and then the answer depends on the machine; with a limit of work alone it is always the same.
#pragma once

#include <cstdint>
#include <functional>

namespace cifra {

struct Budget {
  std::uint64_t work = ~std::uint64_t{0};              // in the unit of the search: placements tried, states solved
  std::function<bool(std::uint64_t work_done)> go_on;  // asked every some thousand units; none: never stops early
};

}  // namespace cifra
