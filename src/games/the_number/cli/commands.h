// Commands of The Number, for the program's list (games/program.cpp).
#pragma once

#include <span>
#include <string>

#include "base/json.h"
#include "cli/subcommand.h"
#include "record/record.h"

namespace cifra::cli {

int solve_the_number(std::span<const std::string> arguments);
int advise_the_number(std::span<const std::string> arguments);

// A review for people (cli/by_game.h).
std::string review_text_the_number(const json::object& review, const record::Record& record);
std::string review_html_the_number(const json::object& review, const record::Record& record);

}  // namespace cifra::cli
