// Texts that a store keeps. Both stores refuse the same ones, so that nothing depends on which of them a house has.
#pragma once

#include <string_view>

#include "base/error.h"
#include "store/store.h"

namespace cifra::store {

// UTF-8 without NUL, of at most kMaxTextBytes.
bool is_keepable(std::string_view text);

// All texts of it are; ids have no line breaks, and the version is beyond seq.
bool is_keepable(const Append& append);

// bad_text unless all are keepable.
Result<void> check_texts(std::initializer_list<std::string_view> texts);

}  // namespace cifra::store
