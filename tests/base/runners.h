// Runners of tests of long computations: two lanes that really run at once, an end after so many questions, and a clock
// that goes on with every look.
#pragma once

#include <atomic>
#include <cstddef>
#include <thread>

#include "base/runner.h"

namespace cifra::testing {

class TwoLaneRunner : public Runner {
 public:
  std::size_t lanes() const override { return 2; }
  void run(std::size_t count, std::string_view /*what*/, const Work& work) override {
    std::atomic<std::size_t> next = 0;
    const auto lane_work = [&](std::size_t lane) {
      for (std::size_t piece = next++; piece < count; piece = next++) work(piece, lane);
    };
    const std::jthread other(lane_work, 1);
    lane_work(0);
  }
};

// Stopped from the question number `after` on; 0: from the beginning.
class StoppingRunner : public Runner {
 public:
  explicit StoppingRunner(int after) : left_(after) {}
  bool stopped() const override { return left_ <= 0 || --left_ < 0; }

 private:
  mutable int left_;
};

// Every look at the clock takes `step` seconds, of the wall and of the processor.
class ClockRunner : public Runner {
 public:
  explicit ClockRunner(double step) : step_(step) {}
  double seconds() const override { return step_ * ++looks_; }
  double thread_seconds() const override { return step_ * ++looks_; }

 private:
  double step_;
  mutable int looks_ = 0;
};

}  // namespace cifra::testing
