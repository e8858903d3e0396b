#include "games/the_number/terminal/table.h"

#include <array>
#include <utility>
#include <vector>

#include "games/the_number/bots/levels.h"
#include "games/the_number/terminal/sentences.h"
#include "games/the_number/terminal/texts.h"
#include "games/the_number/type.h"
#include "terminal/help.h"
#include "terminal/sentences.h"
#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

constexpr int kStepMs = 600;  // one step of the check; any key skips the rest

the_number::Options rules() {
  the_number::Options options;
  options.slips = the_number::Slips::kReject;
  return options;
}

bool is_digit(int key) { return key >= '0' && key <= '9'; }

}  // namespace

NumberTable::NumberTable(Screen& screen, const Setup& setup)
    : screen_(screen), setup_(setup), match_(new_match<the_number::Game>(setup, rules())), players_(setup) {
  view_.words = setup.words;
  view_.names = seat_names(setup);
  view_.state = match_.state();
}

Next NumberTable::play() {
  while (!the_number::Game::finished(match_.state())) {
    view_.state = match_.state();
    if (!write_number()) return Next::kLeave;
    view_.thinking = true;
    screen_.show([this](Size size) { return draw(size); });
    players_.choose(match_);
    screen_.forget_keys();
    view_.thinking = false;
    const auto turn = match_.resolve();
    if (!turn) return Next::kLeave;
    if (!show_check(*turn)) return Next::kLeave;
    view_.turns.push_back(*turn);
    view_.reveal.reset();
    view_.typed.clear();
    const int rounds = view_.state.options.rounds;
    if (match_.state().turn == 0 && match_.state().round < rounds) {
      const Page page = round_end(setup_.words, view_.names, view_.turns, view_.state.round, rounds);
      if (read_page(screen_, setup_.words, page) == kKeyEnd) return Next::kLeave;
    }
  }
  const Words& words = setup_.words;
  const std::array<KeyHelp, 2> keys = {
      {{"s", words("the_number.scores"_text)}, {"h", words("the_number.terminal.turns"_text)}}};
  const game::Standings standings = the_number::Game::standings(match_.state());
  const Page page = end_page(setup_, kTheNumber, {result(words, view_.names, standings), ""}, standings, keys);
  return after_game(screen_, words, page, [this](int key) { return look_aside(key); });
}

bool NumberTable::write_number() {
  const the_number::DigitSet available = view_.state.available[kPerson];
  for (;;) {
    const int key = ask();
    if (key == kKeyEnd) return false;
    if (available == 0) return true;
    view_.message.clear();
    if (is_digit(key)) {
      const auto digit = static_cast<unsigned>(key - '0');
      if ((available >> digit & 1) == 0) {
        view_.message = unavailable(setup_.words, digit, available);
      } else if (view_.typed.size() == 3) {
        view_.message = setup_.words("the_number.terminal.enough"_text);
      } else {
        view_.typed += static_cast<char>(key);
      }
    } else if (key == kKeyBackspace && !view_.typed.empty()) {
      view_.typed.pop_back();
    } else if (key == kKeyEscape || key == 'u') {
      view_.typed.clear();
    } else if (key == kKeyEnter) {
      const auto number = the_number::Number::parse(view_.typed);
      if (number && match_.choose(kPerson, *number)) return true;
      view_.message = setup_.words("the_number.terminal.tooFew"_text);
    }
  }
}

bool NumberTable::show_check(const the_number::Turn& turn) {
  view_.reveal = Reveal{turn};
  while (!view_.reveal->complete()) {
    const int key = screen_.ask([this](Size size) { return draw(size); }, kStepMs);
    if (key == kKeyEnd) return false;
    if (key == kKeyNone) {
      view_.reveal->step();
    } else {
      view_.reveal->finish();
    }
  }
  return ask() != kKeyEnd;
}

int NumberTable::ask() {
  return ask_at_table(
      screen_, setup_.words, [this](Size size) { return draw(size); }, [this](int key) { return look_aside(key); });
}

std::optional<int> NumberTable::look_aside(int key) {
  Turns turns = view_.turns;
  if (view_.reveal) turns.push_back(view_.reveal->turn);
  const Words& words = setup_.words;
  if (key == 'h') return read_page(screen_, words, history(words, view_.names, turns));
  if (key == 's') return read_page(screen_, words, score_sheet(words, view_.names, turns, view_.state.options.rounds));
  if (key == '?') return read_page(screen_, words, the_number_help(words));
  return std::nullopt;
}

TerminalGame the_number_in_terminal() {
  const auto play = [](Screen& screen, const Setup& setup) { return NumberTable(screen, setup).play(); };
  std::vector<LevelWords> levels = {
      {"random", {}, "the_number.level.randomMeans"_text},
      {"easy", {}, "the_number.level.easyMeans"_text},
      {"medium", {}, "the_number.level.mediumMeans"_text},
      {"hard", {}, "the_number.level.hardMeans"_text},
      {"expert", {}, "the_number.level.expertMeans"_text},
      {"bold", "the_number.level.bold"_text, "the_number.level.boldMeans"_text},
      {"careful", "the_number.level.careful"_text, "the_number.level.carefulMeans"_text},
      {"copycat", "the_number.level.copycat"_text, "the_number.level.copycatMeans"_text},
      {"blocker", "the_number.level.blocker"_text, "the_number.level.blockerMeans"_text},
  };
  return {&the_number::type(), kTheNumber, "the_number.about"_text, std::move(levels), 3, play};
}

}  // namespace cifra::terminal
