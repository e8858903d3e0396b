#include "terminal/help.h"

#include <algorithm>
#include <array>
#include <string>

#include "terminal/text.h"
#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

void add_keys(Page& page, std::span<const KeyHelp> keys) {
  constexpr int kKeyColumns = 18;
  for (const KeyHelp& key : keys)
    page.lines.push_back({{fit(key.key, kKeyColumns), kBold}, {capitalised(key.does), kPlain}});
}

}  // namespace

Page help_page(const Words& words, std::string_view game) {
  return {std::string(game),
          capitalised(words("terminal.help"_text)),
          {},
          {{"↑ ↓", words("terminal.scroll"_text)}, {words("terminal.otherKey"_text), words("terminal.goBack"_text)}}};
}

void add_section(Page& page, std::string_view heading, std::span<const std::string> paragraphs) {
  if (!page.lines.empty()) page.lines.emplace_back();
  page.lines.push_back({{std::string(heading), kBold}});
  for (const std::string& paragraph : paragraphs) add_text(page, paragraph);
}

void add_key_section(Page& page, const Words& words, std::span<const KeyHelp> keys) {
  add_section(page, words("terminal.keys"_text), {});
  add_keys(page, keys);
  const std::array<KeyHelp, 3> always = {{{"?", words("terminal.thisPage"_text)},
                                          {"q", words("terminal.quitAsks"_text)},
                                          {"Ctrl-C", words("terminal.quitNow"_text)}}};
  add_keys(page, always);
}

}  // namespace cifra::terminal
