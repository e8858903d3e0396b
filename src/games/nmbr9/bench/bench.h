// Bench of NMBR 9: workloads for `cifra bench`, and results of the rules for the engine's signature.
#pragma once

#include <span>

#include "game/workload.h"

namespace cifra::nmbr9::bench {

std::span<const game::Workload> workloads();
void add_to(game::Fingerprint& fingerprint);

}  // namespace cifra::nmbr9::bench
