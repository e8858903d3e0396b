// Method: a row of the engine's own tables of methods, those that belong to no game. Games bring theirs with
// game::Page.
#pragma once

#include <span>

#include "game/page.h"
#include "methods/tables.h"

namespace cifra::methods {

using game::kBadInput;

using Method = game::PageMethod<Tables>;

std::span<const Method> tool_methods();
std::span<const Method> table_methods();

}  // namespace cifra::methods
