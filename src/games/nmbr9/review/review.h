// The review of a recorded game of NMBR 9: what each placement cost, the luck of each card, and what was possible
// (docs/review.md).
#pragma once

#include <memory>

#include "game/game_type.h"
#include "game/review.h"
#include "games/nmbr9/review/decision.h"

namespace cifra::nmbr9::review {

// How much is done in all.
struct Work {
  Effort effort;
  std::uint64_t possible = 6'000'000;  // placements tried for the best layout
};

// Refused if the game breaks a rule, if the order of the cards was known, and if it is too large to be looked at.
Result<std::unique_ptr<game::Review>> make_review(const game::RecordedGame& game, const game::ReviewPlan& plan,
                                                  const Work& work = {});

}  // namespace cifra::nmbr9::review
