// Names that people give themselves, made fit to be shown beside each other: what looks the same is the same.
#pragma once

#include <string>
#include <string_view>

#include "base/error.h"

namespace cifra::house {

// The name as it is kept: normalised (NFKC), without invisible characters, with single spaces and none at the ends. Its
// letters are of one script (East Asian scripts count as one and may stand beside Latin), so that nobody can write
// "Ana" with a Cyrillic "а". Error: bad_name.
Result<std::string> clean_name(std::string_view name);

// Equal for names that differ only in case or in how they are written: "Ana" and "ana".
std::string name_key(std::string_view name);

}  // namespace cifra::house
