// Mixing: what all who mix as an equilibrium does play in a turn with three to five players. What is random in finding
// it comes from the position, so that everybody finds the same one.
//
// The first turn of a round comes with the engine. The last few others are remembered: later turns look back at them.
#pragma once

#include <vector>

#include "base/random.h"
#include "base/stop.h"
#include "base/told.h"
#include "games/the_number/rules/the_number.h"
#include "games/the_number/solve/field/field_solver.h"

namespace cifra::the_number::bots {

// The aim of the seats at a table.
solve::Goal win_goal(const the_number::State& state);

// Random numbers that are the same for everybody in the position; `what` they are for.
Rng shared_rng(const char* what, const the_number::State& state);

// Whether it is a first turn of a round whose equilibrium comes with the engine.
bool is_first_turn(const the_number::State& state);

class Mixing {
 public:
  // `turn` is that of the position. Whatever was found so far when asked to stop. Who listens is told what the strategy
  // of the seat `told` would be so far, if it has to be found first.
  solve::FieldPlay in(solve::FieldTurn& turn, const the_number::State& state, std::size_t told = 0,
                      const Stop& stop = {}, const Listener<std::vector<solve::Share>>& listener = {});

 private:
  struct Known {
    the_number::State state;
    solve::FieldPlay play;
  };
  std::vector<Known> known_;
};

}  // namespace cifra::the_number::bots
