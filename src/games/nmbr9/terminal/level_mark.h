// Level marks: the level of a tile in one column.
#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace cifra::terminal {

// The sign for a level behind a numeral, one column: a space on the table, then ¹ ² ³ and so on.
inline std::string level_mark(int level) {
  constexpr std::array<const char*, 10> kMarks = {" ", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  return level < static_cast<int>(kMarks.size()) ? kMarks[static_cast<std::size_t>(level)] : "+";
}

}  // namespace cifra::terminal
