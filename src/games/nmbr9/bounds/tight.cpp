#include "games/nmbr9/bounds/tight.h"

#include <algorithm>

#include "base/sort.h"
#include "games/nmbr9/data/assets.h"
#include "games/nmbr9/rules/tiles.h"

namespace cifra::nmbr9::bounds {

TightClasses::TightClasses() {
  const auto add = [this](std::span<const int> numbers) {
    Packed packed = 0;
    int area = 0;
    for (const int number : numbers) {
      packed += packed_one(number);
      if (packed_count(packed, number) > kTightCopies) return;
      area += nmbr9::tile_area(number);
    }
    packed_.push_back(packed);
    area_.push_back(area);
  };
  const auto all_of = [&](std::size_t size) {
    std::array<int, 4> numbers{};
    const auto extend = [&](const auto& self, std::size_t count) -> void {
      if (count == size) return add(std::span(numbers).first(size));
      for (numbers[count] = count == 0 ? 0 : numbers[count - 1]; numbers[count] < nmbr9::kNumbers; ++numbers[count]) {
        self(self, count + 1);
      }
    };
    extend(extend, 0);
  };
  all_of(4);
  all_of(3);
  for (std::size_t cls = 0; cls < packed_.size(); ++cls) order_.push_back(static_cast<std::uint16_t>(cls));
  put_in_order(order_, {}, [this](std::uint16_t cls) { return packed_[cls]; });
}

const TightClasses& TightClasses::all() {
  static const TightClasses kTable;
  return kTable;
}

int TightClasses::of(Packed packed) const {
  const auto at = std::ranges::lower_bound(order_, packed, {}, [this](std::uint16_t cls) { return packed_[cls]; });
  return at != order_.end() && packed_[*at] == packed ? *at : -1;
}

bool TightClasses::is_asked(std::size_t lower, std::size_t upper) const {
  const int spare = area_[lower] - area_[upper];
  if (spare < 0 || spare > kSpare) return false;
  for (int number = 0; number < nmbr9::kNumbers; ++number) {
    if (packed_count(packed_[lower], number) + packed_count(packed_[upper], number) > kTightCopies) return false;
  }
  return true;
}

Tight::Tight() : rows_(kFours) {
  // What is not asked fits if there is room.
  const TightClasses& classes = TightClasses::all();
  for (std::size_t lower = 0; lower < kFours; ++lower) {
    for (std::size_t upper = 0; upper < TightClasses::size(); ++upper) {
      set(lower, upper, !classes.is_asked(lower, upper) && classes.area(lower) >= classes.area(upper));
    }
  }
}

void Tight::set(std::size_t lower, std::size_t upper, bool carries) {
  const std::uint64_t bit = std::uint64_t{1} << (upper % 64);
  std::uint64_t& word = rows_[lower][upper / 64];
  word = carries ? word | bit : word & ~bit;
}

template <class Visit>
void Tight::for_each_asked(Visit&& visit) {
  const TightClasses& classes = TightClasses::all();
  std::size_t bit = 0;
  for (std::size_t lower = 0; lower < kFours; ++lower) {
    for (std::size_t upper = 0; upper < TightClasses::size(); ++upper) {
      if (classes.is_asked(lower, upper)) visit(lower, upper, bit++);
    }
  }
}

bool Tight::load() {
  const std::span<const unsigned char> bytes = assets().bytes(kTightAsset);
  std::size_t bits = 0;
  for_each_asked([&](std::size_t, std::size_t, std::size_t) { ++bits; });
  if (bytes.size() != (bits + 7) / 8) return false;
  for_each_asked([&](std::size_t lower, std::size_t upper, std::size_t bit) {
    set(lower, upper, (bytes[bit / 8] >> (bit % 8) & 1) != 0);
  });
  return true;
}

std::string Tight::write() const {
  std::string bytes;
  for_each_asked([&](std::size_t lower, std::size_t upper, std::size_t bit) {
    if (bit % 8 == 0) bytes += '\0';
    if (carries(lower, upper)) bytes.back() = static_cast<char>(bytes.back() | 1 << (bit % 8));
  });
  return bytes;
}

}  // namespace cifra::nmbr9::bounds
