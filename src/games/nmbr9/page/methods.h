// Page methods of NMBR 9, in tables by subject; page.cpp puts them together. web/src/games/nmbr9/engine.ts describes
// them for those who call them.
#pragma once

#include <memory>
#include <span>

#include "game/page.h"
#include "games/nmbr9/page/sliced_search.h"

namespace cifra::nmbr9::page {

using game::kBadInput;

// What is kept from one call to the next.
struct Memory {
  SlicedSearch search;
};

using Method = game::PageMethod<Memory>;

std::span<const Method> layout_methods();
std::span<const Method> best_methods();
std::span<const Method> hint_methods();

// The cards of a field `deck`: 1 to 32 numbers.
Result<Deck> read_deck(const json::value& value);
// The tiles of somebody in the order in which they were placed, each of which must be legal.
Result<Layout> read_layout(const json::value& value);

std::unique_ptr<game::Page> make_page();

}  // namespace cifra::nmbr9::page
