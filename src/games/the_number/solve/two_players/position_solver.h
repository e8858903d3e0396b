// Solver of one position of two players: the equilibrium over all legal numbers, whatever comes after the turn.
#pragma once

#include <array>
#include <bit>

#include "games/the_number/solve/two_players/double_oracle.h"
#include "games/the_number/solve/two_players/equilibrium.h"

namespace cifra::the_number::solve {

// Sorted, without what is rounding of the simplex method; the parts add up to 1.
std::vector<Share> tidy(std::span<const Share> shares);

// Whether so many digits are left to both together that it pays to look first which numbers matter.
bool has_many_digits(Position position);

// `start` has numbers to begin with, if what comes after is too dear to be asked of all numbers at once; otherwise it
// is null. `error` is how far what comes after can be off.
template <class Worth>
Equilibrium solve_position(const Worth& worth, double error, double tolerance, const the_number::Options& options,
                           Position position, const Equilibrium* start = nullptr) {
  const auto [turn, mine, theirs] = position;
  const Stakes stakes = Stakes::of(options, turn);
  DoubleOracle oracle;
  oracle.many_at_once = true;
  oracle.be_careful();
  if (start != nullptr) {
    Played played;
    for (const Share& share : start->mine) played.larger.push_back(share.move);
    for (const Share& share : start->theirs) played.smaller.push_back(share.move);
    oracle.solve(stakes, mine, theirs, worth, tolerance, {played.larger, played.smaller});
  } else if (has_many_digits(position)) {
    RoughPlay rough(stakes, mine, theirs, worth);
    oracle.solve(stakes, mine, theirs, worth, tolerance, {rough.mine(), rough.theirs(), &rough});
  } else {
    oracle.solve(stakes, mine, theirs, worth, tolerance, {});
  }
  Equilibrium answer;
  answer.steps = oracle.steps();
  answer.mine = tidy(oracle.mine());
  answer.theirs = tidy(oracle.theirs());
  static constexpr std::array<Share, 1> kOut = {Share{kNoMove, 1}};
  const std::span<const Share> my = mine == 0 ? std::span<const Share>(kOut) : answer.mine;
  const std::span<const Share> their = theirs == 0 ? std::span<const Share>(kOut) : answer.theirs;

  // The strategies as they are given out are what the gap is about.
  std::array<double, kMoves.size()> worths;
  const double high = best_replies(stakes, mine, theirs, their, worth, &worths).best.value;
  the_number::for_each_number(mine, [&](the_number::Number number) {
    const auto move = static_cast<Move>(number.value());
    answer.values.push_back({move, worths[move]});
  });
  const double low = -best_reply(stakes, theirs, mine, my, turned(worth)).value;
  answer.value = (low + high) / 2;
  answer.gap = high - low + 2 * error;
  return answer;
}

}  // namespace cifra::the_number::solve
