// HTML for people who get a file: a whole page that needs no other, texts made safe, and bars.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace cifra::cli {

// A text from a record or a person, safe between tags and in attributes.
std::string escaped(std::string_view text);

// For a terminal: control characters, which could do anything there, become '?'.
std::string printable(std::string_view text);

std::string html_page(std::string_view title, std::string_view body);

// Bars of positive values side by side, each with its label below; `about` says for a screen reader what they are.
struct Bar {
  double value = 0;
  std::string label;
};
std::string html_bars(std::string_view about, std::span<const Bar> bars);

}  // namespace cifra::cli
