// NMBR 9 a second time, as slowly and as close to the words of the rules as possible: a level is a map from squares to
// tiles, a rule is a loop over squares. It shares no table and no trick with src/nmbr9, not even the drawings of the
// tiles, so that the two can be held against each other (perft_test.cpp, differential_test.cpp).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "games/nmbr9/rules/layout.h"

namespace cifra::nmbr9::naive {

using Square = std::pair<int, int>;  // x, y
using Squares = std::set<Square>;

// The number side up, as printed in the rules.
inline constexpr std::array<std::array<std::string_view, 4>, 10> kTiles = {{
    {"###", "#.#", "#.#", "###"},
    {"##", ".#", ".#", ".#"},
    {".##", ".##", "##.", "###"},
    {"###", "..#", ".##", "###"},
    {".##", ".#.", "###", ".##"},
    {"###", "###", "..#", "###"},
    {"##.", "#..", "###", "###"},
    {"###", ".#.", "##.", "#.."},
    {".##", ".##", "##.", "##."},
    {"###", "###", "##.", "##."},
}};

// The squares of a tile, its bounding box starting at (0, 0).
inline Squares tile(int number, int rotation) {
  Squares squares;
  const auto& drawing = kTiles[static_cast<std::size_t>(number)];
  for (std::size_t y = 0; y < drawing.size(); ++y) {
    for (std::size_t x = 0; x < drawing[y].size(); ++x) {
      if (drawing[y][x] == '#') squares.insert({static_cast<int>(x), static_cast<int>(y)});
    }
  }
  for (int turn = 0; turn < rotation; ++turn) {
    int highest_y = 0;
    for (const auto& [x, y] : squares) highest_y = std::max(highest_y, y);
    Squares turned;  // clockwise: the bottom row becomes the left column
    for (const auto& [x, y] : squares) turned.insert({highest_y - y, x});
    squares = turned;
  }
  return squares;
}

class Table {
 public:
  // Nothing if the placement is legal.
  std::optional<Refusal> refusal(int number, const Placement& p) const {
    if (p.rotation > 3 || p.level > 1000 || std::abs(p.x) > 1000 || std::abs(p.y) > 1000) return Refusal::kBadPlacement;
    return refusal(tile(number, p.rotation), p.x, p.y, p.level);
  }

  void place(int number, const Placement& p) {
    for (const auto& [dx, dy] : tile(number, p.rotation)) {
      const Square square = {p.x + dx, p.y + dy};
      levels_[p.level][square] = tiles_;
      columns_.insert(square.first);
      rows_.insert(square.second);
    }
    ++tiles_;
    score_ += number * p.level;
  }

  int score() const { return score_; }
  int levels() const { return static_cast<int>(levels_.size()); }

  // Every distinct set of squares once, in the order level, rotation, y, x; the first tile at (0, 0) only.
  std::vector<Placement> legal(int number) const {
    std::vector<Placement> list;
    if (tiles_ == 0) {
      for (const int rotation : looks(number)) list.push_back({0, 0, 0, static_cast<std::uint8_t>(rotation)});
      return list;
    }
    for (int level = 0; level <= levels(); ++level) {
      for (const int rotation : looks(number)) {
        const Squares shape = tile(number, rotation);
        for (int y = *rows_.begin() - 4; y <= *rows_.rbegin() + 1; ++y) {
          for (int x = *columns_.begin() - 4; x <= *columns_.rbegin() + 1; ++x) {
            if (std::abs(x) > 1000 || std::abs(y) > 1000 || refusal(shape, x, y, level)) continue;
            list.push_back({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y),
                            static_cast<std::uint16_t>(level), static_cast<std::uint8_t>(rotation)});
          }
        }
      }
    }
    return list;
  }

 private:
  using Level = std::map<Square, int>;  // to the tile, counted from 0

  std::optional<Refusal> refusal(const Squares& shape, int x, int y, int level) const {
    for (const auto& [dx, dy] : shape) {
      if (tile_at(x + dx, y + dy, level)) return Refusal::kOverlap;
    }
    if (levels_.contains(level)) {
      bool touches = false;
      for (const auto& [dx, dy] : shape) {
        touches = touches || tile_at(x + dx - 1, y + dy, level) || tile_at(x + dx + 1, y + dy, level) ||
                  tile_at(x + dx, y + dy - 1, level) || tile_at(x + dx, y + dy + 1, level);
      }
      if (!touches) return Refusal::kNotAdjacent;
    }
    if (level == 0) return std::nullopt;
    std::set<int> carriers;
    for (const auto& [dx, dy] : shape) {
      const auto carrier = tile_at(x + dx, y + dy, level - 1);
      if (!carrier) return Refusal::kUnsupported;
      carriers.insert(*carrier);
    }
    if (carriers.size() < 2) return Refusal::kOneTileSupport;
    return std::nullopt;
  }

  std::optional<int> tile_at(int x, int y, int level) const {
    const auto squares = levels_.find(level);
    if (squares == levels_.end()) return std::nullopt;
    const auto found = squares->second.find({x, y});
    if (found == squares->second.end()) return std::nullopt;
    return found->second;
  }

  // The rotations of a tile that look different.
  static std::vector<int> looks(int number) {
    std::vector<int> rotations;
    std::set<Squares> seen;
    for (int rotation = 0; rotation < 4; ++rotation) {
      if (seen.insert(tile(number, rotation)).second) rotations.push_back(rotation);
    }
    return rotations;
  }

  std::map<int, Level> levels_;
  std::set<int> columns_;  // that hold a square
  std::set<int> rows_;
  int tiles_ = 0;
  int score_ = 0;
};

}  // namespace cifra::nmbr9::naive
