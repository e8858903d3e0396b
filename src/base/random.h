// Random numbers of our own definition: the same seed gives the same numbers with every compiler and in the browser.
// docs/random.md defines them for people who want to check a deck; examples/deck.mjs is a second implementation.
//
// A seed is a text. Its SHA-256 is the state of xoshiro256** (Blackman and Vigna). Independent streams are made by
// longer texts: Rng("7/game/12") has nothing to do with Rng("7/game/13"), so work split over threads repeats exactly.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace cifra {

class Rng {
 public:
  explicit Rng(std::string_view seed);

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  // Even over 0..n-1, exactly (Lemire's method). n > 0.
  std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = (next() >> 32) * n;
    if (static_cast<std::uint32_t>(product) < n) {
      const std::uint32_t uneven = (0U - n) % n;
      while (static_cast<std::uint32_t>(product) < uneven) product = (next() >> 32) * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
  }

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace cifra
