// Measurements: latencies of this process, processor time and memory of the server, the disk beneath it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/json.h"

namespace cifra::load {

// Microseconds of a clock that only goes forward.
std::int64_t now_us();

// Latencies in microseconds; all of them are kept.
class Latencies {
 public:
  void add(std::int64_t us) { all_.push_back(static_cast<std::uint32_t>(us)); }
  void clear() { all_.clear(); }
  std::size_t count() const { return all_.size(); }
  double ms(double share) const;  // the percentile: 0.99 is p99, 1 the longest
  json::object report() const;    // count, p50_ms, p99_ms, max_ms

 private:
  mutable std::vector<std::uint32_t> all_;
};

// Seconds of processor time, user and system, all threads, of all these processes; and what they have resident.
double cpu_seconds(std::span<const int> pids);
std::int64_t resident_kib(std::span<const int> pids);

// How long it takes to append a page to a file in that folder and make it durable: 300 times. An `error` if it cannot.
json::object measure_disk(const std::string& folder);

}  // namespace cifra::load
