// The position that `cifra advise the-number` is asked about, read and checked.
#pragma once

#include <string_view>
#include <vector>

#include "base/error.h"
#include "the_number/the_number.h"

namespace cifra::cli {

struct NumberPosition {
  the_number::Options options;
  int round = 0;  // from 0
  int turn = 0;   // from 0
  std::size_t seat = 0;
  std::vector<the_number::DigitSet> available;  // one for every player
  std::vector<int> scores;                      // so far in the game; empty if not told
};

Result<NumberPosition> read_number_position(std::string_view text);

}  // namespace cifra::cli
