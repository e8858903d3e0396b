// Help pages: a game's rules in short and its keys.
#pragma once

#include <string_view>

#include "terminal/frame.h"

namespace cifra::terminal {

// A page of the lines of a text; those that start with '#' are headings.
Page help_page(std::string_view game, std::string_view text);

}  // namespace cifra::terminal
