// The network of games/nmbr9/search/value/value.h in floating point, and how it learns: squared error, Adam, batches of
// random samples. What it has learned is the mean of the weights after its latest lessons, which plays better than any
// of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "games/nmbr9/search/value/value.h"

namespace cifra::train {

// Positions, each as its facts, with what came of them in points.
class Samples {
 public:
  void add(const std::vector<std::uint16_t>& facts, int rounds, float points);
  void add(const Samples& others);
  std::size_t size() const { return points_.size(); }
  void drop_first(std::size_t count);

  std::span<const std::uint16_t> facts(std::size_t i) const {
    return std::span(facts_).subspan(first_[i], first_[i + 1] - first_[i]);
  }
  std::size_t head(std::size_t i) const { return head_[i]; }
  float points(std::size_t i) const { return points_[i]; }

 private:
  std::vector<std::uint16_t> facts_;
  std::vector<std::size_t> first_ = {0};
  std::vector<std::uint8_t> head_;
  std::vector<float> points_;
};

class Learner {
 public:
  explicit Learner(std::string_view seed);
  explicit Learner(const nmbr9::search::ValueNet& net);  // goes on from there

  // One lesson: goes through the samples that many times, with a rate that falls from `rate` to a tenth of it. Returns
  // the root mean square of the error, in points.
  double learn(const Samples& samples, double times, float rate, Rng& rng);

  // In integers; facts that were hardly ever seen count nothing.
  nmbr9::search::ValueNet rounded() const;

  bool load(const char* path);
  bool save(const char* path) const;

 private:
  float forward(std::span<const std::uint16_t> facts, std::size_t head, float* sums, float* second) const;
  void backward(std::span<const std::uint16_t> facts, std::size_t head, const float* sums, const float* second,
                float error);
  void step(float rate, float batch);

  std::vector<float> weights_;
  std::vector<float> mean_;  // as if over the last few lessons
  std::vector<float> gradient_;
  std::vector<float> momentum_;
  std::vector<float> scale_;
  std::vector<std::uint32_t> seen_;  // how often each fact was, in all lessons
  long steps_ = 0;
  std::int64_t lessons_ = 0;
};

}  // namespace cifra::train
