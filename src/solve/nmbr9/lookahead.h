// What to do with a tile when nobody knows the order of the cards to come: the value of the position after every
// placement (value.h), and for the best of them games played on in thought with cards drawn at random.
//
// All candidates see the same cards, and the worse half of them is dropped from time to time, so the work goes where
// the decision is close. Work is counted in placements looked at; no clock is read, and equal work gives equal answers.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"
#include "solve/nmbr9/value.h"

namespace cifra::solve {

struct Effort {
  int candidates = 1;      // placements that are looked at more closely; 1: none is
  int keep = 1;            // never fewer than this are left
  int depth = 0;           // cards played on; then the value of the position counts
  std::uint64_t work = 0;  // placements to look at, all in all
};

// A placement of the tile, with what is to be expected from it: points still to come, its own included, in 1/kPoint.
struct Option {
  Move move;
  int value = 0;             // as the network sees it
  int samples = 0;           // games played on
  std::int64_t sum = 0;      // of their results
  std::int64_t squares = 0;  // of their results in points, times 256

  std::int64_t mean() const { return samples == 0 ? value : sum / samples; }
};

class Lookahead {
 public:
  explicit Lookahead(const ValueNet& net) : outlook_(net) {}

  // All placements in the window, best first; none if the window is full. Those that were looked at longest come before
  // all others. `coming` is what comes after this tile. Valid until the next call.
  std::span<const Option> rank(const SearchBoard& board, int number, const Coming& coming, const Effort& effort,
                               Rng& rng);

  // Placements looked at since the beginning.
  std::uint64_t work() const { return work_; }

 private:
  struct Best {
    Move move;
    int value = 0;
    bool found = false;
  };
  Best best(const SearchBoard& board, int number, const Coming& coming);
  void play_on(const SearchBoard& start, int number, const Coming& coming, std::span<const std::uint8_t> cards,
               int times, Option& option);
  bool sample(const SearchBoard& board, int number, const Coming& coming, int depth, std::size_t alive,
              std::uint64_t until, Rng& rng);

  Outlook outlook_;
  std::vector<Option> options_;
  std::vector<std::uint8_t> cards_;
  std::uint64_t work_ = 0;
};

}  // namespace cifra::solve
