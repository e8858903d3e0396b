#include "research/the_number/field/learner.h"

#include <algorithm>
#include <cmath>

namespace cifra::train {
namespace {

constexpr std::size_t kBatch = 4096;
constexpr float kRate = 0.02F;
constexpr float kInCommon = 0.2F;  // how much errors in common count
constexpr std::size_t kRows = kFieldFacts * kFieldWidth;
constexpr std::size_t kOut = 2 * kRows;
constexpr std::size_t kBias = kOut + kFieldWidth;
constexpr std::size_t kWeights = kBias + 1;

// Calls f(digits, fact) for every fact that is true of every set of digits.
template <class F>
void each_fact(F&& f) {
  static const std::vector<std::vector<std::size_t>> kTrue = [] {
    std::vector<std::vector<std::size_t>> lists(1024);
    for (unsigned digits = 0; digits < lists.size(); ++digits) {
      const FieldFacts facts = field_facts(static_cast<DigitSet>(digits));
      lists[digits].assign(facts.list.begin(), facts.list.begin() + static_cast<std::ptrdiff_t>(facts.count));
    }
    return lists;
  }();
  for (unsigned digits = 0; digits < kTrue.size(); ++digits) {
    for (const std::size_t i : kTrue[digits]) f(digits, i);
  }
}

}  // namespace

FieldLearner::FieldLearner(std::size_t others, std::size_t together, std::string_view seed)
    : others_(others),
      together_(together),
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

void FieldLearner::learn(std::span<const FieldSample> samples, int steps, Rng& rng) {
  double mean = 0;
  for (const FieldSample& sample : samples) mean += static_cast<double>(sample.points);
  weights_[kBias] = static_cast<float>(mean / static_cast<double>(samples.size()));
  for (int done = 0; done < steps; ++done) {
    expand();
    std::ranges::fill(gradient_, 0.F);
    std::ranges::fill(own_gradient_, FieldRow{});
    std::ranges::fill(other_gradient_, FieldRow{});
    for (std::size_t i = 0; i < kBatch / together_; ++i) {
      const auto position = rng.below(static_cast<std::uint32_t>(samples.size() / together_));
      const auto all = samples.subspan(position * together_, together_);
      std::array<FieldRow, kMostSeats> sums;
      std::array<float, kMostSeats> errors{};
      float common = 0;
      for (std::size_t k = 0; k < together_; ++k) {
        errors[k] = forward(all[k], sums[k]) - all[k].points;
        common += errors[k] / static_cast<float>(together_);
      }
      if (together_ == 1) common = 0;
      for (std::size_t k = 0; k < together_; ++k) backward(all[k], sums[k], errors[k] - (1 - kInCommon) * common);
    }
    const float gone = static_cast<float>(done) / static_cast<float>(steps);
    step(kRate * (1 - 0.995F * gone), kBatch);
  }
  expand();
}

FieldLearner::Errors FieldLearner::error(std::span<const FieldSample> samples) {
  expand();
  double sum = 0;
  double apart = 0;
  for (std::size_t first = 0; first + together_ <= samples.size(); first += together_) {
    double total = 0;
    double squares = 0;
    for (const FieldSample& sample : samples.subspan(first, together_)) {
      FieldRow row;
      const double error = static_cast<double>(forward(sample, row) - sample.points);
      total += error;
      squares += error * error;
    }
    sum += squares;
    apart += squares - total * total / static_cast<double>(together_);
  }
  const auto count = static_cast<double>(std::max<std::size_t>(1, samples.size()));
  return {std::sqrt(sum / count), std::sqrt(apart / count)};
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
