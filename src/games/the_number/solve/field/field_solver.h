// An equilibrium of one turn with any number of players, as nearly as the effort allows: regret matching.
//
// First all numbers take part, lowest order of their digits only, against sampled numbers of the others; those that
// play a part are kept. Then the game of the kept numbers is solved: with exact payoffs for up to three players,
// against samples drawn evenly over every player's strategy for more. Numbers that would be better than all kept ones
// can be looked for and taken in. Predictive regret matching came several times closer than plain regret matching,
// fictitious play and mirror descent (three and four players in the last turn, 24 and 14 numbers each, the same time).
//
// With more than two players nothing is certain: what a player can still gain has to be measured.
#pragma once

#include "base/random.h"
#include "base/stop.h"
#include "base/told.h"
#include "games/the_number/solve/field/field_turn.h"

namespace cifra::the_number::solve {

struct FieldEffort {
  int screen_steps = 40;
  int screen_batch = 8;
  std::size_t keep = 24;  // numbers of a player to begin with, at most kMostKept
  int steps = 300;
  int batch = 0;  // samples of a step; 0: exact payoffs
  int looks = 1;  // how often better numbers are looked for
  int look_samples = 128;
};

// When asked to stop, the strategies are whatever has been learned so far, down to none at all. Who listens is told
// what the strategy of the seat `told` would be so far.
FieldPlay solve_field(FieldTurn& turn, const FieldEffort& effort, Rng& rng, std::size_t told = 0, const Stop& stop = {},
                      const Listener<std::vector<Share>>& listener = {});

// What every number of this list brings the seat against the others' strategies: exactly if their numbers have at most
// `most` combinations, else on average over that many samples.
std::vector<double> field_worth(FieldTurn& turn, const FieldPlay& play, std::size_t seat,
                                std::span<const std::uint32_t> numbers, std::size_t most, Rng& rng);

// The numbers a player can write with these digits, of every first digit and set of digits the lowest.
std::vector<std::uint32_t> lowest_numbers(DigitSet digits);

}  // namespace cifra::the_number::solve
