#include "games/nmbr9/terminal/view.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/nmbr9/terminal/level_mark.h"
#include "games/nmbr9/terminal/sentences.h"
#include "games/nmbr9/terminal/texts.h"
#include "terminal/sentences.h"
#include "terminal/text.h"
#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

constexpr int kPanelColumns = 27;
constexpr int kLabelColumns = 7;
constexpr int kTop = 2;
constexpr int kBelow = 2;  // rows under the board: the verdict and the keys

Style tile_style(int number) { return {.role = Role::kTile, .index = static_cast<std::uint8_t>(number), .level = 3}; }

// Draws the panel downwards, a section after the other.
class Panel {
 public:
  Panel(Canvas& canvas, const Nmbr9View& view) : canvas_(canvas), view_(view), words_(view.words) {
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
  void label(int row, std::string_view text) { canvas_.write(row, left_, fit(text, kLabelColumns - 1), kQuiet); }

  void heading(std::string_view left, std::string_view right) {
    canvas_.write(row_, left_, left, kBold);
    canvas_.write_right(row_++, right_, right, kQuiet);
  }

  void draw_cards() {
    const nmbr9::State& state = view_.state;
    std::array<int, nmbr9::kNumbers> gone{};
    for (const int card : state.dealt.cards()) ++gone[static_cast<std::size_t>(card)];
    const auto open = nmbr9::open_card(state);
    heading(words_("nmbr9.cards"_text),
            words_("nmbr9.terminal.drawnOf"_text, {{"n", state.dealt.size()}, {"all", state.variant.cards}}));
    label(row_ + 1, words_("nmbr9.terminal.drawn"_text));
    label(row_ + 2, words_("nmbr9.terminal.left"_text));
    for (int number = 0; number < nmbr9::kNumbers; ++number) {
      const int column = left_ + kLabelColumns + 2 * number;
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
    label(row_, words_("nmbr9.terminal.fits"_text));
    if (view_.ghost()) {
      std::string text;
      for (int level = view_.layout().levels(); level >= 0; --level) {
        const int places = view_.cursor->places(level);
        if (places == 0) continue;
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ",
                            words_("nmbr9.terminal.levelShort"_text, {{"level", level}}), places);
      }
      canvas_.write(row_, left_ + kLabelColumns, clipped(text, kPanelColumns - kLabelColumns - 1));
    }
    ++row_;
  }

  void draw_levels(int room) {
    const nmbr9::Layout& layout = view_.layout();
    heading(words_(view_.seat == 0 ? "nmbr9.score"_text : "nmbr9.total"_text), "");
    canvas_.write_right(row_ - 1, right_, std::to_string(layout.score()), kBold);
    const int highest = std::max(layout.levels() - 1, 0);
    const int end = row_ + room;
    for (int level = highest; level >= 0 && row_ < end; --level) {
      canvas_.write(row_, left_, words_("nmbr9.level"_text, {{"level", level}}) + level_mark(level));
      int column = left_ + 11;
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
      canvas_.write(row_, left_ + 2, fit_name(view_.names[static_cast<std::size_t>(seat)], kPanelColumns - 9),
                    {.bold = shown});
      const int score = view_.state.layouts[static_cast<std::size_t>(seat)].score();
      canvas_.write_right(row_++, right_, std::to_string(score), {.bold = shown});
    }
  }

  Canvas& canvas_;
  const Nmbr9View& view_;
  const Words& words_;
  int left_ = 0;
  int right_ = 0;
  int row_ = kTop;
};

void draw_verdict(Canvas& canvas, const Nmbr9View& view) {
  const Words& words = view.words;
  const int row = canvas.size().rows - kBelow;
  if (view.seat != 0) {
    const int after = canvas.write(row, 1, symbol(view.seat), seat_style(view.seat));
    const std::string name = clipped(view.names[static_cast<std::size_t>(view.seat)], 24);
    canvas.write(row, after + 1,
                 words("shell.say.seatOver"_text, {{"name", words("nmbr9.layoutOf"_text, {{"name", name}})},
                                                   {"points", points(words, view.layout().score())}}));
    return;
  }
  if (view.thinking) {
    canvas.write(row, 1, words("shell.turn.others"_text));
    return;
  }
  if (!view.cursor) return;
  const Cursor& cursor = *view.cursor;
  const bool legal = cursor.legal();
  const int column = canvas.write(row, 1, legal ? "✓ " : "✗ ", legal ? kGood : kBad);
  if (cursor.wants_second_confirm()) {
    canvas.write(row, column,
                 words("nmbr9.fits.level"_text, {{"level", cursor.placement().level}}) + " " +
                     words("nmbr9.terminal.enterAgain"_text),
                 kBold);
    return;
  }
  const bool last = view.state.round + 1 == view.state.variant.cards;
  const std::string verdict = placement_verdict(words, view.layout(), cursor.number(), cursor.placement(), last);
  const int after = canvas.write(row, column, verdict, kBold);
  const auto index = cursor.index();
  const std::string place = index ? words("nmbr9.terminal.placeOf"_text, {{"n", *index + 1}, {"all", cursor.places()}})
                                  : words("nmbr9.placesShort"_text, {{"n", cursor.places()}});
  const int right = canvas.size().columns - 1;
  if (after + 1 + width(place) <= right) canvas.write_right(row, right, place, kQuiet);
}

std::vector<KeyHelp> keys_of(const Nmbr9View& view) {
  const Words& words = view.words;
  if (!view.cursor || view.seat != 0) {
    return {{"o", words("nmbr9.terminal.nextPlayer"_text)},
            {"v", words("nmbr9.terminal.levels"_text)},
            {"z", words("nmbr9.terminal.zoom"_text)},
            {"↑↓←→", words("nmbr9.terminal.lookAround"_text)},
            {words("terminal.otherKey"_text), words("terminal.goBack"_text)}};
  }
  std::vector<KeyHelp> keys = {{"↑↓←→", words("nmbr9.key.move"_text)},
                               {"r", words("nmbr9.rotate"_text)},
                               {"Tab", words("nmbr9.key.next"_text)},
                               {words("terminal.enter"_text), words("nmbr9.key.place"_text)}};
  if (view.names.size() > 1) keys.push_back({"o", words("nmbr9.terminal.others"_text)});
  keys.push_back({"u", words("nmbr9.terminal.reset"_text)});
  keys.push_back({"?", words("terminal.help"_text)});
  keys.push_back({"q", words("terminal.quit"_text)});
  return keys;
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
  const Words& words = view.words;
  draw_title(canvas, kNmbr9,
             open ? words("nmbr9.cardOf"_text, {{"card", round}, {"cards", cards}}) + " " +
                        words("nmbr9.place"_text, {{"number", *open}})
                  : words("nmbr9.end.done"_text));
  const BoardLook look{view.square, view.levels, view.ghost()};
  draw_board(canvas, board_area(size), view.layout(), view.camera, look);
  Panel(canvas, view).draw();
  draw_verdict(canvas, view);
  draw_keys(canvas, keys_of(view));
  return canvas;
}

Page score_sheet(const Words& words, std::span<const std::string> names, const nmbr9::State& state) {
  constexpr int kNameColumns = 24;
  Page page{std::string(kNmbr9),
            words("nmbr9.terminal.byLevel"_text),
            {},
            {{words("terminal.anyKey"_text), words("terminal.goBack"_text)}}};
  int levels = 4;
  for (const nmbr9::Layout& layout : state.layouts) levels = std::max(levels, layout.levels());
  std::string head = fit("", kNameColumns + 2);
  for (int level = 0; level < levels; ++level) head += fmt::format("{:>5}", fmt::format("×{}", level));
  page.lines.push_back({{head + fit_right(words("nmbr9.total"_text), 9), kQuiet}});
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
  add_text(page, words("nmbr9.terminal.order"_text), kQuiet);
  return page;
}

}  // namespace cifra::terminal
