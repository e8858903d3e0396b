// Hints: the best places for the card in hand, valued as a review would value them.
#pragma once

#include <vector>

#include "base/error.h"
#include "games/nmbr9/review/decision.h"
#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::nmbr9::review {

inline constexpr std::size_t kMostHints = 3;

// The best first, and no place that would be a blunder. `cards` are those of `variant` that were turned
// over, the last of which is to be placed in `layout`. An error where the review would be one: another order than an
// unknown one, too many levels or tiles, a file that is missing.
Result<std::vector<Alternative>> hints(const Variant& variant, const Deck& cards, const Layout& layout,
                                       const Effort& effort = {});

}  // namespace cifra::nmbr9::review
