#include "terminal/frame.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <utility>

#include "terminal/text.h"
#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

constexpr int kPageTop = 4;
constexpr int kMargin = 2;
constexpr Size kLargestText{30, kSmallest.columns};
constexpr int kBetweenKeys = 2;

int columns_of(const KeyHelp& key) { return width(key.key) + 1 + width(key.does) + kBetweenKeys; }

}  // namespace

std::string_view symbol(int seat) {
  constexpr std::array<std::string_view, game::kMaxSeats> kSymbols = {"▲", "●", "■", "★", "☾"};
  return kSymbols[static_cast<std::size_t>(seat)];
}

std::string fit_name(std::string_view name, int columns) {
  if (width(name) > columns && name.ends_with(')')) name = name.substr(0, name.rfind(" ("));
  return fit(name, columns);
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
  const std::span last = keys.last(std::min<std::size_t>(keys.size(), 2));
  int room = canvas.size().columns + kBetweenKeys;
  for (const KeyHelp& key : last) room -= columns_of(key);
  int column = 1;
  const auto add = [&](const KeyHelp& key) {
    column = canvas.write(row, column, key.key, kBold);
    column = canvas.write(row, column + 1, capitalised(key.does), kQuiet) + kBetweenKeys;
  };
  for (const KeyHelp& key : keys.first(keys.size() - last.size())) {
    if (column + columns_of(key) <= room) add(key);
  }
  for (const KeyHelp& key : last) add(key);
}

int page_rows(Size size) { return text_size(size).rows - kPageTop - 2; }

int last_scroll(const Page& page, Size size) {
  return std::max(0, static_cast<int>(page.lines.size()) - page_rows(size));
}

Canvas draw_page(const Words& words, const Page& page, int scroll, Size size) {
  Canvas canvas(text_size(size));
  draw_title(canvas, page.game, "");
  canvas.write(2, kMargin, page.title, kBold);
  const int end = std::min(static_cast<int>(page.lines.size()), scroll + page_rows(size));
  for (int i = scroll; i < end; ++i) {
    canvas.write(kPageTop + i - scroll, kMargin, page.lines[static_cast<std::size_t>(i)]);
  }
  if (last_scroll(page, size) > 0) {
    canvas.write_right(
        2, canvas.size().columns - 1,
        words("terminal.lines"_text, {{"from", scroll + 1}, {"to", end}, {"all", page.lines.size()}}) + "  ↑ ↓",
        kQuiet);
  }
  draw_keys(canvas, page.keys);
  return in_the_middle(canvas, size);
}

void add_text(Page& page, std::string_view text, Style style) {
  for (std::string& line : wrapped(text, kSmallest.columns - 2 * kMargin)) page.lines.push_back({{line, style}});
}

std::vector<Line> standings_lines(const Words& words, std::span<const std::string> names,
                                  const game::Standings& standings) {
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
                     {wins ? "   ✓ " + words("terminal.winner"_text) : "", kGood}});
  }
  return lines;
}

}  // namespace cifra::terminal
