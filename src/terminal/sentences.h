// What the games say to a player about their rules: why a number fell, what a placement scores or why it may not be,
// who won. Screens, drawings and playthroughs take these sentences from here; the referee, which may not know this
// folder, has short messages of its own beside the codes of its verdicts.
//
// Pure functions. Words are those of the rules.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "game/game.h"
#include "nmbr9/layout.h"
#include "the_number/the_number.h"

namespace cifra::terminal {

std::string points(int count);                           // "1 point", "7 points"
std::string joined(std::span<const std::string> parts);  // "Ana", "Ana and Bruno", "Ana, Bruno and Marta"

// "1 5 8", for lists and boxes.
std::string digits_text(the_number::DigitSet digits);

// What became of a seat's number: "761 falls: 513 has a 1 and a 7 too", "513 stands: 5 points, +2 bonus".
std::string verdict(const the_number::Turn& turn, int seat);

// What a number would do, before it is confirmed: two lines.
std::string prospect(the_number::Number number, const the_number::State& state);

// Why a digit was not taken.
std::string unavailable(unsigned digit, the_number::DigitSet available);

// Whether a tile may lie there: "level 1: scores 7", or the reason why not. `placement.level` is the level meant.
std::string placement_verdict(const nmbr9::Layout& layout, int number, const nmbr9::Placement& placement);

// The first line after a game: who won, alone or together. One name only: a game played alone.
std::string result(std::span<const std::string> names, const game::Standings& standings);

// How to play with the same deck and the same luck of the bots: a command for the shell.
std::string same_luck(std::string_view game, std::string_view seed);

}  // namespace cifra::terminal
