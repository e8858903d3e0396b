#include "terminal/frame.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <utility>

#include "terminal/text.h"

namespace cifra::terminal {
namespace {

constexpr int kPageTop = 4;
constexpr int kMargin = 2;
constexpr Size kLargestText{30, kSmallest.columns};

}  // namespace

std::string_view symbol(int seat) {
  constexpr std::array<std::string_view, game::kMaxSeats> kSymbols = {"▲", "●", "■", "★", "☾"};
  return kSymbols[static_cast<std::size_t>(seat)];
}

Size text_size(Size size) {
  return {std::min(size.rows, kLargestText.rows), std::min(size.columns, kLargestText.columns)};
}

Canvas in_the_middle(const Canvas& text, Size size) {
  Canvas canvas(size);
  canvas.paste(text, (size.rows - text.size().rows) / 2, (size.columns - text.size().columns) / 2);
  return canvas;
}

void draw_title(Canvas& canvas, std::string_view game, std::string_view where) {
  const int columns = canvas.size().columns;
  const int after = canvas.write(0, 1, "Cifra", kBold);
  canvas.write(0, canvas.write(0, after, " · ", kQuiet), game, kBold);
  canvas.write_right(0, columns - 1, where);
  canvas.rule(1, 0, columns);
}

void draw_keys(Canvas& canvas, std::span<const KeyHelp> keys) {
  const int row = canvas.size().rows - 1;
  canvas.clear_row(row);
  int column = 1;
  for (const KeyHelp& key : keys) {
    column = canvas.write(row, column, key.key, kBold);
    column = canvas.write(row, column + 1, key.does, kQuiet) + 2;
  }
}

int page_rows(Size size) { return text_size(size).rows - kPageTop - 2; }

int last_scroll(const Page& page, Size size) {
  return std::max(0, static_cast<int>(page.lines.size()) - page_rows(size));
}

Canvas draw_page(const Page& page, int scroll, Size size) {
  Canvas canvas(text_size(size));
  draw_title(canvas, page.game, "");
  canvas.write(2, kMargin, page.title, kBold);
  const int end = std::min(static_cast<int>(page.lines.size()), scroll + page_rows(size));
  for (int i = scroll; i < end; ++i) {
    canvas.write(kPageTop + i - scroll, kMargin, page.lines[static_cast<std::size_t>(i)]);
  }
  if (last_scroll(page, size) > 0) {
    canvas.write_right(2, canvas.size().columns - 1,
                       fmt::format("lines {} to {} of {}, ↑ ↓ scroll", scroll + 1, end, page.lines.size()), kQuiet);
  }
  draw_keys(canvas, page.keys);
  return in_the_middle(canvas, size);
}

std::vector<Line> standings_lines(std::span<const std::string> names, const game::Standings& standings) {
  const std::span scores = std::span(standings.scores).first(names.size());
  std::vector<int> order(names.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {},
                    [&scores](int seat) { return std::pair(-scores[static_cast<std::size_t>(seat)], seat); });
  std::vector<Line> lines;
  for (const int seat : order) {
    const int score = scores[static_cast<std::size_t>(seat)];
    const auto rank = 1 + std::ranges::count_if(scores, [score](int other) { return other > score; });
    const bool wins = names.size() > 1 && standings.winners.has(seat);
    lines.push_back({{fmt::format("{:>2}.  ", rank), kQuiet},
                     {fmt::format("{} ", symbol(seat)), seat_style(seat)},
                     {fit(names[static_cast<std::size_t>(seat)], 32), {.bold = wins}},
                     {fmt::format("{:>5}", score), {.bold = wins}},
                     {wins ? "   ✓ winner" : "", kGood}});
  }
  return lines;
}

}  // namespace cifra::terminal
