#include "research/the_number/field/positions.h"

namespace cifra::train {
namespace {

the_number::Number some_number(DigitSet digits, unsigned thrift, Rng& rng) {
  const auto count = static_cast<unsigned>(std::popcount(digits));
  const auto any = [&] { return the_number::digit_at(digits, rng.below(count)); };
  const unsigned first = any();
  const unsigned second = any();
  const unsigned kind = rng.below(10);
  if (kind < thrift) return {first, first, first};
  if (kind < thrift + 2) return {first, second, first};
  return {first, second, any()};
}

the_number::Number draw_number(const std::vector<Share>& strategy, Rng& rng) {
  double chance = static_cast<double>(rng.next() >> 11) * 0x1p-53;
  for (const Share& share : strategy) {
    chance -= share.part;
    if (chance < 0) return the_number::Number::of(share.move);
  }
  return the_number::Number::of(strategy.back().move);
}

// Who only wants points may as well agree with the others to write the same number every time: equal numbers do not
// eliminate each other. Nobody plays like that, so everybody wants to be ahead.
Goal lead() {
  Goal goal;
  goal.aim = Aim::kLead;
  return goal;
}

}  // namespace

FieldEffort learning_effort(std::size_t seats) {
  FieldEffort effort;
  effort.screen_steps = 20;
  effort.screen_batch = 6;
  if (seats <= 3) {
    effort.keep = 32;
    effort.steps = 300;
    effort.look_samples = 64;
    return effort;
  }
  effort.keep = 32;
  effort.steps = 160;
  effort.batch = 12;
  effort.looks = 0;
  return effort;
}

Field some_position(std::size_t seats, int turn, const FieldValues* values, Rng& rng) {
  Field field;
  field.seats = seats;
  field.digits.fill(0);
  for (std::size_t seat = 0; seat < seats; ++seat) field.digits[seat] = kAllDigits;
  const unsigned thrift = 2 + rng.below(5);
  FieldEffort effort;
  effort.screen_steps = 20;
  effort.screen_batch = 4;
  effort.keep = 20;
  effort.steps = 60;
  effort.batch = 8;
  effort.looks = 0;
  for (field.turn = 0; field.turn < turn; ++field.turn) {
    FieldPlay play;
    if (values != nullptr) {
      FieldTurn game(field, lead(), values->before(field.turn + 1));
      play = solve_field(game, effort, rng);
    }
    std::array<the_number::Number, kMostSeats> numbers{};
    for (std::size_t seat = 0; seat < seats; ++seat) {
      if (field.digits[seat] == 0) continue;
      const bool any = values == nullptr || rng.below(3) == 0;
      numbers[seat] = any ? some_number(field.digits[seat], thrift, rng) : draw_number(play.strategies[seat], rng);
    }
    const auto result = the_number::resolve_turn(field.options, field.turn, std::span(numbers).first(seats));
    for (std::size_t seat = 0; seat < seats; ++seat)
      field.digits[seat] = static_cast<DigitSet>(field.digits[seat] & ~result.results[seat].crossed);
  }
  return field;
}

std::array<float, kMostSeats> expected_points(const Field& field, const FieldNet* next, const FieldEffort& effort,
                                              Rng& rng) {
  FieldTurn game(field, lead(), next);
  const FieldPlay play = solve_field(game, effort, rng);
  FieldTurn points(field, Goal{}, next);
  std::array<float, kMostSeats> expected{};
  for (std::size_t seat = 0; seat < field.seats; ++seat) {
    std::vector<std::uint32_t> numbers;
    for (const Share& share : play.strategies[seat]) numbers.push_back(the_number::Number::of(share.move).key());
    if (numbers.empty()) numbers.push_back(0);
    const std::vector<double> worth = field_worth(points, play, seat, numbers, 600, rng);
    double sum = play.strategies[seat].empty() ? worth[0] : 0;
    for (std::size_t i = 0; i < play.strategies[seat].size(); ++i) sum += play.strategies[seat][i].part * worth[i];
    expected[seat] = static_cast<float>(sum);
  }
  return expected;
}

}  // namespace cifra::train
