// ThreadRunner: the Runner of the command line. Threads of this process, a limit of seconds, Ctrl-C, and a bar on
// standard error where that is a terminal.
#pragma once

#include <cstddef>
#include <string_view>

#include "base/runner.h"

namespace cifra::cli {

class ThreadRunner : public Runner {
 public:
  struct Limits {
    double seconds = 0;          // by the wall clock; 0 is no limit
    bool interruptible = false;  // Ctrl-C ends the computation, and a second one the program
  };

  explicit ThreadRunner(std::size_t threads) : ThreadRunner(threads, Limits()) {}
  ThreadRunner(std::size_t threads, const Limits& limits);
  ThreadRunner(const ThreadRunner&) = delete;
  ThreadRunner& operator=(const ThreadRunner&) = delete;
  ~ThreadRunner() override;

  std::size_t lanes() const override { return threads_; }
  void run(std::size_t count, std::string_view what, const Work& work) override;
  bool stopped() const override;
  double seconds() const override;
  double thread_seconds() const override;
  void progress(std::string_view what, std::size_t done, std::size_t all) override;

 private:
  std::size_t threads_;
  Limits limits_;
  double begin_;
};

}  // namespace cifra::cli
