// Stop: a request to end long work early, because nobody waits for its result any more. The work asks now and then; who
// has it done sets a flag, from any thread, and leaves it set.
#pragma once

#include <atomic>

namespace cifra {

class Stop {
 public:
  Stop() = default;                                               // never
  explicit Stop(const std::atomic<bool>& flag) : flag_(&flag) {}  // which outlives the work
  explicit Stop(const std::atomic<bool>&&) = delete;

  // Once this is true, it stays true.
  bool asked() const { return flag_ != nullptr && flag_->load(std::memory_order_relaxed); }

 private:
  const std::atomic<bool>* flag_ = nullptr;
};

}  // namespace cifra
