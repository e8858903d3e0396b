// Habits of players, for tests alone: whoever tunes a bot against them has no test left.
//
//   climb      same-digit numbers climbing with the turns, 555 to 999
//   switch     the lowest digits for two turns, then the highest ones
//   stubborn   the same number until it scores, then another
//   highest    always the highest number it can write
//   lowest     always its three lowest digits, as low as possible
//   winner     what scored most in the last turn, if it can be written
//   undercut   same-digit numbers one digit below the highest of the last turn
//   middle     same-digit numbers of the middle of its digits
//   split      its highest digit, then twice its lowest: 900, 811
//   hoard      low same-digit numbers for three turns, then the highest
//   favourite  numbers of three different digits, always in the same order of liking
//   answer     what would have scored most against the numbers of the last turn
//   mixed      a table at which everybody has another habit: climb, hoard, split, stubborn
#pragma once

#include <span>
#include <string_view>

#include "research/the_number/measure/table.h"

namespace cifra::measure {

struct Habit {
  std::string_view name;
  PlayerPtr (*make)();
};
std::span<const Habit> habits();

inline constexpr std::string_view kMixed = "mixed";

// Everybody of a table of that many others; `name` is one of the habits or kMixed. Empty if there is none.
std::vector<PlayerPtr> table_of(std::string_view name, std::size_t others);

}  // namespace cifra::measure
