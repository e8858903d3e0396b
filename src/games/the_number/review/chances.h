// Chances of winning in a game between two players, beside the account in points: before every turn, and at the end.
#pragma once

#include <vector>

#include "games/the_number/review/replay.h"

namespace cifra::the_number::review {

// Of the first player, by round and turn; a round that was played to its end has one more, which is the first of the
// next round or the result. Empty if such options are not solved for winning.
using Chances = std::vector<std::vector<double>>;
Chances chances_of(const Replay& game);

// Whether chances_of() needs files that are not here: the name of one, or nothing.
std::string_view missing_for_chances(const Options& options);

}  // namespace cifra::the_number::review
