// A request to stop thinking, which may come from another thread. Whoever thinks for long looks at it now and then, and
// ends soon with anything legal: the result is not wanted any more.
#pragma once

#include <atomic>

namespace cifra {

class Stop {
 public:
  Stop() = default;                                               // never asked for
  explicit Stop(const std::atomic<bool>& flag) : flag_(&flag) {}  // which must live longer

  bool asked() const { return flag_ != nullptr && flag_->load(std::memory_order_relaxed); }

 private:
  const std::atomic<bool>* flag_ = nullptr;
};

}  // namespace cifra
