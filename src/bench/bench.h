// Bench: the workloads of all games, and one signature over everything the engine computes. No clock in here, so that
// the same code runs natively, under callgrind and in WebAssembly.
#pragma once

#include <string>
#include <vector>

#include "game/workload.h"

namespace cifra::bench {

std::vector<game::Workload> workloads();

// 16 hexadecimal digits: a hash of decks, turns, games, placements, bots' choices, records and verdicts, for a fixed
// amount of work (a fraction of a second). The same for every compiler, platform and run of one version.
std::string signature();

}  // namespace cifra::bench
