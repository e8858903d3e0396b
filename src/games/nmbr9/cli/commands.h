// Commands of NMBR 9, for the program's list (games/program.cpp).
#pragma once

#include <span>
#include <string>

#include "base/json.h"
#include "cli/subcommand.h"
#include "record/record.h"

namespace cifra::cli {

int solve_nmbr9(std::span<const std::string> arguments);
int advise_nmbr9(std::span<const std::string> arguments);
int run_deck(const Subcommand& self, std::span<const std::string> arguments);

// A review for people (cli/by_game.h).
std::string review_text_nmbr9(const json::object& review, const record::Record& record);
std::string review_html_nmbr9(const json::object& review, const record::Record& record);

}  // namespace cifra::cli
