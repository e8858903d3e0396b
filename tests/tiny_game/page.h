// Page methods of Tiny: what it takes to beat a card.
#pragma once

#include <memory>

#include "game/page.h"

namespace cifra::tiny {

std::unique_ptr<game::Page> make_page();

}  // namespace cifra::tiny
