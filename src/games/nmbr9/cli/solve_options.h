// What `cifra solve nmbr9` was asked, for the files that answer it: a known shuffle (solve_nmbr9.cpp), or a free order
// and proofs (solve_variant.cpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::cli {

struct SolveOptions {
  std::optional<nmbr9::Deck> deck;        // --deck; with --prove it is solve_variant that gets it
  std::optional<nmbr9::Variant> variant;  // --variant, or that of the deck with --prove
  std::optional<double> seconds;          // of time
  std::optional<std::uint64_t> nodes;     // placements tried
  unsigned threads = 1;
  bool prove = false;
  std::string record_path;  // where the record goes; none if empty
  bool as_json = false;
  std::string certificate_path;  // of a proof for a free order, if it is to be kept
  std::string table_path;        // where to write the tables of which few tiles can lie on which, instead of solving
};

int solve_variant(const SolveOptions& options);

}  // namespace cifra::cli
