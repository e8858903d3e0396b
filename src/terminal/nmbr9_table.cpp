#include "terminal/nmbr9_table.h"

#include "bots/nmbr9.h"
#include "terminal/help.h"
#include "terminal/sentences.h"

namespace cifra::terminal {
namespace {

game::Match<nmbr9::Game> new_match(const Setup& setup) {
  Rng rng(setup.seed + "/deck");
  return *game::Match<nmbr9::Game>::start(nmbr9::Variant{}, static_cast<int>(setup.bots.size()) + 1, rng);
}

}  // namespace

Nmbr9Table::Nmbr9Table(Screen& screen, const Setup& setup)
    : screen_(screen), match_(new_match(setup)), players_(setup) {
  view_.names = seat_names(setup);
  view_.state = match_.state();
}

Next Nmbr9Table::play() {
  while (!nmbr9::Game::finished(match_.state())) {
    view_.state = match_.state();
    view_.cursor.emplace(view_.state.layouts[kPerson], *nmbr9::open_card(view_.state));
    if (place_tile() == Flow::kLeave) return Next::kLeave;
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
  return finish();
}

Nmbr9Table::Flow Nmbr9Table::place_tile() {
  for (;;) {
    const int key = ask();
    if (key == kKeyEnd) return Flow::kLeave;
    if (key == kKeyEnter || key == kKeySpace) {
      if (match_.choose(kPerson, view_.cursor->placement())) return Flow::kGoOn;
    } else if (key == 'o' && view_.names.size() > 1) {
      if (look_around(1) == Flow::kLeave) return Flow::kLeave;
    } else {
      steer(key);
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

Nmbr9Table::Flow Nmbr9Table::look_around(int first) {
  for (view_.seat = first; view_.seat < static_cast<int>(view_.names.size());) {
    const int key = screen_.ask([this](Size size) { return draw(size); });
    if (key == kKeyEnd) return Flow::kLeave;
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
  return Flow::kGoOn;
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
  const Draw drawing = [this](Size size) { return draw(size); };
  for (;;) {
    const int key = screen_.ask(drawing);
    int closed_with = kKeyNone;
    if (key == 's') {
      closed_with = read_page(screen_, score_sheet(view_.names, view_.state));
    } else if (key == '?') {
      closed_with = read_page(screen_, nmbr9_help());
    } else if (key == 'q') {
      if (wants_to_leave(screen_, drawing)) return kKeyEnd;
    } else if (!change_look(key)) {
      return key;
    }
    if (closed_with == kKeyEnd) return kKeyEnd;
  }
}

Next Nmbr9Table::finish() {
  const game::Standings standings = nmbr9::Game::standings(match_.state());
  Page page{std::string(kNmbr9), result(view_.names, standings), standings_lines(view_.names, standings), {}};
  page.keys = {{"p", "play again"}, {"m", "another game"}, {"s", "score sheet"}, {"o", "layouts"}, {"q", "leave"}};
  for (;;) {
    const int key = read_page(screen_, page);
    if (key == 'p') return Next::kAgain;
    if (key == 'm') return Next::kMenu;
    if (key == 'q' || key == kKeyEnd) return Next::kLeave;
    if (key == 'o' && look_around(kPerson) == Flow::kLeave) return Next::kLeave;
    if (key == 's' && read_page(screen_, score_sheet(view_.names, view_.state)) == kKeyEnd) return Next::kLeave;
  }
}

}  // namespace cifra::terminal
