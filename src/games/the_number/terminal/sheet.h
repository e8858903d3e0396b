// The pages that show what was played of The Number: score sheet, history, end of a round. Pure.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/the_number/rules/sheet.h"
#include "terminal/frame.h"

namespace cifra::terminal {

inline constexpr std::string_view kTheNumber = "The Number";

using Turns = std::vector<the_number::Turn>;

using the_number::RoundSheet;

Page score_sheet(const Words& words, std::span<const std::string> names, std::span<const the_number::Turn> turns,
                 int rounds);
Page history(const Words& words, std::span<const std::string> names, std::span<const the_number::Turn> turns);

// What a round brought, after its last turn; `round` from 0.
Page round_end(const Words& words, std::span<const std::string> names, std::span<const the_number::Turn> turns,
               int round, int rounds);

Page the_number_help(const Words& words);

}  // namespace cifra::terminal
