// The tiles of a variant as multisets, numbered 0 .. size()-1 in a mixed radix: the index of a union is the sum of the
// indices, so taking tiles away is a subtraction. Everything the bounds ask of a multiset is a table look-up.
//
//   F-9-2-20: every number 0, 1 or 2 times, 3^10 = 59049 multisets; the full supply is the last of them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::nmbr9::bounds {

using Index = std::uint32_t;  // of a multiset

// Six bits for every number, so that "is part of" is one subtraction.
using Packed = std::uint64_t;
inline constexpr Packed kPackedGuards = [] {
  Packed guards = 0;
  for (int number = 0; number < nmbr9::kNumbers; ++number) guards |= Packed{32} << (6 * number);
  return guards;
}();
constexpr bool is_part(Packed part, Packed whole) {
  return (((whole | kPackedGuards) - part) & kPackedGuards) == kPackedGuards;
}
constexpr Packed packed_one(int number) { return Packed{1} << (6 * number); }
constexpr int packed_count(Packed packed, int number) { return static_cast<int>(packed >> (6 * number) & 31); }

class Supply {
 public:
  static constexpr std::size_t kMaxSize = 100'000;  // memory and time of the bounds grow with it

  // Whether the bounds can be computed for that variant at all.
  static bool can_hold(const nmbr9::Variant& variant);
  explicit Supply(const nmbr9::Variant& variant);
  // The tiles of these cards and no others.
  explicit Supply(std::span<const std::uint8_t> deck);

  int numbers() const { return numbers_; }
  int cards() const { return cards_; }
  Index size() const { return static_cast<Index>(area_.size()); }
  Index full() const { return size() - 1; }
  Index unit(int number) const { return unit_[static_cast<std::size_t>(number)]; }
  int value(Index set) const { return value_[set]; }
  int area(Index set) const { return area_[set]; }
  int tiles(Index set) const { return tiles_[set]; }
  Packed packed(Index set) const { return packed_[set]; }

  // What has been used when `left` is left: its value is what a further level below adds.
  int used_value(Index left) const { return value(full()) - value(left); }
  int used_tiles(Index left) const { return tiles(full()) - tiles(left); }
  // How many more tiles may be placed: a variant may use fewer cards than it has.
  int cards_left(Index left) const { return cards_ - used_tiles(left); }

 private:
  using Counts = std::array<int, nmbr9::kNumbers>;
  Supply(int numbers, const Counts& counts, int cards);

  int numbers_;
  int cards_;
  std::array<Index, nmbr9::kNumbers> unit_{};
  std::vector<std::int16_t> value_;
  std::vector<std::int16_t> area_;
  std::vector<std::uint8_t> tiles_;
  std::vector<Packed> packed_;
};

}  // namespace cifra::nmbr9::bounds
