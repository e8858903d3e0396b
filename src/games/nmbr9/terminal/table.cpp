#include "games/nmbr9/terminal/table.h"

#include <array>
#include <utility>
#include <vector>

#include "games/nmbr9/bots/levels.h"
#include "games/nmbr9/terminal/sentences.h"
#include "games/nmbr9/terminal/texts.h"
#include "games/nmbr9/type.h"
#include "terminal/help.h"
#include "terminal/texts.h"

namespace cifra::terminal {

Nmbr9Table::Nmbr9Table(Screen& screen, const Setup& setup)
    : screen_(screen), setup_(setup), match_(new_match<nmbr9::Game>(setup, {})), players_(setup) {
  view_.words = setup.words;
  view_.names = seat_names(setup);
  view_.state = match_.state();
}

Next Nmbr9Table::play() {
  while (!nmbr9::Game::finished(match_.state())) {
    view_.state = match_.state();
    view_.cursor.emplace(view_.state.layouts[kPerson], *nmbr9::open_card(view_.state));
    if (!place_tile()) return Next::kLeave;
    if (view_.names.size() > 1) {
      view_.thinking = true;
      screen_.show([this](Size size) { return draw(size); });
      players_.choose(match_);
      screen_.forget_keys();
      view_.thinking = false;
    }
    if (!match_.resolve()) return Next::kLeave;
  }
  view_.state = match_.state();
  view_.cursor.reset();
  const Words& words = setup_.words;
  const std::array<KeyHelp, 2> keys = {
      {{"s", words("nmbr9.terminal.byLevel"_text)}, {"o", words("nmbr9.terminal.layouts"_text)}}};
  const game::Standings standings = nmbr9::Game::standings(match_.state());
  const Page page = end_page(setup_, kNmbr9, ending(words, view_.names, standings), standings, keys);
  return after_game(screen_, words, page, [this](int key) { return look_aside(key); });
}

bool Nmbr9Table::place_tile() {
  for (;;) {
    const int key = ask();
    if (key == kKeyEnd) return false;
    if (key != kKeyEnter && key != kKeySpace) {
      steer(key);
    } else if (view_.cursor->confirm() && match_.choose(kPerson, view_.cursor->placement())) {
      return true;
    }
  }
}

void Nmbr9Table::steer(int key) {
  Cursor& cursor = *view_.cursor;
  switch (key) {
    case kKeyLeft:
    case 'h':
      return cursor.move(-1, 0);
    case kKeyRight:
    case 'l':
      return cursor.move(1, 0);
    case kKeyUp:
    case 'k':
      return cursor.move(0, -1);
    case kKeyDown:
    case 'j':
      return cursor.move(0, 1);
    case 'r':
      return cursor.rotate(1);
    case 'R':
      return cursor.rotate(-1);
    case kKeyTab:
    case 'n':
      return cursor.jump(1);
    case kKeyBackTab:
    case 'N':
    case 'p':
      return cursor.jump(-1);
    case kKeyEscape:
    case 'u':
      return cursor.reset();
    default:
      if (key >= '0' && key <= '9') cursor.jump_to_level(key - '0');
  }
}

int Nmbr9Table::look_around(int first) {
  int key = kKeyNone;
  for (view_.seat = first; view_.seat < static_cast<int>(view_.names.size());) {
    key = screen_.ask([this](Size size) { return draw(size); });
    if (key == 'o') {
      ++view_.seat;
    } else if (key == kKeyLeft) {
      --view_.camera.x;
    } else if (key == kKeyRight) {
      ++view_.camera.x;
    } else if (key == kKeyUp) {
      --view_.camera.y;
    } else if (key == kKeyDown) {
      ++view_.camera.y;
    } else if (!change_look(key)) {
      break;
    }
  }
  view_.seat = kPerson;
  return key;
}

bool Nmbr9Table::change_look(int key) {
  if (key == 'v') {
    view_.levels = !view_.levels;
  } else if (key == 'z') {
    square_ = view_.square == kSmallSquare ? kLargeSquare : kSmallSquare;
  } else {
    return false;
  }
  return true;
}

Canvas Nmbr9Table::draw(Size size) {
  view_.square = square_.value_or(has_room_for_large(size) ? kLargeSquare : kSmallSquare);
  const Size squares = board_squares(size, view_.square);
  if (size != drawn_ || view_.square != drawn_square_ || view_.seat != drawn_seat_) {
    view_.camera = centred(view_.layout(), squares);
    drawn_ = size;
    drawn_square_ = view_.square;
    drawn_seat_ = view_.seat;
  }
  if (view_.ghost()) view_.camera = followed(view_.camera, view_.layout(), view_.ghost(), squares);
  return draw_nmbr9(view_, size);
}

int Nmbr9Table::ask() {
  return ask_at_table(
      screen_, setup_.words, [this](Size size) { return draw(size); }, [this](int key) { return look_aside(key); });
}

std::optional<int> Nmbr9Table::look_aside(int key) {
  const Words& words = setup_.words;
  if (key == 's') return read_page(screen_, words, score_sheet(words, view_.names, view_.state));
  if (key == '?') return read_page(screen_, words, nmbr9_help(words));
  if (key == 'o') return look_around(view_.cursor ? kPerson + 1 : kPerson);
  if (change_look(key)) return key;
  return std::nullopt;
}

TerminalGame nmbr9_in_terminal() {
  const auto play = [](Screen& screen, const Setup& setup) { return Nmbr9Table(screen, setup).play(); };
  std::vector<LevelWords> levels = {// of the others it is enough what they reach
                                    {"vertigo", "nmbr9.level.vertigo"_text, "nmbr9.level.vertigoMeans"_text}};
  return {&nmbr9::type(), kNmbr9, "nmbr9.about"_text, std::move(levels), 1, play};
}

}  // namespace cifra::terminal
