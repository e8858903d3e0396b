// Workloads and fingerprints: what a game gives to the bench. A workload is a fixed amount of work without a clock, so
// that the same code runs natively, under callgrind and in WebAssembly; a fingerprint is a hash of computed results.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace cifra::game {

struct Workload {
  std::string_view name;
  std::string_view unit;
  std::string_view figure;  // path of the figure in the JSON of `cifra bench`: "<game>.<figure>"
  std::uint64_t slice;      // units that take some milliseconds

  // Does at least that much work and returns how many units it was. `sum` depends on all results, so that no compiler
  // leaves any of them out.
  std::uint64_t (*run)(std::uint64_t units, std::uint64_t& sum);
};

// FNV-1a, 64 bits.
class Fingerprint {
 public:
  void add(std::uint64_t value) {
    for (int byte = 0; byte < 8; ++byte) add_byte(static_cast<std::uint8_t>(value >> (8 * byte)));
  }
  void add(std::string_view text) {
    for (const char c : text) add_byte(static_cast<std::uint8_t>(c));
    add(text.size());
  }
  std::string text() const {  // 16 hexadecimal digits
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (int digit = 15; digit >= 0; --digit) text += kDigits[value_ >> (4 * digit) & 15];
    return text;
  }

 private:
  void add_byte(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001b3; }
  std::uint64_t value_ = 0xcbf29ce484222325;
};

}  // namespace cifra::game
