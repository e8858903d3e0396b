// Later turns of three to five players in points: how much more the networks' positions are worth to a player who
// always writes the best number for points, as the review counts. The networks were trained with players who want to be
// ahead. Found by research/the_number/review/later.cpp, from the last turn backwards.
#pragma once

#include <array>
#include <cstddef>

#include "games/the_number/solve/field/field_turn.h"

namespace cifra::the_number::review {

// Of the positions before a turn (1 to 4, from 0) with so many players (3 to 5).
const solve::FieldShift& later_shift(std::size_t seats, int turn);

// How far the values of a turn (0 to 4) are off because what comes later is learned, in points: the part of the
// standard error that other random numbers do not show. Measured by research/the_number/review/error.cpp; at most that,
// as the errors of later turns are averaged over positions.
inline constexpr std::array<std::array<double, kTurns>, 3> kLaterError = {{
    {2.0, 2.0, 1.7, 1.3, 0},
    {3.4, 3.4, 3.0, 2.1, 0},
    {1.4, 1.3, 1.3, 0.8, 0},
}};
constexpr double later_error(std::size_t seats, int turn) {
  return kLaterError[seats - 3][static_cast<std::size_t>(turn)];
}

}  // namespace cifra::the_number::review
