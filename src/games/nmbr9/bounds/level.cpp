#include "games/nmbr9/bounds/level.h"

#include <algorithm>

#include "base/sort.h"

namespace cifra::nmbr9::bounds {

int Level::width() const {
  int right = 0;
  for (const Spot& spot : spots()) right = std::max(right, spot.x + spot.shape().width);
  return right;
}

int Level::height() const {
  int bottom = 0;
  for (const Spot& spot : spots()) bottom = std::max(bottom, spot.y + spot.shape().height);
  return bottom;
}

Level Level::turned(int quarters) const {
  Level level = *this;
  for (int quarter = 0; quarter < quarters; ++quarter) {
    for (Spot& spot : std::span(level.spots_).first(count_)) {
      const int x = -(spot.y + spot.shape().height - 1);
      spot.y = spot.x;
      spot.x = static_cast<std::int8_t>(x);
      spot.rotation = static_cast<std::uint8_t>((spot.rotation + 1) % nmbr9::distinct_rotations(spot.number));
    }
  }
  return level;
}

Level Level::normalised() const {
  Level level = *this;
  const auto tiles = std::span(level.spots_).first(count_);
  std::int8_t left = 127;
  std::int8_t top = 127;
  for (const Spot& spot : tiles) {
    left = std::min(left, spot.x);
    top = std::min(top, spot.y);
  }
  for (Spot& spot : tiles) {
    spot.x = static_cast<std::int8_t>(spot.x - left);
    spot.y = static_cast<std::int8_t>(spot.y - top);
  }
  put_in_order(tiles);
  return level;
}

Level Level::canonical() const {
  Level best = normalised();
  Level level = *this;
  for (int quarter = 1; quarter < nmbr9::kRotations; ++quarter) {
    level = level.turned(1);
    const Level candidate = level.normalised();
    if (candidate < best) best = candidate;
  }
  return best;
}

std::strong_ordering Level::operator<=>(const Level& other) const {
  if (const auto order = count_ <=> other.count_; order != std::strong_ordering::equal) return order;
  return std::lexicographical_compare_three_way(spots().begin(), spots().end(), other.spots().begin(),
                                                other.spots().end());
}
bool Level::operator==(const Level& other) const { return std::ranges::equal(spots(), other.spots()); }

}  // namespace cifra::nmbr9::bounds
