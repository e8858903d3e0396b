#include "house/pool.h"

#include <utility>

namespace cifra::house {

Pool::Pool(Loop& loop, int threads) : loop_(loop) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
}

Pool::~Pool() {
  {
    const std::scoped_lock lock(mutex_);
    ending_ = true;
  }
  ready_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Pool::run(Work work) { add(std::move(work), false); }

void Pool::run_next(Work work) { add(std::move(work), true); }

void Pool::add(Work work, bool next) {
  {
    const std::scoped_lock lock(mutex_);
    queue_.insert(next ? queue_.begin() : queue_.end(), std::move(work));
  }
  ready_.notify_one();
}

std::size_t Pool::waiting() const {
  const std::scoped_lock lock(mutex_);
  return queue_.size();
}

void Pool::serve() {
  for (;;) {
    Work work;
    {
      std::unique_lock lock(mutex_);
      ready_.wait(lock, [this] { return ending_ || !queue_.empty(); });
      if (ending_) return;
      work = std::move(queue_.front());
      queue_.pop_front();
    }
    if (auto then = work()) loop_.post(std::move(then));
  }
}

}  // namespace cifra::house
