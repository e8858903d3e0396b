// `cifra solve nmbr9 --deck … --prove`: the best layout found for a known shuffle, and how much there can be at most.
#include <algorithm>

#include "cli/command.h"
#include "cli/solve_known.h"
#include "cli/solve_variant.h"
#include "solve/maximum/known.h"

namespace cifra::cli {

namespace {

// States kept after a card, 24 bytes each. The shuffles of bench/decks/known-1.txt need 0.4 million at most.
constexpr std::size_t kWidth = 4'000'000;

}  // namespace

int bound_deck(const SolveOptions& options) {
  const double start = seconds_now();
  const KnownAnswer found = solve_known(options.deck->cards(), options);
  if (!found.layout) return wrong_usage("the cards of this deck do not fit into the window of the search");
  const nmbr9::Variant variant = *options.variant;
  solve::maximum::Fits fits;
  if (variant.copies > solve::maximum::kFitsCopies || !solve::maximum::load_fits(fits)) {
    fits = compute_fits(variant, options.threads);
  }
  const int score = found.layout->score();
  const auto bound = solve::maximum::known_bound(options.deck->cards(), fits, score, kWidth, {});
  return report({*options.deck, *found.layout, variant, score, bound.bound, bound.bound == score,
                 found.nodes + bound.states, seconds_now() - start},
                options);
}

}  // namespace cifra::cli
