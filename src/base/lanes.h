// Eight 32-bit words that are computed on together: one register of AVX2, two of SSE or WebAssembly.
// The compiler's vector extension (g++ and clang) does the rest; results are the same everywhere.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace cifra {

inline constexpr int kLanes = 8;
using Lanes = std::uint32_t __attribute__((vector_size(4 * kLanes)));
using LaneMask = std::int32_t __attribute__((vector_size(4 * kLanes)));  // of a comparison: all bits or none

inline Lanes where(LaneMask mask, Lanes value) { return reinterpret_cast<Lanes>(mask) & value; }
inline Lanes all_lanes(std::uint32_t value) { return Lanes{} + value; }

// Eight independent xoshiro128++ generators (Blackman and Vigna), for playouts where speed is everything.
class LaneRng {
 public:
  explicit LaneRng(std::string_view seed);

  Lanes next() {
    const Lanes sum = state_[0] + state_[3];
    const Lanes result = (sum << 7 | sum >> 25) + state_[0];
    const Lanes t = state_[1] << 9;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = state_[3] << 11 | state_[3] >> 21;
    return result;
  }

 private:
  std::array<Lanes, 4> state_;
};

}  // namespace cifra
