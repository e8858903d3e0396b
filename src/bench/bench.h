// What `cifra bench` measures: workloads with a fixed amount of work, and one signature over everything the engine
// computes. No clock in here, so that the same code runs natively, under callgrind and in WebAssembly.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace cifra::bench {

struct Workload {
  std::string_view name;
  std::string_view unit;
  std::uint64_t slice;  // units that take some milliseconds

  // Does at least that much work and returns how many units it was. `sum` depends on all results, so that no compiler
  // leaves any of them out.
  std::uint64_t (*run)(std::uint64_t units, std::uint64_t& sum);
};

std::span<const Workload> workloads();

// 16 hexadecimal digits: a hash of decks, turns, games, placements, bots' choices, records and verdicts, for a fixed
// amount of work (a fraction of a second). The same for every compiler, platform and run of one version.
std::string signature();

}  // namespace cifra::bench
