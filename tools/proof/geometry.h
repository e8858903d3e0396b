// Tiles, levels and covers for the checker of certificates: squares on a board of bytes, plainly.
//
// The board is 256 squares wide and high with the upper level in the middle. A level of n tiles reaches at most 4 n
// squares from any of its own, so even all 20 tiles in a row stay on it.
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "stock.h"

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
  int rows = 0;
  int columns = 0;
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
  }
  std::sort(form.cells.begin(), form.cells.end(),
            [](const Cell& a, const Cell& b) { return a.row != b.row ? a.row < b.row : a.column < b.column; });
  return form;
}

inline const Form& form_of(int number, int turn) {
  static const std::vector<Form> forms = [] {
    std::vector<Form> all;
    for (int i = 0; i < 40; ++i) all.push_back(make_form(i / 4, i % 4));
    return all;
  }();
  return forms[static_cast<std::size_t>(4 * number + turn)];
}

// 0 and 8 look the same after a half turn: then only two turns are told apart.
inline int turns_of(int number) { return number == 0 || number == 8 ? 2 : 4; }

// The same text for levels that are the same up to turning and shifting, and only for these.
inline std::string normal_form(const Tiles& level) {
  std::string best;
  for (int quarter = 0; quarter < 4; ++quarter) {
    std::vector<std::array<int, 4>> list;
    int top = 1 << 20;
    int left = 1 << 20;
    for (const Tile& tile : level) {
      int row = tile.row;
      int column = tile.column;
      int turn = tile.turn;
      for (int i = 0; i < quarter; ++i) {
        // (row, column) goes to (column, -row); the rectangle's bottom row becomes its left column.
        const int bottom = row + form_of(tile.number, turn).rows - 1;
        row = column;
        column = -bottom;
        turn = (turn + 1) % 4;
      }
      top = std::min(top, row);
      left = std::min(left, column);
      list.push_back({tile.number, turn % turns_of(tile.number), row, column});
    }
    for (auto& tile : list) {
      tile[2] -= top;
      tile[3] -= left;
    }
    std::sort(list.begin(), list.end());
    std::string text;
    for (const auto& tile : list) {
      for (const int part : tile) text += static_cast<char>('0' + part);  // below 4 * 20: one byte each
    }
    if (best.empty() || text < best) best = text;
  }
  return best;
}

inline constexpr int kBoard = 256;

// Every way to lie below a level.
class Cover {
 public:
  using Found = std::function<bool(const Tiles& lower, int set)>;

  // Calls found for every set of tiles below `upper` that covers it and of which `most_area` says something (not -1),
  // with further tiles beside them if `spares`, until found says no. `most_area[set]` is the most area of a wanted
  // level that contains the tiles `set`.
  void run(const Stock& stock, const Tiles& upper, const std::vector<int>& most_area, bool spares, const Found& found) {
    stock_ = &stock;
    most_area_ = &most_area;
    spares_ = spares;
    found_ = &found;
    upper_area_.clear();
    cells_.clear();
    int bottom = 0;
    int right = 0;
    for (const Tile& tile : upper) {
      bottom = std::max(bottom, tile.row + 4);
      right = std::max(right, tile.column + 4);
    }
    for (const Tile& tile : upper) {
      const Form& form = form_of(tile.number, tile.turn);
      upper_area_.push_back(static_cast<int>(form.cells.size()));
      for (const Cell& cell : form.cells) {
        const int at =
            (tile.row + cell.row + (kBoard - bottom) / 2) * kBoard + tile.column + cell.column + (kBoard - right) / 2;
        over_[static_cast<std::size_t>(at)] = static_cast<unsigned char>(upper_area_.size());
        cells_.push_back(at);
      }
    }
    lower_.clear();
    laid_.clear();
    if (most_area[0] >= 0) cover(0, static_cast<int>(cells_.size()));
    for (const int at : cells_) over_[static_cast<std::size_t>(at)] = 0;
  }

 private:
  struct Way {  // a tile on a square, which is the cell (row, column) of it
    int turn;
    int row;
    int column;
    std::vector<int> at;  // its squares, from that square
  };

  static const std::vector<Way>& ways(int number) {
    static const std::vector<std::vector<Way>> all = [] {
      std::vector<std::vector<Way>> list(10);
      for (int n = 0; n < 10; ++n) {
        for (int turn = 0; turn < turns_of(n); ++turn) {
          for (const Cell& middle : form_of(n, turn).cells) {
            Way way{turn, middle.row, middle.column, {}};
            for (const Cell& cell : form_of(n, turn).cells) {
              way.at.push_back((cell.row - middle.row) * kBoard + cell.column - middle.column);
            }
            list[static_cast<std::size_t>(n)].push_back(way);
          }
        }
      }
      return list;
    }();
    return all[static_cast<std::size_t>(number)];
  }

  bool free(const Way& way, int square) const {
    for (const int at : way.at) {
      if (taken_[static_cast<std::size_t>(square + at)] != 0) return false;
    }
    return true;
  }

  // Lays the tile, goes on with `then`, and takes it back.
  template <class Then>
  bool lay(int number, const Way& way, int square, const Then& then) {
    for (const int at : way.at) {
      taken_[static_cast<std::size_t>(square + at)] = 1;
      laid_.push_back(square + at);
    }
    lower_.push_back({number, way.turn, square / kBoard - way.row, square % kBoard - way.column});
    const bool go_on = then();
    lower_.pop_back();
    for (const int at : way.at) taken_[static_cast<std::size_t>(square + at)] = 0;
    laid_.resize(laid_.size() - way.at.size());
    return go_on;
  }

  bool cover(int set, int open) {
    if (open == 0) return covered(set);
    // A square with as many neighbours taken as possible: few tiles can lie there.
    int square = -1;
    int most = -1;
    for (const int at : cells_) {
      if (taken_[static_cast<std::size_t>(at)] != 0) continue;
      const int near = taken_[static_cast<std::size_t>(at - 1)] + taken_[static_cast<std::size_t>(at + 1)] +
                       taken_[static_cast<std::size_t>(at - kBoard)] + taken_[static_cast<std::size_t>(at + kBoard)];
      if (near > most) {
        most = near;
        square = at;
      }
    }
    for (int number = 0; number < stock_->numbers; ++number) {
      if (stock_->count(set, number) == stock_->copies) continue;
      const int more = set + stock_->unit(number);
      const int area = (*most_area_)[static_cast<std::size_t>(more)];
      if (area < 0) continue;
      const int can_cover = area - stock_->area[static_cast<std::size_t>(set)];
      for (const Way& way : ways(number)) {
        if (!free(way, square)) continue;
        std::array<int, 21> on{};
        int covers = 0;
        bool whole = false;  // under all of an upper tile: that would rest on one tile alone
        for (const int at : way.at) {
          const unsigned char tile = over_[static_cast<std::size_t>(square + at)];
          if (tile == 0) continue;
          ++covers;
          whole = whole || ++on[tile] == upper_area_[tile - std::size_t{1}];
        }
        // What this tile leaves open has to be covered by the rest of the level.
        if (whole || open - covers > can_cover - static_cast<int>(way.at.size())) continue;
        if (!lay(number, way, square, [&] { return cover(more, open - covers); })) return false;
      }
    }
    return true;
  }

  bool covered(int set) {
    if (set != 0 && !(*found_)(lower_, set)) return false;
    if (!spares_) return true;
    for (int number = 0; number < stock_->numbers; ++number) {
      if (stock_->count(set, number) == stock_->copies) continue;
      const int more = set + stock_->unit(number);
      if ((*most_area_)[static_cast<std::size_t>(more)] < 0) continue;
      // Every square beside the level, and every way to lie on it; the first tile of a top level in the middle.
      std::vector<int> beside;
      if (set == 0) beside.push_back(kBoard / 2 * kBoard + kBoard / 2);
      for (const int at : laid_) {
        for (const int next : {at - 1, at + 1, at - kBoard, at + kBoard}) {
          if (taken_[static_cast<std::size_t>(next)] == 0) beside.push_back(next);
        }
      }
      std::sort(beside.begin(), beside.end());
      beside.erase(std::unique(beside.begin(), beside.end()), beside.end());
      for (const int square : beside) {
        for (const Way& way : ways(number)) {
          if (free(way, square) && !lay(number, way, square, [&] { return covered(more); })) return false;
        }
      }
    }
    return true;
  }

  const Stock* stock_ = nullptr;
  const std::vector<int>* most_area_ = nullptr;
  const Found* found_ = nullptr;
  bool spares_ = false;
  std::vector<int> cells_;       // of the upper level
  std::vector<int> upper_area_;  // of its tiles
  std::vector<int> laid_;
  Tiles lower_;
  std::vector<unsigned char> over_ = std::vector<unsigned char>(kBoard * kBoard);   // which upper tile, from 1
  std::vector<unsigned char> taken_ = std::vector<unsigned char>(kBoard * kBoard);  // by the lower level
};

}  // namespace proof
