// Sentences of The Number: what became of a number and why, what one would do, the check as text. Screens, drawings and
// playthroughs take them from here.
//
// Pure functions. Words are those of the page.
#pragma once

#include <span>
#include <string>

#include "games/the_number/rules/the_number.h"
#include "terminal/words.h"

namespace cifra::terminal {

// "1 5 8", never broken into lines.
std::string digits_text(the_number::DigitSet digits);

// What became of a seat's number: "842 eliminated: 385 has an 8 too", "385 approved: 3 + 2 bonus".
std::string verdict(const Words& words, const the_number::Turn& turn, int seat);

// What a number would do, before it is chosen.
std::string prospect(const Words& words, the_number::Number number, const the_number::State& state);

// Why a digit was not taken.
std::string unavailable(const Words& words, unsigned digit, the_number::DigitSet available);

// The check as sentences, a line for each seat in the order of the check: "Bruno: 842 eliminated: 385 has an 8 too".
std::string describe(const Words& words, const the_number::Turn& turn, std::span<const std::string> names);

}  // namespace cifra::terminal
