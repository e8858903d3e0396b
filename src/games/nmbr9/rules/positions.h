// Sets of all positions of a tile, given the squares of a level and of the one below: the heart of the generator
// (generate.h). The squares of shapes as runs, and where a tile would lie on one other only, are for searches too
// (search/board).
//
// A window has as many columns as a Word has bits, and up to 64 rows. Bit x of row y stands for the square (x, y), or
// for the position with the tile's top-left corner there.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>

#include "games/nmbr9/rules/tiles.h"

namespace cifra::nmbr9 {

// Rows of a window, with empty rows around them so that a tile may hang over the edge while it is being tested.
template <class Word>
struct Rows {
  static constexpr int kColumns = 8 * sizeof(Word);
  static constexpr int kRows = 64;
  static constexpr int kAbove = 4;                  // a tile may begin that far outside
  static constexpr int kBelow = 24;                 // whole vectors of rows end beyond the last one
  std::array<Word, kAbove + kRows + kBelow> words;  // painted or stored before it is read

  Word& operator[](int y) { return words[static_cast<std::size_t>(y + kAbove)]; }
  Word operator[](int y) const { return words[static_cast<std::size_t>(y + kAbove)]; }
};

// Several rows at once: 32 bytes, one register of AVX2.
template <class Word>
struct VectorOf {
  using Type __attribute__((vector_size(32))) = Word;
  static constexpr int kRows = 32 / sizeof(Word);
};
template <class Word>
using Vector = typename VectorOf<Word>::Type;

template <class Word>
Vector<Word> load(const Rows<Word>& rows, int y) {
  Vector<Word> vector;
  std::memcpy(&vector, &rows.words[static_cast<std::size_t>(y + Rows<Word>::kAbove)], sizeof(vector));
  return vector;
}

template <class Word>
void store(Rows<Word>& rows, int y, Vector<Word> vector) {
  std::memcpy(&rows.words[static_cast<std::size_t>(y + Rows<Word>::kAbove)], &vector, sizeof(vector));
}

// The rows of a tile, as one vector.
template <class Word>
struct Stamp {
  using Type __attribute__((vector_size(kMaxSide * sizeof(Word)))) = Word;
};

template <class Word>
inline constexpr auto kStamps = [] {
  std::array<std::array<Word, kMaxSide>, kNumbers * kRotations> stamps{};
  for (std::size_t i = 0; i < stamps.size(); ++i) {
    for (std::size_t y = 0; y < kMaxSide; ++y) stamps[i][y] = kShapes[i / kRotations][i % kRotations].rows[y];
  }
  return stamps;
}();

constexpr std::size_t shape_index(int number, int rotation) {
  return static_cast<std::size_t>(number * kRotations + rotation);
}

// Paints a tile at (x, y) in one step; it may begin up to kMaxSide above or left of the window.
template <class Word>
void stamp(Rows<Word>& rows, std::size_t shape, int x, int y) {
  typename Stamp<Word>::Type tile;
  typename Stamp<Word>::Type under;
  Word* target = &rows.words[static_cast<std::size_t>(y + Rows<Word>::kAbove)];
  std::memcpy(&tile, &kStamps<Word>[shape], sizeof(tile));
  std::memcpy(&under, target, sizeof(under));
  under |= x >= 0 ? tile << x : tile >> -x;
  std::memcpy(target, &under, sizeof(under));
}

// Rows [first, end) of a window.
struct Span {
  int first = 0;
  int end = 0;
};

// The end of the rows that tiles reach when whole vectors of positions are tested.
template <class Word>
constexpr int reach(Span span) {
  constexpr int kStep = VectorOf<Word>::kRows;
  return span.first + (span.end - span.first + kStep - 1) / kStep * kStep + kMaxSide - 1;
}

// Vectors end at or after span.end; the rows between are kept empty, so that whole vectors can be counted.
template <class Word>
std::uint32_t count_bits(const Rows<Word>& rows, Span span) {
  std::int64_t sum = 0;
  for (int y = span.first; y < span.end; y += VectorOf<Word>::kRows) {
    const Word* const row = &rows.words[static_cast<std::size_t>(y + Rows<Word>::kAbove)];
    const auto bits = [row](int word) {
      std::uint64_t value;
      std::memcpy(&value, reinterpret_cast<const unsigned char*>(row) + 8 * word, sizeof(value));
      return std::popcount(value);
    };
    sum += bits(0) + bits(1) + bits(2) + bits(3);
  }
  return static_cast<std::uint32_t>(sum);
}

// Leaves only what is in the columns, and nothing after the span.
template <class Word>
void mask(Rows<Word>& rows, Span span, Word columns) {
  for (int y = span.first; y < span.end; ++y) rows[y] &= columns;
  for (int y = span.end; y < span.end + VectorOf<Word>::kRows; ++y) rows[y] = 0;
}

// A level made ready for all tiles: runs[n-1] has a bit where n squares in a row, from there to the right, are free
// and carried; near[n-1] where one of them has a neighbour of the same level.
template <class Word>
struct Level {
  std::array<Rows<Word>, kMaxSide> runs;
  std::array<Rows<Word>, kMaxSide> near;
};

// `carried` is the level below (null on the table), `taken` this one; makes ready every row that a tile reaches from a
// position in `span`.
template <class Word>
void prepare_runs(Level<Word>& level, const Rows<Word>* carried, const Rows<Word>& taken, Span span) {
  for (int y = span.first; y < reach<Word>(span); y += VectorOf<Word>::kRows) {
    const Vector<Word> free = carried != nullptr ? load(*carried, y) & ~load(taken, y) : ~load(taken, y);
    Vector<Word> run = free;
    store(level.runs[0], y, run);
    for (int n = 1; n < kMaxSide; ++n) {
      run &= free >> n;
      store(level.runs[static_cast<std::size_t>(n)], y, run);
    }
  }
}

template <class Word>
void prepare_near(Level<Word>& level, const Rows<Word>& taken, Span span) {
  for (int y = span.first; y < reach<Word>(span); y += VectorOf<Word>::kRows) {
    const Vector<Word> here = load(taken, y);
    const Vector<Word> beside = here << 1 | here >> 1 | load(taken, y - 1) | load(taken, y + 1);
    Vector<Word> run = beside;
    store(level.near[0], y, run);
    for (int n = 1; n < kMaxSide; ++n) {
      run |= beside >> n;
      store(level.near[static_cast<std::size_t>(n)], y, run);
    }
  }
}

// The squares of a shape as runs: row y, first square x, length.
struct Run {
  int y = 0;
  int x = 0;
  int length = 0;
};
struct RunList {
  std::array<Run, 8> runs{};  // two in each of four rows at most
  std::size_t count = 0;
};

constexpr RunList runs_of(const Shape& shape) {
  RunList list;
  for (int y = 0; y < shape.height; ++y) {
    for (int x = 0; x < shape.width; ++x) {
      if (!shape.has(x, y)) continue;
      if (shape.has(x - 1, y)) {
        ++list.runs[list.count - 1].length;
      } else {
        list.runs[list.count++] = {y, x, 1};
      }
    }
  }
  return list;
}

// The positions of a tile in its distinct rotations.
template <class Word>
using RotatedRows = std::array<Rows<Word>, kRotations>;

// Row vectors of the positions of one shape, at y: where it fits, and where it touches.
template <class Word, int Number, int Rotation>
struct ShapeKernel {
  static constexpr RunList kRuns = runs_of(shape_of(Number, Rotation));

  static Vector<Word> fitting(const Level<Word>& level, int y) { return fitting(level, y, Indices()); }
  static Vector<Word> touching(const Level<Word>& level, int y) { return touching(level, y, Indices()); }

 private:
  using Indices = std::make_index_sequence<kRuns.count>;

  template <std::size_t... I>
  static Vector<Word> fitting(const Level<Word>& level, int y, std::index_sequence<I...>) {
    return ((load(level.runs[kRuns.runs[I].length - 1], y + kRuns.runs[I].y) >> kRuns.runs[I].x) & ...);
  }
  template <std::size_t... I>
  static Vector<Word> touching(const Level<Word>& level, int y, std::index_sequence<I...>) {
    return ((load(level.near[kRuns.runs[I].length - 1], y + kRuns.runs[I].y) >> kRuns.runs[I].x) | ...);
  }
};

// All positions in `span` where a tile fits, in each rotation; with `touch` only those where it also touches a tile of
// the level. False if there are none. `often` says that it mostly fits somewhere (on the table), which saves a pass.
// One function a number, so that a generator calls through a pointer only once a level.
template <class Word, int Number>
bool find_positions(const Level<Word>& level, bool touch, bool often, Span span, RotatedRows<Word>& positions) {
  constexpr int kStep = VectorOf<Word>::kRows;
  const auto for_rotations = []<class Work>(Work&& work) {
    [&]<int... R>(std::integer_sequence<int, R...>) {
      (work.template operator()<R>(), ...);
    }(std::make_integer_sequence<int, distinct_rotations(Number)>());
  };
  if (touch && often) {
    for_rotations([&]<int R>() {
      using Kernel = ShapeKernel<Word, Number, R>;
      for (int y = span.first; y < span.end; y += kStep) {
        store(positions[R], y, Kernel::fitting(level, y) & Kernel::touching(level, y));
      }
    });
    return true;
  }
  Vector<Word> any{};
  for_rotations([&]<int R>() {
    for (int y = span.first; y < span.end; y += kStep) {
      const Vector<Word> rows = ShapeKernel<Word, Number, R>::fitting(level, y);
      store(positions[R], y, rows);
      any |= rows;
    }
  });
  Word bits = 0;
  for (int i = 0; i < kStep; ++i) bits |= any[i];
  if (bits == 0) return false;
  if (touch) {
    for_rotations([&]<int R>() {
      for (int y = span.first; y < span.end; y += kStep) {
        store(positions[R], y, load(positions[R], y) & ShapeKernel<Word, Number, R>::touching(level, y));
      }
    });
  }
  return true;
}

template <class Word>
using FindPositions = bool (*)(const Level<Word>&, bool, bool, Span, RotatedRows<Word>&);

template <class Word>
inline constexpr auto kFindPositions = []<std::size_t... N>(std::index_sequence<N...>) {
  return std::array<FindPositions<Word>, kNumbers>{&find_positions<Word, static_cast<int>(N)>...};
}(std::make_index_sequence<kNumbers>());

// Where a tile would lie wholly on one other: bit kPlacesInside * rotation + kMaxSide * dy + dx of
// kInside[number][shape_index of the other].
inline constexpr int kPlacesInside = kMaxSide * kMaxSide;
inline constexpr auto kInside = [] {
  std::array<std::array<std::uint64_t, kNumbers * kRotations>, kNumbers> inside{};
  for (std::size_t carrier = 0; carrier < kNumbers * kRotations; ++carrier) {
    for (std::size_t tile = 0; tile < kNumbers * kRotations; ++tile) {
      const Shape& big = kShapes[carrier / kRotations][carrier % kRotations];
      const Shape& small = kShapes[tile / kRotations][tile % kRotations];
      for (int dy = 0; dy + small.height <= big.height; ++dy) {
        for (int dx = 0; dx + small.width <= big.width; ++dx) {
          bool fits = true;
          for (int y = 0; y < small.height; ++y) {
            const unsigned row = static_cast<unsigned>(small.rows[static_cast<std::size_t>(y)]) << dx;
            fits = fits && (row & ~big.rows[static_cast<std::size_t>(y + dy)]) == 0;
          }
          const auto bit = kPlacesInside * (tile % kRotations) + static_cast<std::size_t>(kMaxSide * dy + dx);
          if (fits) inside[tile / kRotations][carrier] |= std::uint64_t{1} << bit;
        }
      }
    }
  }
  return inside;
}();

// Calls visit(rotation, dx, dy) for each of them; mostly there is none.
template <class Visit>
inline void for_each_inside(int number, std::size_t carrier, Visit&& visit) {
  for (std::uint64_t inside = kInside[static_cast<std::size_t>(number)][carrier]; inside != 0; inside &= inside - 1) {
    const int bit = std::countr_zero(inside);
    visit(bit / kPlacesInside, bit % kMaxSide, bit / kMaxSide % kMaxSide);
  }
}

}  // namespace cifra::nmbr9
