// cifra_first_turn FILE PLAYERS [STEPS]: how to play the first turn of a round, the same position in every game, with
// the networks of FILE; it is put into FILE beside them.
//
// Everybody has the same digits and plays the same mixture, so one player learns against copies of itself: first with
// all numbers, then with those that play a part and ten times as many samples a step. Tells what another number would
// gain.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

#include "games/the_number/solve/field/field_advice.h"
#include "games/the_number/solve/field/field_side.h"
#include "research/the_number/field/networks.h"

namespace {

using namespace cifra;
using namespace cifra::train;
using namespace cifra::the_number::solve;

constexpr std::size_t kKept = 64;

void learn(FieldTurn& turn, FieldSide& side, int steps, std::size_t batch, Rng& rng) {
  std::vector<float> worth(side.keys.size());
  std::vector<float> sum(side.keys.size());
  std::vector<std::vector<std::uint32_t>> draws(turn.field().seats);
  for (int step = 1; step <= steps; ++step) {
    for (auto& one : draws) one = side.draw_now(batch, rng);
    std::ranges::fill(sum, 0.F);
    for (std::size_t i = 0; i < batch; ++i) {
      Profile profile{};
      for (std::size_t seat = 1; seat < draws.size(); ++seat) profile[seat] = draws[seat][i];
      turn.payoffs(0, profile, side.keys, worth);
      for (std::size_t k = 0; k < sum.size(); ++k) sum[k] += worth[k] / static_cast<float>(batch);
    }
    side.learn(sum, static_cast<float>(step), false);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("cifra_first_turn FILE PLAYERS [STEPS]\n", stderr);
    return 2;
  }
  const auto seats = static_cast<std::size_t>(std::atoi(argv[2]));
  const int steps = argc > 3 ? std::atoi(argv[3]) : 10000;
  const auto values = load_values(argv[1], seats);
  if (!values) return 2;
  Field field;
  field.seats = seats;
  std::fill_n(field.digits.begin(), seats, kAllDigits);
  Goal goal;
  goal.aim = Aim::kWin;
  goal.softness = win_softness(1, 0);
  FieldTurn turn(field, goal, values->before(1));
  Rng rng("first turn/" + std::string(argv[2]));

  FieldSide side;
  side.begin(lowest_numbers(kAllDigits));
  learn(turn, side, steps, 16, rng);
  side.keep_most(kKept);
  side.restart();
  std::ranges::fill(side.regret, 0.F);
  learn(turn, side, steps, 160, rng);

  FieldPlay play;
  for (std::size_t seat = 0; seat < seats; ++seat) play.strategies[seat] = side.strategy();
  const auto numbers = lowest_numbers(kAllDigits);
  const auto worth = field_worth(turn, play, 0, numbers, 300000, rng);
  double value = 0;
  for (const Share& share : play.strategies[0]) {
    const auto at = std::ranges::lower_bound(numbers, the_number::Number::of(share.move).key()) - numbers.begin();
    value += share.part * worth[static_cast<std::size_t>(at)];
    std::printf("%03d %.3f\n", share.move, share.part);
  }
  std::printf("%zu players: %zu numbers, worth %.4f, another number gains %.4f, %.0f s\n", seats,
              play.strategies[0].size(), value, std::ranges::max(worth) - value,
              static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
  FieldFile file = load_networks(argv[1]).value_or(FieldFile());
  file.first_turns[seats] = play.strategies[0];
  return save_networks(argv[1], file) ? 0 : 1;
}
