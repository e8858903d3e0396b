// Which numbers may be played in a position of two players with many digits: regret matching over all of them, quick
// and rough. A double oracle that starts with these is done after a few small programmes, where it would else need
// thousands of steps of the simplex method (all digits left to both before the last turn: 3 ms instead of 17).
#pragma once

#include <vector>

#include "solve/number/best_reply.h"
#include "solve/number/field_net.h"
#include "solve/number/field_side.h"

namespace cifra::solve::number {

class RoughPlay {
 public:
  // Both players have a digit.
  template <class Worth>
  RoughPlay(Stakes stakes, DigitSet mine, DigitSet theirs, const Worth& worth) {
    begin(0, mine);
    begin(1, theirs);
    for (std::size_t i = 0; i < moves_[0].size(); ++i) {
      for (std::size_t k = 0; k < moves_[1].size(); ++k) {
        const Outcome outcome = play(stakes, mine, theirs, moves_[0][i], moves_[1][k]);
        const auto value = static_cast<float>(worth(outcome.mine, outcome.theirs, outcome.points));
        cells_[0][k * vectors_[0] + i / 8][i % 8] = value;
        cells_[1][i * vectors_[1] + k / 8][k % 8] = -value;
      }
    }
    learn();
  }

  // The numbers that played a part.
  std::span<const Move> mine() const { return moves_[0]; }
  std::span<const Move> theirs() const { return moves_[1]; }

 private:
  void begin(std::size_t side, DigitSet digits);
  void learn();
  void steps(int count);
  void keep_most();

  std::array<std::vector<Move>, 2> moves_;
  std::array<FieldSide, 2> sides_;
  int step_ = 0;
  std::array<std::size_t, 2> vectors_{};            // of all own numbers
  std::array<std::vector<FieldLanes>, 2> cells_{};  // what own numbers bring, by number of the other
};

}  // namespace cifra::solve::number
