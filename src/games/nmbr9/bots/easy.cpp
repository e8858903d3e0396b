#include "games/nmbr9/bots/easy.h"

#include <bit>

namespace cifra::nmbr9::bots {
namespace {

// What a placement is worth: an edge that touches nothing of its level costs 1. With these, 54 points a game.
constexpr int kContact = 2;   // an edge shared with a tile of its level
constexpr int kLift = 4;      // each level, times what the number is above kUnlifted: lower numbers are kept low
constexpr int kUnlifted = 4;  // the number for which all levels are alike

int worth_of(const Layout& layout, int card, const Placement& placement) {
  const Surroundings around = layout.surroundings(card, placement);
  const int contact = std::popcount(around.edges() & around.same_level);
  const int open = std::popcount(around.edges() & ~around.same_level);
  return kLift * (card - kUnlifted) * placement.level + kContact * contact - open;
}

}  // namespace

Placement easy_placement(const Layout& layout, int card, PlacementBuffer& buffer, Rng& rng, int highest) {
  Placement best;
  int best_worth = 0;
  std::uint32_t ties = 0;
  for (const Placement& placement : legal_placements(layout, card, buffer)) {
    if (placement.level > highest) continue;
    const int worth = worth_of(layout, card, placement);
    if (ties != 0 && worth < best_worth) continue;
    ties = ties != 0 && worth == best_worth ? ties + 1 : 1;
    best_worth = worth;
    if (rng.below(ties) == 0) best = placement;
  }
  return best;
}

}  // namespace cifra::nmbr9::bots
