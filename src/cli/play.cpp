#include "cli/command.h"
namespace cifra::cli {
int run_play(const Command&, std::span<const std::string>) { return kOk; }
int run_arena(const Command&, std::span<const std::string>) { return kOk; }
int run_bench(const Command&, std::span<const std::string>) { return kOk; }
}  // namespace cifra::cli
