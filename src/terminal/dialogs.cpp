#include "terminal/dialogs.h"

#include <algorithm>

#include "terminal/sentences.h"
#include "terminal/text.h"

namespace cifra::terminal {
namespace {

bool wants_to_leave(Screen& screen, const Draw& draw) {
  const int key = screen.ask([&draw](Size size) {
    Canvas canvas = draw(size);
    const int row = size.rows / 2 - 1;
    const int column = size.columns / 2 - 13;
    canvas.write(row, column, "┌────────────────────────┐");
    canvas.write(row + 1, column, "│  Leave the game? y/n   │", kBold);
    canvas.write(row + 2, column, "└────────────────────────┘");
    return canvas;
  });
  return key == 'y' || key == 'Y' || key == kKeyEnd;
}

}  // namespace

int read_page(Screen& screen, const Page& page) {
  int scroll = 0;
  for (;;) {
    const int key = screen.ask([&page, &scroll](Size size) {
      scroll = std::clamp(scroll, 0, last_scroll(page, size));
      return draw_page(page, scroll, size);
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

int ask_at_table(Screen& screen, const Draw& draw, const Aside& aside) {
  for (;;) {
    const int key = screen.ask(draw);
    if (key == 'q') {
      if (wants_to_leave(screen, draw)) return kKeyEnd;
      continue;
    }
    const auto closed_with = aside(key);
    if (!closed_with) return key;
    if (closed_with == kKeyEnd) return kKeyEnd;
  }
}

Page end_page(const Setup& setup, std::string_view title, std::string headline, const game::Standings& standings,
              std::span<const KeyHelp> keys) {
  Page page{std::string(title), std::move(headline), standings_lines(seat_names(setup), standings), {}};
  page.lines.emplace_back();
  page.lines.push_back({{clipped(same_luck(setup.game, setup.seed), kSmallest.columns - 4), kQuiet}});
  page.keys = {{"p", "play again"}, {"m", "another game"}};
  page.keys.insert(page.keys.end(), keys.begin(), keys.end());
  page.keys.push_back({"q", "leave"});
  return page;
}

Next after_game(Screen& screen, const Page& page, const Aside& aside) {
  for (;;) {
    const int key = read_page(screen, page);
    if (key == 'p') return Next::kAgain;
    if (key == 'm') return Next::kMenu;
    if (key == 'q' || key == kKeyEnd || aside(key) == kKeyEnd) return Next::kLeave;
  }
}

}  // namespace cifra::terminal
