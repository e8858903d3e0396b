#include "games/nmbr9/bounds/supply.h"

namespace cifra::nmbr9::bounds {

bool Supply::can_hold(const nmbr9::Variant& variant) {
  std::size_t size = 1;
  for (int number = 0; number <= variant.highest; ++number) {
    size *= variant.copies + std::size_t{1};
    if (size > kMaxSize) return false;
  }
  return true;
}

Supply::Supply(const nmbr9::Variant& variant)
    : Supply(
          variant.highest + 1,
          [&] {
            Counts counts;
            counts.fill(variant.copies);
            return counts;
          }(),
          variant.cards) {}

Supply::Supply(std::span<const std::uint8_t> deck)
    : Supply(
          nmbr9::kNumbers,
          [&] {
            Counts counts{};
            for (const std::uint8_t number : deck) ++counts[number];
            return counts;
          }(),
          static_cast<int>(deck.size())) {}

Supply::Supply(int numbers, const Counts& counts, int cards) : numbers_(numbers), cards_(cards) {
  Index size = 1;
  for (int number = 0; number < numbers_; ++number) {
    unit_[static_cast<std::size_t>(number)] = size;
    size *= static_cast<Index>(counts[static_cast<std::size_t>(number)] + 1);
  }
  value_.resize(size);
  area_.resize(size);
  tiles_.resize(size);
  packed_.resize(size);
  for (Index set = 0; set < size; ++set) {
    Index rest = set;
    int value = 0;
    int area = 0;
    int tiles = 0;
    for (int number = 0; number < numbers_; ++number) {
      const auto radix = static_cast<Index>(counts[static_cast<std::size_t>(number)] + 1);
      const int count = static_cast<int>(rest % radix);
      rest /= radix;
      value += count * number;
      area += count * nmbr9::tile_area(number);
      tiles += count;
      packed_[set] |= static_cast<Packed>(count) * packed_one(number);
    }
    value_[set] = static_cast<std::int16_t>(value);
    area_[set] = static_cast<std::int16_t>(area);
    tiles_[set] = static_cast<std::uint8_t>(tiles);
  }
}

}  // namespace cifra::nmbr9::bounds
