// Tiles and levels for the checker of certificates, from drawings of its own.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace proof {

struct Tile {
  int number = 0;
  int turn = 0;  // quarter turns clockwise
  int row = 0;   // of the top-left corner of the smallest rectangle around it
  int column = 0;
};
using Tiles = std::vector<Tile>;

struct Cell {
  int row;
  int column;
};

struct Form {
  std::vector<Cell> cells;
  std::array<std::uint64_t, 4> row_bits{};  // the left column is bit 0
  int rows = 0;
  int columns = 0;

  std::uint64_t bits(int row) const { return row_bits[static_cast<std::size_t>(row)]; }
};

// Rows from the top, three squares each: 4 is the left one.
inline constexpr std::array<std::array<int, 4>, 10> kRows = {{{7, 5, 5, 7},
                                                              {6, 2, 2, 2},
                                                              {3, 3, 6, 7},
                                                              {7, 1, 3, 7},
                                                              {3, 2, 7, 3},
                                                              {7, 7, 1, 7},
                                                              {6, 4, 7, 7},
                                                              {7, 2, 6, 4},
                                                              {3, 3, 6, 6},
                                                              {7, 7, 6, 6}}};

inline Form make_form(int number, int turn) {
  Form form;
  for (int row = 0; row < 4; ++row) {
    for (int column = 0; column < 3; ++column) {
      if ((kRows[static_cast<std::size_t>(number)][static_cast<std::size_t>(row)] & 4 >> column) != 0)
        form.cells.push_back({row, column});
    }
  }
  for (int i = 0; i < turn; ++i) {
    for (Cell& cell : form.cells) cell = {cell.column, -cell.row};  // the top row becomes the right column
  }
  int top = 99;
  int left = 99;
  for (const Cell& cell : form.cells) {
    top = std::min(top, cell.row);
    left = std::min(left, cell.column);
  }
  for (Cell& cell : form.cells) {
    cell = {cell.row - top, cell.column - left};
    form.rows = std::max(form.rows, cell.row + 1);
    form.columns = std::max(form.columns, cell.column + 1);
    form.row_bits[static_cast<std::size_t>(cell.row)] |= std::uint64_t{1} << cell.column;
  }
  std::sort(form.cells.begin(), form.cells.end(),
            [](const Cell& a, const Cell& b) { return a.row != b.row ? a.row < b.row : a.column < b.column; });
  return form;
}

inline const std::vector<Form> kForms = [] {
  std::vector<Form> all;
  for (int i = 0; i < 40; ++i) all.push_back(make_form(i / 4, i % 4));
  return all;
}();
inline const Form& form_of(int number, int turn) { return kForms[static_cast<std::size_t>(4 * number + turn)]; }

// 0 and 8 look the same after a half turn: then only two turns are told apart.
inline int turns_of(int number) { return number == 0 || number == 8 ? 2 : 4; }

// The same for levels that are the same up to turning and shifting, and only for these: the tiles as sorted numbers.
inline constexpr std::size_t kMostTiles = 8;  // of a level; more are refused
inline constexpr int kCode = 64;              // rows and columns are less
using NormalForm = std::array<std::uint32_t, kMostTiles>;

inline NormalForm normal_form(const Tiles& level) {
  NormalForm best{};
  for (int quarter = 0; quarter < 4; ++quarter) {
    std::array<Tile, kMostTiles> turned;
    int top = 1 << 20;
    int left = 1 << 20;
    for (std::size_t i = 0; i < level.size(); ++i) {
      Tile tile = level[i];
      for (int turn = 0; turn < quarter; ++turn) {
        // (row, column) goes to (column, -row); the rectangle's bottom row becomes its left column.
        const int bottom = tile.row + form_of(tile.number, tile.turn).rows - 1;
        tile = {tile.number, (tile.turn + 1) % 4, tile.column, -bottom};
      }
      top = std::min(top, tile.row);
      left = std::min(left, tile.column);
      turned[i] = tile;
    }
    NormalForm form{};
    for (std::size_t i = 0; i < level.size(); ++i) {
      const Tile& tile = turned[i];
      // 1 + number, so that no tile is 0.
      const int turn = tile.turn % turns_of(tile.number);
      const auto code = static_cast<std::uint32_t>((((1 + tile.number) * 4 + turn) * kCode + tile.row - top) * kCode +
                                                   tile.column - left);
      std::size_t at = i;
      for (; at > 0 && form[at - 1] > code; --at) form[at] = form[at - 1];
      form[at] = code;
    }
    if (quarter == 0 || form < best) best = form;
  }
  return best;
}

}  // namespace proof
