// Ways to place tiles that make layouts of a certain character, for tests that need unusual ones.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include "games/nmbr9/rules/generate.h"
#include "games/nmbr9/rules/playout.h"

namespace cifra::nmbr9 {

struct Direction {
  int dx = 0;
  int dy = 0;
};
inline constexpr std::array kDirections =
    std::to_array<Direction>({{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}});

// The placement on the table that reaches furthest in a direction.
inline Placement furthest(std::span<const Placement> list, int number, Direction to) {
  return *std::ranges::max_element(list, {}, [&](const Placement& p) {
    const Shape& shape = shape_of(number, p.rotation);
    const int x = to.dx > 0 ? p.x + shape.width : p.x;
    const int y = to.dy > 0 ? p.y + shape.height : p.y;
    return x * to.dx + y * to.dy - 10000 * p.level;
  });
}

inline Placement furthest(const Layout& layout, int number, Direction to) {
  PlacementBuffer buffer;
  return furthest(legal_placements(layout, number, buffer), number, to);
}

// Any numbers, anywhere they may lie.
inline Layout random_layout(int tiles, Rng& rng) {
  Layout layout;
  for (int tile = 0; tile < tiles; ++tile) {
    const int number = static_cast<int>(rng.below(kNumbers));
    layout.place_unchecked(number, random_placement(layout, number, rng));
  }
  return layout;
}

}  // namespace cifra::nmbr9
