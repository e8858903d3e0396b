#include "games/the_number/solve/field/field_turn.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace cifra::the_number::solve {
namespace {

constexpr bool share_digit(std::uint32_t a, std::uint32_t b) { return (a & b & kAllDigits) != 0; }
constexpr DigitSet digits_of(std::uint32_t key) { return the_number::Number::from_key(key).digits(); }
constexpr float first_of(std::uint32_t key) { return static_cast<float>(the_number::Number::from_key(key).first()); }

}  // namespace

FieldLanes power_of_two(FieldLanes x) {
  using Ints = std::int32_t __attribute__((vector_size(32)));
  // Towards 0 is up here, so the whole part is one below.
  x = x > -40.F ? x : FieldLanes{} - 40.F;
  const Ints whole = __builtin_convertvector(x, Ints) - 1;
  // The Taylor series of 2^part around one half, times 2^whole.
  const FieldLanes t = (x - __builtin_convertvector(whole, FieldLanes) - 0.5F) * 0.69314718F;
  const FieldLanes series =
      1 + t * (1 + t * (0.5F + t * (0.16666667F + t * (0.041666668F + t * (0.0083333338F + t * 0.0013888889F)))));
  return 1.41421356F * series * std::bit_cast<FieldLanes>((whole + 127) << 23);
}

float power_of_two(float x) { return power_of_two(FieldLanes{} + x)[0]; }

FieldTurn::FieldTurn(const Field& field, const Goal& goal, const FieldNet* next, const FieldShift& shift)
    : field_(field),
      goal_(goal),
      next_(next),
      shift_(shift),
      factor_(static_cast<float>(Stakes::of(field.options, field.turn).factor)),
      bonus_(static_cast<float>(Stakes::of(field.options, field.turn).bonus)),
      later_(next == nullptr ? 0 : std::size_t{1024} << (field.seats - 1)) {}

void FieldTurn::fill(Others& others, unsigned approved) {
  others.known = true;
  others.top = 0;
  others.sum = {};
  others.shift = 0;
  std::array<DigitSet, kMostSeats> left{};
  for (std::size_t k = 0; k < count_; ++k) {
    const bool is_approved = (approved >> k & 1) != 0;
    left[k] = is_approved ? static_cast<DigitSet>(digits_[k] & ~digits_of(keys_[k])) : digits_[k];
    if (is_approved) others.top = std::max(others.top, keys_[k]);
    if (next_ == nullptr) continue;
    others.sum += next_->other(left[k]);
    if (goal_.aim == Aim::kPoints) others.shift += shift_.of_other(left[k]);
  }
  if (goal_.aim == Aim::kPoints) return;
  for (std::size_t k = 0; k < count_; ++k) {
    const bool is_approved = (approved >> k & 1) != 0;
    others.scores[k] = scores_[k];
    if (is_approved)
      others.scores[k] += factor_ * first_of(keys_[k]) + static_cast<float>(std::popcount(digits_of(keys_[k])));
    if (next_ == nullptr) continue;
    others.rows[k] = next_->own(left[k]);
    others.rows[k] += others.sum;
    others.rows[k] -= next_->other(left[k]);
  }
}

// The share of the victory if the game is over with these scores, the first being mine; before that a chance that
// doubles against another player's with every `softness` points.
float FieldTurn::win_share(const FieldLanes& scores) const {
  float best = scores[0];
  for (std::size_t i = 1; i <= count_; ++i) best = std::max(best, scores[i]);
  if (goal_.softness > 0) {
    const FieldLanes parts = power_of_two((scores - best) / goal_.softness);
    float sum = 0;
    for (std::size_t i = 0; i <= count_; ++i) sum += parts[i];
    return parts[0] / sum;
  }
  if (scores[0] < best) return 0;
  float winners = 0;
  for (std::size_t i = 0; i <= count_; ++i) winners += scores[i] == best ? 1.F : 0.F;
  return 1 / winners;
}

float FieldTurn::goal_of(const FieldLanes& scores) const {
  if (goal_.aim == Aim::kWin) return win_share(scores);
  float sum = 0;
  for (std::size_t i = 1; i <= count_; ++i) sum += scores[i];
  return scores[0] - sum / static_cast<float>(count_);
}

const FieldTurn::Later& FieldTurn::later(const Others& others, unsigned approved, DigitSet mine) {
  Later& later = later_[1024U * approved + mine];
  if (later.call == call_) return later;
  later.call = call_;
  later.mine = next_->points(next_->own(mine), others.sum);
  if (goal_.aim == Aim::kPoints) {
    later.mine += shift_.of(mine) + others.shift;
  } else {
    for (std::size_t k = 0; k < count_; ++k) later.theirs[k] = next_->points(others.rows[k], next_->other(mine));
  }
  return later;
}

// `number` is 0 if it is eliminated; `mine` are the digits I am left with.
float FieldTurn::worth_of(const Others& others, unsigned approved, DigitSet mine, std::uint32_t number, float gain) {
  static constexpr Later kNothing{};
  if (number != 0 && number >= others.top) gain += bonus_;
  const Later& to_come = next_ == nullptr ? kNothing : later(others, approved, mine);
  if (goal_.aim == Aim::kPoints) return gain + to_come.mine;
  FieldLanes scores{};
  scores[0] = my_score_ + gain + to_come.mine;
  for (std::size_t k = 0; k < count_; ++k) {
    scores[k + 1] = others.scores[k] + to_come.theirs[k];
    if ((approved >> k & 1) != 0 && keys_[k] == others.top && number <= others.top) scores[k + 1] += bonus_;
  }
  return goal_of(scores);
}

void FieldTurn::payoffs(std::size_t seat, const Profile& profile, std::span<const std::uint32_t> numbers,
                        std::span<float> worth) {
  count_ = 0;
  ++call_;
  my_score_ = goal_.scores[seat];
  for (std::size_t other = 0; other < field_.seats; ++other) {
    if (other == seat) continue;
    keys_[count_] = profile[other];
    digits_[count_] = field_.digits[other];
    scores_[count_] = goal_.scores[other];
    ++count_;
  }
  unsigned alive = 0;  // of the others, without me
  for (std::size_t k = 0; k < count_; ++k) {
    bool approved = keys_[k] != 0;
    for (std::size_t other = 0; other < count_; ++other)
      approved = approved && (keys_[other] >= keys_[k] || !share_digit(keys_[other], keys_[k]));
    alive |= approved ? 1U << k : 0U;
  }
  for (std::size_t i = 0; i < std::size_t{1} << count_; ++i) others_[i].known = false;
  std::array<float, kSetsOfOthers> eliminated{};  // what it is worth to be, by the others' approved
  unsigned eliminated_known = 0;
  const DigitSet mine = field_.digits[seat];
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const std::uint32_t number = numbers[i];
    unsigned hit = 0;
    bool dead = number == 0;
    for (std::size_t k = 0; k < count_; ++k) {
      const bool shared = share_digit(number, keys_[k]);
      dead |= shared && keys_[k] < number;
      hit |= shared && number < keys_[k] ? 1U << k : 0U;
    }
    const unsigned approved = alive & ~hit;
    Others& others = others_[approved];
    if (!others.known) fill(others, approved);
    if (dead) {
      if ((eliminated_known >> approved & 1) == 0) {
        eliminated[approved] = worth_of(others, approved, mine, 0, 0);
        eliminated_known |= 1U << approved;
      }
      worth[i] = eliminated[approved];
    } else {
      const DigitSet set = digits_of(number);
      const float gain = factor_ * first_of(number) + static_cast<float>(std::popcount(set));
      worth[i] = worth_of(others, approved, static_cast<DigitSet>(mine & ~set), number, gain);
    }
  }
}

std::array<float, kMostSeats> FieldTurn::outcome(const Profile& profile) {
  std::array<float, kMostSeats> worth{};
  for (std::size_t seat = 0; seat < field_.seats; ++seat)
    payoffs(seat, profile, std::span(profile).subspan(seat, 1), std::span(worth).subspan(seat, 1));
  return worth;
}

}  // namespace cifra::the_number::solve
