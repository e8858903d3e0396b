#include "terminal/start_menu.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

#include "terminal/frame.h"
#include "terminal/text.h"
#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

constexpr std::size_t kFixedRows = 2;
constexpr int kLabel = 4;
constexpr int kValue = 14;
constexpr int kAbout = 34;

std::size_t turned(std::size_t value, int steps, std::size_t count) {
  const auto size = static_cast<std::ptrdiff_t>(count);
  return static_cast<std::size_t>(((static_cast<std::ptrdiff_t>(value) + steps) % size + size) % size);
}

}  // namespace

StartMenu::StartMenu(std::string_view game, const Words& words) : words_(words) {
  const auto found = find_game(game);
  set_game(found ? static_cast<std::size_t>(*found - terminal_games().data()) : 0);
}

void StartMenu::set_game(std::size_t game) {
  game_ = game;
  offered_ = this->game().type->offered_bots();
  levels_.assign(static_cast<std::size_t>(this->game().usual_bots), first_level());
}

std::size_t StartMenu::first_level() const {
  const auto found = std::ranges::find(offered_, game().first_level(), &game::BotLevel::name);
  return static_cast<std::size_t>(found - offered_.begin());
}

void StartMenu::move(int rows) { row_ = turned(row_, rows, kFixedRows + levels_.size()); }

void StartMenu::change(int steps) {
  if (row_ == 0) {
    set_game(turned(game_, steps, terminal_games().size()));
  } else if (row_ == 1) {
    const int count = std::clamp(static_cast<int>(levels_.size()) + steps, game().min_bots(), game().max_bots());
    levels_.resize(static_cast<std::size_t>(count), first_level());
  } else {
    std::size_t& level = levels_[row_ - kFixedRows];
    level = turned(level, steps, offered_.size());
  }
}

std::vector<std::string> StartMenu::bots() const {
  std::vector<std::string> names;
  for (const std::size_t level : levels_) names.emplace_back(offered_[level].name);
  return names;
}

Canvas StartMenu::draw(std::string_view name, Size size) const {
  Canvas canvas(text_size(size));
  draw_title(canvas, words_("terminal.title"_text), "");
  int row = 4;
  std::size_t index = 0;
  const auto entry = [&](std::string_view label, std::string_view value, std::string_view about) {
    const bool chosen = index++ == row_;
    canvas.write(row, kLabel - 2, chosen ? "▶" : " ", kBold);
    canvas.write(row, kLabel, label, chosen ? kBold : kPlain);
    canvas.write(row, kValue, chosen ? "←" : " ", kQuiet);
    canvas.write(row, kValue + 2, fit(fmt::format(" {} ", value), 14), {.bold = true, .reverse = chosen});
    canvas.write(row, kValue + 17, chosen ? "→" : " ", kQuiet);
    int line = row;
    for (const std::string& part : wrapped(about, canvas.size().columns - kAbout - 1))
      canvas.write(line++, kAbout, part, kQuiet);
    row += 3;
  };
  entry(words_("terminal.game"_text), game().title, words_(game().about));
  entry(words_("terminal.bots"_text), std::to_string(levels_.size()),
        words_("terminal.botsFrom"_text, {{"min", game().min_bots()}, {"max", game().max_bots()}}));
  for (std::size_t i = 0; i < levels_.size(); ++i) {
    const game::BotLevel& level = offered_[levels_[i]];
    entry(words_("terminal.bot"_text, {{"number", i + 1}}), game().level_name(words_, level.name),
          game().level_meaning(words_, level));
  }
  canvas.write(canvas.size().rows - 3, kLabel, words_("terminal.youAre"_text, {{"name", clipped(name, 40)}}));
  const std::array<KeyHelp, 4> keys = {{{"↑ ↓", words_("terminal.select"_text)},
                                        {"← →", words_("terminal.change"_text)},
                                        {words_("terminal.enter"_text), words_("terminal.start"_text)},
                                        {"q", words_("terminal.quit"_text)}}};
  draw_keys(canvas, keys);
  return in_the_middle(canvas, size);
}

std::optional<StartMenu> choose_game(Screen& screen, std::string_view first_game, std::string_view name,
                                     const Words& words) {
  StartMenu menu(first_game, words);
  for (;;) {
    const int key = screen.ask([&](Size size) { return menu.draw(name, size); });
    switch (key) {
      case kKeyEnd:
      case 'q':
      case kKeyEscape:
        return std::nullopt;
      case kKeyEnter:
        return menu;
      case kKeyUp:
      case kKeyBackTab:
      case 'k':
        menu.move(-1);
        break;
      case kKeyDown:
      case kKeyTab:
      case 'j':
        menu.move(1);
        break;
      case kKeyLeft:
      case 'h':
        menu.change(-1);
        break;
      case kKeyRight:
      case kKeySpace:
      case 'l':
        menu.change(1);
        break;
      default:
        break;
    }
  }
}

}  // namespace cifra::terminal
