// Players of The Number with a character, for fun: everyone can be seen through, and beaten by who does.
//
//   bold     wants the bonus: writes from its highest digits. Falls to anybody who writes low with one of them.
//   careful  wants to be approved: the highest first digit that falls in at most one of eight turns. Scores little,
//            and leaves the bonus to others.
//   copycat  does what worked for the leader: writes a digit that the leader has crossed out. Easy to foresee.
//   blocker  wants the others to score nothing: low numbers full of digits that others need. Often spends too many.
#pragma once

#include <memory>

#include "game/bot.h"
#include "games/the_number/rules/the_number.h"

namespace cifra::the_number::bots {

std::unique_ptr<game::Bot<the_number::Game>> make_bold();
std::unique_ptr<game::Bot<the_number::Game>> make_careful();
std::unique_ptr<game::Bot<the_number::Game>> make_copycat();
std::unique_ptr<game::Bot<the_number::Game>> make_blocker();

}  // namespace cifra::the_number::bots
