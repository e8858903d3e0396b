// The squares of a layout as rows of bits, level by level, in a window of the table, for
// generate.cpp and playout.cpp.
//
// A canvas may be kept while tiles are added, as long as it holds the layout; then adding a tile is a handful of
// instructions, and nothing is painted twice.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/nmbr9/rules/layout.h"
#include "games/nmbr9/rules/positions.h"

namespace cifra::nmbr9 {

// A tile lies on two others at least, so ninety tiles make no more levels than this; the one above is looked at too.
inline constexpr int kMostLevels = kMaxTiles / 2 + 1;

template <class Word>
class Canvas {
 public:
  static constexpr int kColumns = Rows<Word>::kColumns;
  static constexpr int kRows = Rows<Word>::kRows;
  static constexpr int kReach = kMaxSide + 1;

  // Whether a window can hold a layout and every tile that may come next, which needs kMaxSide more on each side, and
  // the neighbours of that.
  static bool can_hold(const Bounds& bounds) {
    return bounds.right - bounds.left + 2 * kReach <= kColumns && bounds.bottom - bounds.top + 2 * kReach <= kRows;
  }

  Canvas() = default;  // holds nothing until it is painted
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // Moves the window so that the layout lies in its middle.
  void paint(const Layout& layout) {
    const Bounds& bounds = layout.bounds();
    paint(layout, (bounds.left + bounds.right - kColumns) >> 1, (bounds.top + bounds.bottom - kRows) >> 1);
  }

  // Moves the window to begin at (left, top), whatever it then holds.
  void paint(const Layout& layout, int left, int top) {
    left_ = left;
    top_ = top;
    painted_ = 0;
    levels_[0].words.fill(0);
    for (const Tile& tile : layout.tiles()) {
      while (tile.at.level >= painted_) levels_[static_cast<std::size_t>(++painted_)].words.fill(0);
      const int x = tile.at.x - left;
      const int y = tile.at.y - top;
      if (x > -kMaxSide && x < kColumns && y >= -kMaxSide && y < kRows + kMaxSide) stamp_at(tile, x, y);
    }
  }

  int left() const { return left_; }
  int top() const { return top_; }
  const Rows<Word>& level(int level) const { return levels_[static_cast<std::size_t>(level)]; }

  bool holds(const Bounds& bounds) const {
    return bounds.left - kReach >= left_ && bounds.right + kReach <= left_ + kColumns && bounds.top - kReach >= top_ &&
           bounds.bottom + kReach <= top_ + kRows;
  }

  // A tile inside the window.
  void add(const Tile& tile) {
    if (tile.at.level >= painted_) levels_[static_cast<std::size_t>(++painted_)].words.fill(0);
    stamp_at(tile, tile.at.x - left_, tile.at.y - top_);
  }

 private:
  void stamp_at(const Tile& tile, int x, int y) {
    stamp(levels_[tile.at.level], shape_index(tile.number, tile.at.rotation), x, y);
  }

  int left_ = 0;
  int top_ = 0;
  int painted_ = 0;  // the highest level that is ready: one above the highest tile
  std::array<Rows<Word>, kMostLevels + 1> levels_;
};

}  // namespace cifra::nmbr9
