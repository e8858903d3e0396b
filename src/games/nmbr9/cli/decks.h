// Files of NMBR 9 decks: one a line, 20 numbers separated by commas, each of 0-9 twice.
#pragma once

#include <string>
#include <vector>

#include "base/error.h"
#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::cli {

// Blank lines are skipped. The error names the line.
Result<std::vector<nmbr9::Deck>> read_decks(const std::string& path);

}  // namespace cifra::cli
