// `cifra solve nmbr9 --deck … --prove`: the best layout found for a known shuffle, and how much there can be at most.
#include <algorithm>

#include "cli/command.h"
#include "games/nmbr9/bounds/known_bound.h"
#include "games/nmbr9/bounds/ordered.h"
#include "games/nmbr9/cli/solve_known.h"
#include "games/nmbr9/cli/solve_variant.h"

namespace cifra::cli {

namespace {

// States kept after a card, 24 bytes each. Most shuffles of research/nmbr9/decks need less than half a million.
constexpr std::size_t kWidth = 4'000'000;
constexpr double kOrderedSeconds = 10;  // for few cards, as much again for looking from above

}  // namespace

int bound_deck(const SolveOptions& options) {
  const double start = seconds_now();
  const KnownAnswer found = solve_known(options.deck->cards(), options);
  if (!found.layout) return wrong_usage("the cards of this deck do not fit into the window of the search");
  const nmbr9::Variant variant = *options.variant;
  nmbr9::bounds::Fits fits;
  if (variant.copies > nmbr9::bounds::kFitsCopies || !nmbr9::bounds::load_fits(fits)) {
    fits = compute_fits(variant, options.threads);
  }
  nmbr9::bounds::Tight tight;
  const bool has_tight = tight.load();
  nmbr9::Layout layout = *found.layout;
  const auto bound =
      nmbr9::bounds::known_bound(options.deck->cards(), fits, layout.score(), kWidth, {}, has_tight ? &tight : nullptr);
  int most = bound.bound;
  std::uint64_t nodes = found.nodes + bound.states;
  if (most > layout.score()) {
    Budget budget;
    if (options.nodes) budget.work = *options.nodes;
    const double until = seconds_now() + options.seconds.value_or(options.nodes ? 1e9 : kOrderedSeconds);
    budget.go_on = [until](std::uint64_t) { return seconds_now() < until; };
    const auto ordered = nmbr9::bounds::ordered_bound(options.deck->cards(), fits, layout.score(), most, budget);
    if (ordered.layout) layout = *ordered.layout;
    most = ordered.bound;
    nodes += ordered.work;
  }
  return report(
      {*options.deck, layout, variant, layout.score(), most, most == layout.score(), nodes, seconds_now() - start},
      options);
}

}  // namespace cifra::cli
