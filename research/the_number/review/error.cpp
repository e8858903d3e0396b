// cifra_review_error PLAYERS ROUNDS: how far values of three to five players are off because what comes later is
// learned: the table kLaterError of src/games/the_number/review/later.h.
//
// From each position two turns are drawn from the equilibrium, independently, and the positions they lead to are
// reviewed in their turn. What both are off from what the review expected of them in common is the error of the value
// before them. Errors of later turns add up.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "games/the_number/review/field.h"
#include "games/the_number/review/later.h"
#include "research/the_number/review/rounds.h"

namespace {

using namespace cifra;
using namespace cifra::train;

// How much more the best number is worth to every seat than was expected of the position.
std::vector<double> surprise(const State& state, const FieldValues& values) {
  review::FieldAnswers answers(state, values, review::shift_after(state));
  while (!answers.complete()) answers.add();
  const FieldShift& shift = review::later_shift(state.seats, state.turn);
  std::vector<double> more;
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    auto expected = static_cast<double>(shift.of(state.available[seat]));
    for (std::size_t other = 0; other < state.seats; ++other) {
      if (other != seat) expected += static_cast<double>(shift.of_other(state.available[other]));
    }
    more.push_back(answers.assess(seat, Number()).best_value - expected -
                   said_of(*values.before(state.turn), state, seat));
  }
  return more;
}

State after_a_turn(State state, const FieldPlay& play, Rng& rng) {
  game::Choices<Number> choices{};
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    if (state.available[seat] != 0) choices[seat] = Number::of(draw(play.strategies[seat], chance(rng)));
  }
  if (!Game::resolve(state, choices)) std::abort();
  return state;
}

}  // namespace

int main(int argc, char** argv) {
  const auto seats = static_cast<std::size_t>(argc > 2 ? std::atoi(argv[1]) : 0);
  if (seats < 3 || seats > 5) {
    std::fputs("cifra_review_error PLAYERS ROUNDS\n", stderr);
    return 2;
  }
  const FieldValues& values = *shipped_field_values(seats);
  Rng rng("review/error/" + std::string(argv[1]));
  std::vector<std::array<State, kTurns>> states;
  for (int i = 0; i < std::atoi(argv[2]); ++i) {
    states.push_back(some_round(seats, values, rng));
    states.back()[0] = *Game::start({}, static_cast<int>(seats));
  }
  double sum = 0;
  for (int turn = kTurns - 2; turn >= 0; --turn) {
    double common = 0;
    double mean = 0;
    double count = 0;
    for (const auto& round : states) {
      const State& state = round[static_cast<std::size_t>(turn)];
      review::FieldAnswers answers(state, values, review::shift_after(state));
      while (!answers.complete()) answers.add();
      const auto next = [&] {
        const FieldPlay& play = answers.plays()[review::kChoosing + rng.below(review::kAnswers - review::kChoosing)];
        return surprise(after_a_turn(state, play, rng), values);
      };
      const std::vector<double> first = next();
      const std::vector<double> second = next();
      for (std::size_t seat = 0; seat < seats; ++seat) {
        common += first[seat] * second[seat];
        mean += (first[seat] + second[seat]) / 2;
        ++count;
      }
    }
    sum += std::max(0.0, common / count);
    std::printf("// turn %d: off by %.2f from the next turn (mean %.2f), by %.2f from all later ones\n", turn + 1,
                std::sqrt(std::max(0.0, common / count)), mean / count, std::sqrt(sum));
    std::fflush(stdout);
  }
  return 0;
}
