// What `cifra solve the-number` and `cifra advise the-number` share: a round solved on several threads, files of bytes.
#pragma once

#include <string>
#include <vector>

#include "base/error.h"
#include "solve/number/round_solver.h"

namespace cifra::cli {

// The sets of digits before a turn, those with most work first.
std::vector<solve::number::DigitSet> pieces_of(int turn, solve::number::Scope scope);

// All positions that follow from the scope's.
void solve_round(solve::number::RoundValues& values, const the_number::Options& options, solve::number::Scope scope,
                 unsigned threads);

Result<std::vector<unsigned char>> read_bytes(const std::string& path);  // empty if there is no such file

}  // namespace cifra::cli
