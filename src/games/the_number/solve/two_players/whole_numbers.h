// Whole numbers of 32 bits in the assets of this folder: four bytes each, the lowest first.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace cifra::the_number::solve {

inline void put_whole(std::vector<unsigned char>& bytes, std::uint32_t whole) {
  for (unsigned shift = 0; shift < 32; shift += 8) bytes.push_back(static_cast<unsigned char>(whole >> shift));
}

// The number at the beginning of the bytes, which are shortened by it. There are four at least.
inline std::uint32_t take_whole(std::span<const unsigned char>& bytes) {
  std::uint32_t whole = 0;
  for (unsigned i = 0; i < 4; ++i) whole |= std::uint32_t{bytes[i]} << (8 * i);
  bytes = bytes.subspan(4);
  return whole;
}

}  // namespace cifra::the_number::solve
