// The other side of a worker in tests: runs what was posted on the test's own thread, and counts the calls.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <new>
#include <string>
#include <vector>

#include "store/worker.h"

namespace cifra::store {

class Receiver {
 public:
  Worker::Post post() {
    return [this](std::function<void()> what) {
      const std::scoped_lock lock(mutex_);
      if (throws_ > 0 && throws_-- > 0) throw std::bad_alloc();
      posted_.push_back(std::move(what));
      changed_.notify_all();
    };
  }
  Worker::OnState on_state() {
    return [this](const std::string& code) { states.push_back(code); };
  }

  // False: it did not become true within that time.
  bool run_until(const std::function<bool()>& is_done, int within_ms = 20'000) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(within_ms);
    while (!is_done()) {
      std::function<void()> next;
      {
        std::unique_lock lock(mutex_);
        if (!changed_.wait_until(lock, end, [&] { return !posted_.empty(); })) return is_done();
        next = std::move(posted_.front());
        posted_.pop_front();
      }
      ++passes;
      next();
    }
    return true;
  }
  void run_for(int ms) {
    run_until([] { return false; }, ms);
  }
  void throw_next(int count) {
    const std::scoped_lock lock(mutex_);
    throws_ = count;
  }

  int passes = 0;  // what was posted and has run
  std::vector<std::string> states;

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> posted_;
  int throws_ = 0;
};

}  // namespace cifra::store
