// Help pages: a game's rules in short and its keys.
#pragma once

#include <span>
#include <string_view>

#include "terminal/frame.h"

namespace cifra::terminal {

Page help_page(const Words& words, std::string_view game);

// A heading and paragraphs under it.
void add_section(Page& page, std::string_view heading, std::span<const std::string> paragraphs);

// The heading and a line for each key; those that every game has come last.
void add_key_section(Page& page, const Words& words, std::span<const KeyHelp> keys);

}  // namespace cifra::terminal
