#include "solve/maximum/supply.h"

namespace cifra::solve::maximum {

bool Supply::can_hold(const nmbr9::Variant& variant) {
  std::size_t size = 1;
  for (int number = 0; number <= variant.highest; ++number) {
    size *= variant.copies + std::size_t{1};
    if (size > kMaxSize) return false;
  }
  return true;
}

Supply::Supply(const nmbr9::Variant& variant)
    : numbers_(variant.highest + 1), copies_(variant.copies), cards_(variant.cards) {
  Index size = 1;
  for (int number = 0; number < numbers_; ++number) {
    unit_[static_cast<std::size_t>(number)] = size;
    size *= static_cast<Index>(copies_ + 1);
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
      const int count = static_cast<int>(rest % static_cast<Index>(copies_ + 1));
      rest /= static_cast<Index>(copies_ + 1);
      value += count * number;
      area += count * nmbr9::shape_of(number, 0).area();
      tiles += count;
      packed_[set] |= static_cast<Packed>(count) << (6 * number);
    }
    value_[set] = static_cast<std::int16_t>(value);
    area_[set] = static_cast<std::int16_t>(area);
    tiles_[set] = static_cast<std::uint8_t>(tiles);
  }
}

}  // namespace cifra::solve::maximum
