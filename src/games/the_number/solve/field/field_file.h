// The networks for all numbers of players, and how to play the first turn of a round, as bytes (asset
// "the_number/field", made by research/the_number/field).
#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "games/the_number/solve/field/field_net.h"

namespace cifra::the_number::solve {

inline constexpr std::size_t kFieldNets = the_number::kTurns - 1;  // before turns 1 to 4, counted from 0

using FieldWeightSets = std::map<std::size_t, std::vector<FieldWeights>>;  // kFieldNets each, by number of players

struct FieldFile {
  FieldWeightSets nets;
  std::map<std::size_t, std::vector<Share>> first_turns;  // by number of players; parts in steps of 1/65535
};

std::vector<unsigned char> write_field_file(const FieldFile& file);
std::optional<FieldFile> read_field_file(std::span<const unsigned char> bytes);

// The networks that come with the engine; null if they are not here, or not for so many players.
const FieldValues* shipped_field_values(std::size_t seats);
// How to play when everybody has all digits, with the usual bonuses; empty if it is not here.
std::span<const Share> shipped_first_turn(std::size_t seats);

}  // namespace cifra::the_number::solve
