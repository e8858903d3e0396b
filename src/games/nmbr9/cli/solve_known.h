// The search for a known shuffle with threads and a clock around it: for one deck, and for a file of decks.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "games/nmbr9/cli/solve_options.h"
#include "games/nmbr9/rules/layout.h"

namespace cifra::cli {

struct KnownAnswer {
  std::optional<nmbr9::Layout> layout;  // none if the cards do not fit into the window of the search
  std::uint64_t nodes = 0;
  double seconds = 0;
};

// Searches until the time or the work of the options is used up, or somebody presses Ctrl-C; with neither given, for
// ten seconds. Limited by work alone, the answer is the same with any number of threads.
KnownAnswer solve_known(std::span<const std::uint8_t> cards, const SolveOptions& options);

// Every deck of a file, each on one core (so many at a time as there are threads), and the table of how strong that is.
// Seconds are those of the processor, so that other work on the machine does not count.
int solve_decks(const std::vector<nmbr9::Deck>& decks, const SolveOptions& options);

}  // namespace cifra::cli
