// What `cifra solve the-number` and `cifra advise the-number` share: a round solved on several threads, files of bytes.
#pragma once

#include <string>
#include <vector>

#include "base/error.h"
#include "games/the_number/solve/two_players/round_solver.h"

namespace cifra::cli {

// The sets of digits before a turn, those with most work first.
std::vector<the_number::solve::DigitSet> pieces_of(int turn, the_number::solve::Scope scope);

// All positions that follow from the scope's.
void solve_round(the_number::solve::RoundValues& values, const the_number::Options& options,
                 the_number::solve::Scope scope, unsigned threads);

Result<std::vector<unsigned char>> read_bytes(const std::string& path);  // empty if there is no such file

}  // namespace cifra::cli
