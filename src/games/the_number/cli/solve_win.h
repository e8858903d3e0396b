// `cifra solve the-number --objective win`, for solve.cpp, which has read what is asked.
#pragma once

#include <string>

namespace cifra::cli {

// Goes on with what the folder has (empty: keeps nothing), for so many minutes (0: to the end), and writes the chances
// at the start of the last round to `table`. Prints the answer; the exit code.
int solve_win(const std::string& folder, const std::string& table, unsigned threads, double minutes, bool as_json);

}  // namespace cifra::cli
