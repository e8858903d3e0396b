// A few threads for what takes long: bots and passwords. Work goes in, and what is to be done with its result comes
// back through the loop.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "house/loop.h"

namespace cifra::house {

class Pool {
 public:
  Pool(Loop& loop, int threads);
  ~Pool();  // work that has not begun is dropped
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  // `work` runs on some thread; the function it returns runs on the loop.
  using Work = std::function<std::function<void()>()>;
  void run(Work work);
  void run_next(Work work);  // before all that waits: somebody is at the door, and it is short
  std::size_t waiting() const;

 private:
  void add(Work work, bool next);
  void serve();

  Loop& loop_;
  mutable std::mutex mutex_;
  std::condition_variable ready_;
  std::deque<Work> queue_;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace cifra::house
