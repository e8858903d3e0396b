// Shared by the answers of `cifra solve nmbr9` that prove something: a free order (solve_variant.cpp) and a known
// shuffle (bound_deck.cpp).
#pragma once

#include <cstdint>

#include "games/nmbr9/bounds/fits.h"
#include "games/nmbr9/cli/solve_options.h"

namespace cifra::cli {

struct Solved {
  nmbr9::Deck deck;
  nmbr9::Layout layout;
  nmbr9::Variant variant;
  int score = 0;
  int upper_bound = 0;
  bool proved = false;
  std::uint64_t nodes = 0;
  double seconds = 0;
};

// Has the referee check the layout, writes it as a record if asked to, and prints the answer. The exit code.
int report(const Solved& solved, const SolveOptions& options);

// The tables of which few tiles can lie on which, computed on several threads.
nmbr9::bounds::Fits compute_fits(const nmbr9::Variant& variant, unsigned threads);

// Layout and upper bound for a known shuffle.
int bound_deck(const SolveOptions& options);

}  // namespace cifra::cli
