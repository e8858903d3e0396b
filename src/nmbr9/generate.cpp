#include "nmbr9/generate.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <tuple>

#include "nmbr9/positions.h"

namespace cifra::nmbr9 {
namespace {

// A part of the table: squares from (left, top), positions in rows [first, height) and in the columns of the mask.
template <class Word>
struct Window {
  int left = 0;
  int top = 0;
  int first = 0;
  int height = 0;
  Word columns = ~Word{0};
};

// The positions of a tile on one level, handed to the consumer.
template <class Word>
struct Positions {
  const Window<Word>& window;
  const RotatedRows<Word>& rows;
  int level = 0;
  int rotations = 0;

  Placement at(int x, int y, int rotation) const {
    return {static_cast<std::int16_t>(window.left + x), static_cast<std::int16_t>(window.top + y),
            static_cast<std::uint16_t>(level), static_cast<std::uint8_t>(rotation)};
  }
  std::uint32_t count(int rotation) const {
    int sum = 0;
    for (int y = window.first; y < window.height; ++y)
      sum += std::popcount(rows[static_cast<std::size_t>(rotation)][y]);
    return static_cast<std::uint32_t>(sum);
  }
};

// A tile lies on two others at least, so ninety tiles make no more levels than this; one more is looked at.
constexpr int kMaxLevels = kMaxTiles / 2 + 1;
template <class Word>
using Painted = std::array<Rows<Word>, kMaxLevels + 1>;

template <class Word>
void paint(Painted<Word>& painted, const Window<Word>& window, const Layout& layout) {
  for (int level = 0; level <= layout.levels(); ++level) {
    auto& words = painted[static_cast<std::size_t>(level)].words;
    std::fill_n(words.begin(), window.height + Rows<Word>::kAbove + Rows<Word>::kBelow, Word{0});
  }
  for (const Tile& tile : layout.tiles()) {
    const int x = tile.at.x - window.left;
    const int y = tile.at.y - window.top;
    if (x <= -kMaxSide || x >= Rows<Word>::kColumns || y < -kMaxSide || y >= window.height + kMaxSide) continue;
    stamp(painted[tile.at.level], shape_index(tile.number, tile.at.rotation), x, y);
  }
}

// Takes away the positions that lie wholly on one tile.
template <class Word>
void drop_one_tile_support(RotatedRows<Word>& positions, const Window<Word>& window, const Layout& layout, int level,
                           int number) {
  for (const Tile& tile : layout.tiles()) {
    // Sixteen bits for each rotation, mostly none at all.
    std::uint64_t inside = kInside[shape_index(tile.number, tile.at.rotation)][static_cast<std::size_t>(number)];
    if (tile.at.level + 1 != level) inside = 0;
    for (; inside != 0; inside &= inside - 1) {
      const int bit = std::countr_zero(inside);
      const int x = tile.at.x - window.left + bit % kMaxSide;
      const int y = tile.at.y - window.top + bit / kMaxSide % kMaxSide;
      if (x < 0 || x >= Rows<Word>::kColumns || y < 0 || y >= window.height) continue;
      positions[static_cast<std::size_t>(bit / 16)][y] &= ~(Word{1} << x);
    }
  }
}

template <class Word, class Consumer>
void scan(const Layout& layout, int number, const Window<Word>& window, Consumer&& consume) {
  const int rotations = distinct_rotations(number);
  const FindPositions<Word> find = kFindPositions<Word>[static_cast<std::size_t>(number)];
  Painted<Word> painted;
  paint(painted, window, layout);
  Level<Word> ready;
  RotatedRows<Word> positions;
  for (int level = 0; level <= layout.levels(); ++level) {
    const Rows<Word>& taken = painted[static_cast<std::size_t>(level)];
    prepare_runs(ready, level == 0 ? nullptr : &painted[static_cast<std::size_t>(level - 1)], taken, window.height);
    const bool touch = level < layout.levels();
    if (touch) prepare_near(ready, taken, window.height);
    if (!find(ready, touch, window.height, positions)) continue;
    if (level > 0) drop_one_tile_support(positions, window, layout, level, number);
    if (window.columns != static_cast<Word>(~Word{0})) {
      for (int rotation = 0; rotation < rotations; ++rotation) {
        for (int y = window.first; y < window.height; ++y)
          positions[static_cast<std::size_t>(rotation)][y] &= window.columns;
      }
    }
    consume(Positions<Word>{window, positions, level, rotations});
  }
}

// One window around the whole layout: a tile may start kMaxSide before it and end kMaxSide after it.
template <class Word>
Window<Word> around(const Bounds& bounds) {
  return {bounds.left - kMaxSide, bounds.top - kMaxSide, 0, bounds.bottom - bounds.top + kMaxSide + 1,
          static_cast<Word>(~Word{0})};
}

// Calls consume(Positions) for every set of positions. True if they came in the order of legal_placements.
template <class Consumer>
bool scan_all(const Layout& layout, int number, Consumer&& consume) {
  const Bounds& bounds = layout.bounds();
  const int width = bounds.right - bounds.left + 2 * kMaxSide;
  const int height = bounds.bottom - bounds.top + 2 * kMaxSide;
  if (width <= Rows<std::uint32_t>::kColumns && height <= Rows<std::uint32_t>::kRows) {
    scan(layout, number, around<std::uint32_t>(bounds), consume);
    return true;
  }
  if (width <= Rows<std::uint64_t>::kColumns && height <= Rows<std::uint64_t>::kRows) {
    scan(layout, number, around<std::uint64_t>(bounds), consume);
    return true;
  }
  // Windows overlap: a tile at a position in columns and rows 1..kStep, and its neighbours, are inside.
  constexpr int kStep = Rows<std::uint64_t>::kColumns - kMaxSide - 1;
  for (int top = bounds.top - kMaxSide; top <= bounds.bottom; top += kStep) {
    for (int left = bounds.left - kMaxSide; left <= bounds.right; left += kStep) {
      const Window<std::uint64_t> window{left - 1, top - 1, 1, 1 + std::min(kStep, bounds.bottom - top + 1),
                                         ((std::uint64_t{1} << kStep) - 1) << 1};
      scan(layout, number, window, consume);
    }
  }
  return false;
}

// The index-th of the positions in one rotation.
template <class Word>
Placement nth(const Positions<Word>& positions, int rotation, std::uint32_t index) {
  const Rows<Word>& rows = positions.rows[static_cast<std::size_t>(rotation)];
  int y = positions.window.first;
  for (;; ++y) {
    const auto here = static_cast<std::uint32_t>(std::popcount(rows[y]));
    if (index < here) break;
    index -= here;
  }
  Word bits = rows[y];
  for (; index > 0; --index) bits &= bits - 1;
  return positions.at(std::countr_zero(bits), y, rotation);
}

}  // namespace

std::span<const Placement> legal_placements(const Layout& layout, int number, PlacementBuffer& buffer) {
  std::size_t count = 0;
  if (layout.tiles().empty()) {
    for (int rotation = 0; rotation < distinct_rotations(number); ++rotation) {
      *buffer.room(count++, 1) = Placement{0, 0, 0, static_cast<std::uint8_t>(rotation)};
    }
    return {buffer.room(0, 0), count};
  }
  const bool in_order = scan_all(layout, number, [&]<class Word>(const Positions<Word>& positions) {
    for (int rotation = 0; rotation < positions.rotations; ++rotation) {
      Placement* const list = buffer.room(count, Rows<Word>::kRows * Rows<Word>::kColumns);
      Placement* row = list;
      for (int y = positions.window.first; y < positions.window.height; ++y) {
        Placement* next = row;
        Word bits = positions.rows[static_cast<std::size_t>(rotation)][y];
        row += std::popcount(bits);
        // Four at a time, whether there are four or not: what is too much is overwritten, and the branch is
        // foreseeable.
        while (next < row) {
          for (int i = 0; i < 4; ++i, bits &= bits - 1) *next++ = positions.at(std::countr_zero(bits), y, rotation);
        }
      }
      count += static_cast<std::size_t>(row - list);
    }
  });
  const std::span<Placement> placements(buffer.room(0, 0), count);
  if (!in_order) {
    std::ranges::sort(placements, {}, [](const Placement& p) { return std::tuple(p.level, p.rotation, p.y, p.x); });
  }
  return placements;
}

std::uint64_t count_placements(const Layout& layout, int number) {
  if (layout.tiles().empty()) return static_cast<std::uint64_t>(distinct_rotations(number));
  std::uint64_t count = 0;
  scan_all(layout, number, [&](const auto& positions) {
    for (int rotation = 0; rotation < positions.rotations; ++rotation) count += positions.count(rotation);
  });
  return count;
}

Placement random_placement(const Layout& layout, int number, Rng& rng) {
  Placement chosen;
  if (layout.tiles().empty()) {
    chosen.rotation = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(distinct_rotations(number))));
    return chosen;
  }
  // Every level replaces the choice with the chance of its share so far, which makes all placements equally likely.
  std::uint32_t total = 0;
  scan_all(layout, number, [&](const auto& positions) {
    std::array<std::uint32_t, kRotations> counts{};
    std::uint32_t here = 0;
    for (int rotation = 0; rotation < positions.rotations; ++rotation)
      here += counts[static_cast<std::size_t>(rotation)] = positions.count(rotation);
    total += here;
    if (here == 0) return;
    std::uint32_t index = rng.below(total);
    if (index >= here) return;
    int rotation = 0;
    for (; index >= counts[static_cast<std::size_t>(rotation)]; ++rotation)
      index -= counts[static_cast<std::size_t>(rotation)];
    chosen = nth(positions, rotation, index);
  });
  return chosen;
}

}  // namespace cifra::nmbr9
