// The networks for all numbers of players, and what is known of players' habits, as bytes (asset "the_number/field",
// made by research/the_number/field).
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
  std::vector<std::int8_t> habits;  // games/the_number/solve/field/habits.h; empty if there are none
};

std::vector<unsigned char> write_field_file(const FieldFile& file);
std::optional<FieldFile> read_field_file(std::span<const unsigned char> bytes);

// The networks that come with the engine; null if they are not here, or not for so many players.
const FieldValues* shipped_field_values(std::size_t seats);
std::span<const std::int8_t> shipped_habits();

}  // namespace cifra::the_number::solve
