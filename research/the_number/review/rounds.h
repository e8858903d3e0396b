// Rounds of three to five players as reviews meet them: half of the numbers are drawn from an equilibrium, the others
// are those of `random`, `easy` and `medium`.
#pragma once

#include <array>
#include <cstdlib>
#include <memory>

#include "game/bot.h"
#include "games/the_number/bots/levels.h"
#include "games/the_number/solve/field/field_advice.h"
#include "games/the_number/solve/field/field_file.h"
#include "games/the_number/solve/two_players/equilibrium.h"

namespace cifra::train {

using namespace cifra::the_number;
using namespace cifra::the_number::solve;

inline double chance(Rng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

// The states before turns 1 to 4 of one round.
inline std::array<State, kTurns> some_round(std::size_t seats, const FieldValues& values, Rng& rng) {
  static const std::array<std::unique_ptr<game::Bot<Game>>, 3> kBots = {
      game::make_bot<Game>("random"), game::make_bot<Game>("easy"), game::make_bot<Game>("medium")};
  std::array<State, kTurns> states;
  State state = *Game::start({}, static_cast<int>(seats));
  for (int turn = 0; turn + 1 < kTurns; ++turn) {
    Goal goal;
    goal.aim = Aim::kLead;
    const Field field = field_of(state);
    FieldTurn game(field, goal, values.before(turn + 1));
    const FieldPlay play = solve_field(game, field_effort(field, 0.3), rng);
    game::Choices<Number> choices{};
    for (std::size_t seat = 0; seat < seats; ++seat) {
      if (state.available[seat] == 0) continue;
      if (rng.below(2) == 0) {
        choices[seat] = Number::of(draw(play.strategies[seat], chance(rng)));
      } else {
        game::View<Game> view{};
        view.state = state;
        view.seat = static_cast<int>(seat);
        choices[seat] = kBots[rng.below(3)]->choose(view, rng);
      }
    }
    if (!Game::resolve(state, choices)) std::abort();
    states[static_cast<std::size_t>(turn) + 1] = state;
  }
  return states;
}

// The network's points of a seat in a position.
inline double said_of(const FieldNet& net, const State& state, std::size_t seat) {
  FieldRow others{};
  for (std::size_t other = 0; other < state.seats; ++other) {
    if (other != seat) others += net.other(state.available[other]);
  }
  return static_cast<double>(net.points(net.own(state.available[seat]), others));
}

}  // namespace cifra::train
