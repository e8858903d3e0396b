// Map of a turn: the worth of every number that a seat could write, against the equilibrium of the others and against
// what they really wrote, and how the equilibrium mixes.
#pragma once

#include <string>
#include <vector>

#include "base/error.h"
#include "games/the_number/review/replay.h"
#include "games/the_number/solve/two_players/best_reply.h"

namespace cifra::the_number::review {

struct MapEntry {
  Number number;
  double value = 0;     // against the others' part of the equilibrium, as the review has it
  double real = 0;      // against what the others really wrote, in the same unit
  int points = 0;       // in this turn, against what the others really wrote
  double approved = 0;  // how often, against the others' part of the equilibrium
};

struct Map {
  std::vector<MapEntry> entries;  // in ascending order; none for a seat that is out
  std::vector<solve::Share> mix;  // the seat's part of the equilibrium, the most frequent number first
  double value = 0;               // of what was written, or of writing nothing
  double error = 0;               // the gap of the solution, or the standard error of that value
};

// The turn must be there. An error where the review would be one, and "takes_long" for two players with bonuses whose
// round is not solved: the review solves it.
Result<Map> map_of(const Replay& game, std::size_t round, std::size_t turn, std::size_t seat);

// The answer of the page's method.
std::string to_json(const Map& map, const PlayedTurn& turn, std::size_t seat);

}  // namespace cifra::the_number::review
