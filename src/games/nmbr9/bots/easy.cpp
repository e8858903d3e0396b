#include "games/nmbr9/bots/easy.h"

#include <bit>

namespace cifra::nmbr9::bots {

namespace {

int judge(const Layout& layout, int card, const Placement& placement) {
  const Surroundings around = layout.surroundings(card, placement);
  const int contact = std::popcount(around.edges() & around.same_level);
  const int open = std::popcount(around.edges() & ~around.same_level);
  return 4 * (card - 4) * placement.level + 2 * contact - open;
}

}  // namespace

Placement easy_placement(const Layout& layout, int card, PlacementBuffer& buffer, Rng& rng, int highest) {
  Placement best;
  int best_worth = 0;
  std::uint32_t ties = 0;
  for (const Placement& placement : legal_placements(layout, card, buffer)) {
    if (placement.level > highest) continue;
    const int worth = judge(layout, card, placement);
    if (ties != 0 && worth < best_worth) continue;
    ties = ties != 0 && worth == best_worth ? ties + 1 : 1;
    best_worth = worth;
    if (rng.below(ties) == 0) best = placement;
  }
  return best;
}

}  // namespace cifra::nmbr9::bots
