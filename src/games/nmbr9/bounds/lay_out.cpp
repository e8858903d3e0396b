#include "games/nmbr9/bounds/lay_out.h"

#include <algorithm>
#include <vector>

#include "games/nmbr9/rules/generate.h"

namespace cifra::nmbr9::bounds {

namespace {

using nmbr9::Placement;
using nmbr9::Tile;

Level shifted(const Level& level, int dx, int dy) {
  Level moved;
  for (Spot spot : level.spots()) {
    spot.x = static_cast<std::int8_t>(spot.x + dx);
    spot.y = static_cast<std::int8_t>(spot.y + dy);
    moved.add(spot);
  }
  return moved;
}

Tile tile_of(const Spot& spot, int level) {
  return {{spot.x, spot.y, static_cast<std::uint16_t>(level), spot.rotation}, spot.number};
}

// Whether every tile of `upper` lies wholly on `lower`, and on two of its tiles at least.
bool rests(const Level& upper, const Level& lower) {
  for (const Spot& tile : upper.spots()) {
    int squares = 0;
    int carriers = 0;
    for (const Spot& below : lower.spots()) {
      int common = 0;
      for (int y = 0; y < tile.shape().height; ++y) {
        for (int x = 0; x < tile.shape().width; ++x) {
          common += tile.shape().has(x, y) && below.shape().has(tile.x + x - below.x, tile.y + y - below.y) ? 1 : 0;
        }
      }
      squares += common;
      carriers += common > 0 ? 1 : 0;
    }
    if (squares != tile.shape().area() || carriers < 2) return false;
  }
  return true;
}

// `lower` turned and shifted so that `upper` rests on it.
std::optional<Level> aligned(const Level& upper, const Level& lower) {
  constexpr int kReach = 2 * nmbr9::kMaxSide * kMaxLevelTiles;
  const Spot& first = upper.spots()[0];
  for (int quarter = 0; quarter < nmbr9::kRotations; ++quarter) {
    const Level turned = lower.turned(quarter).normalised();
    for (int y = first.y - kReach; y <= first.y + kReach; ++y) {
      for (int x = first.x - kReach; x <= first.x + kReach; ++x) {
        if (Level moved = shifted(turned, x, y); rests(upper, moved)) return moved;
      }
    }
  }
  return std::nullopt;
}

bool put(Laid& laid, int number, const Placement& placement) {
  if (!laid.layout.place(number, placement)) return false;
  laid.deck.add(number);
  return true;
}

}  // namespace

std::optional<Laid> lay_out(const nmbr9::Variant& variant, std::span<const Level> levels) {
  if (levels.empty()) return std::nullopt;
  std::vector<Level> placed = {levels[0]};
  for (const Level& level : levels.subspan(1)) {
    const auto lower = aligned(placed.back(), level);
    if (!lower) return std::nullopt;
    placed.push_back(*lower);
  }
  std::ranges::reverse(placed);
  Laid laid;
  for (std::size_t level = 0; level < placed.size(); ++level) {
    std::vector<Spot> waiting(placed[level].spots().begin(), placed[level].spots().end());
    while (!waiting.empty()) {
      const auto fits = std::ranges::find_if(waiting, [&](const Spot& spot) {
        return nmbr9::may_follow(variant, laid.deck, spot.number) &&
               put(laid, spot.number, tile_of(spot, static_cast<int>(level)).at);
      });
      if (fits == waiting.end()) return std::nullopt;
      waiting.erase(fits);
    }
  }
  nmbr9::PlacementBuffer buffer;
  for (int number = variant.highest; number >= 0; --number) {
    while (nmbr9::may_follow(variant, laid.deck, number)) {
      const auto places = nmbr9::legal_placements(laid.layout, number, buffer);
      const Placement best = *std::ranges::max_element(places, {}, &Placement::level);
      if (!put(laid, number, best)) return std::nullopt;
    }
  }
  return laid;
}

}  // namespace cifra::nmbr9::bounds
