// Names that people give themselves and bots, as every table accepts them.
#pragma once

#include <string_view>

#include "base/error.h"

namespace cifra::table {

// 1 to 64 bytes of UTF-8 with something to see in it, without control characters or signs that turn text around.
Result<void> check_name(std::string_view name);

}  // namespace cifra::table
