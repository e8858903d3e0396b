#include "games/nmbr9/rules/fit.h"

#include <array>
#include <cstddef>

namespace cifra::nmbr9 {
namespace {

int usual_level(const Layout& layout, int number, const Placement& place) {
  std::array<int, kMaxTiles + 1> squares_at{};
  const Shape& shape = shape_of(number, place.rotation);
  for (int y = 0; y < shape.height; ++y) {
    for (int x = 0; x < shape.width; ++x) {
      if (!shape.has(x, y)) continue;
      const Tile* const below = top_tile(layout, place.x + x, place.y + y);
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

const Tile* top_tile(const Layout& layout, int x, int y) {
  const Tile* top = nullptr;
  for (const Tile& tile : layout.tiles()) {
    if ((top == nullptr || tile.at.level > top->at.level) && tile.shape().has(x - tile.at.x, y - tile.at.y))
      top = &tile;
  }
  return top;
}

std::optional<Objection> objection(const Layout& layout, int number, const Placement& placement) {
  const auto checked = layout.check(number, placement);
  if (checked) return std::nullopt;
  if (checked.error() == Refusal::kBadPlacement) return Objection{checked.error(), 0};
  const Surroundings around = layout.surroundings(number, placement);
  if (checked.error() == Refusal::kOverlap) return Objection{checked.error(), around.own & around.same_level};
  const std::uint64_t hanging = placement.level > 0 ? around.own & ~around.below : 0;
  if (hanging != 0) return Objection{Refusal::kUnsupported, hanging};
  return Objection{checked.error(), around.own};
}

Fit fit_at(const Layout& layout, int number, Placement place) {
  for (int level = 0; level <= layout.levels(); ++level) {
    place.level = static_cast<std::uint16_t>(level);
    if (layout.check(number, place)) return {place, std::nullopt};
  }
  place.level = static_cast<std::uint16_t>(usual_level(layout, number, place));
  return {place, objection(layout, number, place)};
}

}  // namespace cifra::nmbr9
