// Commands of The Number, for the program's list (games/program.cpp).
#pragma once

#include <span>
#include <string>

#include "cli/subcommand.h"

namespace cifra::cli {

int solve_the_number(std::span<const std::string> arguments);
int advise_the_number(std::span<const std::string> arguments);

}  // namespace cifra::cli
