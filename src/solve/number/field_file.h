// The networks for all numbers of players as bytes (asset "field-values", made by tools/train/number).
#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "solve/number/field_net.h"

namespace cifra::solve::number {

inline constexpr std::size_t kFieldNets = the_number::kTurns - 1;  // before turns 1 to 4, counted from 0

using FieldWeightSets = std::map<std::size_t, std::vector<FieldWeights>>;  // kFieldNets each, by number of players

std::vector<unsigned char> write_field_weights(const FieldWeightSets& sets);
std::optional<FieldWeightSets> read_field_weights(std::span<const unsigned char> bytes);

// The networks that come with the engine; null if they are not here, or not for so many players.
const FieldValues* shipped_field_values(std::size_t seats);

}  // namespace cifra::solve::number
