// `cifra solve nmbr9 --deck … --prove`: the best layout found for a known shuffle, and how much there can be at most.
#include "cli/command.h"
#include "cli/solve_variant.h"

namespace cifra::cli {

int bound_deck(const SolveOptions& /*options*/) { return wrong_usage("not in this version"); }

}  // namespace cifra::cli
