// Later turns of three to five players in points: how much more the networks' positions are worth to a player who
// always writes the best number for points, as the review counts. The networks were trained with players who want to be
// ahead. Found by research/the_number/review/later.cpp, from the last turn backwards.
#pragma once

#include "games/the_number/solve/field/field_turn.h"

namespace cifra::the_number::review {

// Of the positions before a turn (1 to 4, from 0) with so many players (3 to 5).
const solve::FieldShift& later_shift(std::size_t seats, int turn);

}  // namespace cifra::the_number::review
