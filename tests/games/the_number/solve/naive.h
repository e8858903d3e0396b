// Two players of The Number the slow way: every number, the rules of the engine, nothing skipped. For small sets of
// digits.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>
#include <vector>

#include "games/the_number/rules/the_number.h"
#include "games/the_number/solve/two_players/matrix_game.h"

namespace cifra::the_number::solve::naive {

using the_number::DigitSet;
using the_number::Number;
using the_number::Options;

struct Left {
  DigitSet mine = 0;
  DigitSet theirs = 0;
  int points = 0;  // the difference after a turn, a point for every digit crossed out included
};

inline std::vector<Number> numbers(DigitSet digits) {
  std::vector<Number> all;
  the_number::for_each_number(digits, [&](Number number) { all.push_back(number); });
  if (all.empty()) all.emplace_back();  // sits out
  return all;
}

inline Left after(const Options& options, int turn, DigitSet mine, DigitSet theirs, Number my, Number their) {
  const auto result = the_number::resolve_turn(options, turn, std::array{my, their}).results;
  const auto worth = [](const the_number::SeatResult& one) { return one.points + std::popcount(one.crossed); };
  return {static_cast<DigitSet>(mine & ~result[0].crossed), static_cast<DigitSet>(theirs & ~result[1].crossed),
          worth(result[0]) - worth(result[1])};
}

// Values of positions with score differences, from the end of a round backwards. `end` is what a difference is worth.
class Solver {
 public:
  Solver(const Options& options, std::function<double(int)> end) : options_(options), end_(std::move(end)) {}

  double value(int turn, DigitSet mine, DigitSet theirs, int difference) {
    if (turn == the_number::kTurns) return end_(difference);
    const auto key = std::tuple(turn, mine, theirs, difference);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const std::vector<Number> my = numbers(mine);
    const std::vector<Number> their = numbers(theirs);
    std::vector<std::vector<double>> payoffs;
    for (const Number row : my) {
      payoffs.emplace_back();
      for (const Number column : their) {
        const Left left = after(options_, turn, mine, theirs, row, column);
        payoffs.back().push_back(value(turn + 1, left.mine, left.theirs, difference + left.points));
      }
    }
    return known_[key] = solve(payoffs);
  }
  double worst_gap() const { return worst_gap_; }

 private:
  double solve(const std::vector<std::vector<double>>& payoffs) {
    MatrixGame game;
    for (std::size_t row = 0; row < payoffs.size(); ++row) game.add_row({});
    for (std::size_t column = 0; column < payoffs[0].size(); ++column) {
      std::vector<double> line;
      for (const auto& row : payoffs) line.push_back(row[column]);
      game.add_column(line);
    }
    game.solve();
    // The truth lies between what the two strategies are sure of.
    double low = 1e9;
    double high = -1e9;
    for (std::size_t column = 0; column < payoffs[0].size(); ++column) {
      double sum = 0;
      for (std::size_t row = 0; row < payoffs.size(); ++row) sum += game.row_strategy()[row] * payoffs[row][column];
      low = std::min(low, sum);
    }
    for (const auto& row : payoffs) {
      double sum = 0;
      for (std::size_t column = 0; column < row.size(); ++column) sum += game.column_strategy()[column] * row[column];
      high = std::max(high, sum);
    }
    worst_gap_ = std::max(worst_gap_, high - low);
    return (low + high) / 2;
  }

  Options options_;
  std::function<double(int)> end_;
  std::map<std::tuple<int, DigitSet, DigitSet, int>, double> known_;
  double worst_gap_ = 0;
};

}  // namespace cifra::the_number::solve::naive
