// The score sheet of The Number, worked out from the turns played so far: boxes, crossed-out digits, sums, and the
// pages that show them (score sheet, history, end of a round).
//
// Pure. The turns of all rounds are in one list, kTurns to a round; everything on the boards follows from it.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "terminal/frame.h"
#include "the_number/the_number.h"

namespace cifra::terminal {

inline constexpr std::string_view kTheNumber = "The Number";

using Turns = std::vector<the_number::Turn>;

struct RoundSheet {
  std::array<std::optional<int>, the_number::kTurns> boxes{};
  the_number::DigitSet crossed = 0;
  bool complete = false;  // all turns are played: the digits crossed out count

  int digits_crossed() const;
  int sum() const;  // of the boxes, and a point for every digit crossed out once the round is complete
  bool started() const { return boxes[0].has_value(); }
};

RoundSheet round_sheet(std::span<const the_number::Turn> turns, int round, int seat);
int total(std::span<const the_number::Turn> turns, int rounds, int seat);  // as in the standings, after any turn

Page score_sheet(std::span<const std::string> names, std::span<const the_number::Turn> turns, int rounds);
Page history(std::span<const std::string> names, std::span<const the_number::Turn> turns);

// What a round brought, after its last turn; `round` from 0.
Page round_end(std::span<const std::string> names, std::span<const the_number::Turn> turns, int round, int rounds);

}  // namespace cifra::terminal
