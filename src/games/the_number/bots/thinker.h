// A player of The Number that mixes its numbers as an equilibrium does: the levels `hard` and `expert`.
//
// With two players it plays to win (games/the_number/solve/two_players/win_play.h), with options that are not solved
// for winning for points. With more the first turn of a round comes with the engine, and every other one is solved anew
// (games/the_number/solve/field/field_solver.h), with learned values for what comes later. A turn can have several
// equilibria: all who play like this find the same one (games/the_number/bots/mixing.h).
//
// The work of a choice is fixed, so a seed gives the same game on every machine.
#pragma once

#include "game/bot.h"
#include "games/the_number/bots/mixing.h"
#include "games/the_number/rules/the_number.h"

namespace cifra::the_number::bots {

class NumberThinker : public game::Bot<the_number::Game> {
 public:
  using Bot::choose;
  the_number::Number choose(const game::View<the_number::Game>& view, Rng& rng, const Stop& stop) override;
  // What choose() draws from; empty when asked to stop. Whoever can foresee it wins by that, so it is measured
  // (research/the_number/measure).
  std::vector<solve::Share> mixture(const game::View<the_number::Game>& view, Rng& rng, const Stop& stop = {});
  std::uint64_t work() const override { return done_; }

 private:
  // `rng` decides only what a listener is told.
  solve::FieldPlay equilibrium_of(solve::FieldTurn& turn, const game::View<the_number::Game>& view, const Rng& rng,
                                  const Stop& stop);

  Mixing mixing_;
  std::uint64_t done_ = 0;  // turns imagined and weighed
};

}  // namespace cifra::the_number::bots
