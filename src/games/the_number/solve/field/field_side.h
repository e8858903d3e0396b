// One player's part in regret matching: the numbers that are considered, how much each was missed, and how often it was
// played.
#pragma once

#include <span>
#include <vector>

#include "base/random.h"
#include "games/the_number/solve/field/field.h"

namespace cifra::the_number::solve {

struct FieldSide {
  std::vector<std::uint32_t> keys;  // Number::key(); empty for a player who is out
  std::vector<float> regret;
  std::vector<float> now;      // the strategy of this step
  std::vector<float> average;  // sums of it, later steps weighing more

  void begin(std::vector<std::uint32_t> numbers);
  // Forgets what was learned, but begins with the strategy found so far.
  void restart();
  // Takes in what every number would have brought against the others as they played. With `foresee` the next strategy
  // expects the same once more (predictive regret matching), which is far better where `worth` is exact.
  void learn(std::span<const float> worth, float weight, bool foresee);

  void keep_most(std::size_t count);
  // Takes in the best number of every first digit, if it is better than all that are considered; at most `count` stay.
  // False if there was none.
  bool take_better(std::span<const std::uint32_t> numbers, std::span<const double> values, std::size_t count);

  // Numbers drawn evenly over the strategy of this step, in any order.
  std::vector<std::uint32_t> draw_now(std::size_t count, Rng& rng) const;
  // The average strategy as it is played: numbers below kLeastFieldPart are left out.
  std::vector<Share> strategy() const;
};

// The share of the play below which a number is noise of the method.
inline constexpr float kLeastFieldPart = 0.004F;

// The same for a strategy: Number::key() of each; 0 if there are none.
std::vector<std::uint32_t> draw_evenly(std::span<const Share> strategy, std::size_t count, Rng& rng);

}  // namespace cifra::the_number::solve
