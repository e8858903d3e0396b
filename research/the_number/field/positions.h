// Positions to learn from: where games stand before a turn.
#pragma once

#include "base/random.h"
#include "games/the_number/solve/field/field_solver.h"

namespace cifra::train {

using namespace the_number::solve;

// Digits that can be left before this turn: the turns before were played by people of all sorts, who write numbers with
// one, two or three different digits, or as `values` say, if there are any, with that chance for each player.
Field some_position(std::size_t seats, int turn, const FieldValues* values, Rng& rng);

// What is used for learning, by the number of players: quick, as there are thousands of positions.
FieldEffort learning_effort(std::size_t seats);

// The points everybody can expect in the rest of the round, playing an equilibrium of this turn in which everybody
// wants to be ahead of the others.
std::array<float, kMostSeats> expected_points(const Field& field, const FieldNet* next, const FieldEffort& effort,
                                              Rng& rng);

}  // namespace cifra::train
