#include "games/nmbr9/bounds/carriers.h"

#include <algorithm>
#include <bit>

namespace cifra::nmbr9::bounds {

namespace {

using nmbr9::Shape;
using nmbr9::shape_of;

// Every way in which a tile can lie on a given square: the shift of its bounding box.
struct Way {
  std::uint8_t number;
  std::uint8_t rotation;
  std::int8_t dx;
  std::int8_t dy;
};

const std::array<std::vector<Way>, nmbr9::kNumbers>& ways() {
  static const auto kWays = [] {
    std::array<std::vector<Way>, nmbr9::kNumbers> all;
    for (int number = 0; number < nmbr9::kNumbers; ++number) {
      for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
        const Shape& shape = shape_of(number, rotation);
        for (int y = 0; y < shape.height; ++y) {
          for (int x = 0; x < shape.width; ++x) {
            if (!shape.has(x, y)) continue;
            all[static_cast<std::size_t>(number)].push_back(
                {static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(rotation), static_cast<std::int8_t>(-x),
                 static_cast<std::int8_t>(-y)});
          }
        }
      }
    }
    return all;
  }();
  return kWays;
}

}  // namespace

bool Carriers::enumerate(const Supply& supply, const Level& upper, std::span<const Choice> choices, bool spares,
                         const Found& found) {
  supply_ = &supply;
  found_ = &found;
  spares_ = spares;
  upper_ = {};
  uncovered_ = {};
  taken_ = {};
  level_ = {};
  used_ = 0;
  set_ = 0;
  area_ = 0;
  int squares = 0;
  const int left = kMiddle - upper.width() / 2;
  const int top = kMiddle - upper.height() / 2;
  for (Spot spot : upper.spots()) {
    spot.x = static_cast<std::int8_t>(spot.x + left);
    spot.y = static_cast<std::int8_t>(spot.y + top);
    upper_.add(spot);
    uncovered_.flip(spot.shape(), spot.x, spot.y);
    squares += spot.shape().area();
  }
  choices_[0].assign(choices.begin(), choices.end());
  return choices.empty() || cover(0, squares);
}

bool Carriers::contains_upper(const Spot& spot) const {
  const Shape& lower = spot.shape();
  for (const Spot& tile : upper_.spots()) {
    const Shape& shape = tile.shape();
    const int dx = tile.x - spot.x;
    const int dy = tile.y - spot.y;
    if (dx < 0 || dy < 0 || dx + shape.width > lower.width || dy + shape.height > lower.height) continue;
    bool inside = true;
    for (int row = 0; row < shape.height; ++row) {
      const unsigned bits = static_cast<unsigned>(shape.rows[static_cast<std::size_t>(row)]) << dx;
      if ((bits & ~static_cast<unsigned>(lower.rows[static_cast<std::size_t>(row + dy)])) != 0) inside = false;
    }
    if (inside) return true;
  }
  return false;
}

int Carriers::narrow(int depth, int number) {
  const Packed used = used_ + packed_one(number);
  auto& next = choices_[static_cast<std::size_t>(depth) + 1];
  next.clear();
  int most = -1;
  for (const Choice& choice : choices_[static_cast<std::size_t>(depth)]) {
    if (!is_part(used, choice.packed)) continue;
    next.push_back(choice);
    most = std::max<int>(most, choice.area);
  }
  return most < 0 ? -1 : most - area_ - nmbr9::tile_area(number);
}

bool Carriers::cover(int depth, int uncovered) {
  if (uncovered == 0) return complete(depth);
  if (depth == kMaxLevelTiles) {
    complete_ = false;
    return true;
  }
  // The first square in reading order: exactly one tile will lie under it.
  int y = 0;
  while (uncovered_.rows[static_cast<std::size_t>(y)] == 0) ++y;
  const int x = std::countr_zero(uncovered_.rows[static_cast<std::size_t>(y)]);
  for (int number = 0; number < supply_->numbers(); ++number) {
    const int area_to_come = narrow(depth, number);
    if (area_to_come < 0) continue;
    const Index unit = supply_->unit(number);
    const int area = nmbr9::tile_area(number);
    used_ += packed_one(number);
    set_ += unit;
    area_ += area;
    bool go_on = true;
    for (const Way& way : ways()[static_cast<std::size_t>(number)]) {
      const Shape& shape = shape_of(way.number, way.rotation);
      const int left = x + way.dx;
      const int top = y + way.dy;
      ++tried_;
      if (taken_.meets(shape, left, top)) continue;
      const int covers = uncovered_.count_common(shape, left, top);
      if (uncovered - covers > area_to_come) continue;
      const Spot spot{way.number, way.rotation, static_cast<std::int8_t>(top), static_cast<std::int8_t>(left)};
      if (contains_upper(spot)) continue;
      const Squares before = uncovered_;
      for (int row = 0; row < shape.height; ++row) {
        uncovered_.rows[static_cast<std::size_t>(top + row)] &= ~(Squares::bits(shape, row) << left);
      }
      taken_.flip(shape, left, top);
      level_.add(spot);
      go_on = cover(depth + 1, uncovered - covers);
      level_.remove_last();
      taken_.flip(shape, left, top);
      uncovered_ = before;
      if (!go_on) break;
    }
    used_ -= packed_one(number);
    set_ -= unit;
    area_ -= area;
    if (!go_on) return false;
  }
  return true;
}

bool Carriers::complete(int depth) {
  const auto& choices = choices_[static_cast<std::size_t>(depth)];
  if (!spares_) return (*found_)(level_, set_);
  if (depth > 0 && std::ranges::any_of(choices, [&](const Choice& choice) { return choice.set == set_; }) &&
      !(*found_)(level_, set_)) {
    return false;
  }
  return add_spares(depth);
}

bool Carriers::add_spares(int depth) {
  if (std::ranges::none_of(choices_[static_cast<std::size_t>(depth)],
                           [&](const Choice& choice) { return choice.set != set_; })) {
    return true;
  }
  if (depth == kMaxLevelTiles) {
    complete_ = false;
    return true;
  }
  // Squares that share an edge with the level; the first tile of a top level goes to the middle.
  Squares edges{};
  int top = kSide;
  int bottom = 0;
  if (depth == 0) {
    top = bottom = kMiddle - 1;
    edges.rows[kMiddle - 1] = std::uint64_t{1} << (kMiddle - 1);
  } else {
    for (int y = 0; y < kSide; ++y) {
      const auto row = [&](int at) {
        return at < 0 || at == kSide ? std::uint64_t{0} : taken_.rows[static_cast<std::size_t>(at)];
      };
      const std::uint64_t near = (row(y) << 1 | row(y) >> 1 | row(y - 1) | row(y + 1)) & ~row(y);
      edges.rows[static_cast<std::size_t>(y)] = near;
      if (near == 0) continue;
      top = std::min(top, y);
      bottom = y;
    }
  }
  for (int number = 0; number < supply_->numbers(); ++number) {
    if (narrow(depth, number) < 0) continue;
    const Index unit = supply_->unit(number);
    used_ += packed_one(number);
    set_ += unit;
    area_ += nmbr9::tile_area(number);
    bool go_on = true;
    for (int rotation = 0; go_on && rotation < nmbr9::distinct_rotations(number); ++rotation) {
      const Shape& shape = shape_of(number, rotation);
      for (int y = std::max(0, top - shape.height); go_on && y <= std::min(bottom + 1, kSide - shape.height); ++y) {
        for (int x = 0; go_on && x + shape.width <= kSide; ++x) {
          if (!edges.meets(shape, x, y) || taken_.meets(shape, x, y)) continue;
          ++tried_;
          const Spot spot{static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(rotation),
                          static_cast<std::int8_t>(y), static_cast<std::int8_t>(x)};
          taken_.flip(shape, x, y);
          level_.add(spot);
          go_on = complete(depth + 1);
          level_.remove_last();
          taken_.flip(shape, x, y);
        }
      }
    }
    used_ -= packed_one(number);
    set_ -= unit;
    area_ -= nmbr9::tile_area(number);
    if (!go_on) return false;
  }
  return true;
}

}  // namespace cifra::nmbr9::bounds
