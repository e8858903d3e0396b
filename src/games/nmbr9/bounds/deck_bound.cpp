#include "games/nmbr9/bounds/deck_bound.h"

#include "games/nmbr9/bounds/known_bound.h"
#include "games/nmbr9/bounds/ordered.h"

namespace cifra::nmbr9::bounds {
namespace {

// States kept after a card, 24 bytes each. Most shuffles of research/nmbr9/decks need less than half a million.
constexpr std::size_t kWidth = 4'000'000;

Fits tables_for(const Variant& variant, Runner& runner) {
  Fits fits;
  if (variant.copies <= kFitsCopies && load_fits(fits)) return fits;
  return compute_fits(variant.highest, variant.copies, runner).value_or(Fits::of_everything());
}

}  // namespace

DeckBound bound_deck(const DeckTask& task, Runner& runner) {
  const int floor = task.layout.score();
  const Fits fits = tables_for(task.variant, runner);
  Tight tight;
  const bool has_tight = tight.load();
  // Not stopped by anybody: without it there is nothing to say.
  const KnownBound known = known_bound(task.deck.cards(), fits, floor, kWidth, has_tight ? &tight : nullptr);
  DeckBound answer{known.bound, task.layout, false, known.states};
  if (known.bound > floor) {
    const PartRunner part(runner, task.seconds);
    const std::uint64_t work = task.nodes > 0 ? task.nodes : ~std::uint64_t{0};
    const OrderedBound ordered = ordered_bound(task.deck.cards(), fits, floor, known.bound, work, part);
    answer.bound = ordered.bound;
    if (ordered.layout) answer.layout = *ordered.layout;
    answer.nodes += ordered.work;
  }
  answer.exact = answer.bound == answer.layout.score();
  return answer;
}

}  // namespace cifra::nmbr9::bounds
