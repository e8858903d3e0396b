// Solver of a variant in a free order (F-m-c-k): the highest score there is, found by descents (descent.h) and, if
// asked, proved. For `cifra solve nmbr9 --variant`. Pieces of a descent run on the lanes of the Runner
// and do not depend on their number, so neither does the answer. For F-9-2-20 the best score is found in 2.3 s of two
// cores, and proved in 56 s (docs/maximum.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/runner.h"
#include "games/nmbr9/bounds/lay_out.h"
#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::nmbr9::bounds {

struct VariantTask {
  Variant variant;          // one that Supply::can_hold()
  std::uint64_t nodes = 0;  // placements to try; 0 is no limit. The last piece is finished.
  bool prove = false;       // not only to look where good stacks are likely to be
  bool certify = false;     // a finished proof gives its certificate
};

struct VariantAnswer {
  Laid laid;  // at worst everything on the table
  int score = -1;
  int upper_bound = 0;  // holds however early the runner was stopped
  bool proved = false;
  std::uint64_t nodes = 0;  // placements tried
  std::optional<std::string> certificate;
};

VariantAnswer solve_variant(const VariantTask& task, Runner& runner);

}  // namespace cifra::nmbr9::bounds
