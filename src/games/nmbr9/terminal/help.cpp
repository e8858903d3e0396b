#include "terminal/help.h"

#include <array>
#include <string>

#include "games/nmbr9/terminal/board.h"
#include "games/nmbr9/terminal/texts.h"
#include "games/nmbr9/terminal/view.h"
#include "terminal/texts.h"

namespace cifra::terminal {

Page nmbr9_help(const Words& words) {
  Page page = help_page(words, kNmbr9);
  const std::array rules = {words("nmbr9.terminal.rules.cards"_text), words("nmbr9.terminal.rules.level"_text),
                            words("nmbr9.terminal.rules.higher"_text), words("nmbr9.terminal.rules.score"_text)};
  add_section(page, words("terminal.rules"_text), rules);
  const std::array seen = {words("nmbr9.terminal.seenTiles"_text)};
  add_section(page, words("nmbr9.terminal.seen"_text), seen);
  const std::array<KeyHelp, 11> keys = {{{"↑ ↓ ← →, hjkl", words("nmbr9.terminal.keyMove"_text)},
                                         {"r, R", words("nmbr9.terminal.keyRotate"_text)},
                                         {"Tab, n", words("nmbr9.terminal.keyNext"_text)},
                                         {"Shift-Tab, p, N", words("nmbr9.terminal.keyBefore"_text)},
                                         {"0-9", words("nmbr9.terminal.keyLevel"_text)},
                                         {"Esc, u", words("nmbr9.terminal.keyReset"_text)},
                                         {words("terminal.enter"_text), words("nmbr9.terminal.keyPlace"_text)},
                                         {"v", words("nmbr9.terminal.keyLevels"_text)},
                                         {"z", words("nmbr9.terminal.keyZoom"_text)},
                                         {"o", words("nmbr9.terminal.keyOthers"_text)},
                                         {"s", words("nmbr9.terminal.byLevel"_text)}}};
  add_key_section(page, words, keys);
  return page;
}

}  // namespace cifra::terminal
