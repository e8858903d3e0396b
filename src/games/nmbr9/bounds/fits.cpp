#include "games/nmbr9/bounds/fits.h"

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <utility>

#include "base/sort.h"
#include "games/nmbr9/data/assets.h"
#include "games/nmbr9/rules/tiles.h"

namespace cifra::nmbr9::bounds {

namespace {

using nmbr9::Shape;
using nmbr9::shape_of;

// 16 x 16 squares, row by row in four words: the middle tile lies at (6, 6), so its neighbours lie within 2..13.
constexpr int kGrid = 16;
constexpr int kMiddleTile = 6;
using Mask = std::array<std::uint64_t, 4>;

void paint(Mask& mask, const Shape& shape, int x, int y) {
  for (int row = 0; row < shape.height; ++row) {
    const auto at = static_cast<std::size_t>(y + row);
    mask[at / 4] |= static_cast<std::uint64_t>(shape.rows[static_cast<std::size_t>(row)])
                    << (static_cast<std::size_t>(x) + 16 * (at % 4));
  }
}
bool meet(const Mask& a, const Mask& b) { return ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3])) != 0; }
bool inside(const Mask& a, const Mask& b) {
  return ((a[0] & ~b[0]) | (a[1] & ~b[1]) | (a[2] & ~b[2]) | (a[3] & ~b[3])) == 0;
}
Mask either(const Mask& a, const Mask& b) { return {a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]}; }
std::uint32_t row_of(const Mask& mask, int y) {
  const auto at = static_cast<std::size_t>(y);
  return static_cast<std::uint32_t>(mask[at / 4] >> (16 * (at % 4)) & 0xffff);
}
bool touches(const Mask& a, const Shape& shape, int x, int y) {
  for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
    Mask moved{};
    paint(moved, shape, x + dx, y + dy);
    if (meet(a, moved)) return true;
  }
  return false;
}

// A tile that could lie on the lower ones.
struct Upper {
  int number;
  Mask mask;
};

class OnLevel {
 public:
  OnLevel(Packed supply, ClassSet& found) : supply_(supply), found_(found) {}

  void look(std::span<const Mask> lower) {
    Mask all{};
    for (const Mask& tile : lower) all = either(all, tile);
    int top = 0;
    int bottom = kGrid;
    while (row_of(all, top) == 0) ++top;
    while (row_of(all, bottom - 1) == 0) --bottom;
    uppers_.clear();
    for (int number = 0; number < nmbr9::kNumbers; ++number) {
      if (packed_count(supply_, number) == 0) continue;
      for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
        list(all, top, bottom, lower, number, shape_of(number, rotation));
      }
    }
    const Classes& classes = Classes::all();
    for (std::size_t i = 0; i < uppers_.size(); ++i) {
      const Upper& a = uppers_[i];
      found_.set(static_cast<std::size_t>(classes.of(a.number)));
      for (std::size_t j = i + 1; j < uppers_.size(); ++j) {
        const Upper& b = uppers_[j];
        if (meet(a.mask, b.mask)) continue;
        const Packed two = packed_one(a.number) + packed_one(b.number);
        if (!is_part(two, supply_)) continue;
        found_.set(static_cast<std::size_t>(classes.of(a.number, b.number)));
        const Mask both = either(a.mask, b.mask);
        for (std::size_t k = j + 1; k < uppers_.size(); ++k) {
          const Upper& c = uppers_[k];
          const auto three = static_cast<std::size_t>(classes.of(a.number, b.number, c.number));
          if (found_.test(three) || meet(both, c.mask) || !is_part(two + packed_one(c.number), supply_)) continue;
          found_.set(three);
        }
      }
    }
  }

 private:
  void list(const Mask& all, int top, int bottom, std::span<const Mask> lower, int number, const Shape& shape) {
    for (int y = top; y + shape.height <= bottom; ++y) {
      std::uint32_t places = 0xffff;
      for (int row = 0; row < shape.height && places != 0; ++row) {
        const std::uint32_t below = row_of(all, y + row);
        for (int x = 0; x < shape.width; ++x) {
          if (shape.has(x, row)) places &= below >> x;
        }
      }
      for (; places != 0; places &= places - 1) {
        Upper upper{number, {}};
        paint(upper.mask, shape, std::countr_zero(places), y);
        if (std::ranges::none_of(lower, [&](const Mask& tile) { return inside(upper.mask, tile); })) {
          uppers_.push_back(upper);
        }
      }
    }
  }

  Packed supply_;
  ClassSet& found_;
  std::vector<Upper> uppers_;
};

// Every way to lay `number` beside the middle tile, edge to edge.
std::vector<Mask> beside(const Mask& middle, int number) {
  std::vector<Mask> ways;
  for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
    const Shape& shape = shape_of(number, rotation);
    for (int y = kMiddleTile - shape.height; y <= kMiddleTile + nmbr9::kMaxSide; ++y) {
      for (int x = kMiddleTile - shape.width; x <= kMiddleTile + nmbr9::kMaxSide; ++x) {
        Mask tile{};
        paint(tile, shape, x, y);
        if (!meet(tile, middle) && touches(middle, shape, x, y)) ways.push_back(tile);
      }
    }
  }
  return ways;
}

}  // namespace

Classes::Classes() : index_(11 * 11 * 11, -1) {
  const auto add = [&](std::array<int, 3> numbers, Packed packed) {
    put_in_order(numbers);
    do {
      // An absent number is -1; absent ones go last in the key.
      std::array<int, 3> ordered = {-1, -1, -1};
      std::size_t count = 0;
      for (const int number : numbers) {
        if (number >= 0) ordered[count++] = number;
      }
      index_[key(ordered[0], ordered[1], ordered[2])] = static_cast<std::int16_t>(packed_.size());
    } while (std::ranges::next_permutation(numbers).found);
    packed_.push_back(packed);
  };
  for (int a = 0; a < nmbr9::kNumbers; ++a) add({a, -1, -1}, packed_one(a));
  for (int a = 0; a < nmbr9::kNumbers; ++a) {
    for (int b = a; b < nmbr9::kNumbers; ++b) add({a, b, -1}, packed_one(a) + packed_one(b));
  }
  for (int a = 0; a < nmbr9::kNumbers; ++a) {
    for (int b = a; b < nmbr9::kNumbers; ++b) {
      for (int c = b; c < nmbr9::kNumbers; ++c) add({a, b, c}, packed_one(a) + packed_one(b) + packed_one(c));
    }
  }
}

const Classes& Classes::all() {
  static const Classes kTable;
  return kTable;
}

int Classes::of(Packed packed) const {
  std::array<int, 3> numbers{-1, -1, -1};
  std::size_t count = 0;
  for (int number = 0; number < nmbr9::kNumbers; ++number) {
    for (int copy = 0; copy < packed_count(packed, number); ++copy) {
      if (count == numbers.size()) return -1;
      numbers[count++] = number;
    }
  }
  return count == 0 ? -1 : index_[key(numbers[0], numbers[1], numbers[2])];
}

ClassSet fits_on(int lower, int highest, int copies) {
  const Classes& classes = Classes::all();
  const Packed tiles = classes.packed(lower);
  Packed supply = 0;
  std::vector<int> numbers;
  if (classes.tiles(lower) < 2) return {};
  for (int number = 0; number < nmbr9::kNumbers; ++number) {
    const int used = packed_count(tiles, number);
    if (used > (number <= highest ? copies : 0)) return {};
    if (number <= highest) supply += static_cast<Packed>(copies - used) * packed_one(number);
    for (int copy = 0; copy < used; ++copy) numbers.push_back(number);
  }
  ClassSet found;
  OnLevel on(supply, found);
  for (std::size_t middle = 0; middle < numbers.size(); ++middle) {
    if (middle > 0 && numbers[middle] == numbers[middle - 1]) continue;
    std::array<Mask, 3> level{};
    paint(level[0], shape_of(numbers[middle], 0), kMiddleTile, kMiddleTile);
    std::vector<int> others;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (i != middle) others.push_back(numbers[i]);
    }
    const std::vector<Mask> first = beside(level[0], others[0]);
    if (others.size() == 1) {
      for (const Mask& a : first) {
        level[1] = a;
        on.look(std::span(level).first(2));
      }
      break;  // the other tile as the middle one gives the same arrangements, turned
    }
    const std::vector<Mask> second = others[1] == others[0] ? first : beside(level[0], others[1]);
    for (std::size_t i = 0; i < first.size(); ++i) {
      for (std::size_t j = others[1] == others[0] ? i + 1 : 0; j < second.size(); ++j) {
        if (meet(first[i], second[j])) continue;
        level[1] = first[i];
        level[2] = second[j];
        on.look(level);
      }
    }
  }
  return found;
}

Fits Fits::of_everything() {
  Fits fits;
  for (ClassSet& set : fits.on) {
    for (std::size_t cls = 0; cls < kClasses; ++cls) set.set(cls);
  }
  return fits;
}

std::optional<Fits> compute_fits(int highest, int copies, Runner& runner) {
  Fits fits;
  std::vector<std::uint8_t> done(kClasses);  // a byte each: several lanes write at once
  runner.run(kClasses, "tables", [&](std::size_t cls, std::size_t /*lane*/) {
    if (runner.stopped()) return;
    fits.on[cls] = fits_on(static_cast<int>(cls), highest, copies);
    done[cls] = 1;
  });
  if (std::ranges::find(done, 0) != done.end()) return std::nullopt;
  return fits;
}

bool load_fits(Fits& fits) {
  const std::span<const unsigned char> bytes = assets().bytes(kFitsAsset);
  if (bytes.size() != kClasses * sizeof(ClassSet)) return false;
  std::size_t at = 0;
  for (ClassSet& set : fits.on) {
    for (std::uint64_t& word : set.words) {
      word = 0;
      for (int shift = 0; shift < 64; shift += 8) word |= static_cast<std::uint64_t>(bytes[at++]) << shift;
    }
  }
  return true;
}

std::string write_fits(const Fits& fits) {
  std::string bytes;
  for (const ClassSet& set : fits.on) {
    for (const std::uint64_t word : set.words) {
      for (int shift = 0; shift < 64; shift += 8) bytes += static_cast<char>(word >> shift & 0xff);
    }
  }
  return bytes;
}

}  // namespace cifra::nmbr9::bounds
