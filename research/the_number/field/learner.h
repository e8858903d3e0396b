// The network of games/the_number/solve/field/field_net.h in floating point, and how it learns: squared error, Adam,
// batches of random samples.
//
// Samples of the seats of one position may come together. Then what all of them are off in common counts less than what
// they are off from each other: players want to be ahead, and equilibria of a turn often differ in what everybody gets.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "games/the_number/solve/field/field_net.h"

namespace cifra::train {

using namespace the_number::solve;

// A player's digits, the others', and the points the player can expect.
struct FieldSample {
  DigitSet own = 0;
  std::array<DigitSet, kMostSeats - 1> others{};
  float points = 0;
};

class FieldLearner {
 public:
  // `together` samples are of one position.
  FieldLearner(std::size_t others, std::size_t together, std::string_view seed);

  // That many steps of 4096 samples each, with a rate that falls to nearly nothing.
  void learn(std::span<const FieldSample> samples, int steps, Rng& rng);
  struct Errors {
    double all = 0;    // root mean square, in points
    double apart = 0;  // the same without what the samples of a position are off in common
  };
  Errors error(std::span<const FieldSample> samples);
  FieldWeights rounded() const;

 private:
  void expand();
  float forward(const FieldSample& sample, FieldRow& sum) const;
  void backward(const FieldSample& sample, const FieldRow& sum, float error);
  void step(float rate, float batch);

  std::size_t others_;
  std::size_t together_;
  // All rows of facts (own, then other), then the output, then the bias; and what Adam needs.
  std::vector<float> weights_;
  std::vector<float> gradient_;
  std::vector<float> momentum_;
  std::vector<float> scale_;
  long steps_ = 0;
  std::vector<FieldRow> own_, other_;                    // by set of digits
  std::vector<FieldRow> own_gradient_, other_gradient_;  // the same
};

}  // namespace cifra::train
