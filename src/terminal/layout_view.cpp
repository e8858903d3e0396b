#include "terminal/layout_view.h"

#include <array>
#include <cstddef>

namespace cifra::terminal {
namespace {

// The level most squares of the tile would lie on; the higher one if two have as many.
int usual_level(const nmbr9::Layout& layout, int number, const nmbr9::Placement& place) {
  std::array<int, nmbr9::kMaxTiles + 1> squares_at{};
  const nmbr9::Shape& shape = nmbr9::shape_of(number, place.rotation);
  for (int y = 0; y < shape.height; ++y) {
    for (int x = 0; x < shape.width; ++x) {
      if (!shape.has(x, y)) continue;
      const nmbr9::Tile* const below = top_tile(layout, place.x + x, place.y + y);
      ++squares_at[below == nullptr ? 0 : below->at.level + std::size_t{1}];
    }
  }
  std::size_t usual = 0;
  for (std::size_t level = 0; level < squares_at.size(); ++level) {
    if (squares_at[level] >= squares_at[usual] && squares_at[level] > 0) usual = level;
  }
  return static_cast<int>(usual);
}

}  // namespace

const nmbr9::Tile* top_tile(const nmbr9::Layout& layout, int x, int y) {
  const nmbr9::Tile* top = nullptr;
  for (const nmbr9::Tile& tile : layout.tiles()) {
    if ((top == nullptr || tile.at.level > top->at.level) && tile.shape().has(x - tile.at.x, y - tile.at.y))
      top = &tile;
  }
  return top;
}

Fit fit_at(const nmbr9::Layout& layout, int number, nmbr9::Placement place) {
  for (int level = 0; level <= layout.levels(); ++level) {
    place.level = static_cast<std::uint16_t>(level);
    if (layout.check(number, place)) return {place, std::nullopt};
  }
  place.level = static_cast<std::uint16_t>(usual_level(layout, number, place));
  return {place, layout.check(number, place).error()};
}

std::string level_mark(int level) {
  constexpr std::array<const char*, 10> kMarks = {" ", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  return level < static_cast<int>(kMarks.size()) ? kMarks[static_cast<std::size_t>(level)] : "+";
}

}  // namespace cifra::terminal
