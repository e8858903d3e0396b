// One turn of The Number between two players, as a matrix game: who loses which digits, and how the points move.
//
// Points are always a difference, the first player's minus the second's, and count a crossed-out digit when it is
// crossed out, not at the end of the round. A player without digits writes kNoMove. Void numbers are not considered:
// who has a digit must write a number that can be written.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/the_number/rules/the_number.h"

namespace cifra::the_number::solve {

using the_number::DigitSet;
using the_number::kAllDigits;

// A number 000-999 by its value; kNoMove for a player who is out.
using Move = std::uint16_t;
inline constexpr Move kNoMove = 1000;

struct MoveFacts {
  DigitSet digits = 0;
  std::uint8_t first = 0;
  std::uint8_t count = 0;  // of different digits
};

inline constexpr auto kMoves = [] {
  std::array<MoveFacts, 1001> moves{};
  for (unsigned value = 0; value < 1000; ++value) {
    const auto number = the_number::Number::of(value);
    moves[value] = {number.digits(), static_cast<std::uint8_t>(number.first()),
                    static_cast<std::uint8_t>(std::popcount(number.digits()))};
  }
  return moves;
}();

// The sets of one to three digits: what a number can be written with.
inline constexpr auto kSmallSets = [] {
  std::array<DigitSet, 175> sets{};
  unsigned count = 0;
  for (unsigned set = 1; set <= kAllDigits; ++set) {
    if (std::popcount(set) <= 3) sets[count++] = static_cast<DigitSet>(set);
  }
  return sets;
}();

// The numbers with this first digit and exactly these digits, lowest first.
struct Arrangements {
  std::array<Move, 3> moves{};
  std::size_t count = 0;
};
constexpr Arrangements arrangements(unsigned first, DigitSet set) {
  Arrangements all;
  the_number::for_each_digit(set, [&](unsigned second) {
    the_number::for_each_digit(set, [&](unsigned third) {
      const unsigned value = 100 * first + 10 * second + third;
      if (kMoves[value].digits == set) all.moves[all.count++] = static_cast<Move>(value);
    });
  });
  return all;
}
// By set and first digit; made at the start, as it would be a tenth of the browser's engine.
inline const auto kArrangements = [] {
  std::vector<std::array<Arrangements, 10>> all(1024);
  for (const DigitSet set : kSmallSets) {
    the_number::for_each_digit(set, [&](unsigned first) { all[set][first] = arrangements(first, set); });
  }
  return all;
}();

// What a turn is about.
struct Stakes {
  int factor = 1;  // of the first digit: 2 in the last turn
  int bonus = 0;

  static constexpr Stakes of(const the_number::Options& options, int turn) {
    return {the_number::times_of(turn), options.bonuses[static_cast<std::size_t>(turn)]};
  }
  constexpr int gain(Move move) const { return factor * kMoves[move].first + kMoves[move].count; }
};

// Who is left with what, and the points won by the first player less those won by the second.
struct Outcome {
  DigitSet mine = 0;
  DigitSet theirs = 0;
  int points = 0;

  bool operator==(const Outcome&) const = default;
};

constexpr Outcome play(Stakes stakes, DigitSet mine, DigitSet theirs, Move my, Move their) {
  const auto my_rest = static_cast<DigitSet>(mine & ~kMoves[my].digits);
  const auto their_rest = static_cast<DigitSet>(theirs & ~kMoves[their].digits);
  if (my == their) return {my_rest, their_rest, 0};
  const bool shared = (kMoves[my].digits & kMoves[their].digits) != 0;
  if (their == kNoMove || (shared && my < their)) return {my_rest, theirs, stakes.gain(my) + stakes.bonus};
  if (my == kNoMove || shared) return {mine, their_rest, -stakes.gain(their) - stakes.bonus};
  const int bonus = my > their ? stakes.bonus : -stakes.bonus;
  return {my_rest, their_rest, stakes.gain(my) - stakes.gain(their) + bonus};
}

}  // namespace cifra::the_number::solve
