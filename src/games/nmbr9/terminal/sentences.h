// Sentences and drawings of NMBR 9 as plain text: what a placement scores or why it may not be, a layout from above.
// Screens and playthroughs take them from here. No colours, no terminal; the marks are those of the screens.
//
// Pure functions. Words are those of the page.
#pragma once

#include <span>
#include <string>

#include "game/game.h"
#include "games/nmbr9/rules/layout.h"
#include "terminal/dialogs.h"
#include "terminal/words.h"

namespace cifra::terminal {

// Whether a tile may lie there: "Fits on level 1. It rests on 2 tiles: 7 points.", or the reason why not.
// `placement.level` is the level meant; the last tile of a game is no base for more.
std::string placement_verdict(const Words& words, const nmbr9::Layout& layout, int number,
                              const nmbr9::Placement& placement, bool last = false);

// The first line after a game. Alone, with what the score is worth.
Ending ending(const Words& words, std::span<const std::string> names, const game::Standings& standings);

// The rectangle around all tiles, seen from above: a square is two columns, the numeral of the highest tile and the
// mark of its level (none on the table), or a dot. A 1 on level 1, lying on two tiles of number 9:
//
//     9 9 1¹1¹9 9
//     9 9 9 1¹9 9
//     9 9 . 1¹9 .
//     9 9 . 1¹9 .
std::string draw(const nmbr9::Layout& layout);

}  // namespace cifra::terminal
