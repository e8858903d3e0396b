// A sample of something that chance has a part in, for tests of strength: a test claims a floor and proves it with what
// it measured, less three standard errors. The floor lies so far below the mean that other luck would prove it too.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace cifra {

class Sample {
 public:
  void add(double value) {
    ++count_;
    sum_ += value;
    squares_ += value * value;
  }
  std::size_t count() const { return count_; }
  double mean() const { return sum_ / static_cast<double>(count_); }
  double standard_error() const {
    const auto n = static_cast<double>(count_);
    return std::sqrt(std::max(squares_ / n - mean() * mean(), 0.0) / (n - 1));
  }

 private:
  std::size_t count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// Whether the mean is above the floor for certain: by three standard errors.
inline ::testing::AssertionResult surely_above(const Sample& sample, double floor) {
  const bool above = sample.count() > 1 && sample.mean() - 3 * sample.standard_error() > floor;
  return (above ? ::testing::AssertionSuccess() : ::testing::AssertionFailure())
         << sample.mean() << " ± " << sample.standard_error() << " of " << sample.count() << ", floor " << floor;
}

}  // namespace cifra
