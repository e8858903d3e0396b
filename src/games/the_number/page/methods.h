// Page methods of The Number, in tables by subject; page.cpp puts them together. web/src/games/the_number/engine.ts
// describes them for those who call them.
#pragma once

#include <memory>
#include <span>

#include "game/page.h"

namespace cifra::the_number::page {

using game::kBadInput;

struct Memory {};  // nothing is kept from one call to the next

using Method = game::PageMethod<Memory>;

std::span<const Method> preview_methods();
std::span<const Method> review_methods();

std::unique_ptr<game::Page> make_page();

}  // namespace cifra::the_number::page
