// Dialogues that all games have: reading a page, looking aside, leaving, the end of a game.
//
// They ask through Screen and return what the person wants. kKeyEnd from a screen always means: leave, ask no more.
#pragma once

#include <functional>
#include <optional>

#include "terminal/frame.h"
#include "terminal/players.h"
#include "terminal/screen.h"

namespace cifra::terminal {

// What comes after a game.
enum class Next { kAgain, kMenu, kLeave };

// Shows a page until a key that does not scroll it; returns that key.
int read_page(Screen& screen, const Words& words, const Page& page);

// What a key shows beside the game (a page, another layout): returns the key that closed it, or nothing if the key is
// none of these.
using Aside = std::function<std::optional<int>(int key)>;

// Asks for a key of the game itself; looking aside and leaving with q ("Quit the game? y/n") are dealt with here.
int ask_at_table(Screen& screen, const Words& words, const Draw& draw, const Aside& aside);

// The question whether to leave, over what is drawn.
Canvas draw_leaving(const Words& words, const Draw& draw, Size size);

// The page after a game: who won, what there is to say about it, and how to play the same game again. `keys` are those
// that look aside.
struct Ending {
  std::string headline;
  std::string remark;  // or nothing
};
Page end_page(const Setup& setup, std::string_view title, const Ending& ending, const game::Standings& standings,
              std::span<const KeyHelp> keys);
Next after_game(Screen& screen, const Words& words, const Page& page, const Aside& aside);

}  // namespace cifra::terminal
