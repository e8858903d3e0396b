#include "terminal/help.h"

#include "games/the_number/terminal/sheet.h"

namespace cifra::terminal {

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

}  // namespace cifra::terminal
