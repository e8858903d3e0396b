// cifra_respond FILE PLAYERS POSITIONS ROUNDS: how much one player gains on the others in a round who knows how
// they mix their numbers, and has learned what the rest of the round is worth to such a player.
//
// The others play the method of the bots at the work of `hard`, with the networks of FILE, everybody wanting to be
// ahead and nobody believing in kinds of players. Before turns 3, 4 and 5 it learns from 2, 3 and 4 times POSITIONS.
// With two players cifra_exploit knows exactly.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "games/the_number/solve/field/field_advice.h"
#include "games/the_number/solve/field/field_side.h"
#include "research/the_number/field/learner.h"
#include "research/the_number/field/networks.h"
#include "research/the_number/field/positions.h"

namespace {

using namespace cifra;
using namespace cifra::train;

constexpr std::size_t kSamples = 600;

std::vector<double> worth_with(const Field& field, Aim aim, const FieldNet* next, const FieldPlay& play,
                               std::span<const std::uint32_t> numbers, const Rng& rng) {
  Goal goal;
  goal.aim = aim;
  FieldTurn turn(field, goal, next);
  Rng same = rng;  // the same samples every time
  return field_worth(turn, play, 0, numbers, kSamples, same);
}

// What every number of the first player brings: points more than the others, the rest of the round as the networks of
// all say and what the responder gains beyond that in it.
std::vector<double> reply_worth(const Field& field, const FieldPlay& play, const FieldNet* next, const FieldNet* beyond,
                                std::span<const std::uint32_t> numbers, Rng& rng) {
  rng.next();
  std::vector<double> worth = worth_with(field, Aim::kLead, next, play, numbers, rng);
  if (beyond == nullptr) return worth;
  const auto with = worth_with(field, Aim::kPoints, beyond, play, numbers, rng);
  const auto without = worth_with(field, Aim::kPoints, nullptr, play, numbers, rng);
  for (std::size_t i = 0; i < worth.size(); ++i) worth[i] += with[i] - without[i];
  return worth;
}

// How far the first player is ahead in the rest of the round, as the networks say.
double lead_of(const Field& field, const FieldNet& net) {
  double lead = 0;
  for (std::size_t seat = 0; seat < field.seats; ++seat) {
    FieldRow others{};
    for (std::size_t other = 0; other < field.seats; ++other) {
      if (other != seat) others += net.other(field.digits[other]);
    }
    const auto points = static_cast<double>(net.points(net.own(field.digits[seat]), others));
    lead += seat == 0 ? points : -points / static_cast<double>(field.seats - 1);
  }
  return lead;
}

FieldPlay play_of(const Field& field, const FieldValues& values, Rng& rng) {
  Goal goal;
  goal.aim = Aim::kLead;
  FieldTurn turn(field, goal, values.before(field.turn + 1));
  return solve_field(turn, field_effort(field, 1), rng);
}

struct Best {
  std::uint32_t key = 0;
  double worth = 0;
};

Best best_reply_of(const Field& field, const FieldPlay& play, const FieldNet* next, const FieldNet* beyond, Rng& rng) {
  std::vector<std::uint32_t> numbers = lowest_numbers(field.digits[0]);
  if (numbers.empty()) numbers.push_back(0);
  const auto worth = reply_worth(field, play, next, beyond, numbers, rng);
  const auto at = static_cast<std::size_t>(std::ranges::max_element(worth) - worth.begin());
  return {numbers[at], worth[at]};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) {
    std::fputs("cifra_respond FILE PLAYERS POSITIONS ROUNDS\n", stderr);
    return 2;
  }
  const auto seats = static_cast<std::size_t>(std::atoi(argv[2]));
  const int positions = std::atoi(argv[3]);
  const int rounds = std::atoi(argv[4]);
  const auto networks = load_values(argv[1], seats);
  if (!networks) return 2;
  const FieldValues& values = *networks;
  Rng rng("respond/" + std::string(argv[2]));

  // What the responder gains in the rest of the round beyond what the networks say, from the last turn backwards.
  std::vector<FieldNet> beyond(kFieldNets, FieldNet(FieldWeights::blank()));
  const auto beyond_after = [&](int turn) {
    return turn + 1 < the_number::kTurns ? &beyond[static_cast<std::size_t>(turn)] : nullptr;
  };
  for (int turn = the_number::kTurns - 1; turn >= 1; --turn) {
    std::vector<FieldSample> samples;
    for (int i = 0; i < turn * positions; ++i) {
      const Field field = some_position(seats, turn, i % 2 == 0 ? nullptr : &values, rng);
      FieldSample sample;
      sample.own = field.digits[0];
      std::copy_n(field.digits.begin() + 1, seats - 1, sample.others.begin());
      const FieldPlay play = play_of(field, values, rng);
      const Best best = best_reply_of(field, play, values.before(turn + 1), beyond_after(turn), rng);
      sample.points = static_cast<float>(best.worth - lead_of(field, *values.before(turn)));
      samples.push_back(sample);
    }
    FieldLearner learner(seats - 1, 1, "weights");
    learner.learn(samples, 300, rng);
    beyond[static_cast<std::size_t>(turn - 1)] = FieldNet(learner.rounded());
    std::printf("before turn %d: error %.3f\n", turn + 1, learner.error(samples).all);
    std::fflush(stdout);
  }

  double sum = 0;
  double squares = 0;
  for (int round = 0; round < rounds; ++round) {
    Field field;
    field.seats = seats;
    for (std::size_t seat = 0; seat < seats; ++seat) field.digits[seat] = kAllDigits;
    double lead = 0;
    for (field.turn = 0; field.turn < the_number::kTurns; ++field.turn) {
      const FieldPlay play = play_of(field, values, rng);
      const Best best = best_reply_of(field, play, values.before(field.turn + 1), beyond_after(field.turn), rng);
      std::array<the_number::Number, kMostSeats> numbers{};
      numbers[0] = the_number::Number::from_key(best.key);
      for (std::size_t seat = 1; seat < seats; ++seat)
        numbers[seat] = the_number::Number::from_key(draw_evenly(play.strategies[seat], 1, rng)[0]);
      const auto result = the_number::resolve_turn(field.options, field.turn, std::span(numbers).first(seats));
      for (std::size_t seat = 0; seat < seats; ++seat) {
        const auto& one = result.results[seat];
        const double points = one.points + std::popcount(one.crossed);
        lead += seat == 0 ? points : -points / static_cast<double>(seats - 1);
        field.digits[seat] = static_cast<DigitSet>(field.digits[seat] & ~one.crossed);
      }
    }
    sum += lead;
    squares += lead * lead;
  }
  const double mean = sum / rounds;
  std::printf("%zu players: gains %.2f points a round, standard error %.2f, %d rounds\n", seats, mean,
              std::sqrt((squares / rounds - mean * mean) / rounds), rounds);
  return 0;
}
