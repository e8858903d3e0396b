// Layouts from drawings. A level is drawn as rows of text: every letter is one tile, recognised by its squares, and all
// other characters are gaps. Tiles are placed level by level in the order of their letters.
//
//   Layout layout = drawn({R"(
//     AABBB
//     .AB.B     a 1 (A) and a 0 (B) side by side; the next string would be the level above, with the same origin
//     .AB.B
//     .ABBB)"});
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "games/nmbr9/rules/layout.h"

namespace cifra::nmbr9 {

using SquareSet = std::set<std::pair<int, int>>;  // x, y

inline bool is_letter(char c) { return c >= 'A' && c <= 'Z'; }

// The squares of every letter (or of '#'). Rows begin at the first character that belongs to the drawing; blank rows
// before it do not count.
inline std::map<char, SquareSet> read_drawing(const std::string& drawing) {
  std::map<char, SquareSet> letters;
  std::istringstream rows(drawing);
  std::string row;
  for (int y = 0; rows >> row;) {
    for (std::size_t x = 0; x < row.size(); ++x) {
      if (is_letter(row[x]) || row[x] == '#') letters[row[x]].insert({static_cast<int>(x), y});
    }
    ++y;
  }
  return letters;
}

// Which tile has these squares, in the first rotation that fits.
inline std::optional<Tile> recognise(const SquareSet& squares, int level) {
  int left = squares.begin()->first;
  int top = squares.begin()->second;
  for (const auto& [x, y] : squares) {
    left = std::min(left, x);
    top = std::min(top, y);
  }
  for (int number = 0; number < kNumbers; ++number) {
    for (int rotation = 0; rotation < kRotations; ++rotation) {
      const Shape& shape = shape_of(number, rotation);
      const bool same =
          std::ranges::all_of(squares, [&](const auto& s) { return shape.has(s.first - left, s.second - top); });
      if (!same || shape.area() != static_cast<int>(squares.size())) continue;
      return Tile{{static_cast<std::int16_t>(left), static_cast<std::int16_t>(top), static_cast<std::uint16_t>(level),
                   static_cast<std::uint8_t>(rotation)},
                  static_cast<std::uint8_t>(number)};
    }
  }
  return std::nullopt;
}

inline Layout drawn(std::initializer_list<std::string> levels) {
  Layout layout;
  int level = 0;
  for (const std::string& drawing : levels) {
    for (const auto& [letter, squares] : read_drawing(drawing)) {
      const auto tile = recognise(squares, level);
      EXPECT_TRUE(tile) << letter << " is no tile in\n" << drawing;
      if (!tile) continue;
      const auto placed = layout.place(tile->number, tile->at);
      EXPECT_TRUE(placed) << letter << ": " << code(placed.error()) << "\n" << drawing;
    }
    ++level;
  }
  return layout;
}

// What check() says about the tile drawn with # on a level: "legal" or the code of the refusal.
inline std::string verdict(const Layout& layout, int level, const std::string& drawing) {
  const auto tile = recognise(read_drawing(drawing)['#'], level);
  if (!tile) return "no tile";
  const auto checked = layout.check(tile->number, tile->at);
  return checked ? "legal" : std::string(code(checked.error()));
}

}  // namespace cifra::nmbr9
