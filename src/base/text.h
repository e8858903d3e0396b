// Texts from outside: whether they are UTF-8, and whether they can be somebody's name.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "base/error.h"

namespace cifra {

inline constexpr std::size_t kMaxNameBytes = 64;

// The sign at the beginning of a text, which is shortened by it. Nothing, and the text as it was, if none begins there:
// only shortest forms, no surrogates, up to U+10FFFF. The text is not empty.
std::optional<char32_t> take_sign(std::string_view& text);

bool is_utf8(std::string_view text);

// 1 to 64 bytes of UTF-8 with something to see in it, without control characters and without signs that nobody sees or
// that turn the text around: a name can be shown on one line everywhere.
Result<void> check_name(std::string_view name);

}  // namespace cifra
