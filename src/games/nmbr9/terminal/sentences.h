// Sentences and drawings of NMBR 9 as plain text: what a placement scores or why it may not be, a layout from above.
// Screens and playthroughs take them from here. No colours, no terminal; the marks are those of the screens.
//
// Pure functions. Words are those of the rules.
#pragma once

#include <span>
#include <string>

#include "game/game.h"
#include "games/nmbr9/rules/layout.h"

namespace cifra::terminal {

// Whether a tile may lie there: "level 1: scores 7", or the reason why not. `placement.level` is the level meant.
std::string placement_verdict(const nmbr9::Layout& layout, int number, const nmbr9::Placement& placement);

// The first line after a game. Alone, with what the score is worth.
std::string ending(std::span<const std::string> names, const game::Standings& standings);

// The rectangle around all tiles, seen from above: a square is two columns, the numeral of the highest tile and the
// mark of its level (none on the table), or a dot. A 1 on level 1, lying on two tiles of number 9:
//
//     9 9 1¹1¹9 9
//     9 9 9 1¹9 9
//     9 9 . 1¹9 .
//     9 9 . 1¹9 .
std::string draw(const nmbr9::Layout& layout);

}  // namespace cifra::terminal
