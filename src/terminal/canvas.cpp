#include "terminal/canvas.h"

#include <algorithm>
#include <cstddef>

#include "terminal/text.h"

namespace cifra::terminal {

Canvas::Canvas(Size size) : size_(size), cells_(static_cast<std::size_t>(size.rows * size.columns)) {}

const Cell& Canvas::at(int row, int column) const {
  return cells_[static_cast<std::size_t>(row * size_.columns + column)];
}

Cell* Canvas::cell(int row, int column) {
  if (row < 0 || row >= size_.rows || column < 0 || column >= size_.columns) return nullptr;
  return &cells_[static_cast<std::size_t>(row * size_.columns + column)];
}

int Canvas::write(int row, int column, std::string_view utf8, Style style) {
  for (char32_t sign : decode(utf8).text) {
    if (sign == U'\u00a0' || sign == U'\u202f') sign = U' ';
    const int columns = width(sign);
    if (columns < 0) continue;
    if (columns == 0) {
      if (Cell* const before = cell(row, column - 1); before != nullptr && !before->signs.empty())
        before->signs += sign;
      continue;
    }
    Cell* const target = cell(row, column);
    Cell* const second = columns == 2 ? cell(row, column + 1) : target;
    if (target != nullptr && second != nullptr) {
      *target = {std::u32string(1, sign), style};
      if (second != target) *second = {U"", style};
    } else if (column >= size_.columns - 1) {
      readable_ = false;
    }
    column += columns;
  }
  return column;
}

int Canvas::write(int row, int column, const Line& line) {
  for (const Span& span : line) column = write(row, column, span.text, span.style);
  return column;
}

void Canvas::write_right(int row, int right, std::string_view utf8, Style style) {
  const int start = right - width(utf8);
  for (int column = start - 1; column < right && start < right; ++column) {
    const Cell* const before = cell(row, column);
    if (before != nullptr && before->signs != U" ") readable_ = false;
  }
  write(row, start, utf8, style);
}

void Canvas::rule(int row, int column, int columns) {
  for (int i = 0; i < columns; ++i) write(row, column + i, "─", kQuiet);
}

void Canvas::clear_row(int row) {
  for (int column = 0; column < size_.columns; ++column) {
    if (Cell* const target = cell(row, column)) *target = {};
  }
}

void Canvas::paste(const Canvas& part, int row, int column) {
  readable_ = readable_ && part.readable();
  for (int y = 0; y < part.size().rows; ++y) {
    for (int x = 0; x < part.size().columns; ++x) {
      if (Cell* const target = cell(row + y, column + x)) *target = part.at(y, x);
    }
  }
}

std::string Canvas::row_text(int row) const {
  std::string text;
  for (int column = 0; column < size_.columns; ++column) text += encode(at(row, column).signs);
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

std::string Canvas::text() const {
  std::string all;
  for (int row = 0; row < size_.rows; ++row) all += row_text(row) + '\n';
  return all;
}

}  // namespace cifra::terminal
