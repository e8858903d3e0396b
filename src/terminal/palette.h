// The colours of seats, tiles and verdicts for terminals with 256 and with 8 colours. Tiles have ten hues; the higher
// one lies the more of its hue it keeps, as if a lamp stood over the table.
//
// Pure numbers, as terminals count colours. Used by Screen; tests see that the ten tiles of a level can be told apart.
#pragma once

#include "terminal/canvas.h"

namespace cifra::terminal {

inline constexpr int kShades = 4;  // levels 0, 1, 2, and 3 with all above

struct Colours {
  int ink = -1;     // -1: as the terminal has it
  int ground = -1;  // likewise

  constexpr bool operator==(const Colours&) const = default;
};

// `terminal_colours` is how many the terminal has: 256 or more, or 8 to 255.
Colours colours_of(const Style& style, int terminal_colours);

// A number from 1 for all styles that look the same in colour; 0 for plain text. Below kColourPairs.
int colour_pair(const Style& style);
Style style_of_pair(int pair);
inline constexpr int kColourPairs = 9 + 10 * kShades;

// What stands for a sign on a terminal that has only ASCII.
char ascii_for(char32_t sign);

}  // namespace cifra::terminal
