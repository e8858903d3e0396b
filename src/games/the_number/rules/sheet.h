// Score sheets, for the terminal: the order of the check of a turn, and what a seat scored turn by turn.
//
// Pure. The turns of all rounds are in one list, kTurns to a round; everything on the boards follows from it.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "games/the_number/rules/the_number.h"

namespace cifra::the_number {

// The seats in the order of the check: the highest number first, then void, none and out.
std::vector<int> check_order(const Turn& turn);

struct RoundSheet {
  std::array<std::optional<int>, kTurns> boxes{};
  DigitSet crossed = 0;
  bool complete = false;  // all turns are played: the digits crossed out count

  int digits_crossed() const;
  int sum() const;  // of the boxes, and a point for every digit crossed out once the round is complete
  bool started() const { return boxes[0].has_value(); }
};

RoundSheet round_sheet(std::span<const Turn> turns, int round, int seat);
int total(std::span<const Turn> turns, int rounds, int seat);  // as in the standings, after any turn

}  // namespace cifra::the_number
