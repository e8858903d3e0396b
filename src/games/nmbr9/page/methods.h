// Page methods of NMBR 9, in tables by subject; page.cpp puts them together. web/src/games/nmbr9/engine.ts describes
// them for those who call them.
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "base/fields.h"
#include "game/page.h"
#include "games/nmbr9/page/sliced_search.h"
#include "games/nmbr9/review/par.h"

namespace cifra::nmbr9::page {

using game::kBadInput;

// What is kept from one call to the next.
struct Memory {
  SlicedSearch search;
  std::optional<review::ParGame> par;
};

using Method = game::PageMethod<Memory>;

std::span<const Method> layout_methods();
std::span<const Method> best_methods();
std::span<const Method> review_methods();
std::span<const Method> hint_methods();

// What several of them read: a tile's place without its level; the tiles of somebody in the order in which they were
// placed, each of which must be legal; cards in order.
void read_place(Fields& fields, Placement& place);
Result<Layout> read_layout(const json::value& value);
Result<Deck> read_deck(const json::value& value);

std::unique_ptr<game::Page> make_page();

}  // namespace cifra::nmbr9::page
