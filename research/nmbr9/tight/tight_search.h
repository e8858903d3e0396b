// The table of tight levels (games/nmbr9/bounds/tight.h), computed: for cifra_tight, which writes it, and its test.
//
// Every connected arrangement of the four lower tiles is gone through (some three million for each multiset). Its
// squares are taken in reading order: the first that is left is covered by a tile that begins there, or is spared.
// Whether the upper tiles touch each other is not asked.
#pragma once

#include <cstddef>

#include "games/nmbr9/bounds/tight.h"

namespace cifra::nmbr9::bounds {

// Sets what lies on that class of four tiles, of everything the table is asked about. Takes seconds.
void compute_tight(std::size_t lower, Tight& table);

}  // namespace cifra::nmbr9::bounds
