#include "terminal/dialogs.h"

#include <algorithm>

#include "terminal/catalogue.h"
#include "terminal/sentences.h"
#include "terminal/text.h"
#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

bool wants_to_leave(Screen& screen, const Words& words, const Draw& draw) {
  const int key = screen.ask([&](Size size) { return draw_leaving(words, draw, size); });
  return key == 'y' || key == 'Y' || key == words("terminal.yes"_text)[0] || key == kKeyEnd;
}

}  // namespace

Canvas draw_leaving(const Words& words, const Draw& draw, Size size) {
  Canvas canvas = draw(size);
  const std::string question = words("terminal.quitGame"_text);
  const int columns = width(question) + 4;
  const int row = size.rows / 2 - 1;
  const int column = (size.columns - columns) / 2 - 1;
  std::string line;
  for (int i = 0; i < columns; ++i) line += "─";
  canvas.write(row, column, "┌" + line + "┐");
  canvas.write(row + 1, column, "│  " + question + "  │", kBold);
  canvas.write(row + 2, column, "└" + line + "┘");
  return canvas;
}

int read_page(Screen& screen, const Words& words, const Page& page) {
  int scroll = 0;
  for (;;) {
    const int key = screen.ask([&](Size size) {
      scroll = std::clamp(scroll, 0, last_scroll(page, size));
      return draw_page(words, page, scroll, size);
    });
    const int visible = page_rows(screen.size());
    if (key == kKeyUp || key == 'k') {
      --scroll;
    } else if (key == kKeyDown || key == 'j') {
      ++scroll;
    } else if (key == kKeyPageUp) {
      scroll -= visible;
    } else if (key == kKeyPageDown) {
      scroll += visible;
    } else if (key == kKeyHome) {
      scroll = 0;
    } else if (key == kKeyBottom) {
      scroll = static_cast<int>(page.lines.size());
    } else {
      return key;
    }
  }
}

int ask_at_table(Screen& screen, const Words& words, const Draw& draw, const Aside& aside) {
  for (;;) {
    const int key = screen.ask(draw);
    if (key == 'q') {
      if (wants_to_leave(screen, words, draw)) return kKeyEnd;
      continue;
    }
    const auto closed_with = aside(key);
    if (!closed_with) return key;
    if (closed_with == kKeyEnd) return kKeyEnd;
  }
}

Page end_page(const Setup& setup, std::string_view title, const Ending& ending, const game::Standings& standings,
              std::span<const KeyHelp> keys) {
  const Words& words = setup.words;
  Page page{std::string(title), ending.headline, standings_lines(words, seat_names(setup), standings), {}};
  if (!ending.remark.empty()) {
    page.lines.emplace_back();
    add_text(page, ending.remark);
  }
  const auto game = find_game(setup.game);
  std::string bots;
  if (!game || setup.bots != (*game)->usual()) {
    for (const std::string& bot : setup.bots) bots.append(bots.empty() ? "" : ",").append(bot);
    if (bots.empty()) bots = "none";
  }
  page.lines.emplace_back();
  page.lines.push_back({{words("terminal.sameGame"_text), kQuiet}});
  const std::vector<std::string> command = wrapped(same_game(setup.game, bots, setup.seed), kSmallest.columns - 6);
  for (const std::string& line : command) {
    page.lines.push_back({{clipped(line, kSmallest.columns - 6) + (&line == &command.back() ? "" : " \\"), kQuiet}});
  }
  page.keys = {{"p", words("shell.end.rematch"_text)}, {"m", words("shell.home"_text)}};
  page.keys.insert(page.keys.end(), keys.begin(), keys.end());
  page.keys.push_back({"q", words("terminal.quit"_text)});
  return page;
}

Next after_game(Screen& screen, const Words& words, const Page& page, const Aside& aside) {
  for (;;) {
    const int key = read_page(screen, words, page);
    if (key == 'p') return Next::kAgain;
    if (key == 'm') return Next::kMenu;
    if (key == 'q' || key == kKeyEnd || aside(key) == kKeyEnd) return Next::kLeave;
  }
}

}  // namespace cifra::terminal
