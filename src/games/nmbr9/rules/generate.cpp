#include "games/nmbr9/rules/generate.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "base/sort.h"
#include "games/nmbr9/rules/canvas.h"

namespace cifra::nmbr9 {
namespace {

// The positions of a tile on one level, handed to the consumer: those in `span` count.
template <class Word>
struct Positions {
  const Canvas<Word>& canvas;
  const RotatedRows<Word>& rows;
  Span span;
  int level = 0;
  int rotations = 0;

  Placement at(int x, int y, int rotation) const {
    return {static_cast<std::int16_t>(canvas.left() + x), static_cast<std::int16_t>(canvas.top() + y),
            static_cast<std::uint16_t>(level), static_cast<std::uint8_t>(rotation)};
  }
  std::uint32_t count(int rotation) const { return count_bits(rows[static_cast<std::size_t>(rotation)], span); }
};

// Takes away the positions that lie wholly on one tile.
template <class Word>
void drop_one_tile_support(RotatedRows<Word>& positions, const Canvas<Word>& canvas, Span span, const Layout& layout,
                           int level, int number) {
  for (const Tile& tile : layout.tiles()) {
    if (tile.at.level + 1 != level) continue;
    for_each_inside(number, shape_index(tile.number, tile.at.rotation), [&](int rotation, int dx, int dy) {
      const int x = tile.at.x - canvas.left() + dx;
      const int y = tile.at.y - canvas.top() + dy;
      if (x < 0 || x >= Rows<Word>::kColumns || y < span.first || y >= span.end) return;
      positions[static_cast<std::size_t>(rotation)][y] &= ~(Word{1} << x);
    });
  }
}

// The rows of a span where a tile can begin that lies on others: it is two squares high at least.
template <class Word>
Span above_ground(const Canvas<Word>& canvas, Span span, const Bounds& bounds) {
  return {std::max(span.first, bounds.top - canvas.top()), std::min(span.end, bounds.bottom - 1 - canvas.top())};
}

// Leaves out the positions beyond +-kMaxCoordinate, which Layout::check refuses. True if rows at the end were.
template <class Word>
bool clip(const Canvas<Word>& canvas, Span& span, Word& columns) {
  const int before = -kMaxCoordinate - canvas.left();
  const int after = canvas.left() + Rows<Word>::kColumns - 1 - kMaxCoordinate;
  if (before > 0) columns &= ~Word{0} << before;
  if (after > 0) columns &= after < Rows<Word>::kColumns ? ~Word{0} >> after : Word{0};
  const int end = span.end;
  span.first = std::max(span.first, -kMaxCoordinate - canvas.top());
  span.end = std::min(span.end, kMaxCoordinate + 1 - canvas.top());
  return span.end < end;
}

// Calls consume(Positions) for every level that has any; `columns` masks the positions that count.
template <class Word, class Consumer>
void scan(const Canvas<Word>& canvas, Span span, Word columns, const Layout& layout, int number, Consumer&& consume) {
  const bool masked = clip(canvas, span, columns) || columns != static_cast<Word>(~Word{0});
  const FindPositions<Word> find = kFindPositions<Word>[static_cast<std::size_t>(number)];
  const int rotations = distinct_rotations(number);
  Level<Word> ready;
  RotatedRows<Word> positions;
  for (int level = 0; level <= layout.highest_open_level(); ++level) {
    const Rows<Word>& taken = canvas.level(level);
    const Span rows = level == 0 ? span : above_ground(canvas, span, layout.bounds());
    if (rows.first >= rows.end) break;
    prepare_runs(ready, level == 0 ? nullptr : &canvas.level(level - 1), taken, rows);
    const bool touch = level < layout.levels();
    if (touch) prepare_near(ready, taken, rows);
    if (!find(ready, touch, level == 0, rows, positions)) continue;
    if (level > 0) drop_one_tile_support(positions, canvas, rows, layout, level, number);
    if (masked) {
      for (Rows<Word>& set : std::span(positions).first(static_cast<std::size_t>(rotations))) mask(set, rows, columns);
    }
    consume(Positions<Word>{canvas, positions, rows, level, rotations});
  }
}

// A canvas that holds the whole layout: a tile may begin kMaxSide before it.
template <class Word, class Consumer>
void scan(const Canvas<Word>& canvas, const Layout& layout, int number, Consumer&& consume) {
  const Bounds& bounds = layout.bounds();
  const Span span{bounds.top - kMaxSide - canvas.top(), bounds.bottom + 1 - canvas.top()};
  scan(canvas, span, static_cast<Word>(~Word{0}), layout, number, consume);
}

// Several canvases for a layout that is too large for one. They overlap: a tile at a position in columns and rows
// 1..kStep, and its neighbours, are inside.
template <class Consumer>
void sweep(const Layout& layout, int number, Consumer&& consume) {
  using Word = std::uint64_t;
  constexpr int kStep = Rows<Word>::kColumns - kMaxSide - 1;
  constexpr Word kInner = ((Word{1} << kStep) - 1) << 1;
  const Bounds& bounds = layout.bounds();
  Canvas<Word> canvas;
  for (int top = bounds.top - kMaxSide; top <= bounds.bottom; top += kStep) {
    for (int left = bounds.left - kMaxSide; left <= bounds.right; left += kStep) {
      const Span span{1, 1 + std::min(kStep, bounds.bottom - top + 1)};
      canvas.paint(layout, left - 1, top - 1);
      scan(canvas, span, kInner, layout, number, consume);
    }
  }
}

template <class Word, class Consumer>
void scan_on_one_canvas(const Layout& layout, int number, Consumer&& consume) {
  Canvas<Word> canvas;
  canvas.paint(layout);
  scan(canvas, layout, number, consume);
}

// Calls consume(Positions) for all positions. True if they came in the order of legal_placements.
template <class Consumer>
bool scan_all(const Layout& layout, int number, Consumer&& consume) {
  if (Canvas<std::uint32_t>::can_hold(layout.bounds())) {
    scan_on_one_canvas<std::uint32_t>(layout, number, consume);
  } else if (Canvas<std::uint64_t>::can_hold(layout.bounds())) {
    scan_on_one_canvas<std::uint64_t>(layout, number, consume);
  } else {
    sweep(layout, number, consume);
    return false;
  }
  return true;
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
      for (int y = positions.span.first; y < positions.span.end; ++y) {
        Placement* next = row;
        Word bits = positions.rows[static_cast<std::size_t>(rotation)][y];
        row += std::popcount(bits);
        // Four at a time, whether there are four or not: what is too much is overwritten, and the branch is easy to
        // predict.
        while (next < row) {
          for (int i = 0; i < 4; ++i, bits &= bits - 1) *next++ = positions.at(std::countr_zero(bits), y, rotation);
        }
      }
      count += static_cast<std::size_t>(row - list);
    }
  });
  const std::span<Placement> placements(buffer.room(0, 0), count);
  if (!in_order) {
    put_in_order(placements, {}, [](const Placement& p) { return std::tuple(p.level, p.rotation, p.y, p.x); });
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

}  // namespace cifra::nmbr9
