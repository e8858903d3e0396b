// An equilibrium of one turn with any number of players, as nearly as the effort allows: regret matching.
//
// First all numbers take part, lowest order of their digits only, against sampled numbers of the others; those that
// play a part are kept. Then the game of the kept numbers is solved with exact payoffs. Numbers that would be better
// than all kept ones are looked for and taken in.
//
// With more than two players nothing is certain: what a player can still gain is measured by best_gain().
#pragma once

#include "base/random.h"
#include "solve/number/field_turn.h"

namespace cifra::solve::number {

struct FieldEffort {
  int screen_steps = 40;
  int screen_batch = 8;
  std::size_t keep = 24;  // numbers of a player
  int steps = 300;
  int looks = 1;  // how often better numbers are looked for
  int look_samples = 128;
  int batch = 0;
  bool foresee = true;
};

FieldPlay solve_field(FieldTurn& turn, const FieldEffort& effort, Rng& rng);

// What every number of this list brings the seat against the others' strategies: exactly if their numbers have at most
// `most` combinations, else on average over that many samples.
std::vector<double> field_worth(FieldTurn& turn, const FieldPlay& play, std::size_t seat,
                                std::span<const std::uint32_t> numbers, std::size_t most, Rng& rng);

// The numbers a player can write with these digits, of every first digit and set of digits the lowest.
std::vector<std::uint32_t> lowest_numbers(DigitSet digits);

}  // namespace cifra::solve::number
