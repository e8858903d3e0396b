// Review of The Number behind game::Review: for every turn what the number written was worth, the best one, the points
// lost, the luck, and the best number in hindsight. docs/review.md says what the figures mean.
#pragma once

#include <memory>

#include "base/error.h"
#include "game/review.h"
#include "games/the_number/codec/codec.h"

namespace cifra::the_number::review {

Result<std::unique_ptr<game::Review>> make_review(const Recorded& recorded, const game::ReviewPlan& plan);

}  // namespace cifra::the_number::review
