// Sentences of The Number: what became of a number and why, what one would do, the check as text. Screens, drawings and
// playthroughs take them from here.
//
// Pure functions. Words are those of the rules.
#pragma once

#include <span>
#include <string>

#include "games/the_number/rules/the_number.h"

namespace cifra::terminal {

// "1 5 8", for lists and boxes.
std::string digits_text(the_number::DigitSet digits);

// What became of a seat's number: "761 falls: 513 has a 1 and a 7 too", "513 stands: 5 points, +2 bonus".
std::string verdict(const the_number::Turn& turn, int seat);

// What a number would do, before it is confirmed: two lines.
std::string prospect(the_number::Number number, const the_number::State& state);

// Why a digit was not taken.
std::string unavailable(unsigned digit, the_number::DigitSet available);

// The check as sentences, a line for each seat in the order of the check: "Bruno: 761 falls: 513 has a 1 too".
std::string describe(const the_number::Turn& turn, std::span<const std::string> names);

}  // namespace cifra::terminal
