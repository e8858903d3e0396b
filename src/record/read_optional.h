// The optional parts of a record: the proof of fairness, stand-ins, help, and where the game began. Part of read.cpp,
// split for its size.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "base/json_node.h"
#include "record/record.h"

namespace cifra::record {

// `turns` has the number of turns of every round; without `has_turns` the lists have no level for them.
Result<std::optional<Fair>> read_fair(const Node& node, std::span<const std::size_t> turns, std::size_t players,
                                      bool has_turns);
Result<std::vector<StandIn>> read_stand_ins(const Node& node, std::size_t players);
// By round, turn and seat, none twice.
Result<std::vector<Help>> read_help(const Node& node, std::span<const std::size_t> turns, std::size_t players);
Result<std::optional<game::Moment>> read_from(const Node& node, std::span<const std::size_t> turns);

}  // namespace cifra::record
