#include "terminal/start_menu.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

#include "terminal/frame.h"
#include "terminal/text.h"

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

StartMenu::StartMenu(std::string_view game) {
  const auto found = find_game(game);
  set_game(found ? static_cast<std::size_t>(*found - terminal_games().data()) : 0);
}

void StartMenu::set_game(std::size_t game) {
  game_ = game;
  offered_ = this->game().type->offered_bots();
  levels_.assign(static_cast<std::size_t>(this->game().usual_bots), offered_.size() - 1);
}

void StartMenu::move(int rows) { row_ = turned(row_, rows, kFixedRows + levels_.size()); }

void StartMenu::change(int steps) {
  if (row_ == 0) {
    set_game(turned(game_, steps, terminal_games().size()));
  } else if (row_ == 1) {
    const int count = std::clamp(static_cast<int>(levels_.size()) + steps, game().min_bots(), game().max_bots());
    levels_.resize(static_cast<std::size_t>(count), offered_.size() - 1);
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
  draw_title(canvas, "a house for number games", "");
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
  entry("Game", game().title, game().about);
  entry("Bots", std::to_string(levels_.size()), fmt::format("{} to {}", game().min_bots(), game().max_bots()));
  for (std::size_t i = 0; i < levels_.size(); ++i) {
    const game::BotLevel& level = offered_[levels_[i]];
    entry(fmt::format("Bot {}", i + 1), level.name, level.about);
  }
  canvas.write(canvas.size().rows - 3, kLabel, fmt::format("You play as {}.", clipped(name, 40)));
  constexpr std::array<KeyHelp, 4> kKeys = {{{"↑ ↓", "choose"}, {"← →", "change"}, {"Enter", "start"}, {"q", "leave"}}};
  draw_keys(canvas, kKeys);
  return in_the_middle(canvas, size);
}

std::optional<StartMenu> choose_game(Screen& screen, std::string_view first_game, std::string_view name) {
  StartMenu menu(first_game);
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
