#include "terminal/help.h"

#include <string>

namespace cifra::terminal {

Page help_page(std::string_view game, std::string_view text) {
  Page page{std::string(game), "Help", {}, {{"↑ ↓", "scroll"}, {"any other key", "back"}}};
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() + 1);
    const bool heading = line.starts_with('#');
    if (heading) line.remove_prefix(1);
    page.lines.push_back({{std::string(line), heading ? kBold : kPlain}});
  }
  return page;
}

}  // namespace cifra::terminal
