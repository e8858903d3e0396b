// Units of a score in searches of NMBR 9: estimates are integers, in parts of a point.
#pragma once

#include <cstdint>

namespace cifra::nmbr9::search {

inline constexpr std::int32_t kPoint = 256;
inline constexpr std::int32_t kKeyBias = 1 << 30;  // added to a score to sort by it: keys are unsigned

}  // namespace cifra::nmbr9::search
