// Commands of games: `cifra solve GAME …`, `cifra advise GAME …`, where the game is the first argument, and commands
// that one game has for itself, such as `cifra deck`. The program brings the lists (games/program.cpp).
#pragma once

#include "base/json.h"
#include "cli/subcommand.h"
#include "record/record.h"

namespace cifra::cli {

struct ByGame {
  std::string_view command;  // "solve"
  std::string_view game;
  std::string_view summary;
  int (*run)(std::span<const std::string> arguments);  // without the game
};

// How a review of one game is printed for people: as text for a terminal, and as a piece of a page with pictures
// (HTML; every text that comes from the record is escaped).
struct ReviewPrinter {
  std::string_view game;
  std::string (*text)(const json::object& review, const record::Record& record);
  std::string (*html)(const json::object& review, const record::Record& record);
};

// Defined by the program.
std::span<const ReviewPrinter> review_printers();
std::span<const ByGame> commands_by_game();
std::span<const Subcommand> commands_of_games();

// Runs the one that the first argument names; help and wrong usage are handled here.
int run_by_game(const Subcommand& self, std::span<const std::string> arguments);

}  // namespace cifra::cli
