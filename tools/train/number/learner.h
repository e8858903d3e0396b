// The network of solve/number/field_net.h in floating point, and how it learns: squared error, Adam, batches of random
// samples.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "solve/number/field_net.h"

namespace cifra::train {

using namespace solve::number;

// A player's digits, the others', and the points the player can expect.
struct FieldSample {
  DigitSet own = 0;
  std::array<DigitSet, kMostSeats - 1> others{};
  float points = 0;
};

class FieldLearner {
 public:
  FieldLearner(std::size_t others, std::string_view seed);

  // Begins where another network ended.
  void begin_with(const FieldWeights& weights);

  // Goes through the samples that many times, with a rate that falls to nearly nothing.
  void learn(std::span<const FieldSample> samples, double times, Rng& rng);
  double error(std::span<const FieldSample> samples);  // root mean square, in points
  FieldWeights rounded() const;

 private:
  void expand();
  float forward(const FieldSample& sample, FieldRow& sum) const;
  void backward(const FieldSample& sample, const FieldRow& sum, float error);
  void step(float rate, float batch);

  std::size_t others_;
  // All rows of facts (own, then other), then the output, then the bias; and what Adam needs.
  std::vector<float> weights_;
  std::vector<float> gradient_;
  std::vector<float> momentum_;
  std::vector<float> scale_;
  long steps_ = 0;
  bool begun_ = false;
  std::vector<FieldRow> own_, other_;                    // by set of digits
  std::vector<FieldRow> own_gradient_, other_gradient_;  // the same
};

}  // namespace cifra::train
