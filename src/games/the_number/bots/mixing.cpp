#include "games/the_number/bots/mixing.h"

#include <algorithm>
#include <bit>
#include <string>

#include "games/the_number/solve/field/field_advice.h"
#include "games/the_number/solve/field/field_file.h"

namespace cifra::the_number::bots {
namespace {

using namespace solve;

constexpr std::size_t kRemembered = 8;

// With four and five players more numbers are kept than advice does at this work: another number gains 0.002 to 0.004
// of a victory in a turn, and 0.005 to 0.02 if half as many are kept
// (research/notes/2026-11-18-first-turn-and-safety.md).
FieldEffort effort_of(const Field& field) {
  FieldEffort effort = field_effort(field, 1);
  if (effort.batch == 0) return effort;
  effort.screen_steps = 40;
  effort.keep = 48;
  effort.batch = 12;
  return effort;
}

}  // namespace

Goal win_goal(const State& state) {
  Goal goal;
  goal.aim = Aim::kWin;
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    const int crossed = 10 - std::popcount(state.available[seat]);
    goal.scores[seat] = static_cast<float>(state.total[seat] + state.round_points[seat] + crossed);
  }
  goal.softness = win_softness(state.options.rounds - 1 - state.round, state.turn);
  return goal;
}

Rng shared_rng(const char* what, const State& state) {
  std::string seed = what + ("/" + std::to_string(state.round)) + "/" + std::to_string(state.turn);
  for (std::size_t seat = 0; seat < state.seats; ++seat)
    seed += "/" + std::to_string(state.available[seat]) + "/" +
            std::to_string(state.total[seat] + state.round_points[seat]);
  return Rng(seed);
}

bool is_first_turn(const State& state) {
  const bool all = std::ranges::all_of(std::span(state.available).first(state.seats),
                                       [](DigitSet digits) { return digits == kAllDigits; });
  return all && state.turn == 0 && state.options.bonuses == Options{}.bonuses &&
         !shipped_first_turn(state.seats).empty();
}

FieldPlay Mixing::in(FieldTurn& turn, const State& state, std::size_t told, const Stop& stop,
                     const Listener<std::vector<Share>>& listener) {
  if (is_first_turn(state)) {
    const std::span<const Share> first = shipped_first_turn(state.seats);
    FieldPlay play;
    for (std::size_t seat = 0; seat < state.seats; ++seat) play.strategies[seat] = {first.begin(), first.end()};
    return play;
  }
  const auto known = std::ranges::find(known_, state, &Known::state);
  if (known != known_.end()) return known->play;
  Rng rng = shared_rng("field", state);
  FieldPlay play = solve_field(turn, effort_of(turn.field()), rng, told, stop, listener);
  if (stop.asked()) return play;
  if (known_.size() == kRemembered) known_.erase(known_.begin());
  known_.push_back({state, play});
  return play;
}

}  // namespace cifra::the_number::bots
