#include "terminal/number_table.h"

#include "bots/the_number.h"
#include "terminal/help.h"
#include "terminal/sentences.h"

namespace cifra::terminal {
namespace {

constexpr int kStepMs = 600;  // one step of the check; any key skips the rest

game::Match<the_number::Game> new_match(const Setup& setup) {
  the_number::Options options;
  options.slips = the_number::Slips::kReject;
  Rng rng(setup.seed + "/deck");
  return *game::Match<the_number::Game>::start(options, static_cast<int>(setup.bots.size()) + 1, rng);
}

bool is_digit(int key) { return key >= '0' && key <= '9'; }

}  // namespace

NumberTable::NumberTable(Screen& screen, const Setup& setup)
    : screen_(screen), match_(new_match(setup)), players_(setup) {
  view_.names = seat_names(setup);
  view_.state = match_.state();
}

Next NumberTable::play() {
  while (!the_number::Game::finished(match_.state())) {
    view_.state = match_.state();
    if (write_number() == Flow::kLeave) return Next::kLeave;
    view_.thinking = true;
    screen_.show([this](Size size) { return draw(size); });
    players_.choose(match_);
    screen_.forget_keys();
    view_.thinking = false;
    const auto turn = match_.resolve();
    if (!turn) return Next::kLeave;
    if (show_check(*turn) == Flow::kLeave) return Next::kLeave;
    view_.turns.push_back(*turn);
    view_.reveal.reset();
    view_.typed.clear();
    const int rounds = view_.state.options.rounds;
    if (match_.state().turn == 0 && match_.state().round < rounds) {
      const Page page = round_end(view_.names, view_.turns, view_.state.round, rounds);
      if (read_page(screen_, page) == kKeyEnd) return Next::kLeave;
    }
  }
  return finish();
}

NumberTable::Flow NumberTable::write_number() {
  const the_number::DigitSet available = view_.state.available[kPerson];
  for (;;) {
    const int key = ask();
    if (key == kKeyEnd) return Flow::kLeave;
    if (available == 0) return Flow::kGoOn;
    view_.message.clear();
    if (is_digit(key)) {
      const auto digit = static_cast<unsigned>(key - '0');
      if ((available >> digit & 1) == 0) {
        view_.message = unavailable(digit, available);
      } else if (view_.typed.size() == 3) {
        view_.message = "A number has three digits: Enter confirms, Backspace erases.";
      } else {
        view_.typed += static_cast<char>(key);
      }
    } else if (key == kKeyBackspace && !view_.typed.empty()) {
      view_.typed.pop_back();
    } else if (key == kKeyEscape || key == 'u') {
      view_.typed.clear();
    } else if (key == kKeyEnter) {
      const auto number = the_number::Number::parse(view_.typed);
      if (number && match_.choose(kPerson, *number)) return Flow::kGoOn;
      view_.message = "A number has three digits.";
    }
  }
}

NumberTable::Flow NumberTable::show_check(const the_number::Turn& turn) {
  view_.reveal = Reveal{turn};
  while (!view_.reveal->complete()) {
    const int key = screen_.ask([this](Size size) { return draw(size); }, kStepMs);
    if (key == kKeyEnd) return Flow::kLeave;
    if (key == kKeyNone) {
      view_.reveal->step();
    } else {
      view_.reveal->finish();
    }
  }
  return ask() == kKeyEnd ? Flow::kLeave : Flow::kGoOn;
}

Next NumberTable::finish() {
  const game::Standings standings = the_number::Game::standings(match_.state());
  Page page{std::string(kTheNumber), result(view_.names, standings), standings_lines(view_.names, standings), {}};
  page.keys = {{"p", "play again"}, {"m", "another game"}, {"s", "score sheet"}, {"h", "history"}, {"q", "leave"}};
  for (;;) {
    const int key = read_page(screen_, page);
    if (key == 'p') return Next::kAgain;
    if (key == 'm') return Next::kMenu;
    if (key == 'q' || key == kKeyEnd) return Next::kLeave;
    const int rounds = view_.state.options.rounds;
    int closed_with = kKeyNone;
    if (key == 's') closed_with = read_page(screen_, score_sheet(view_.names, view_.turns, rounds));
    if (key == 'h') closed_with = read_page(screen_, history(view_.names, view_.turns));
    if (closed_with == kKeyEnd) return Next::kLeave;
  }
}

int NumberTable::ask(int timeout_ms) {
  const Draw drawing = [this](Size size) { return draw(size); };
  for (;;) {
    const int key = screen_.ask(drawing, timeout_ms);
    Turns turns = view_.turns;
    if (view_.reveal) turns.push_back(view_.reveal->turn);
    int closed_with = kKeyNone;
    if (key == 'h') {
      closed_with = read_page(screen_, history(view_.names, turns));
    } else if (key == 's') {
      closed_with = read_page(screen_, score_sheet(view_.names, turns, view_.state.options.rounds));
    } else if (key == '?') {
      closed_with = read_page(screen_, the_number_help());
    } else if (key == 'q') {
      if (wants_to_leave(screen_, drawing)) return kKeyEnd;
    } else {
      return key;
    }
    if (closed_with == kKeyEnd) return kKeyEnd;
  }
}

}  // namespace cifra::terminal
