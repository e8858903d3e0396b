// Advice for three to five players, for the bots, the review and `cifra advise`: what to play, how much work to do for
// it, and how much a lead counts.
#pragma once

#include "games/the_number/solve/field/field_solver.h"

namespace cifra::the_number::solve {

// What to do for this much work, 1 being what fits in 100 ms.
FieldEffort field_effort(const Field& field, double work);

// Goal::softness as seen after this turn (from 0), with so many rounds to come after this round.
float win_softness(int rounds_to_come, int turn);

// What to play in a position, what every number is worth, and what the players could gain by other numbers in this
// turn.
struct FieldAdvice {
  std::vector<Share> strategy;  // lowest number first; empty for a player without digits
  std::vector<Reply> values;    // of every number the player can write, in ascending order
  double value = 0;
  // The most that any player gains by another number in this turn: an estimate, as later turns are learned.
  double gap = 0;
};

FieldAdvice advise_field(const Field& field, const Goal& goal, const FieldValues& values, std::size_t seat,
                         double work);

}  // namespace cifra::the_number::solve
