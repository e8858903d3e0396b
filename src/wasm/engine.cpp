// The engine for the browser: a thin door, to the referee and the benches so far. Texts go in and out through one
// buffer; every function is called on one thread of one instance.
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "bench/bench.h"
#include "record/referee.h"

#define CIFRA_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

std::string g_text;  // what the page wrote, or what the last function answered

void answer(std::string text) { g_text = std::move(text); }

}  // namespace

// Room for a text of `size` bytes that the page writes before it calls a function.
CIFRA_EXPORT(text_room) char* text_room(std::size_t size) {
  g_text.resize(size);
  return g_text.data();
}
CIFRA_EXPORT(text_data) const char* text_data() { return g_text.data(); }
CIFRA_EXPORT(text_size) std::size_t text_size() { return g_text.size(); }

// text -> verdict; 1 if the record is valid.
CIFRA_EXPORT(referee) int referee() {
  cifra::record::Verdict verdict = cifra::record::referee(g_text);
  answer(std::move(verdict.line));
  return verdict.valid ? 1 : 0;
}

CIFRA_EXPORT(bench_signature) void bench_signature() { answer(cifra::bench::signature()); }

// The index-th workload of the bench: its name as text, and how many units it did.
CIFRA_EXPORT(bench_count) int bench_count() { return static_cast<int>(cifra::bench::workloads().size()); }
CIFRA_EXPORT(bench_run) double bench_run(int index) {
  const cifra::bench::Workload& workload = cifra::bench::workloads()[static_cast<std::size_t>(index)];
  std::uint64_t sum = 0;
  const std::uint64_t done = workload.run(workload.slice, sum);
  answer(std::string(workload.name));
  return sum == 0 ? -1 : static_cast<double>(done);
}
