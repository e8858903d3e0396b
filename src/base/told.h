// Told: long work that says from time to time how far it is and what it would answer now, to somebody who waits.
// Nothing that is computed depends on whether anybody listens.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>

namespace cifra {

// So much of the work is done, and this is the best answer so far. On the thread that works; never more than the total,
// never less than before.
template <class Best>
using Listener = std::function<void(std::uint64_t done, std::uint64_t total, const Best& best)>;

template <class Best>
class Told {
 public:
  Told() = default;  // nobody listens
  Told(Listener<Best> listener, std::uint64_t total)
      : listener_(std::move(listener)), total_(std::max<std::uint64_t>(1, total)) {}

  // To be called often. `find` is asked for the best answer so far only if it is time to tell it.
  template <class Find>
  void at(std::uint64_t done, Find&& find) {
    if (!listener_ || done < next_) return;
    next_ = done + (total_ + kTimes - 1) / kTimes;
    last_ = std::max(last_, std::min(done, total_));
    listener_(last_, total_, find());
  }

 private:
  static constexpr std::uint64_t kTimes = 40;

  Listener<Best> listener_;
  std::uint64_t total_ = 1;
  std::uint64_t next_ = 0;
  std::uint64_t last_ = 0;
};

}  // namespace cifra
