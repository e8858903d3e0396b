// Rough play: which numbers may be played in a position of two players with many digits: regret matching over all of
// them, quick and rough. A double oracle that starts with these is done after a few programmes, where it would else
// need thousands of steps of the simplex method; and as the payoffs of all numbers are at hand, so are best replies.
//
// Numbers of the same digits and first digit count as one, the lowest of them; single precision. What is found here is
// never trusted: who uses it computes best replies over all numbers at the end.
#pragma once

#include <vector>

#include "games/the_number/solve/two_players/best_reply.h"

namespace cifra::the_number::solve {

class RoughPlay {
 public:
  // Both players have a digit.
  template <class Worth>
  RoughPlay(Stakes stakes, DigitSet mine, DigitSet theirs, const Worth& worth) {
    begin(mine, theirs);
    std::vector<float> lost;  // what their numbers bring them if they eliminate mine
    for (const Move move : sides_[1].moves) {
      const auto rest = static_cast<DigitSet>(theirs & ~kMoves[move].digits);
      lost.push_back(static_cast<float>(-worth(mine, rest, -stakes.gain(move) - stakes.bonus)));
    }
    for (std::size_t i = 0; i < sides_[0].moves.size(); ++i) {
      const Move my = sides_[0].moves[i];
      const DigitSet set = kMoves[my].digits;
      const auto rest = static_cast<DigitSet>(mine & ~set);
      const int gain = stakes.gain(my);
      const auto won = static_cast<float>(-worth(rest, theirs, gain + stakes.bonus));
      float* const line = sides_[1].line(i);
      for (std::size_t k = 0; k < lost.size();) {
        // Numbers of the same digits are one after the other.
        const DigitSet their_set = kMoves[sides_[1].moves[k]].digits;
        const auto their_rest = static_cast<DigitSet>(theirs & ~their_set);
        const std::size_t end = k + static_cast<std::size_t>(std::popcount(their_set));
        for (; k < end; ++k) {
          const Move their = sides_[1].moves[k];
          if ((set & their_set) == 0) {
            const int bonus = my < their ? -stakes.bonus : stakes.bonus;
            line[k] = static_cast<float>(-worth(rest, their_rest, gain - stakes.gain(their) + bonus));
          } else {
            line[k] = my < their ? won : lost[k];
            if (my == their) line[k] = static_cast<float>(-worth(rest, their_rest, 0));
          }
        }
      }
    }
    learn();
  }

  // The numbers that matter.
  std::span<const Move> mine() const { return played_[0]; }
  std::span<const Move> theirs() const { return played_[1]; }

  // The best replies of a player (0: me) to a strategy of the other over numbers that are their lowest order.
  Replies replies(std::size_t player, std::span<const Share> shares);

 private:
  struct Side {
    std::vector<Move> moves;
    std::size_t width = 0;     // of a line, a multiple of 8
    std::vector<float> cells;  // what own numbers bring, a line for every number of the other
    std::vector<float> regret;
    std::vector<float> now;
    std::vector<float> average;  // sums of it, later steps weighing more
    std::vector<float> worth;    // what own numbers bring against the strategy that was asked for last

    float* line(std::size_t other) { return &cells[other * width]; }
    void make_room(std::size_t others);
    void face(std::span<const float> strategy);
    void step(const Side& other, float weight);
  };
  using Places = std::array<std::vector<std::size_t>, 2>;

  void begin(DigitSet mine, DigitSet theirs);
  void learn();
  void steps(std::array<Side, 2>& sides, int count);
  void face_averages();
  Places choose_few() const;
  std::array<Side, 2> only(const Places& places);
  void choose_played();

  std::array<Side, 2> sides_;
  std::array<std::vector<Move>, 2> played_;
  int step_ = 0;
};

}  // namespace cifra::the_number::solve
