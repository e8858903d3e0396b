#include "games/the_number/bots/thinker.h"

#include <algorithm>
#include <bit>

#include "games/the_number/bots/belief.h"
#include "games/the_number/bots/crowd.h"
#include "games/the_number/solve/field/field_advice.h"
#include "games/the_number/solve/field/field_file.h"
#include "games/the_number/solve/two_players/equilibrium.h"

namespace cifra::the_number::bots {
namespace {

using namespace solve;
using the_number::Number;
using the_number::State;

// Players as strong as this one are not thought about if they are less likely than this.
constexpr float kLeastStrong = 0.02F;
constexpr std::size_t kTurnsBelieved = 160;
constexpr int kTurnsAtFirst = 8;  // imagined for a first idea, as `medium` does

double chance(Rng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

Number drawn(const std::vector<Share>& strategy, Rng& rng) { return Number::of(draw(strategy, chance(rng))); }

Number choose_of_two(const State& state, std::size_t seat, const RoundValues& values, Rng& rng) {
  const Position position{state.turn, state.available[seat], state.available[1 - seat]};
  if (state.round + 1 == state.options.rounds && state.turn + 1 == kTurns) {
    static const WinLayer kEnd = WinLayer::of_end(end_of_game());
    const Goal goal = win_goal(state);
    const auto difference = static_cast<int>(goal.scores[seat] - goal.scores[1 - seat]);
    const Equilibrium answer = win_equilibrium(kEnd, 0, state.options, position, difference);
    // Where the game is decided, points are as good as anything.
    if (answer.value > 0.001 && answer.value < 0.999) return drawn(answer.mine, rng);
  }
  return drawn(equilibrium(values, state.options, position).mine, rng);
}

}  // namespace

Field field_of(const State& state) {
  Field field;
  field.options = state.options;
  field.seats = state.seats;
  field.turn = state.turn;
  field.digits = state.available;
  return field;
}

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

Number NumberThinker::answer(FieldTurn& turn, const FieldBelief& belief, Rng& rng, const Stop& stop) const {
  const Field& field = turn.field();
  const DigitSet digits = field.digits[belief.seat];
  if (belief.share > 1 - kLeastStrong) {
    const auto numbers = lowest_numbers(digits);
    return best_of(numbers, worth_against(turn, belief.seat, belief.turns, numbers), rng);
  }
  // The less likely strong players are, the less it matters what exactly they do.
  const double work = work_ * std::clamp(3.0 * static_cast<double>(1 - belief.share), 0.3, 1.0);
  Listener<std::vector<Share>> said;
  if (listener()) {
    Rng luck = rng;  // of its own, so that listening changes nothing
    said = [this, chance = chance(luck)](std::uint64_t done, std::uint64_t total, const std::vector<Share>& strategy) {
      if (!strategy.empty()) listener()(done, total, Number::of(draw(strategy, chance)));
    };
  }
  const FieldPlay play = solve_field(turn, field_effort(field, work), rng, &belief, stop, said);
  return stop.asked() ? low_digits(digits, rng) : drawn(play.strategies[belief.seat], rng);
}

Number NumberThinker::choose(const game::View<the_number::Game>& view, Rng& rng, const Stop& stop) {
  const State& state = view.state;
  const auto seat = static_cast<std::size_t>(view.seat);
  if (std::popcount(state.available[seat]) == 1) {
    const unsigned digit = the_number::digit_at(state.available[seat], 0);
    return {digit, digit, digit};
  }
  if (state.seats == 2) {
    const RoundValues* const values = shipped_round_values();
    if (values != nullptr) return choose_of_two(state, seat, *values, rng);
  }
  const FieldValues* const values = shipped_field_values(state.seats);
  if (values == nullptr) return best_against(Crowd::kAll, view, true, 100, rng);
  if (listener()) {
    Rng luck = rng;
    listener()(0, 1, best_against(Crowd::kAll, view, true, kTurnsAtFirst, luck));
  }
  const Field field = field_of(state);
  FieldTurn turn(field, win_goal(state), values->before(field.turn + 1));
  const std::size_t turns = work_ > 1 ? 4 * kTurnsBelieved : kTurnsBelieved;
  const FieldBelief belief = belief_about_others(view, *values, turns, rng, stop);
  const Number number = stop.asked() ? low_digits(state.available[seat], rng) : answer(turn, belief, rng, stop);
  done_ += belief.turns.size() + turn.calls();
  return number;
}

}  // namespace cifra::the_number::bots
