// The whole game of The Number for two players solved for winning, turn by turn, in a folder or in memory.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "games/the_number/solve/two_players/equilibrium.h"
#include "games/the_number/solve/two_players/win_file.h"

namespace cifra::cli {

// One turn of one round, all pieces together.
struct WinTurn {
  int round = 0;  // from 0
  int turn = 0;   // from 0
  bool complete = false;
  std::uint64_t positions = 0;
  std::uint64_t solved = 0;
  std::uint64_t programmes = 0;
  double error = 0;        // of this turn alone
  double cpu_seconds = 0;  // of all threads, earlier runs included
  the_number::solve::WinLayer layer;
};

struct WinTask {
  the_number::Options options;
  the_number::solve::Scope scope;
  const the_number::solve::Reach* reach = nullptr;
  std::string folder;  // what is solved is kept there, and taken from there; none: memory only
  unsigned threads = 1;
  double stop_at = 0;  // no new piece after this time of seconds_now(); 0: no limit
};

// An error if the folder cannot be read or written.
Result<WinTurn> solve_win_turn(const WinTask& task, int round, int turn, const the_number::solve::WinLayer& next);

// The positions before the turn after this one, from the folder of a finished solution; `error` is that of all turns
// from there on. Nothing if they are not there, or were left out because nobody comes there.
struct KnownTurn {
  the_number::solve::WinLayer layer;
  double error = 0;
};
std::optional<KnownTurn> read_win_turn(const std::string& folder, int round, the_number::solve::Position position,
                                       int difference);

int solve_win(const std::string& folder, const std::string& table, unsigned threads, double minutes, bool as_json);

}  // namespace cifra::cli
