// Referee: replays a record by the rules and says what it came to. Used by `cifra referee`, by the page, and by
// searches before they print a layout. Memory is bounded by the length of one record.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "record/record.h"

namespace cifra::record {

// The verdict of a record that follows the rules, in JSON, as docs/records.md defines it; otherwise the first thing
// that is wrong.
Result<std::string> judge(const Record& record);

// Remarks for a person about a valid record that breaks no rule: turns of another game, choices nobody committed to, a
// deck that is not the one of its seed.
std::vector<std::string> remarks(const Record& record);

// One line in, one line out (without the line's end).
struct Verdict {
  bool valid = false;
  std::string line;
  std::vector<std::string> remarks;
};
Verdict referee(std::string_view text);

// The verdict on a line that was too long to be kept.
Verdict too_long();

}  // namespace cifra::record
