#include "games/nmbr9/review/holes.h"

#include <algorithm>
#include <cstdint>

namespace cifra::nmbr9::review {
namespace {

constexpr std::size_t kSmallestTile = [] {
  int least = kMaxSide * kMaxSide;
  for (const auto& rotations : kShapes) least = std::min(least, rotations[0].area());
  return static_cast<std::size_t>(least);
}();

// The squares of a level with an empty row or column on each side of it.
class LevelMap {
 public:
  LevelMap(const Bounds& bounds, const Layout& layout, int level)
      : left_(bounds.left - 1),
        top_(bounds.top - 1),
        width_(bounds.right - bounds.left + 2),
        height_(bounds.bottom - bounds.top + 2),
        seen_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {
    for (const Tile& tile : layout.tiles()) {
      if (tile.at.level != level) continue;
      const Shape& shape = tile.shape();
      for (int y = 0; y < shape.height; ++y) {
        for (int x = 0; x < shape.width; ++x) {
          if (shape.has(x, y)) seen_[at({tile.at.x + x, tile.at.y + y})] = 1;
        }
      }
    }
    region({left_, top_});  // all that is outside
  }

  // The squares of all regions that are closed in and too small for a tile.
  std::vector<Square> holes() {
    std::vector<Square> list;
    for (int y = 0; y < height_; ++y) {
      for (int x = 0; x < width_; ++x) {
        const std::vector<Square> one = region({left_ + x, top_ + y});
        if (one.size() < kSmallestTile) list.insert(list.end(), one.begin(), one.end());
      }
    }
    return list;
  }

 private:
  std::size_t at(const Square& square) const {
    return static_cast<std::size_t>(square.y - top_) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(square.x - left_);
  }
  bool is_within(const Square& square) const {
    return square.x >= left_ && square.y >= top_ && square.x < left_ + width_ && square.y < top_ + height_;
  }

  // The free squares that hang together with this one; none if it is taken or was looked at before.
  std::vector<Square> region(const Square& from) {
    std::vector<Square> list;
    const auto look_at = [&](const Square& square) {
      if (!is_within(square) || seen_[at(square)] != 0) return;
      seen_[at(square)] = 1;
      list.push_back(square);
    };
    look_at(from);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Square square = list[i];
      look_at({square.x + 1, square.y});
      look_at({square.x - 1, square.y});
      look_at({square.x, square.y + 1});
      look_at({square.x, square.y - 1});
    }
    return list;
  }

  int left_;
  int top_;
  int width_;
  int height_;
  std::vector<std::uint8_t> seen_;  // taken, or looked at
};

}  // namespace

std::vector<Square> holes_left(const Layout& before, int number, const Placement& placement) {
  Layout after = before;
  after.place_unchecked(number, placement);
  std::vector<Square> holes = LevelMap(after.bounds(), after, placement.level).holes();
  const std::vector<Square> old = LevelMap(after.bounds(), before, placement.level).holes();
  std::erase_if(holes, [&](const Square& one) { return std::ranges::find(old, one) != old.end(); });
  return holes;
}

}  // namespace cifra::nmbr9::review
