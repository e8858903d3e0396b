#include "games/the_number/terminal/board.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>

#include "games/the_number/terminal/sentences.h"
#include "terminal/sentences.h"
#include "terminal/text.h"

namespace cifra::terminal {
namespace {

using the_number::kTurns;

// Columns of a board.
constexpr int kName = 1;
constexpr int kNameColumns = 18;
constexpr int kDigits = 20;
constexpr int kBoxes = 54;
constexpr int kCrossedEnd = 74;
constexpr int kSumEnd = 79;
constexpr int kFirstBoard = 5;

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
  int column = canvas.write(2, kName, "Bonus for the highest ", kQuiet);
  for (int turn = 0; turn < kTurns; ++turn) {
    const bool now = turn == view.state.turn;
    const std::string bonus = fmt::format("+{}", view.state.options.bonuses[static_cast<std::size_t>(turn)]);
    column = canvas.write(2, column, now ? "▶" : " ", kBold);
    column = canvas.write(2, column, bonus, {.bold = now, .reverse = now});
    column = canvas.write(2, column, now ? "◀ " : "  ", kBold);
  }
  const bool last = view.state.turn == kTurns - 1;
  canvas.write_right(2, kSumEnd, "Turn 5: first digit twice", last ? kBold : kQuiet);
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
  canvas.write(row, kName + 2, fit(view.names[static_cast<std::size_t>(seat)], kNameColumns - 2), {.bold = seat == 0});
  draw_digits(canvas, row, kDigits, round_sheet(turns, round, seat).crossed, seat);
  int points = 0;
  for (int r = 0; r < rounds; ++r) {
    RoundSheet sheet = round_sheet(turns, r, seat);
    if (r == round && view.reveal && !view.reveal->complete()) sheet.complete = false;  // crossing out comes last
    canvas.write(row + r, kBoxes - 2, std::to_string(r + 1), r == round ? kBold : kQuiet);
    draw_boxes(canvas, row + r, sheet, r == round ? view.state.turn : -1);
    points += sheet.sum();
  }
  const int column = canvas.write(row + 1, kName + 2, "total ", kQuiet);
  canvas.write(row + 1, column, std::to_string(points), kBold);
  if (view.reveal) return;
  if (view.state.available[static_cast<std::size_t>(seat)] == 0) {
    canvas.write(row + 1, kDigits + 1, "no digit left, sits out", kQuiet);
  } else if (view.thinking) {
    canvas.write(row + 1, kDigits + 1, seat == 0 ? "has chosen" : "is thinking", kQuiet);
  }
}

// What to say to somebody who is writing.
std::string advice(const NumberView& view) {
  if (!view.message.empty()) return view.message;
  if (view.thinking) return "The others are thinking …";
  if (const auto number = the_number::Number::parse(view.typed)) return prospect(*number, view.state);
  return "Three digits that are not crossed out.\n007 and 444 are fine.";
}

void draw_writing(Canvas& canvas, const NumberView& view, Place place) {
  if (view.state.available[0] == 0) {
    canvas.write(place.below + 1, kName, "You have no digit left and sit this turn out.", kBold);
    canvas.write(place.below + 2, kName, "Press a key to see what the others do.");
    return;
  }
  canvas.write(place.below + 1, kName, "Your number", kBold);
  const int box = kName + 13;
  canvas.write(place.below, box, "┌───┬───┬───┐", kQuiet);
  canvas.write(place.below + 1, box, "│   │   │   │", kQuiet);
  canvas.write(place.below + 2, box, "└───┴───┴───┘", kQuiet);
  for (std::size_t i = 0; i < 3; ++i) {
    const bool next = i == view.typed.size();
    const std::string sign = i < view.typed.size() ? view.typed.substr(i, 1) : next ? "_" : " ";
    canvas.write(place.below + 1, box + 2 + 4 * static_cast<int>(i), sign, kBold);
  }
  const bool refused = !view.message.empty();
  if (refused) canvas.write(place.below + 1, box + 15, "✗", kBad);
  int row = place.below + 1;
  for (const std::string& line : wrapped(advice(view), kSmallest.columns - box - 18)) {
    canvas.write(row++, box + 17, line, refused ? kBold : kPlain);
  }
}

void draw_check(Canvas& canvas, const NumberView& view, Place place) {
  const Reveal& reveal = *view.reveal;
  canvas.write(place.below, canvas.write(place.below, kName, "The check. ", kBold),
               "From the highest down: does a lower number share a digit?", kQuiet);
  int row = place.below + 2;
  int looked_at = 0;
  for (const int seat : check_order(reveal.turn)) {
    const the_number::SeatResult& result = reveal.turn.results[static_cast<std::size_t>(seat)];
    const bool stands = result.status == the_number::Status::kApproved;
    canvas.write(row, kName, symbol(seat), seat_style(seat));
    canvas.write(row, kName + 2, fit(view.names[static_cast<std::size_t>(seat)], kNameColumns - 2),
                 {.bold = seat == 0});
    if (looked_at < reveal.looked_at) {
      canvas.write(row, kDigits, stands ? "✓" : "✗", stands ? kGood : kBad);
      canvas.write(row, kDigits + 2, verdict(reveal.turn, seat));
    } else {
      canvas.write(row, kDigits + 2, result.number.written() ? result.number.text() : "", kBold);
    }
    if (reveal.points) {
      canvas.write_right(row, 67, stands ? fmt::format("+{}", result.points) : "0", stands ? kBold : kQuiet);
    }
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
  draw_title(
      canvas, kTheNumber,
      fmt::format("Round {} of {} · Turn {} of {}", state.round + 1, state.options.rounds, state.turn + 1, kTurns));
  const Place place = place_for(view, canvas.size());
  draw_bonuses(canvas, view);
  canvas.write(4, kDigits + 1, "Digits", kQuiet);
  canvas.write(4, kBoxes - 5, "Turn", kQuiet);
  for (int turn = 0; turn < kTurns; ++turn) {
    const bool now = turn == state.turn;
    canvas.write(4, kBoxes + 2 + 3 * turn, std::to_string(turn + 1), now ? kBold : kQuiet);
  }
  canvas.write(4, kCrossedEnd - 3, "─0─", kQuiet);
  canvas.write_right(4, kSumEnd, "Sum", kQuiet);
  const Turns turns = shown_turns(view);
  for (int seat = 0; seat < static_cast<int>(view.names.size()); ++seat) {
    draw_board(canvas, view, turns, seat, kFirstBoard + seat * place.board_rows);
  }
  if (view.reveal) {
    draw_check(canvas, view, place);
    constexpr std::array<KeyHelp, 1> kSkip = {{{"any key", "skip to the end of the check"}}};
    constexpr std::array<KeyHelp, 5> kNext = {
        {{"any key", "next turn"}, {"h", "history"}, {"s", "score sheet"}, {"?", "help"}, {"q", "leave"}}};
    if (view.reveal->complete()) {
      draw_keys(canvas, kNext);
    } else {
      draw_keys(canvas, kSkip);
    }
  } else {
    draw_writing(canvas, view, place);
    constexpr std::array<KeyHelp, 7> kKeys = {{{"0-9", "write"},
                                               {"u", "undo"},
                                               {"Enter", "confirm"},
                                               {"h", "history"},
                                               {"s", "score sheet"},
                                               {"?", "help"},
                                               {"q", "leave"}}};
    draw_keys(canvas, kKeys);
  }
  return in_the_middle(canvas, size);
}

}  // namespace cifra::terminal
