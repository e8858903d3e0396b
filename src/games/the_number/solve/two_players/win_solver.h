// Solver of a round between two players for the chance of winning the game: backwards, every position with every score
// difference that matters, in pieces like round_solver.h.
//
// Differences are solved from the balanced one outwards, each beginning with the numbers of the last, and no further
// than to the first that is won or lost: a player who is ahead by more can play as if by less, so chances only grow
// with the difference. The certificate is that of round_solver.h.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/the_number/solve/two_players/double_oracle.h"
#include "games/the_number/solve/two_players/round_solver.h"
#include "games/the_number/solve/two_players/win_values.h"

namespace cifra::the_number::solve {

inline constexpr double kWinTolerance = 1e-5;

// What comes after a turn, for players this far apart.
struct WinWorth {
  const WinLayer& next;
  int difference = 0;

  double operator()(DigitSet mine, DigitSet theirs, int points) const {
    return next.at(mine, theirs, difference + points);
  }
};

// The differences that can occur before each turn, if it was `difference` at the scope's position.
class Reach {
 public:
  Reach(const the_number::Options& options, Scope scope, int difference);

  struct Range {
    int low = 1;
    int high = 0;
  };
  Range range(int turn, DigitSet mine, DigitSet theirs) const;

 private:
  struct Points {  // of one player; none: the set cannot be left
    int least = 1;
    int most = 0;
  };
  static std::vector<Points> points_of(const the_number::Options& options, DigitSet digits, int turn);
  std::vector<Points> mine_;  // 1024 * turn + digits left
  std::vector<Points> theirs_;
  int difference_;
};

// The curves of all positions of a piece, one after the other.
struct WinPiece {
  struct Entry {
    std::uint16_t smaller = 0;
    std::int16_t low = 0;
    std::uint32_t count = 0;
  };
  DigitSet larger = 0;
  std::uint64_t solved = 0;
  std::uint64_t programmes = 0;
  double error = 0;    // as in PieceReport
  double seconds = 0;  // for whoever has a clock
  std::vector<Entry> entries;
  std::vector<std::uint16_t> chances;

  void add_to(WinLayer& layer) const;
};

class WinPieceSolver {
 public:
  // Without a reach every difference is solved until it is decided. `points` tells where a position is balanced.
  WinPieceSolver(const the_number::Options& options, Scope scope, const Reach* reach, const RoundValues* points)
      : options_(options), scope_(scope), reach_(reach), points_(points) {}

  WinPiece solve(int turn, DigitSet larger, const WinLayer& next);

 private:
  // For the differences from `low` on.
  struct PlayedCurve {
    int low = 0;
    std::vector<Played> played;
  };
  std::uint16_t solve_one(Stakes stakes, DigitSet smaller, int difference, const WinLayer& next, WinPiece& piece);
  void solve_curve(Stakes stakes, int turn, DigitSet smaller, const WinLayer& next, WinPiece& piece);

  the_number::Options options_;
  Scope scope_;
  const Reach* reach_;
  const RoundValues* points_;
  DoubleOracle oracle_;
  std::vector<PlayedCurve> played_ = std::vector<PlayedCurve>(1024);  // by the smaller set
  Played last_;
  Played start_;
  std::vector<Played> played_above_;
  std::vector<Played> played_below_;
  std::vector<std::uint16_t> above_;
  std::vector<std::uint16_t> below_;
};

}  // namespace cifra::the_number::solve
