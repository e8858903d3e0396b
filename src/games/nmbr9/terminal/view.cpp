#include "games/nmbr9/terminal/view.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/nmbr9/terminal/level_mark.h"
#include "games/nmbr9/terminal/sentences.h"
#include "terminal/sentences.h"
#include "terminal/text.h"

namespace cifra::terminal {
namespace {

constexpr int kPanelColumns = 27;
constexpr int kTop = 2;
constexpr int kBelow = 2;  // rows under the board: the verdict and the keys

Style tile_style(int number) { return {.role = Role::kTile, .index = static_cast<std::uint8_t>(number), .level = 3}; }

// Draws the panel downwards, a section after the other.
class Panel {
 public:
  Panel(Canvas& canvas, const Nmbr9View& view) : canvas_(canvas), view_(view) {
    left_ = canvas.size().columns - kPanelColumns;
    right_ = canvas.size().columns - 1;
    for (int row = kTop; row < canvas.size().rows - kBelow; ++row) canvas_.write(row, left_ - 2, "│", kQuiet);
  }

  void draw() {
    // With few rows the sections stand close together, so that nothing moves when a level is added.
    const bool roomy = canvas_.size().rows >= 30;
    draw_cards();
    row_ += roomy ? 2 : 1;
    draw_levels(roomy ? 9 : 6);
    row_ += roomy ? 2 : 1;
    draw_players();
  }

 private:
  void heading(std::string_view left, std::string_view right) {
    canvas_.write(row_, left_, left, kBold);
    canvas_.write_right(row_++, right_, right, kQuiet);
  }

  void draw_cards() {
    const nmbr9::State& state = view_.state;
    std::array<int, nmbr9::kNumbers> gone{};
    for (const int card : state.dealt.cards()) ++gone[static_cast<std::size_t>(card)];
    const auto open = nmbr9::open_card(state);
    heading("Cards", fmt::format("{} of {} gone", state.dealt.size(), state.variant.cards));
    canvas_.write(row_ + 1, left_, "gone", kQuiet);
    canvas_.write(row_ + 2, left_, "left", kQuiet);
    for (int number = 0; number < nmbr9::kNumbers; ++number) {
      const int column = left_ + 6 + 2 * number;
      const int out = gone[static_cast<std::size_t>(number)];
      const int left = state.variant.copies - out;
      const bool now = open == number;
      canvas_.write(row_, column, std::to_string(number), {.bold = true, .reverse = now});
      canvas_.write(row_ + 1, column, out == 0 ? "·" : std::to_string(out), out == 0 ? kQuiet : kPlain);
      canvas_.write(row_ + 2, column, left == 0 ? "·" : std::to_string(left), left == 0 ? kQuiet : kBold);
    }
    row_ += 3;
    draw_fits();
  }

  // How many places the tile in hand has on each level, the highest levels first.
  void draw_fits() {
    canvas_.write(row_, left_, "fits", kQuiet);
    if (view_.ghost()) {
      std::string text;
      for (int level = view_.layout().levels(); level >= 0; --level) {
        const int places = view_.cursor->places(level);
        if (places > 0) text += fmt::format("{}L{} {}", text.empty() ? "" : ", ", level, places);
      }
      canvas_.write(row_, left_ + 6, clipped(text, kPanelColumns - 7));
    }
    ++row_;
  }

  void draw_levels(int room) {
    const nmbr9::Layout& layout = view_.layout();
    heading(view_.seat == 0 ? "Your score" : "Score", "");
    canvas_.write_right(row_ - 1, right_, std::to_string(layout.score()), kBold);
    const int highest = std::max(layout.levels() - 1, 0);
    const int end = row_ + room;
    for (int level = highest; level >= 0 && row_ < end; --level) {
      canvas_.write(row_, left_, fmt::format("level {}{}", level, level_mark(level)));
      int column = left_ + 9;
      for (const nmbr9::Tile& tile : layout.tiles()) {
        if (tile.at.level != level) continue;
        if (column == right_ - 5) {
          canvas_.write(row_, column, "…", kQuiet);
          break;
        }
        column = canvas_.write(row_, column, std::to_string(tile.number), tile_style(tile.number));
      }
      canvas_.write_right(row_++, right_, std::to_string(layout.score(level)));
    }
    row_ = end;
  }

  void draw_players() {
    for (int seat = 0; seat < static_cast<int>(view_.names.size()); ++seat) {
      const bool shown = seat == view_.seat;
      canvas_.write(row_, left_, symbol(seat), seat_style(seat));
      canvas_.write(row_, left_ + 2, fit(view_.names[static_cast<std::size_t>(seat)], kPanelColumns - 9),
                    {.bold = shown});
      const int score = view_.state.layouts[static_cast<std::size_t>(seat)].score();
      canvas_.write_right(row_++, right_, std::to_string(score), {.bold = shown});
    }
  }

  Canvas& canvas_;
  const Nmbr9View& view_;
  int left_ = 0;
  int right_ = 0;
  int row_ = kTop;
};

void draw_verdict(Canvas& canvas, const Nmbr9View& view) {
  const int row = canvas.size().rows - kBelow;
  if (view.seat != 0) {
    const int after = canvas.write(row, 1, symbol(view.seat), seat_style(view.seat));
    canvas.write(row, after + 1,
                 fmt::format("The layout of {}: {}.", clipped(view.names[static_cast<std::size_t>(view.seat)], 24),
                             points(view.layout().score())));
    return;
  }
  if (view.thinking) {
    canvas.write(row, 1, "The others are placing …");
    return;
  }
  if (!view.cursor) return;
  const Cursor& cursor = *view.cursor;
  const bool legal = cursor.legal();
  const int column = canvas.write(row, 1, legal ? "✓ " : "✗ ", legal ? kGood : kBad);
  const int after =
      canvas.write(row, column, placement_verdict(view.layout(), cursor.number(), cursor.placement()), kBold);
  if (cursor.wants_second_confirm()) canvas.write(row, after, ". Enter again places it here.", kBold);
  const auto index = cursor.index();
  canvas.write_right(
      row, canvas.size().columns - 1,
      index ? fmt::format("place {} of {}", *index + 1, cursor.places()) : fmt::format("{} places", cursor.places()),
      kQuiet);
}

void draw_nmbr9_keys(Canvas& canvas, const Nmbr9View& view) {
  static constexpr std::array<KeyHelp, 8> kPlacing = {{{"arrows", "move"},
                                                       {"r", "turn"},
                                                       {"Tab", "next"},
                                                       {"u", "undo"},
                                                       {"Enter", "place"},
                                                       {"o", "others"},
                                                       {"?", "help"},
                                                       {"q", "leave"}}};
  static constexpr std::array<KeyHelp, 5> kLooking = {
      {{"o", "next player"}, {"arrows", "look around"}, {"v", "levels"}, {"z", "zoom"}, {"any other key", "back"}}};
  draw_keys(canvas, view.cursor && view.seat == 0 ? std::span<const KeyHelp>(kPlacing) : kLooking);
}

}  // namespace

std::optional<Ghost> Nmbr9View::ghost() const {
  if (!cursor || seat != 0 || thinking) return std::nullopt;
  return Ghost{cursor->number(), cursor->placement(), cursor->legal()};
}

Area board_area(Size size) { return {kTop, 1, {size.rows - kTop - kBelow, size.columns - kPanelColumns - 4}}; }

Size board_squares(Size size, Size square) {
  const Area area = board_area(size);
  return {area.size.rows / square.rows, area.size.columns / square.columns};
}

bool has_room_for_large(Size size) {
  const Size squares = board_squares(size, kLargeSquare);
  return squares.columns >= 24 && squares.rows >= 18;
}

Canvas draw_nmbr9(const Nmbr9View& view, Size size) {
  Canvas canvas(size);
  const int cards = view.state.variant.cards;
  const int round = std::min(view.state.round + 1, cards);
  const auto open = nmbr9::open_card(view.state);
  draw_title(canvas, kNmbr9, open ? fmt::format("Card {} of {}: place a {}", round, cards, *open) : "The game is over");
  const BoardLook look{view.square, view.levels, view.ghost()};
  draw_board(canvas, board_area(size), view.layout(), view.camera, look);
  Panel(canvas, view).draw();
  draw_verdict(canvas, view);
  draw_nmbr9_keys(canvas, view);
  return canvas;
}

Page score_sheet(std::span<const std::string> names, const nmbr9::State& state) {
  constexpr int kNameColumns = 24;
  Page page{std::string(kNmbr9), "Score sheet", {}, {{"any key", "back"}}};
  int levels = 4;
  for (const nmbr9::Layout& layout : state.layouts) levels = std::max(levels, layout.levels());
  std::string head = fit("", kNameColumns + 2);
  for (int level = 0; level < levels; ++level) head += fmt::format("{:>5}", fmt::format("x{}", level));
  page.lines.push_back({{fit("Level", kNameColumns + 2) + head.substr(kNameColumns + 2) + "    Total", kQuiet}});
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    const nmbr9::Layout& layout = state.layouts[seat];
    Line line = {{fmt::format("{} ", symbol(static_cast<int>(seat))), seat_style(static_cast<int>(seat))},
                 {fit(names[seat], kNameColumns), kPlain}};
    for (int level = 0; level < levels; ++level) {
      const bool used = level < layout.levels();
      line.push_back({fmt::format("{:>5}", used ? std::to_string(layout.score(level)) : "·"), used ? kPlain : kQuiet});
    }
    line.push_back({fmt::format("{:>9}", layout.score()), kBold});
    page.lines.push_back(std::move(line));
    std::string tiles;
    for (const nmbr9::Tile& tile : layout.tiles())
      tiles += fmt::format("{}{} ", tile.number, level_mark(tile.at.level));
    page.lines.push_back({{"  " + tiles, kQuiet}});
    page.lines.emplace_back();
  }
  page.lines.push_back({{"Under each name: the tiles in the order they were placed, with their levels.", kQuiet}});
  return page;
}

}  // namespace cifra::terminal
