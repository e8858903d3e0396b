// cifra_review_later PLAYERS ROUNDS: how much more a position of three to five players is worth to a player who writes
// the best number for points, than the networks say: the table of src/games/the_number/review/later.cpp. From the last
// turn backwards; a fit by least squares over the digits that everybody has.
//
// Positions come from rounds in which half of the numbers are drawn from an equilibrium, and the others are those of
// `random`, `easy` and `medium`. One of five positions is not learned from, and tells how good the fit is.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "games/the_number/review/field.h"
#include "research/the_number/review/rounds.h"

namespace {

using namespace cifra;
using namespace cifra::train;

constexpr std::size_t kFacts = 21;  // one, the own digits, how many others have each digit
using Facts = std::array<double, kFacts>;

struct Sample {
  Facts facts{};
  double more = 0;  // than the network says
};

Sample sample_of(const State& state, std::size_t seat, const FieldNet& net, double best) {
  Sample sample;
  sample.facts[0] = 1;
  for (std::size_t other = 0; other < state.seats; ++other) {
    for_each_digit(state.available[other],
                   [&](unsigned digit) { sample.facts[(other == seat ? 1 : 11) + digit] += 1; });
  }
  sample.more = best - said_of(net, state, seat);
  return sample;
}

double dot(const Facts& a, const Facts& b) {
  double sum = 0;
  for (std::size_t i = 0; i < kFacts; ++i) sum += a[i] * b[i];
  return sum;
}

Facts fit(const std::vector<Sample>& samples) {
  std::array<std::array<double, kFacts + 1>, kFacts> rows{};
  for (const Sample& sample : samples) {
    for (std::size_t i = 0; i < kFacts; ++i) {
      for (std::size_t j = 0; j < kFacts; ++j) rows[i][j] += sample.facts[i] * sample.facts[j];
      rows[i][kFacts] += sample.facts[i] * sample.more;
    }
  }
  // A little ridge, but none on the constant.
  for (std::size_t i = 1; i < kFacts; ++i) rows[i][i] += 0.02 * static_cast<double>(samples.size());
  for (std::size_t i = 0; i < kFacts; ++i) {
    for (std::size_t other = 0; other < kFacts; ++other) {
      if (other == i) continue;
      const double times = rows[other][i] / rows[i][i];
      for (std::size_t j = i; j <= kFacts; ++j) rows[other][j] -= times * rows[i][j];
    }
  }
  Facts weights{};
  for (std::size_t i = 0; i < kFacts; ++i) weights[i] = rows[i][kFacts] / rows[i][i];
  return weights;
}

FieldShift shift_of(const Facts& weights) {
  FieldShift shift;
  // As they are printed.
  const auto rounded = [](double weight) { return static_cast<float>(std::round(weight * 1000) / 1000); };
  shift.base = rounded(weights[0]);
  for (std::size_t digit = 0; digit < 10; ++digit) {
    shift.own[digit] = rounded(weights[1 + digit]);
    shift.other[digit] = rounded(weights[11 + digit]);
  }
  return shift;
}

}  // namespace

int main(int argc, char** argv) {
  const auto seats = static_cast<std::size_t>(argc > 2 ? std::atoi(argv[1]) : 0);
  if (seats < 3 || seats > 5) {
    std::fputs("cifra_review_later PLAYERS ROUNDS\n", stderr);
    return 2;
  }
  const int rounds = std::atoi(argv[2]);
  const FieldValues& values = *shipped_field_values(seats);
  Rng rng("review/later/" + std::string(argv[1]));
  std::vector<std::array<State, kTurns>> states;
  for (int i = 0; i < rounds; ++i) states.push_back(some_round(seats, values, rng));
  FieldShift shift;
  for (int turn = kTurns - 1; turn >= 1; --turn) {
    std::vector<Sample> learned;
    std::vector<Sample> held_out;
    for (std::size_t i = 0; i < states.size(); ++i) {
      const State& state = states[i][static_cast<std::size_t>(turn)];
      review::FieldAnswers answers(state, values, shift);
      while (!answers.complete()) answers.add();
      for (std::size_t seat = 0; seat < seats; ++seat) {
        const double best = answers.assess(seat, Number()).best_value;
        (i % 5 == 0 ? held_out : learned).push_back(sample_of(state, seat, *values.before(turn), best));
      }
    }
    const Facts weights = fit(learned);
    double before = 0;
    double sum = 0;
    double squares = 0;
    for (const Sample& sample : held_out) {
      before += sample.more;
      sum += sample.more - dot(weights, sample.facts);
      squares += std::pow(sample.more - dot(weights, sample.facts), 2);
    }
    const auto count = static_cast<double>(held_out.size());
    std::printf("// before turn %d: %.2f points more, with the fit %.2f, off by %.2f\n", turn + 1, before / count,
                sum / count, std::sqrt(squares / count));
    shift = shift_of(weights);
    std::printf("{%.3f, {", static_cast<double>(shift.base));
    for (const float one : shift.own) std::printf("%.3f, ", static_cast<double>(one));
    std::printf("}, {");
    for (const float one : shift.other) std::printf("%.3f, ", static_cast<double>(one));
    std::puts("}},");
    std::fflush(stdout);
  }
  return 0;
}
