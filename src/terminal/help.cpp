#include "terminal/help.h"

#include <fmt/format.h>

#include <string_view>

#include "terminal/nmbr9_board.h"
#include "terminal/number_sheet.h"

namespace cifra::terminal {
namespace {

// Lines from a text: those that start with '#' are headings.
Page help_page(std::string_view game, std::string_view text) {
  Page page{std::string(game), "Help", {}, {{"↑ ↓", "scroll"}, {"any other key", "back"}}};
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(line.size() + 1);
    const bool heading = line.starts_with('#');
    if (heading) line.remove_prefix(1);
    page.lines.push_back({{std::string(line), heading ? kBold : kPlain}});
  }
  return page;
}

}  // namespace

Page the_number_help() {
  return help_page(kTheNumber, R"(#The rules in short
Two rounds of five turns. Everybody starts a round with the digits 0 to 9.
Each turn all secretly write a number of three digits that are not crossed
out. 007 and 444 are fine. Then all numbers are looked at, highest first:

✗ A number falls if it shares a digit with any lower number, even with one
  that falls itself. It scores nothing and crosses out nothing. Equal numbers
  do not hurt each other.
✓ Otherwise it stands. It scores its first digit, twice that in turn 5. The
  highest that stands also takes the bonus of the turn. Its digits are
  crossed out (─7─) for the rest of the round.

At the end of a round every crossed-out digit is one more point, and all
digits come back. The most points after two rounds win.

#Keys
0-9         write a digit          Backspace   erase the last one
u, Esc      erase all              Enter       confirm the number
h           all turns so far       s           score sheet
?           this page              q           leave (asks first)
Ctrl-C      leave at once
)");
}

Page nmbr9_help() {
  return help_page(kNmbr9, R"(#The rules in short
Twenty cards: each of 0 to 9 twice. Everybody places a tile of the number
turned over in a layout of their own.

- Level 0 is the table. A tile may turn, it is never flipped.
- It overlaps no tile of its level and touches one of them along an edge.
- On a higher level no square hangs over a gap, and it lies on at least two
  different tiles of the level below.
- A tile scores its number times its level: a 7 on level 2 is 14 points, on
  the table nothing. The most points win; alone, 100 or more is excellent.

#What you see
Every square has the numeral of the highest tile there, and its level as a
small figure: 7² is a 7 on level 2, 7 without one lies on the table.
The level of your tile follows from where it is: the line below the board
says what it scores, or why it may not lie there.

#Keys
arrows, hjkl  move the tile        r R           turn it right, left
Tab n         next legal place     Shift-Tab p N the one before
0-9           next place on that level
Esc u         back to where it started
Enter, space  place it; twice, if you have not moved or turned it
v             levels instead of numerals         z   larger squares
o             look at the others' layouts        s   score sheet
?             this page            q             leave (asks first)
Ctrl-C        leave at once
)");
}

}  // namespace cifra::terminal
