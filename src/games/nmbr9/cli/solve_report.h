// Report of `cifra solve nmbr9`: a layout that was found, checked by the referee, printed and written as a record.
#pragma once

#include <cstdint>

#include "games/nmbr9/cli/solve_options.h"
#include "games/nmbr9/rules/layout.h"

namespace cifra::cli {

struct Solved {
  nmbr9::Deck deck;
  nmbr9::Layout layout;
  nmbr9::Variant variant;
  int score = 0;
  int upper_bound = 0;  // with --prove
  bool proved = false;
  std::uint64_t nodes = 0;
  double seconds = 0;
};

// Has the referee check the layout, writes it as a record if asked to, and prints the answer. The exit code.
int report(const Solved& solved, const SolveOptions& options);

}  // namespace cifra::cli
