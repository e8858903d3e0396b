// The ten tiles of NMBR 9 in their four rotations (quarter turns clockwise, never flipped), as constants.
//
//   0 ###   1 ##   2 .##   3 ###   4 .##   5 ###   6 ##.   7 ###   8 .##   9 ###
//     #.#     .#     .##     ..#     .#.     ###     #..     .#.     .##     ###
//     #.#     .#     ##.     .##     ###     ..#     ###     ##.     ##.     ##.
//     ###     .#     ###     ###     .##     ###     ###     #..     ##.     ##.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cifra::nmbr9 {

inline constexpr int kNumbers = 10;
inline constexpr int kRotations = 4;
inline constexpr int kMaxSide = 4;  // no tile is wider or higher

// A tile as it lies: row y, bit x is a square, (0, 0) is the top-left corner of the bounding box.
struct Shape {
  int width = 0;
  int height = 0;
  std::array<std::uint8_t, kMaxSide> rows{};

  constexpr bool has(int x, int y) const {
    return x >= 0 && x < width && y >= 0 && y < height && (rows[static_cast<std::size_t>(y)] >> x & 1) != 0;
  }
  constexpr int area() const {
    int squares = 0;
    for (const std::uint8_t row : rows) squares += std::popcount(row);
    return squares;
  }
  constexpr bool operator==(const Shape&) const = default;
};

constexpr Shape rotated(const Shape& shape) {
  Shape turned{shape.height, shape.width, {}};
  for (int y = 0; y < shape.height; ++y) {
    for (int x = 0; x < shape.width; ++x) {
      if (shape.has(x, y)) {
        auto& row = turned.rows[static_cast<std::size_t>(x)];
        row = static_cast<std::uint8_t>(row | 1U << (shape.height - 1 - y));
      }
    }
  }
  return turned;
}

inline constexpr std::array<std::string_view, kNumbers> kDrawings = {
    "###/#.#/#.#/###", "##/.#/.#/.#",     ".##/.##/##./###", "###/..#/.##/###", ".##/.#./###/.##",
    "###/###/..#/###", "##./#../###/###", "###/.#./##./#..", ".##/.##/##./##.", "###/###/##./##."};

inline constexpr auto kShapes = [] {
  std::array<std::array<Shape, kRotations>, kNumbers> shapes{};
  for (std::size_t number = 0; number < shapes.size(); ++number) {
    Shape shape;
    int x = 0;
    shape.height = 1;
    for (const char c : kDrawings[number]) {
      if (c == '/') {
        x = 0;
        ++shape.height;
        continue;
      }
      auto& row = shape.rows[static_cast<std::size_t>(shape.height - 1)];
      if (c == '#') row = static_cast<std::uint8_t>(row | 1U << x);
      shape.width = ++x > shape.width ? x : shape.width;
    }
    for (Shape& rotation : shapes[number]) {
      rotation = shape;
      shape = rotated(shape);
    }
  }
  return shapes;
}();

constexpr const Shape& shape_of(int number, int rotation) {
  return kShapes[static_cast<std::size_t>(number)][static_cast<std::size_t>(rotation)];
}

inline constexpr auto kTileAreas = [] {
  std::array<int, kNumbers> areas{};
  for (std::size_t number = 0; number < areas.size(); ++number) areas[number] = kShapes[number][0].area();
  return areas;
}();

// The squares that a tile covers.
constexpr int tile_area(int number) { return kTileAreas[static_cast<std::size_t>(number)]; }

// How many rotations look different: a 0 or an 8 is the same after a half turn.
constexpr int distinct_rotations(int number) { return number == 0 || number == 8 ? 2 : 4; }
static_assert([] {
  for (int number = 0; number < kNumbers; ++number) {
    if ((shape_of(number, 0) == shape_of(number, 2)) != (distinct_rotations(number) == 2)) return false;
  }
  return true;
}());

}  // namespace cifra::nmbr9
