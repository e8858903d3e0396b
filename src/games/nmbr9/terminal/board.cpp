#include "games/nmbr9/terminal/board.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/nmbr9/rules/fit.h"
#include "games/nmbr9/terminal/level_mark.h"

namespace cifra::terminal {
namespace {

using nmbr9::Bounds;
using nmbr9::Tile;

// Moves [camera, camera + window) as little as possible to hold [low, high), or as much of it as fits.
int moved_to_see(int camera, int window, int low, int high) {
  if (camera + window < high) camera = high - window;
  return std::min(camera, low);
}

Camera moved_to_see(Camera camera, Size squares, const Bounds& what) {
  return {moved_to_see(camera.x, squares.columns, what.left, what.right),
          moved_to_see(camera.y, squares.rows, what.top, what.bottom)};
}

Bounds grown(const Bounds& bounds, int margin) {
  return {bounds.left - margin, bounds.top - margin, bounds.right + margin, bounds.bottom + margin};
}

Bounds bounds_of(const Ghost& ghost) {
  const nmbr9::Shape& shape = nmbr9::shape_of(ghost.number, ghost.placement.rotation);
  return {ghost.placement.x, ghost.placement.y, ghost.placement.x + shape.width, ghost.placement.y + shape.height};
}

// What is drawn in one square: a few signs in the middle, in one style.
struct Look {
  std::string signs;  // two columns
  Style style;
};

class Painter {
 public:
  Painter(Canvas& canvas, const Area& area, const nmbr9::Layout& layout, Camera camera, const BoardLook& look)
      : canvas_(canvas), area_(area), layout_(layout), camera_(camera), look_(look) {}

  void paint() {
    const int rows = area_.size.rows / look_.square.rows;
    const int columns = area_.size.columns / look_.square.columns;
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        paint_square(area_.row + row * look_.square.rows, area_.column + column * look_.square.columns,
                     camera_.x + column, camera_.y + row);
      }
    }
  }

 private:
  bool ghost_at(int x, int y) const {
    if (!look_.ghost) return false;
    const auto& [number, placement, legal] = *look_.ghost;
    return nmbr9::shape_of(number, placement.rotation).has(x - placement.x, y - placement.y);
  }

  // Squares that keep the ghost from lying here: taken ones, or those over a gap.
  bool in_the_way(int x, int y) const {
    const Tile* const top = top_tile(layout_, x, y);
    return (top == nullptr ? 0 : top->at.level + 1) != look_.ghost->placement.level;
  }

  Look ghost_look(int x, int y) const {
    const Ghost& ghost = *look_.ghost;
    if (!ghost.legal) {
      return {in_the_way(x, y) ? "××" : fmt::format("{}×", ghost.number),
              {.role = Role::kBad, .bold = true, .reverse = true}};
    }
    const int level = ghost.placement.level;
    return {fmt::format("{}{}", look_.levels ? level : ghost.number, look_.levels ? " " : level_mark(level)),
            {.bold = true, .reverse = true}};
  }

  Look tile_look(const Tile& tile) const {
    const Style style{
        .role = Role::kTile, .index = tile.number, .level = static_cast<std::uint8_t>(std::min<int>(tile.at.level, 9))};
    if (look_.levels) return {fmt::format("{} ", tile.at.level), style};
    return {fmt::format("{}{}", tile.number, level_mark(tile.at.level)), style};
  }

  // Whether two tiles side by side would look like one.
  bool alike(const Tile* a, const Tile* b) const {
    return a != nullptr && b != nullptr && a != b && a->at.level == b->at.level &&
           (look_.levels || a->number == b->number);
  }

  void paint_square(int row, int column, int x, int y) {
    const Tile* const tile = top_tile(layout_, x, y);
    const bool ghost = ghost_at(x, y);
    Look square = ghost ? ghost_look(x, y) : tile != nullptr ? tile_look(*tile) : Look{"· ", kQuiet};
    if (look_.square == kLargeSquare) return paint_large(row, column, x, y, tile, ghost, square);
    if (!ghost && alike(tile, top_tile(layout_, x, y + 1))) square.style.underline = true;
    canvas_.write(row, column, square.signs, square.style);
    if (!ghost && alike(tile, top_tile(layout_, x + 1, y)) && !ghost_at(x + 1, y)) {
      canvas_.write(row, column + 1, "│", square.style);
    }
  }

  void paint_large(int row, int column, int x, int y, const Tile* tile, bool ghost, const Look& square) {
    const bool left = !ghost && tile != top_tile(layout_, x - 1, y);
    const bool above = !ghost && tile != top_tile(layout_, x, y - 1);
    canvas_.write(row, column, above ? "▔▔▔▔" : left ? "▏   " : "    ", square.style);
    canvas_.write(row + 1, column, left ? "▏" : " ", square.style);
    canvas_.write(row + 1, column + 1, square.signs, square.style);
    canvas_.write(row + 1, column + 3, " ", square.style);
  }

  Canvas& canvas_;
  const Area& area_;
  const nmbr9::Layout& layout_;
  Camera camera_;
  const BoardLook& look_;
};

}  // namespace

Camera centred(const nmbr9::Layout& layout, Size squares) {
  const Bounds& bounds = layout.bounds();
  const auto start = [](int low, int high, int window) { return low - (window - (high - low)) / 2; };
  return {start(bounds.left, bounds.right, squares.columns), start(bounds.top, bounds.bottom, squares.rows)};
}

Camera followed(Camera camera, const nmbr9::Layout& layout, const std::optional<Ghost>& ghost, Size squares) {
  const Bounds& all = layout.bounds();
  const bool empty = layout.tiles().empty();
  if (!empty && all.right - all.left <= squares.columns && all.bottom - all.top <= squares.rows) {
    camera = moved_to_see(camera, squares, all);
  }
  if (!ghost) return camera;
  return moved_to_see(camera, squares, grown(bounds_of(*ghost), 1));
}

void draw_board(Canvas& canvas, const Area& area, const nmbr9::Layout& layout, Camera camera, const BoardLook& look) {
  Painter(canvas, area, layout, camera, look).paint();
}

}  // namespace cifra::terminal
