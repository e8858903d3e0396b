#include "games/the_number/solve/field/habits.h"

#include <bit>

#include "games/the_number/solve/field/field_turn.h"

namespace cifra::the_number::solve {
namespace {

using the_number::DigitSet;

float of_halvings(std::int8_t halvings) {
  return power_of_two(static_cast<float>(halvings) / static_cast<float>(kHalving));
}

// Of all sets of that many digits, how likely it is these.
float chance_of_set(std::span<const std::int8_t> digits, DigitSet crossed) {
  std::array<float, 11> sums{1};  // of the products of all sets of so many digits
  float product = 1;
  for (std::size_t digit = 0; digit < digits.size(); ++digit) {
    const float weight = of_halvings(digits[digit]);
    for (std::size_t i = digit + 1; i > 0; --i) sums[i] += weight * sums[i - 1];
    if ((crossed >> digit & 1) != 0) product *= weight;
  }
  return product / sums[static_cast<std::size_t>(std::popcount(crossed))];
}

// Makes them add up to 1; what they added up to.
float share_out(KindChances& chances) {
  float sum = 0;
  for (const float one : chances) sum += one;
  for (float& one : chances) one = sum > 0 ? one / sum : 1 / static_cast<float>(kKinds);
  return sum;
}

}  // namespace

KindChances crossed_by_kind(std::span<const std::int8_t> habits, int turn, DigitSet crossed) {
  KindChances chances;
  chances.fill(1);
  if (turn == 0 || habits.size() != kHabitBytes) return chances;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const std::size_t at = (static_cast<std::size_t>(turn - 1) * kKinds + kind) * sizeof(Habit);
    const auto habit = habits.subspan(at, sizeof(Habit));
    chances[kind] = of_halvings(habit[static_cast<std::size_t>(std::popcount(crossed))]) *
                    chance_of_set(habit.subspan(11), crossed);
  }
  return chances;
}

Company company_of(const the_number::State& state, int seat, std::span<const std::int8_t> habits) {
  Company company;
  company.of_all.fill(1 / static_cast<float>(kKinds));
  float apart = 1;
  int others = 0;
  for (std::size_t other = 0; other < state.seats; ++other) {
    if (static_cast<int>(other) == seat) continue;
    KindChances& each = company.each[other];
    each = crossed_by_kind(habits, state.turn, static_cast<DigitSet>(the_number::kAllDigits & ~state.available[other]));
    for (std::size_t kind = 0; kind < kKinds; ++kind) company.of_all[kind] *= each[kind];
    apart *= share_out(each) / static_cast<float>(kKinds);
    company.strong += each[kStrongKind];
    ++others;
  }
  const float alike = share_out(company.of_all);
  company.alike = alike / (alike + apart);
  company.strong =
      company.alike * company.of_all[kStrongKind] + (1 - company.alike) * company.strong / static_cast<float>(others);
  return company;
}

}  // namespace cifra::the_number::solve
