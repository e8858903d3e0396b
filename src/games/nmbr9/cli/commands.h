// Commands of NMBR 9, for the program's list (games/program.cpp).
#pragma once

#include <span>
#include <string>

#include "cli/subcommand.h"

namespace cifra::cli {

int solve_nmbr9(std::span<const std::string> arguments);
int advise_nmbr9(std::span<const std::string> arguments);
int run_deck(const Subcommand& self, std::span<const std::string> arguments);

}  // namespace cifra::cli
