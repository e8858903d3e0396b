#include "games/the_number/terminal/board.h"

#include <fmt/format.h>

#include <cstddef>
#include <vector>

#include "games/the_number/terminal/sentences.h"
#include "games/the_number/terminal/texts.h"
#include "terminal/text.h"
#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

using the_number::kTurns;

// Columns of a board.
constexpr int kName = 1;
constexpr int kNameColumns = 19;
constexpr int kDigits = 20;
constexpr int kBoxes = 54;
constexpr int kCrossedEnd = 73;
constexpr int kSumEnd = 79;
constexpr int kFirstBoard = 5;
constexpr int kVerdict = 22;  // of the check: the sentence about a number

struct Place {
  int board_rows = 2;  // 3 with a free row, when there is room
  int below = 0;       // the first row under the boards
};

Place place_for(const NumberView& view, Size size) {
  const int seats = static_cast<int>(view.names.size());
  const int lower = seats + 4;
  Place place;
  place.board_rows = kFirstBoard + 3 * seats + lower <= size.rows ? 3 : 2;
  place.below = kFirstBoard + place.board_rows * seats + (place.board_rows == 2 ? 1 : 0);
  return place;
}

void draw_bonuses(Canvas& canvas, const NumberView& view) {
  int column = canvas.write(2, kName, view.words("the_number.bonuses"_text) + " ", kQuiet);
  for (int turn = 0; turn < kTurns; ++turn) {
    const bool now = turn == view.state.turn;
    const std::string bonus = fmt::format("+{}", view.state.options.bonuses[static_cast<std::size_t>(turn)]);
    column = canvas.write(2, column, now ? "▶" : " ", kBold);
    column = canvas.write(2, column, bonus, {.bold = now, .reverse = now});
    column = canvas.write(2, column, now ? "◀ " : "  ", kBold);
  }
  const bool last = view.state.turn == kTurns - 1;
  canvas.write_right(2, kSumEnd, view.words("the_number.terminal.lastTurn"_text, {{"turn", kTurns}}),
                     last ? kBold : kQuiet);
}

void draw_digits(Canvas& canvas, int row, int column, the_number::DigitSet crossed, int seat) {
  for (unsigned digit = 0; digit < 10; ++digit, column += 3) {
    const bool gone = (crossed >> digit & 1) != 0;
    const Style stroke = gone ? seat_style(seat) : kPlain;
    canvas.write(row, column, gone ? "─" : " ", stroke);
    canvas.write(row, column + 1, std::to_string(digit), gone ? kQuiet : kBold);
    canvas.write(row, column + 2, gone ? "─" : " ", stroke);
  }
}

void draw_boxes(Canvas& canvas, int row, const RoundSheet& sheet, int now) {
  canvas.write(row, kBoxes, "│", kQuiet);
  for (int turn = 0; turn < kTurns; ++turn) {
    const auto& value = sheet.boxes[static_cast<std::size_t>(turn)];
    const int column = kBoxes + 1 + 3 * turn;
    canvas.write(row, column, value ? fmt::format("{:>2}", *value) : now == turn ? " _" : "  ");
    canvas.write(row, column + 2, "│", kQuiet);
  }
  if (!sheet.started()) return;
  canvas.write_right(row, kCrossedEnd, fmt::format("+{}", sheet.digits_crossed()), kQuiet);
  canvas.write_right(row, kSumEnd, std::to_string(sheet.sum()));
}

// The turns that count as shown: those before, and the revealed one as far as it is revealed.
Turns shown_turns(const NumberView& view) {
  Turns turns = view.turns;
  if (!view.reveal || !view.reveal->points) return turns;
  turns.push_back(view.reveal->turn);
  if (!view.reveal->crossed) {
    for (the_number::SeatResult& result : turns.back().results) result.crossed = 0;
  }
  return turns;
}

void draw_board(Canvas& canvas, const NumberView& view, const Turns& turns, int seat, int row) {
  const int rounds = view.state.options.rounds;
  const int round = view.state.round;
  canvas.write(row, kName, symbol(seat), seat_style(seat));
  canvas.write(row, kName + 2, fit_name(view.names[static_cast<std::size_t>(seat)], kNameColumns - 2),
               {.bold = seat == 0});
  draw_digits(canvas, row, kDigits, round_sheet(turns, round, seat).crossed, seat);
  int points = 0;
  for (int r = 0; r < rounds; ++r) {
    RoundSheet sheet = round_sheet(turns, r, seat);
    if (r == round && view.reveal && !view.reveal->complete()) sheet.complete = false;  // crossing out comes last
    canvas.write(row + r, kBoxes - 2, std::to_string(r + 1), r == round ? kBold : kQuiet);
    draw_boxes(canvas, row + r, sheet, r == round ? view.state.turn : -1);
    points += sheet.sum();
  }
  const int column = canvas.write(row + 1, kName + 2, view.words("the_number.total"_text) + " ", kQuiet);
  canvas.write(row + 1, column, std::to_string(points), kBold);
  if (view.reveal) return;
  if (view.state.available[static_cast<std::size_t>(seat)] == 0) {
    canvas.write(row + 1, kDigits + 1, view.words("the_number.out"_text), kQuiet);
  } else if (view.thinking) {
    canvas.write(row + 1, kDigits + 1, view.words(seat == 0 ? "the_number.chosen"_text : "shell.seat.thinking"_text),
                 kQuiet);
  }
}

// What to say to somebody who is writing.
std::string advice(const NumberView& view) {
  if (!view.message.empty()) return view.message;
  if (view.thinking) return view.words("shell.turn.others"_text);
  if (const auto number = the_number::Number::parse(view.typed)) return prospect(view.words, *number, view.state);
  return view.words("the_number.terminal.how"_text);
}

void draw_writing(Canvas& canvas, const NumberView& view, Place place) {
  const Words& words = view.words;
  int row = place.below + 1;
  const auto write = [&](std::string_view text, int column, Style style) {
    for (const std::string& line : wrapped(text, kSumEnd - column)) canvas.write(row++, column, line, style);
  };
  if (view.state.available[0] == 0) {
    canvas.write(place.below, kName, words("the_number.youAreOut"_text), kBold);
    write(words("the_number.youSitOut"_text), kName, kPlain);
    write(words("the_number.terminal.seeOthers"_text), kName, kPlain);
    return;
  }
  canvas.write(place.below, kName, words("the_number.write"_text), kBold);
  canvas.write(place.below + 1, kName, "┌───┬───┬───┐", kQuiet);
  canvas.write(place.below + 2, kName, "│   │   │   │", kQuiet);
  canvas.write(place.below + 3, kName, "└───┴───┴───┘", kQuiet);
  for (std::size_t i = 0; i < 3; ++i) {
    const bool next = i == view.typed.size();
    const std::string sign = i < view.typed.size() ? view.typed.substr(i, 1) : next ? "_" : " ";
    canvas.write(place.below + 2, kName + 2 + 4 * static_cast<int>(i), sign, kBold);
  }
  const bool refused = !view.message.empty();
  ++row;
  if (refused) canvas.write(row, kDigits - 4, "✗", kBad);
  write(advice(view), kDigits - 2, refused ? kBold : kPlain);
}

void draw_check(Canvas& canvas, const NumberView& view, Place place) {
  const Reveal& reveal = *view.reveal;
  canvas.write(place.below, kName, view.words("the_number.check"_text), kBold);
  canvas.write(place.below + 1, kName, view.words("the_number.terminal.checkHow"_text), kQuiet);
  int row = place.below + 2;
  int looked_at = 0;
  for (const int seat : check_order(reveal.turn)) {
    const the_number::SeatResult& result = reveal.turn.results[static_cast<std::size_t>(seat)];
    const bool approved = result.status == the_number::Status::kApproved;
    canvas.write(row, kName, symbol(seat), seat_style(seat));
    canvas.write(row, kName + 2, fit_name(view.names[static_cast<std::size_t>(seat)], kVerdict - kName - 5),
                 {.bold = seat == 0});
    const std::string sentence = verdict(view.words, reveal.turn, seat);
    if (looked_at < reveal.looked_at) {
      canvas.write(row, kVerdict - 2, approved ? "✓" : "✗", approved ? kGood : kBad);
      canvas.write(row, kVerdict, sentence);
    } else {
      canvas.write(row, kVerdict, result.number.written() ? result.number.text() : "", kBold);
    }
    if (reveal.points && approved) canvas.write_right(row, 68, fmt::format("+{}", result.points), kBold);
    if (reveal.crossed) {
      int column = 70;
      the_number::for_each_digit(result.crossed, [&](unsigned digit) {
        canvas.write(row, column, "─", seat_style(seat));
        canvas.write(row, column + 1, std::to_string(digit), kQuiet);
        canvas.write(row, column + 2, "─", seat_style(seat));
        column += 3;
      });
    }
    ++row;
    ++looked_at;
  }
}

std::vector<KeyHelp> keys_of(const NumberView& view) {
  const Words& words = view.words;
  const std::string any = words("terminal.anyKey"_text);
  if (view.reveal && !view.reveal->complete()) return {{any, words("the_number.skip"_text)}};
  std::vector<KeyHelp> keys;
  if (view.reveal) {
    const bool last = view.state.turn == kTurns - 1;
    keys = {{any, words(last ? "terminal.goOn"_text : "the_number.nextTurn"_text)}};
  } else {
    keys = {{words("terminal.enter"_text), words("the_number.choose"_text)}, {"u", words("the_number.clear"_text)}};
  }
  keys.push_back({"h", words("the_number.terminal.turns"_text)});
  keys.push_back({"s", words("the_number.scores"_text)});
  keys.push_back({"?", words("terminal.help"_text)});
  keys.push_back({"q", words("terminal.quit"_text)});
  return keys;
}

}  // namespace

void Reveal::step() {
  if (looked_at < turn.seats) {
    ++looked_at;
  } else if (!points) {
    points = true;
  } else {
    crossed = true;
  }
}

void Reveal::finish() {
  looked_at = turn.seats;
  points = true;
  crossed = true;
}

Canvas draw_number(const NumberView& view, Size size) {
  Canvas canvas(text_size(size));
  const the_number::State& state = view.state;
  const Words& words = view.words;
  draw_title(
      canvas, kTheNumber,
      words(
          "the_number.terminal.where"_text,
          {{"round", state.round + 1}, {"rounds", state.options.rounds}, {"turn", state.turn + 1}, {"turns", kTurns}}));
  const Place place = place_for(view, canvas.size());
  draw_bonuses(canvas, view);
  canvas.write(4, kDigits + 1, capitalised(words("the_number.digits"_text)), kQuiet);
  canvas.write_right(4, kBoxes, capitalised(words("the_number.terminal.turn"_text)), kQuiet);
  for (int turn = 0; turn < kTurns; ++turn) {
    const bool now = turn == state.turn;
    canvas.write(4, kBoxes + 2 + 3 * turn, std::to_string(turn + 1), now ? kBold : kQuiet);
  }
  canvas.write(4, kCrossedEnd - 3, "─0─", kQuiet);
  canvas.write_right(4, kSumEnd, capitalised(words("the_number.sum"_text)), kQuiet);
  const Turns turns = shown_turns(view);
  for (int seat = 0; seat < static_cast<int>(view.names.size()); ++seat) {
    draw_board(canvas, view, turns, seat, kFirstBoard + seat * place.board_rows);
  }
  if (view.reveal) {
    draw_check(canvas, view, place);
  } else {
    draw_writing(canvas, view, place);
  }
  draw_keys(canvas, keys_of(view));
  return in_the_middle(canvas, size);
}

}  // namespace cifra::terminal
