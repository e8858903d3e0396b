// Clock trust: whether the clock of the machine can be believed before something is deleted because of its age. A clock
// that is wrong at a start, or is set while the house runs, looks like a long time that has passed; so after a jump
// nothing expires until the clock has gone on evenly for a while, an hour or, after a jump of a month, a day. By then
// it has usually been set right. The last time that was believed is kept in the store.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

namespace cifra::house {

class ClockTrust {
 public:
  // Looks at both clocks, every few minutes; `trusted_ms` is what is kept in the store. True: the time is believed, and
  // is to be kept there.
  bool look(std::int64_t now_ms, std::int64_t steady_ms, std::optional<std::int64_t> trusted_ms) {
    const bool even = last_ && agree(now_ms - last_->now_ms, steady_ms - last_->steady_ms);
    if (!even) doubt_since_ms_ = steady_ms;
    const bool was_trusted = even && last_->trusted;
    last_ = Look{now_ms, steady_ms, false};
    const std::int64_t jump = trusted_ms ? now_ms - *trusted_ms : 0;
    const bool is_near = trusted_ms && jump >= -kTolerance && jump <= kTolerance;
    const std::int64_t wait = jump > kMonth || jump < -kTolerance ? kDay : kHour;
    last_->trusted = was_trusted || is_near || steady_ms - doubt_since_ms_ >= wait;
    return last_->trusted;
  }

 private:
  static constexpr std::int64_t kTolerance = 600'000;  // two looks are five minutes apart
  static constexpr std::int64_t kHour = 3'600'000;
  static constexpr std::int64_t kDay = 24 * kHour;
  static constexpr std::int64_t kMonth = 30 * kDay;

  static bool agree(std::int64_t one_ms, std::int64_t other_ms) {
    return std::max(one_ms, other_ms) - std::min(one_ms, other_ms) <= kTolerance;
  }

  struct Look {
    std::int64_t now_ms = 0;
    std::int64_t steady_ms = 0;
    bool trusted = false;
  };
  std::optional<Look> last_;
  std::int64_t doubt_since_ms_ = 0;
};

}  // namespace cifra::house
