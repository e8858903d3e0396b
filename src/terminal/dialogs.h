// Short conversations that both games have: reading a page, leaving, the end of a game.
//
// They ask through Screen and return what the person wants. kKeyEnd from a screen always means: leave, ask no more.
#pragma once

#include "terminal/frame.h"
#include "terminal/screen.h"

namespace cifra::terminal {

// What comes after a game.
enum class Next { kAgain, kMenu, kLeave };

// Shows a page until a key that does not scroll it; returns that key.
int read_page(Screen& screen, const Page& page);

// Asks "Leave the game? y/n" over what is shown. True: leave.
bool wants_to_leave(Screen& screen, const Draw& draw);

}  // namespace cifra::terminal
