#include "terminal/drawing.h"

#include <fmt/format.h>

#include <cstddef>

#include "nmbr9/fit.h"
#include "terminal/level_mark.h"
#include "terminal/sentences.h"
#include "the_number/sheet.h"

namespace cifra::terminal {

std::string draw(const nmbr9::Layout& layout) {
  const nmbr9::Bounds& bounds = layout.bounds();
  std::string drawing;
  for (int y = bounds.top; y < bounds.bottom; ++y) {
    std::string row;
    for (int x = bounds.left; x < bounds.right; ++x) {
      const nmbr9::Tile* const tile = top_tile(layout, x, y);
      row += tile == nullptr ? ". " : fmt::format("{}{}", tile->number, level_mark(tile->at.level));
    }
    row.erase(row.find_last_not_of(' ') + 1);
    drawing += row + '\n';
  }
  return drawing;
}

std::string describe(const the_number::Turn& turn, std::span<const std::string> names) {
  std::string text;
  for (const int seat : check_order(turn)) {
    text += fmt::format("{}: {}\n", names[static_cast<std::size_t>(seat)], verdict(turn, seat));
  }
  return text;
}

}  // namespace cifra::terminal
