#include "games/the_number/bots/crowd.h"

#include <algorithm>
#include <bit>

#include "games/the_number/solve/field/field_file.h"
#include "games/the_number/solve/field/field_solver.h"
#include "games/the_number/solve/two_players/round_values.h"

namespace cifra::the_number::bots {

using solve::FieldTurn;
using solve::Profile;
using the_number::DigitSet;
using the_number::Number;

Number equal_digits(DigitSet available, Rng& rng) {
  const unsigned digit =
      the_number::digit_at(available, rng.below(static_cast<std::uint32_t>(std::popcount(available))));
  return {digit, digit, digit};
}

Number low_digits(DigitSet available, Rng& rng) {
  const auto count = static_cast<std::uint32_t>(std::min(3, std::popcount(available)));
  const auto any = [&] { return the_number::digit_at(available, rng.below(count)); };
  const unsigned first = any();
  const unsigned second = any();
  return {first, second, any()};
}

Number imagined(Crowd crowd, DigitSet available, Rng& rng) {
  const auto count = static_cast<std::uint32_t>(std::popcount(available));
  const auto any = [&] { return the_number::digit_at(available, rng.below(count)); };
  if (crowd == Crowd::kAnything || (crowd == Crowd::kAll && rng.below(2) == 0)) {
    const unsigned first = any();
    const unsigned second = any();
    return {first, second, any()};
  }
  const unsigned one = any();
  const unsigned first = std::max(one, any());  // high ones twice as often
  const std::uint32_t kind = rng.below(4);
  if (kind < 2) return {first, first, first};
  const unsigned second = any();
  if (kind == 2) return {first, second, second};
  return {first, second, any()};
}

std::vector<Profile> imagined_turns(Crowd crowd, const the_number::State& state, int count, Rng& rng) {
  std::vector<Profile> turns(static_cast<std::size_t>(count));
  for (Profile& turn : turns) {
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
      if (state.available[seat] != 0) turn[seat] = imagined(crowd, state.available[seat], rng).key();
    }
  }
  return turns;
}

std::vector<float> worth_against(solve::FieldTurn& turn, std::size_t seat, const std::vector<Profile>& turns,
                                 const std::vector<std::uint32_t>& numbers) {
  std::vector<float> sum(numbers.size());
  std::vector<float> worth(numbers.size());
  for (const Profile& profile : turns) {
    turn.payoffs(seat, profile, numbers, worth);
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += worth[i];
  }
  for (float& one : sum) one /= static_cast<float>(turns.size());
  return sum;
}

Number best_of(const std::vector<std::uint32_t>& numbers, const std::vector<float>& worth, Rng& rng) {
  std::size_t best = 0;
  std::uint32_t ties = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (worth[i] < worth[best]) continue;
    ties = worth[i] > worth[best] ? 1 : ties + 1;
    if (rng.below(ties) == 0) best = i;
  }
  return Number::from_key(numbers[best]);
}

Number thought_of(const the_number::State& state, std::size_t seat, Rng& rng) {
  constexpr int kTurnsImagined = 24;
  constexpr float kPrice = 0.12F;     // of a digit for every turn to come, times the digit
  constexpr float kMistake = 0.004F;  // points, up to a thousand times
  FieldTurn turn(solve::field_of(state), {}, nullptr);
  const auto numbers = solve::lowest_numbers(state.available[seat]);
  auto worth = worth_against(turn, seat, imagined_turns(Crowd::kPeople, state, kTurnsImagined, rng), numbers);
  const auto turns_to_come = static_cast<float>(the_number::kTurns - 1 - state.turn);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    float price = 0;
    the_number::for_each_digit(Number::from_key(numbers[i]).digits(),
                               [&](unsigned digit) { price += static_cast<float>(digit); });
    worth[i] += static_cast<float>(rng.below(1000)) * kMistake - kPrice * turns_to_come * price;
  }
  return best_of(numbers, worth, rng);
}

namespace {

// What the numbers bring with what comes later, which with two players is known exactly: points more than the other
// then.
std::vector<float> worth_later(const game::View<the_number::Game>& view, const std::vector<Profile>& turns,
                               const std::vector<std::uint32_t>& numbers) {
  using namespace solve;
  const the_number::State& state = view.state;
  const auto seat = static_cast<std::size_t>(view.seat);
  const auto* const of_two = state.seats == 2 ? shipped_round_values() : nullptr;
  if (of_two == nullptr) {
    const auto* const values = shipped_field_values(state.seats);
    FieldTurn turn(field_of(state), {}, values == nullptr ? nullptr : values->before(state.turn + 1));
    return worth_against(turn, seat, turns, numbers);
  }
  const Stakes stakes = Stakes::of(state.options, state.turn);
  const PointsWorth worth = of_two->worth_after(state.turn);
  std::vector<float> sum(numbers.size());
  for (const Profile& turn : turns) {
    const std::uint32_t their = turn[1 - seat];
    const auto their_move = their == 0 ? kNoMove : static_cast<Move>(Number::from_key(their).value());
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const Outcome outcome = play(stakes, state.available[seat], state.available[1 - seat],
                                   static_cast<Move>(Number::from_key(numbers[i]).value()), their_move);
      sum[i] += static_cast<float>(worth(outcome.mine, outcome.theirs, outcome.points));
    }
  }
  for (float& one : sum) one /= static_cast<float>(turns.size());
  return sum;
}

}  // namespace

Number best_in(const std::vector<Profile>& turns, const game::View<the_number::Game>& view, float later, Rng& rng) {
  const auto seat = static_cast<std::size_t>(view.seat);
  const auto numbers = solve::lowest_numbers(view.state.available[seat]);
  if (later >= 1) return best_of(numbers, worth_later(view, turns, numbers), rng);
  FieldTurn turn(solve::field_of(view.state), {}, nullptr);
  std::vector<float> worth = worth_against(turn, seat, turns, numbers);
  if (later > 0) {
    const std::vector<float> all = worth_later(view, turns, numbers);
    for (std::size_t i = 0; i < worth.size(); ++i) worth[i] += later * (all[i] - worth[i]);
  }
  return best_of(numbers, worth, rng);
}

Number best_against(Crowd crowd, const game::View<the_number::Game>& view, bool later, int turns, Rng& rng) {
  return best_in(imagined_turns(crowd, view.state, turns, rng), view, later ? 1 : 0, rng);
}

}  // namespace cifra::the_number::bots
