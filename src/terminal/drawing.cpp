#include "terminal/drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <tuple>

#include "terminal/layout_view.h"
#include "terminal/sentences.h"

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

std::vector<int> check_order(const the_number::Turn& turn) {
  std::vector<int> order(static_cast<std::size_t>(turn.seats));
  std::iota(order.begin(), order.end(), 0);
  const auto rank = [&turn](int seat) {
    const the_number::SeatResult& result = turn.results[static_cast<std::size_t>(seat)];
    const bool counts = the_number::is_number(result.status);
    return std::tuple(counts ? -1 : static_cast<int>(result.status),
                      counts ? -static_cast<int>(result.number.value()) : 0, seat);
  };
  std::ranges::sort(order, {}, rank);
  return order;
}

std::string describe(const the_number::Turn& turn, std::span<const std::string> names) {
  std::string text;
  for (const int seat : check_order(turn)) {
    text += fmt::format("{}: {}\n", names[static_cast<std::size_t>(seat)], verdict(turn, seat));
  }
  return text;
}

}  // namespace cifra::terminal
