// Rate limits: how much of anything one client gets. A bucket fills at a steady rate up to a most; everything asked for
// takes one out. docs/protocol.md has the table for people.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/error.h"
#include "house/gateway.h"

namespace cifra::house {

inline constexpr std::int64_t kHourMs = 3'600'000;
inline constexpr std::int64_t kSignEveryMs = 5000;  // of one person

struct Limits {
  int messages_per_s = 20;
  int messages_burst = 60;
  int watched_tables = 50;
  int code_misses_per_minute = 10;
  int requests_per_s = 50;                                                 // of an address, over ten seconds
  int guests_per_hour = 100;                                               // of an address
  int tables_per_hour = 60;                                                // of a player
  int groups_per_hour = 20;                                                // of a player
  int group_people = 40;                                                   // in one group
  int password_tries_per_hour = 20;                                        // of an address, and for an account
  int connections_per_address = static_cast<int>(kConnectionsPerAddress);  // counted by the server
  int waiting_commands = 20000;  // in the whole house; beyond that, commands are refused
  // Reviews that the house works out. Any of these that is 0 turns it off.
  int reviews_waiting = 3;    // of a player, not done yet
  int reviews_per_day = 30;   // of a player
  int reviews_in_queue = 50;  // of all, not done yet
  int review_par_games = 8;   // in one review; 0: none have a par
  int day_par_games = 32;     // for the par of a day; 0: it has none

  bool offers_reviews() const { return reviews_waiting > 0 && reviews_per_day > 0 && reviews_in_queue > 0; }

  // "messages_per_s=100"
  Result<void> set(std::string_view text);
};

struct Rate {
  int most = 0;
  std::int64_t period_ms = 0;  // in which an empty bucket fills
};

class Bucket {
 public:
  bool take(Rate rate, std::int64_t now_ms) {
    level_ = level(rate, now_ms);
    at_ms_ = std::max(now_ms, at_ms_);
    if (level_ < 1) return false;
    level_ -= 1;
    return true;
  }
  bool empty(Rate rate, std::int64_t now_ms) const { return level(rate, now_ms) < 1; }
  bool full(Rate rate, std::int64_t now_ms) const { return level(rate, now_ms) >= static_cast<float>(rate.most); }

 private:
  float level(Rate rate, std::int64_t now_ms) const {
    const auto most = static_cast<float>(rate.most);
    if (at_ms_ == 0) return most;
    const auto more = static_cast<float>(std::max(now_ms - at_ms_, std::int64_t{0}));
    return std::min(most, level_ + most * more / static_cast<float>(rate.period_ms));
  }

  float level_ = 0;
  std::int64_t at_ms_ = 0;  // 0: never used, so full
};

// A bucket for everybody who has been heard of lately.
class Buckets {
 public:
  explicit Buckets(Rate rate) : rate_(rate) {}

  bool take(const std::string& who, std::int64_t now_ms) { return find(who, now_ms).take(rate_, now_ms); }
  bool empty(const std::string& who, std::int64_t now_ms) const {
    const auto there = buckets_.find(who);
    return there != buckets_.end() && there->second.empty(rate_, now_ms);
  }
  int retry_after_s() const { return static_cast<int>(rate_.period_ms / 1000 / std::max(rate_.most, 1)) + 1; }
  std::size_t size() const { return buckets_.size(); }

 private:
  // Full buckets are as good as none: when there are many, those are forgotten.
  Bucket& find(const std::string& who, std::int64_t now_ms) {
    if (buckets_.size() >= next_clean_) {
      std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(rate_, now_ms); });
      next_clean_ = std::max<std::size_t>(1024, 2 * buckets_.size());
    }
    return buckets_[who];
  }

  Rate rate_;
  std::unordered_map<std::string, Bucket> buckets_;
  std::size_t next_clean_ = 1024;
};

}  // namespace cifra::house
