#include "terminal/dialogs.h"

#include <algorithm>

namespace cifra::terminal {

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

}  // namespace cifra::terminal
