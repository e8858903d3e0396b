// Numbered shuffles: number n of a game is the same deal on every server, so that games on it can be compared. Anybody
// can compute it, before a game too: who plays on one may know the order. docs/records.md has the exact bytes.
#pragma once

#include <string>
#include <string_view>

namespace cifra::record {

inline constexpr int kMostShuffles = 1'000'000;

// The seed of shuffle `number`, counted from 1.
std::string shuffle_seed(std::string_view game, int number);

}  // namespace cifra::record
