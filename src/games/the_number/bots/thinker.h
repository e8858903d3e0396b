// A player of The Number that mixes its numbers as an equilibrium does: the levels `hard` and `expert`.
//
// With two players the equilibrium is exact (games/the_number/solve/two_players/equilibrium.h). With more it is found
// anew for every turn (games/the_number/solve/field/field_solver.h), with learned values for what comes later, and
// mixed with the best answer to the kinds of players that the others seem to be (belief.h). The work of a
// choice is fixed, so a seed gives the same game on every machine.
#pragma once

#include "game/bot.h"
#include "games/the_number/rules/the_number.h"
#include "games/the_number/solve/field/field_solver.h"

namespace cifra::the_number::bots {

// The work of a choice with three to five players; 1 is what fits in 100 ms.
inline constexpr double kHardWork = 1;
inline constexpr double kExpertWork = 10;

// The position and the aim of the seats at the table of a view.
solve::Field field_of(const the_number::State& state);
solve::Goal win_goal(const the_number::State& state);

class NumberThinker : public game::Bot<the_number::Game> {
 public:
  explicit NumberThinker(double work) : work_(work) {}
  using Bot::choose;
  the_number::Number choose(const game::View<the_number::Game>& view, Rng& rng, const Stop& stop) override;
  std::uint64_t work() const override { return done_; }

 private:
  the_number::Number answer(solve::FieldTurn& turn, const solve::FieldBelief& belief, Rng& rng, const Stop& stop) const;

  double work_;
  std::uint64_t done_ = 0;  // turns imagined and weighed
};

}  // namespace cifra::the_number::bots
