#include "tools/train/number/learner.h"

#include <algorithm>
#include <cmath>

namespace cifra::train {
namespace {

constexpr std::size_t kBatch = 1024;
constexpr float kRate = 0.01F;
constexpr std::size_t kRows = kFieldFacts * kFieldWidth;
constexpr std::size_t kOut = 2 * kRows;
constexpr std::size_t kBias = kOut + kFieldWidth;
constexpr std::size_t kWeights = kBias + 1;

constexpr DigitSet fact(std::size_t index) { return index == 0 ? DigitSet{0} : kSmallSets[index - 1]; }

// Calls f(digits, fact) for every fact that is true of every set of digits.
template <class F>
void each_fact(F&& f) {
  for (unsigned digits = 0; digits < 1024; ++digits) {
    for (std::size_t i = 0; i < kFieldFacts; ++i) {
      if ((fact(i) & ~digits) == 0) f(digits, i);
    }
  }
}

}  // namespace

FieldLearner::FieldLearner(std::size_t others, std::string_view seed)
    : others_(others),
      weights_(kWeights),
      gradient_(kWeights),
      momentum_(kWeights),
      scale_(kWeights),
      own_(1024),
      other_(1024),
      own_gradient_(1024),
      other_gradient_(1024) {
  Rng rng(seed);
  const auto around_zero = [&](float width) { return width * (static_cast<float>(rng.next() >> 40) / (1 << 23) - 1); };
  for (std::size_t i = 0; i < kOut; ++i) weights_[i] = around_zero(0.1F);
  for (std::size_t i = kOut; i < kBias; ++i) weights_[i] = around_zero(0.3F);
}

void FieldLearner::begin_with(const FieldWeights& weights) {
  begun_ = true;
  for (std::size_t i = 0; i < kRows; ++i) {
    weights_[i] = static_cast<float>(weights.own[i]) * weights.row_step;
    weights_[kRows + i] = static_cast<float>(weights.other[i]) * weights.row_step;
  }
  for (std::size_t i = 0; i < kFieldWidth; ++i)
    weights_[kOut + i] = static_cast<float>(weights.out[i]) * weights.out_step;
  weights_[kBias] = weights.bias;
}

void FieldLearner::expand() {
  std::ranges::fill(own_, FieldRow{});
  std::ranges::fill(other_, FieldRow{});
  each_fact([&](unsigned digits, std::size_t i) {
    const float* const own = &weights_[i * kFieldWidth];
    const float* const other = own + kRows;
    auto* const own_row = reinterpret_cast<float*>(&own_[digits]);
    auto* const other_row = reinterpret_cast<float*>(&other_[digits]);
    for (std::size_t k = 0; k < kFieldWidth; ++k) {
      own_row[k] += own[k];
      other_row[k] += other[k];
    }
  });
}

float FieldLearner::forward(const FieldSample& sample, FieldRow& sum) const {
  sum = own_[sample.own];
  for (std::size_t i = 0; i < others_; ++i) sum += other_[sample.others[i]];
  const auto* const values = reinterpret_cast<const float*>(&sum);
  float out = weights_[kBias];
  for (std::size_t k = 0; k < kFieldWidth; ++k) out += std::max(0.F, values[k]) * weights_[kOut + k];
  return out;
}

void FieldLearner::backward(const FieldSample& sample, const FieldRow& sum, float error) {
  const auto* const values = reinterpret_cast<const float*>(&sum);
  FieldRow back{};
  auto* const to = reinterpret_cast<float*>(&back);
  gradient_[kBias] += error;
  for (std::size_t k = 0; k < kFieldWidth; ++k) {
    if (values[k] <= 0) continue;
    gradient_[kOut + k] += error * values[k];
    to[k] = error * weights_[kOut + k];
  }
  own_gradient_[sample.own] += back;
  for (std::size_t i = 0; i < others_; ++i) other_gradient_[sample.others[i]] += back;
}

void FieldLearner::step(float rate, float batch) {
  each_fact([&](unsigned digits, std::size_t i) {
    const auto* const own = reinterpret_cast<const float*>(&own_gradient_[digits]);
    const auto* const other = reinterpret_cast<const float*>(&other_gradient_[digits]);
    float* const to = &gradient_[i * kFieldWidth];
    for (std::size_t k = 0; k < kFieldWidth; ++k) {
      to[k] += own[k];
      to[k + kRows] += other[k];
    }
  });
  ++steps_;
  const auto steps = static_cast<float>(std::min(steps_, 100000L));
  const float first = 1 - std::pow(0.9F, steps);
  const float second = 1 - std::pow(0.999F, steps);
  for (std::size_t i = 0; i < kWeights; ++i) {
    const float slope = gradient_[i] / batch;
    momentum_[i] += 0.1F * (slope - momentum_[i]);
    scale_[i] += 0.001F * (slope * slope - scale_[i]);
    weights_[i] -= rate * (momentum_[i] / first) / (std::sqrt(scale_[i] / second) + 1e-8F);
  }
}

void FieldLearner::learn(std::span<const FieldSample> samples, double times, Rng& rng) {
  if (!begun_) {
    double mean = 0;
    for (const FieldSample& sample : samples) mean += static_cast<double>(sample.points);
    weights_[kBias] = static_cast<float>(mean / static_cast<double>(samples.size()));
  }
  const auto all = static_cast<long>(times * static_cast<double>(samples.size()) / kBatch) + 1;
  for (long done = 0; done < all; ++done) {
    expand();
    std::ranges::fill(gradient_, 0.F);
    std::ranges::fill(own_gradient_, FieldRow{});
    std::ranges::fill(other_gradient_, FieldRow{});
    for (std::size_t i = 0; i < kBatch; ++i) {
      const FieldSample& sample = samples[rng.below(static_cast<std::uint32_t>(samples.size()))];
      FieldRow sum;
      const float error = forward(sample, sum) - sample.points;
      backward(sample, sum, error);
    }
    step((begun_ ? 0.3F : 1.F) * kRate * (1 - 0.98F * static_cast<float>(done) / static_cast<float>(all)), kBatch);
  }
  expand();
}

double FieldLearner::error(std::span<const FieldSample> samples) {
  expand();
  double sum = 0;
  for (const FieldSample& sample : samples) {
    FieldRow row;
    const double error = static_cast<double>(forward(sample, row) - sample.points);
    sum += error * error;
  }
  return std::sqrt(sum / static_cast<double>(std::max<std::size_t>(1, samples.size())));
}

FieldWeights FieldLearner::rounded() const {
  FieldWeights rounded = FieldWeights::blank();
  const auto step_of = [&](std::size_t first, std::size_t last) {
    float most = 1e-6F;
    for (std::size_t i = first; i < last; ++i) most = std::max(most, std::abs(weights_[i]));
    return most / 32767;
  };
  rounded.row_step = step_of(0, kOut);
  rounded.out_step = step_of(kOut, kBias);
  rounded.bias = weights_[kBias];
  const auto round = [](float value, float step) { return static_cast<std::int16_t>(std::lround(value / step)); };
  for (std::size_t i = 0; i < kRows; ++i) {
    rounded.own[i] = round(weights_[i], rounded.row_step);
    rounded.other[i] = round(weights_[kRows + i], rounded.row_step);
  }
  for (std::size_t i = 0; i < kFieldWidth; ++i) rounded.out[i] = round(weights_[kOut + i], rounded.out_step);
  return rounded;
}

}  // namespace cifra::train
