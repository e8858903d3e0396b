#include "games/the_number/solve/field/field_advice.h"

#include <algorithm>
#include <cmath>

namespace cifra::the_number::solve {

// By processor time of a choice of `hard`, means of 40 and 50: 14 ms with three players, 18 with four, 26 to 30 with
// five, 75 at most.
FieldEffort field_effort(const Field& field, double work) {
  const auto times = [&](int steps) { return std::max(10, static_cast<int>(steps * work)); };
  const auto players = std::ranges::count_if(field.digits, [](DigitSet digits) { return digits != 0; });
  FieldEffort effort;
  effort.screen_batch = 6;
  if (players <= 3) {
    effort.screen_steps = std::min(150, times(30));
    effort.keep = players < 3 ? 100 : work > 1 ? 40 : 28;
    effort.steps = std::min(2000, times(400));
    effort.looks = work > 1 || players < 3 ? 4 : 2;
    effort.look_samples = std::min(500, times(80));
    return effort;
  }
  effort.screen_steps = std::min(150, times(20));
  effort.keep = work > 1 ? 48 : 24;
  effort.steps = std::min(1000, times(160));
  effort.batch = work > 1 ? 32 : 10;
  effort.looks = 0;
  return effort;
}

FieldAdvice advise_field(const Field& field, const Goal& goal, const FieldValues& values, std::size_t seat,
                         double work) {
  constexpr std::size_t kSamples = 10000;
  Rng rng("advice");
  Goal played = goal;
  if (goal.aim == Aim::kPoints) played.aim = Aim::kLead;
  FieldTurn game(field, played, values.before(field.turn + 1));
  const FieldPlay play = solve_field(game, field_effort(field, work), rng);
  FieldTurn turn(field, goal, values.before(field.turn + 1));
  FieldAdvice advice;
  advice.strategy = play.strategies[seat];
  for (std::size_t player = 0; player < field.seats; ++player) {
    std::vector<std::uint32_t> numbers;
    if (field.digits[player] == 0) {
      if (player == seat) advice.value = field_worth(turn, play, seat, std::array{0U}, kSamples, rng)[0];
      continue;
    }
    the_number::for_each_number(field.digits[player],
                                [&](the_number::Number number) { numbers.push_back(number.key()); });
    const std::vector<double> worth = field_worth(turn, play, player, numbers, kSamples, rng);
    double value = 0;
    for (const Share& share : play.strategies[player]) {
      const auto at = std::ranges::lower_bound(numbers, the_number::Number::of(share.move).key()) - numbers.begin();
      value += share.part * worth[static_cast<std::size_t>(at)];
    }
    advice.gap = std::max(advice.gap, std::ranges::max(worth) - value);
    if (player != seat) continue;
    advice.value = value;
    for (std::size_t i = 0; i < numbers.size(); ++i)
      advice.values.push_back({static_cast<Move>(the_number::Number::from_key(numbers[i]).value()), worth[i]});
  }
  return advice;
}

// How much the difference of two players' points in a turn spreads, roughly: set by hand.
float win_softness(int rounds_to_come, int turn) {
  constexpr std::array<float, the_number::kTurns> kSpread = {6, 6, 7, 9, 14};
  float variance = 0;
  for (std::size_t i = 0; i < kSpread.size(); ++i) {
    const int times = rounds_to_come + (static_cast<int>(i) > turn ? 1 : 0);
    variance += static_cast<float>(times) * kSpread[i] * kSpread[i];
  }
  // A normal distribution is close to a logistic one whose odds double every 0.38 standard deviations.
  return 0.38F * std::sqrt(variance);
}

}  // namespace cifra::the_number::solve
