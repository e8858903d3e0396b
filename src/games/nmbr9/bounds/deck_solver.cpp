#include "games/nmbr9/bounds/deck_solver.h"

#include "games/nmbr9/bounds/known_bound.h"
#include "games/nmbr9/bounds/ordered.h"

namespace cifra::nmbr9::bounds {
namespace {

// States kept after a card, 24 bytes each. Most shuffles of bench/decks need less than half a million.
constexpr std::size_t kWidth = 4'000'000;

Fits tables_for(const Variant& variant, Runner& runner) {
  Fits fits;
  if (variant.copies <= kFitsCopies && load_fits(fits)) return fits;
  return compute_fits(variant.highest, variant.copies, runner).value_or(Fits::of_everything());
}

}  // namespace

std::optional<DeckAnswer> solve_deck(const Deck& deck, const Variant& variant, const search::KnownLimits& limits,
                                     Runner& runner, const search::KnownListener& listener) {
  const search::KnownAnswer found = search::find_best(deck.cards(), limits, runner, listener);
  if (!found.layout) return std::nullopt;
  DeckAnswer answer{*found.layout, 0, false, found.nodes};
  const Fits fits = tables_for(variant, runner);
  Tight tight;
  const bool has_tight = tight.load();
  // Not stopped by anybody: without it there is nothing to say.
  const KnownBound bound = known_bound(deck.cards(), fits, answer.layout.score(), kWidth, has_tight ? &tight : nullptr);
  answer.upper_bound = bound.bound;
  answer.nodes += bound.states;
  if (answer.upper_bound > answer.layout.score()) {
    const PartRunner part(runner, limits.seconds);
    const std::uint64_t work = limits.nodes > 0 ? limits.nodes : ~std::uint64_t{0};
    const OrderedBound ordered =
        ordered_bound(deck.cards(), fits, answer.layout.score(), answer.upper_bound, work, part);
    if (ordered.layout) answer.layout = *ordered.layout;
    answer.upper_bound = ordered.bound;
    answer.nodes += ordered.work;
  }
  answer.proved = answer.upper_bound == answer.layout.score();
  return answer;
}

}  // namespace cifra::nmbr9::bounds
