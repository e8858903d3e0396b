#include "terminal/help.h"

#include <array>
#include <string>

#include "games/the_number/terminal/sheet.h"
#include "games/the_number/terminal/texts.h"
#include "terminal/texts.h"

namespace cifra::terminal {

Page the_number_help(const Words& words) {
  Page page = help_page(words, kTheNumber);
  const std::array rules = {
      words("the_number.terminal.rules.start"_text), words("the_number.terminal.rules.write"_text),
      words("the_number.terminal.rules.eliminated"_text), words("the_number.terminal.rules.approved"_text),
      words("the_number.terminal.rules.end"_text)};
  add_section(page, words("terminal.rules"_text), rules);
  const std::array<KeyHelp, 6> keys = {{{"0-9", words("the_number.terminal.keyDigit"_text)},
                                        {"Backspace", words("the_number.erase"_text)},
                                        {"u, Esc", words("the_number.clear"_text)},
                                        {words("terminal.enter"_text), words("the_number.terminal.keyChoose"_text)},
                                        {"h", words("the_number.history"_text)},
                                        {"s", words("the_number.scores"_text)}}};
  add_key_section(page, words, keys);
  return page;
}

}  // namespace cifra::terminal
