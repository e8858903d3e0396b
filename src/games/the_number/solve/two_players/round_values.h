// Values of a round between two players, from every position on: the expected difference in points still to be
// scored, the points for digits crossed out from now on included, if both play an equilibrium.
//
// Turns are counted from 0 here. Before turn 0 there is one position, and it is worth 0; the table has those before
// turns 1 to 4: every pair of sets of digits that can be left, in steps of 2^-13 points. errors say how far a value can
// be from the truth. 20 MB when unpacked, about 2.3 MB packed (data/the_number/round.bin, made by `cifra solve
// the-number`).
#pragma once

#include <array>
#include <bit>
#include <optional>
#include <span>
#include <vector>

#include "games/the_number/solve/two_players/best_reply.h"

namespace cifra::the_number::solve {

using the_number::kTurns;

// Whether so many digits can have been crossed out before this turn.
constexpr bool reachable(int turn, DigitSet digits) { return 10 - std::popcount(digits) <= 3 * turn; }

class RoundValues {
 public:
  static constexpr int kStepsPerPoint = 1 << 13;

  RoundValues();

  // `turn` is 1 to 5; before turn 5 (after the last one) everything is worth 0.
  float value(int turn, DigitSet mine, DigitSet theirs) const { return table(turn)[1024U * mine + theirs]; }
  PointsWorth worth_after(int turn) const { return {table(turn + 1).data()}; }

  // Rounds to a step, and sets the value for both seats.
  void set(int turn, DigitSet mine, DigitSet theirs, double value);

  // A bound on |value - truth| for positions before that turn (0 to 5), in points.
  double error(int turn) const { return errors_[static_cast<std::size_t>(turn)]; }
  void set_error(int turn, double error) { errors_[static_cast<std::size_t>(turn)] = error; }

  // The tables of the turns from `first_turn` on, packed; and the turn that the packed text begins with.
  std::vector<unsigned char> pack(int first_turn) const;
  struct Unpacked;
  static std::optional<Unpacked> unpack(std::span<const unsigned char> bytes);

  bool operator==(const RoundValues&) const = default;

 private:
  std::span<const float> table(int turn) const {
    return std::span(values_).subspan(kTable * static_cast<std::size_t>(turn - 1), kTable);
  }
  template <class Coder>
  void code(int first_turn, Coder&& coder);

  static constexpr std::size_t kTable = 1024 * 1024;
  std::vector<float> values_;
  std::array<double, kTurns + 1> errors_{};
};

struct RoundValues::Unpacked {
  int first_turn = kTurns;
  RoundValues values;
};

// The table that comes with the engine (asset "the_number/round"); null if it is not here. Unpacked when first asked
// for.
const RoundValues* shipped_round_values();

}  // namespace cifra::the_number::solve
