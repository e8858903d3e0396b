// Set of hashes, of a size known before, for searches that keep every layout once; how hashes are made, and noise that
// lets such searches look elsewhere. Equal everywhere: nothing of it depends on the machine.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace cifra::nmbr9::search {

// 2^64 divided by the golden ratio: multiples of it lie far apart.
inline constexpr std::uint64_t kSpread = 0x9E3779B97F4A7C15;

// A hash with a further word.
constexpr std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * kSpread;
  return hash ^ hash >> 29;
}

class SeenSet {
 public:
  // Empty, with room for that many.
  void reset(std::size_t most) {
    std::size_t places = 16;
    while (places < 2 * most) places *= 2;
    places_.resize(places);
    std::ranges::fill(places_, 0);
  }

  // False if it is in the set already.
  bool insert(std::uint64_t hash) {
    hash |= 1;  // zero is an empty place
    std::size_t place = (hash >> 20) & (places_.size() - 1);
    for (; places_[place] != 0; place = (place + 1) & (places_.size() - 1)) {
      if (places_[place] == hash) return false;
    }
    places_[place] = hash;
    return true;
  }

 private:
  std::vector<std::uint64_t> places_;
};

// A small random number for an index, evenly from 0 to limit - 1; none if the limit is 0.
struct Noise {
  std::uint64_t seed = 0;
  std::uint32_t limit = 0;

  std::uint32_t operator()(std::uint64_t index) const {
    std::uint64_t word = (seed + index) * kSpread;
    word = (word ^ word >> 31) * 0xD1342543DE82EF95;
    return static_cast<std::uint32_t>((word >> 40) * limit >> 24);
  }
};

}  // namespace cifra::nmbr9::search
