#include "games/the_number/bots/evidence.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "games/the_number/bots/crowd.h"
#include "games/the_number/solve/field/field_side.h"

namespace cifra::the_number::bots {
namespace {

using namespace solve;

enum class Way : std::uint8_t { kMixes, kAnything, kSameTurn, kFromTop, kFromBottom };
constexpr std::size_t kWays = 5;
using Chances = std::array<float, kWays>;
// Chosen by trial (research/notes/2026-11-18-evidence.md).
constexpr Chances kPrior = {0.92F, 0.02F, 0.02F, 0.02F, 0.02F};
constexpr float kAlike = 0.5F;  // that all others at a table go the same way
constexpr float kKept = 0.6F;   // how often somebody who has a rule keeps to it

unsigned how_many(DigitSet digits) { return static_cast<unsigned>(std::popcount(digits)); }
bool can_write(DigitSet digits, Number number) { return number.written() && (number.digits() & ~digits) == 0; }

// How likely one who mixes writes this, by the number of its different digits; such players never write the higher one
// of two orders of the same digits.
float mixed(DigitSet digits, Number number) {
  const auto count = static_cast<float>(how_many(digits));
  const DigitSet set = number.digits();
  if (kArrangements[set][number.first()].moves[0] != number.value()) return 1e-6F;
  if (std::popcount(set) == 1) return 0.35F / count;
  if (std::popcount(set) == 2) return 0.45F / (count * (count - 1));
  return 0.2F / (count * (count - 1) * (count - 2) / 2);
}

// The number that stands among these digits where another one stood among others.
Number moved(Number number, DigitSet before, DigitSet now, bool from_top) {
  const auto place = [&](unsigned digit) {
    const unsigned below = how_many(static_cast<DigitSet>(before & ((1U << digit) - 1)));
    const unsigned last = how_many(now) - 1;
    if (!from_top) return digit_at(now, std::min(below, last));
    return digit_at(now, last - std::min(how_many(before) - 1 - below, last));
  };
  const unsigned value = number.value();
  return {place(value / 100), place(value / 10 % 10), place(value % 10)};
}

// One seat's numbers, as they come.
class Writer {
 public:
  // What it writes if it goes this way; nothing if there is no telling yet.
  std::optional<Number> next(Way way, std::size_t turn, DigitSet digits) const {
    Number number;
    if (way == Way::kSameTurn) number = by_turn_[turn];
    if ((way == Way::kFromTop || way == Way::kFromBottom) && last_.written())
      number = moved(last_, last_digits_, digits, way == Way::kFromTop);
    return can_write(digits, number) ? std::optional(number) : std::nullopt;
  }

  void wrote(Number number, std::size_t turn, DigitSet digits) {
    if (!can_write(digits, number)) return;
    for (std::size_t way = 0; way < kWays; ++way) likely[way] *= chance_of(static_cast<Way>(way), number, turn, digits);
    // Only their proportions count.
    const float most = std::ranges::max(likely);
    for (float& one : likely) one = std::max(one / most, 1e-9F);
    last_ = number;
    last_digits_ = digits;
    by_turn_[turn] = number;
  }

  Chances likely = {1, 1, 1, 1, 1};  // how likely each way would have written all this

 private:
  float chance_of(Way way, Number number, std::size_t turn, DigitSet digits) const {
    const auto count = static_cast<float>(how_many(digits));
    if (way == Way::kAnything) return 1 / (count * count * count);
    const auto foretold = next(way, turn, digits);
    if (!foretold) return mixed(digits, number);
    return (number == *foretold ? kKept : 0) + (1 - kKept) * mixed(digits, number);
  }

  Number last_;
  DigitSet last_digits_ = 0;
  std::array<Number, kTurns> by_turn_{};
};

// Makes them add up to 1, and returns what they added up to.
float normalise(Chances& chances) {
  float sum = 0;
  for (const float one : chances) sum += one;
  for (float& one : chances) one /= sum;
  return sum;
}

Way draw_way(const Chances& chances, Rng& rng) {
  float chance = any_fraction(rng);
  for (std::size_t way = 0; way < kWays; ++way) {
    chance -= chances[way];
    if (chance < 0) return static_cast<Way>(way);
  }
  return Way::kMixes;
}

std::array<Writer, kMaxSeats> writers_of(const State& state, const Past& past) {
  std::array<Writer, kMaxSeats> writers;
  std::array<DigitSet, kMaxSeats> digits{};
  for (std::size_t i = 0; i < past.turns; ++i) {
    const std::size_t turn = i % kTurns;
    if (turn == 0) digits.fill(kAllDigits);
    const auto result =
        resolve_turn(state.options, static_cast<int>(turn), std::span(past.numbers[i]).first(state.seats));
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
      writers[seat].wrote(past.numbers[i][seat], turn, digits[seat]);
      digits[seat] = static_cast<DigitSet>(digits[seat] & ~result.results[seat].crossed);
    }
  }
  return writers;
}

}  // namespace

Foreseen foresee(const game::View<the_number::Game>& view, const FieldPlay& play, std::size_t turns, Rng& rng) {
  const State& state = view.state;
  const auto writers = writers_of(state, view.past);
  Chances of_all = kPrior;
  std::array<Chances, kMaxSeats> each{};
  float apart = 1;
  float all_mix = 1;
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    if (static_cast<int>(seat) == view.seat) continue;
    each[seat] = kPrior;
    for (std::size_t way = 0; way < kWays; ++way) {
      each[seat][way] *= writers[seat].likely[way];
      of_all[way] *= writers[seat].likely[way];
    }
    apart *= normalise(each[seat]);
    all_mix *= each[seat][0];
  }
  const float together = normalise(of_all);
  const float alike = kAlike * together / (kAlike * together + (1 - kAlike) * apart);
  Foreseen foreseen{1 - alike * of_all[0] - (1 - alike) * all_mix, std::vector<Profile>(turns)};
  std::array<std::vector<std::uint32_t>, kMaxSeats> mixing;
  for (std::size_t seat = 0; seat < state.seats; ++seat) mixing[seat] = draw_evenly(play.strategies[seat], turns, rng);
  const auto number_of = [&](Way way, std::size_t seat, std::size_t i) {
    const DigitSet digits = state.available[seat];
    if (way == Way::kAnything) return imagined(Crowd::kAnything, digits, rng).key();
    const auto foretold = writers[seat].next(way, state.turn, digits);
    const bool kept = any_fraction(rng) < kKept;
    return foretold && kept ? foretold->key() : mixing[seat][i];
  };
  for (std::size_t i = 0; i < turns; ++i) {
    const bool same = any_fraction(rng) < alike;
    const Way way = draw_way(of_all, rng);
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
      if (static_cast<int>(seat) == view.seat || state.available[seat] == 0) continue;
      foreseen.turns[i][seat] = number_of(same ? way : draw_way(each[seat], rng), seat, i);
    }
  }
  return foreseen;
}

}  // namespace cifra::the_number::bots
