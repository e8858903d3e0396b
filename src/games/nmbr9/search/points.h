// Units of a score in searches of NMBR 9, and keys that sort by one: estimates are integers, in parts of a point.
#pragma once

#include <cstdint>

namespace cifra::nmbr9::search {

inline constexpr std::int32_t kPoint = 256;

// Keys of candidates, unlike each other: the higher value is the greater one, and of equal values the one that was
// generated first.
inline constexpr std::int32_t kKeyBias = 1 << 30;  // keys are unsigned, values are not
constexpr std::uint64_t key_of(std::int32_t value, std::uint32_t order) {
  return static_cast<std::uint64_t>(kKeyBias + value) << 32 | (~order & 0xFFFFFFFFU);
}
constexpr std::int32_t value_of(std::uint64_t key) { return static_cast<std::int32_t>(key >> 32) - kKeyBias; }
constexpr std::uint32_t order_of(std::uint64_t key) { return ~static_cast<std::uint32_t>(key); }

}  // namespace cifra::nmbr9::search
