// UTF-8 text measured in terminal columns. Names come from people: they may be long, wide (two columns a sign), carry
// combining marks, or be no text at all.
//
// Pure functions. Widths are those of the C library (wcwidth), so LC_CTYPE has to be a UTF-8 locale; Screen sees to it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cifra::terminal {

struct Decoded {
  std::u32string text;  // U+FFFD for every byte that is no UTF-8
  bool valid = true;
};
Decoded decode(std::string_view utf8);
std::string encode(std::u32string_view text);

// Columns: 2 for wide signs, 0 for combining marks, -1 for what cannot be printed.
int width(char32_t sign);
int width(std::string_view utf8);

// At most that many columns: cut and ended by an ellipsis if need be, never in the middle of a sign.
std::string clipped(std::string_view utf8, int columns);

// Exactly that many columns: clipped, or padded with spaces.
std::string fit(std::string_view utf8, int columns);

// The same with the text at the right.
std::string fit_right(std::string_view utf8, int columns);

// Lines of at most that many columns, broken between words and where the text has line ends.
std::vector<std::string> wrapped(std::string_view utf8, int columns);

}  // namespace cifra::terminal
