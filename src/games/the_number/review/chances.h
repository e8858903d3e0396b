// Chances of winning in a game between two players, beside the account in points: before every turn, and at the end.
#pragma once

#include <string_view>
#include <vector>

#include "games/the_number/review/replay.h"

namespace cifra::the_number::review {

// Of the first player, by round and turn; a round that was played to its end has one more, which is the first of the
// next round or the result. Empty if such options are not solved for winning.
using Chances = std::vector<std::vector<double>>;
Chances chances_of(const Replay& game);

// The name of a file that chances_of() needs and that is not here; empty if there is none.
std::string_view missing_for_chances(const Options& options);

}  // namespace cifra::the_number::review
