#include "terminal/help.h"

#include "games/nmbr9/terminal/board.h"
#include "games/nmbr9/terminal/view.h"

namespace cifra::terminal {

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
