// The equilibrium of one turn: a matrix game over a few numbers each, to which the best replies are added until neither
// player has one outside of it (double oracle). The answer carries its own proof: `low` and `high` are best replies
// over all legal numbers, so the value lies between them whatever the simplex method did.
//
// A solver is kept by one thread and used for many states; it owns the memory. It starts from the numbers that were
// played in a similar state, if the caller knows one.
#pragma once

#include <algorithm>
#include <vector>

#include "games/the_number/solve/two_players/best_reply.h"
#include "games/the_number/solve/two_players/matrix_game.h"
#include "games/the_number/solve/two_players/rough_play.h"

namespace cifra::the_number::solve {

// Differences of this many tolerances are rounding of RoughPlay.
inline constexpr double kRoughMargin = 30;

struct Solved {
  double value = 0;
  double low = 0;   // what the first player is sure of with `mine`
  double high = 0;  // what the second player gives away at most with `theirs`
};

class DoubleOracle {
 public:
  struct Start {
    std::span<const Move> mine;
    std::span<const Move> theirs;
    RoughPlay* rough = nullptr;  // whose best replies will do for a while; then the numbers are of its kind
  };

  // Until high - low <= tolerance, or nothing can be added any more.
  template <class Worth>
  Solved solve(Stakes stakes, DigitSet mine, DigitSet theirs, const Worth& worth, double tolerance, Start start);

  // The strategies of the last answer; numbers that are not played are left out.
  std::span<const Share> mine() const { return mine_; }
  std::span<const Share> theirs() const { return theirs_; }

  // Adds good replies with every first digit, not only the best: quicker without a start, slower with a good one.
  bool many_at_once = false;

  // See MatrixGame::careful.
  void be_careful() { game_.careful = true; }

  std::uint64_t programmes = 0;  // matrix games solved, all in all
  std::uint64_t steps() const { return game_.steps; }

 private:
  // Whether it was not there yet.
  static bool add(std::vector<Move>& list, Move move) {
    if (std::ranges::find(list, move) != list.end()) return false;
    list.push_back(move);
    return true;
  }
  static void take(std::vector<Move>& list, DigitSet digits, std::span<const Move> from) {
    list.clear();
    for (const Move move : from) {
      if (move != kNoMove && (kMoves[move].digits & ~digits) == 0) add(list, move);
    }
    if (digits == 0) list.push_back(kNoMove);
  }
  static void add_by_first(std::vector<Move>& list, const Replies& replies, double above) {
    for (const Reply& reply : replies.by_first) {
      if (reply.value > above) add(list, reply.move);
    }
  }
  static void set_shares(std::vector<Share>& shares, std::span<const Move> moves, std::span<const double> parts) {
    shares.clear();
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (parts[i] > 0) shares.push_back({moves[i], parts[i]});
    }
  }
  // Brings the matrix up to the lists of numbers.
  template <class Worth>
  void fill(Stakes stakes, DigitSet mine, DigitSet theirs, const Worth& worth) {
    const auto payoff = [&](Move my, Move their) {
      const Outcome outcome = play(stakes, mine, theirs, my, their);
      return worth(outcome.mine, outcome.theirs, outcome.points);
    };
    while (game_.rows() < rows_.size()) {
      line_.clear();
      for (std::size_t column = 0; column < game_.columns(); ++column)
        line_.push_back(payoff(rows_[game_.rows()], columns_[column]));
      game_.add_row(line_);
    }
    while (game_.columns() < columns_.size()) {
      line_.clear();
      for (std::size_t row = 0; row < game_.rows(); ++row)
        line_.push_back(payoff(rows_[row], columns_[game_.columns()]));
      game_.add_column(line_);
    }
  }

  MatrixGame game_;
  std::vector<Move> rows_;
  std::vector<Move> columns_;
  std::vector<double> line_;
  std::vector<Share> mine_;
  std::vector<Share> theirs_;
};

template <class Worth>
Solved DoubleOracle::solve(Stakes stakes, DigitSet mine, DigitSet theirs, const Worth& worth, double tolerance,
                           Start start) {
  take(rows_, mine, start.mine);
  take(columns_, theirs, start.theirs);
  const auto lowest = [](DigitSet digits) { return static_cast<Move>(111 * std::countr_zero(digits)); };
  if (rows_.empty()) rows_.push_back(lowest(mine));
  if (columns_.empty()) columns_.push_back(lowest(theirs));
  game_.clear();
  Solved solved;
  RoughPlay* rough = start.rough;
  bool afresh = false;  // the last programme was solved from its beginning, and that is all that can be done
  for (;;) {
    if (!afresh) fill(stakes, mine, theirs, worth);
    ++programmes;
    if (afresh) {
      game_.solve_afresh();
    } else {
      game_.solve();
    }
    set_shares(mine_, rows_, game_.row_strategy());
    set_shares(theirs_, columns_, game_.column_strategy());
    const Replies my =
        rough != nullptr ? rough->replies(0, theirs_) : best_replies(stakes, mine, theirs, theirs_, worth);
    const Replies their =
        rough != nullptr ? rough->replies(1, mine_) : best_replies(stakes, theirs, mine, mine_, turned(worth));
    solved = {game_.value(), -their.best.value, my.best.value};
    const double margin = rough != nullptr ? kRoughMargin * tolerance : 0;
    if (rough == nullptr && solved.high - solved.low <= tolerance) return solved;
    const bool new_row = my.best.value > solved.value + margin && add(rows_, my.best.move);
    const bool new_column = -their.best.value < solved.value - margin && add(columns_, their.best.move);
    if (many_at_once && (new_row || new_column)) {
      add_by_first(rows_, my, solved.value + tolerance);
      add_by_first(columns_, their, tolerance - solved.value);
    }
    if (rough != nullptr && !new_row && !new_column) {
      rough = nullptr;
    } else if (!new_row && !new_column) {
      if (afresh) return solved;
      afresh = true;
    } else {
      afresh = false;
    }
  }
}

// The numbers that were played in a position: where to begin with a similar one.
struct Played {
  std::vector<Move> larger;  // with the larger set of digits
  std::vector<Move> smaller;

  void clear() {
    larger.clear();
    smaller.clear();
  }
  void add(const Played& more) {
    larger.insert(larger.end(), more.larger.begin(), more.larger.end());
    smaller.insert(smaller.end(), more.smaller.begin(), more.smaller.end());
  }
  // The last answer of an oracle that had the larger set as `mine`.
  void note(const DoubleOracle& oracle) {
    clear();
    for (const Share& share : oracle.mine()) larger.push_back(share.move);
    for (const Share& share : oracle.theirs()) smaller.push_back(share.move);
  }
};

}  // namespace cifra::the_number::solve
