// A position that somebody asks for advice on, read and checked: what `cifra advise the-number` and the page send.
#pragma once

#include <cstddef>
#include <vector>

#include "base/error.h"
#include "base/json.h"
#include "games/the_number/rules/the_number.h"

namespace cifra::the_number::solve {

struct Asked {
  the_number::Options options;
  int round = 0;  // from 0
  int turn = 0;   // from 0
  std::size_t seat = 0;
  std::vector<the_number::DigitSet> available;  // one for every player
  std::vector<int> scores;                      // so far in the game; empty if not told
};

Result<Asked> read_asked(const json::value& value);

}  // namespace cifra::the_number::solve
