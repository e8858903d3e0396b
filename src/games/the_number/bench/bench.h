// Bench of The Number: workloads for `cifra bench`, and results of the rules for the engine's signature.
#pragma once

#include <span>

#include "game/workload.h"

namespace cifra::the_number::bench {

std::span<const game::Workload> workloads();
void add_to(game::Fingerprint& fingerprint);

}  // namespace cifra::the_number::bench
