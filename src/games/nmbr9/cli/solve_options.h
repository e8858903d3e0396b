// SolveOptions: what `cifra solve nmbr9` was asked, for the functions that answer it: known shuffles (solve_deck.cpp)
// and free orders (solve_variant.cpp). Each prints its answer and returns the exit code.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::cli {

struct SolveOptions {
  std::optional<double> seconds;       // of time
  std::optional<std::uint64_t> nodes;  // placements tried
  unsigned threads = 1;
  bool prove = false;
  std::string record_path;  // where the record goes; none if empty
  bool as_json = false;
  std::string certificate_path;  // of a proof for a free order, if it is to be kept
  std::string table_path;        // where to write the tables of which few tiles can lie on which, instead of solving
};

// A shuffle, and the smallest variant that has its cards.
struct NamedDeck {
  nmbr9::Deck deck;
  nmbr9::Variant variant;
};

// The best layout of a shuffle; with --prove, how much there can be at most as well. Ctrl-C ends it with what it has.
int solve_deck(const NamedDeck& named, const SolveOptions& options);

// Every deck of a file on one core, and how well that goes. Ctrl-C leaves out the decks that are not done.
int solve_decks(const std::vector<nmbr9::Deck>& decks, const SolveOptions& options);

// The highest score of a free order, or its tables.
int solve_variant(const nmbr9::Variant& variant, const SolveOptions& options);

}  // namespace cifra::cli
