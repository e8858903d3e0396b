// Games as plain text, for playthroughs, tests and whoever has no screen: a layout from above, a turn of The Number as
// the check tells it. No colours, no terminal; the words and marks are those of the screens.
#pragma once

#include <span>
#include <string>

#include "nmbr9/layout.h"
#include "the_number/the_number.h"

namespace cifra::terminal {

// The rectangle around all tiles, seen from above: a square is two columns, the numeral of the highest tile and the
// mark of its level (none on the table), or a dot. A 1 on level 1, lying on two tiles of number 9:
//
//     9 9 1¹1¹9 9
//     9 9 9 1¹9 9
//     9 9 . 1¹9 .
//     9 9 . 1¹9 .
std::string draw(const nmbr9::Layout& layout);

// The check as sentences, a line for each seat in the order of the check: "Bruno: 761 falls: 513 has a 1 too".
std::string describe(const the_number::Turn& turn, std::span<const std::string> names);

}  // namespace cifra::terminal
