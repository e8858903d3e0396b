// The certificate of a finished proof, as text that a separate program can check (research/nmbr9/proof): every state
// that was grown. docs/maximum.md says why that is a proof, and what exactly the checker has to see.
//
//   cifra-maximum 1
//   F-9-2-20 262
//   left score tile tile …    one line a state; `left` is the tiles left, a digit of how many for 0, 1, … m;
//                             a tile is number,rotation,x,y
#pragma once

#include <span>
#include <string>

#include "games/nmbr9/bounds/level_search.h"
#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::nmbr9::bounds {

std::string certificate(const nmbr9::Variant& variant, int best, std::span<const State> states, const Supply& supply);

}  // namespace cifra::nmbr9::bounds
