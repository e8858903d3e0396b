// The parts that all screens share: the title line, the line of keys at the bottom, signs of the seats, and pages of
// text that scroll (help, history, score sheets, standings).
//
// Pure drawing on a Canvas.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"
#include "terminal/canvas.h"
#include "terminal/words.h"

namespace cifra::terminal {

// A colour and a symbol of its own for every seat, so that nobody needs to see colour.
std::string_view symbol(int seat);

// A name in exactly that many columns: if need be without the level of a bot behind it, or clipped.
std::string fit_name(std::string_view name, int columns);

// A key and what it does: {"p", "play again"}.
struct KeyHelp {
  std::string key;
  std::string does;
};

// Screens of text do not spread over a very large terminal: they are drawn for text_size() and put in the middle.
Size text_size(Size size);
Canvas in_the_middle(const Canvas& text, Size size);

void draw_title(Canvas& canvas, std::string_view game, std::string_view where);  // rows 0 and 1

// The last row. Those that do not fit are left out; the last two (help and quit) are always there.
void draw_keys(Canvas& canvas, std::span<const KeyHelp> keys);

struct Page {
  std::string game;
  std::string title;
  std::vector<Line> lines;
  std::vector<KeyHelp> keys;
};

// How many lines of a page are visible, and the farthest it can be scrolled.
int page_rows(Size size);
int last_scroll(const Page& page, Size size);
Canvas draw_page(const Words& words, const Page& page, int scroll, Size size);

// A text as lines of a page.
void add_text(Page& page, std::string_view text, Style style = kPlain);

// Rank, seat and score, best first; winners are marked.
std::vector<Line> standings_lines(const Words& words, std::span<const std::string> names,
                                  const game::Standings& standings);

}  // namespace cifra::terminal
