// The chance of winning, by digits left and score difference: one layer for the positions before one turn.
//
// A layer has, for every pair of sets of digits, the chances of a range of score differences (mine minus the other's,
// with a point for every digit crossed out so far); below the range the game is lost, above it is won. Chances are
// whole numbers of kSureWin-ths, so that one half and one minus a chance are exact. A shared victory counts one half.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "games/the_number/solve/two_players/duel.h"

namespace cifra::the_number::solve {

inline constexpr int kSureWin = 65534;  // a chance of 1
inline constexpr int kWinRounds = 2;    // of a whole game

// One curve: chances for the differences from `low` on.
struct Curve {
  int low = 0;
  std::span<const std::uint16_t> chances;
};

class WinLayer {
 public:
  WinLayer() : WinLayer(std::size_t{1} << 20) {}

  // The same curve for all positions: what the end of a round is worth. Nothing can be added to it.
  static WinLayer of_end(Curve end);

  // For these digits, and turned around for the other player. Not both (a, b) and (b, a).
  void add(DigitSet mine, DigitSet theirs, Curve curve);

  double at(DigitSet mine, DigitSet theirs, int difference) const {
    const Range& range = ranges_[place(mine, theirs)];
    const int index = std::clamp(difference - range.low, -1, static_cast<int>(range.count));
    return chances_[static_cast<std::size_t>(static_cast<std::int64_t>(range.begin) + index)] * (1.0 / kSureWin);
  }
  Curve curve(DigitSet mine, DigitSet theirs) const {
    const Range& range = ranges_[place(mine, theirs)];
    return {range.low, std::span(chances_).subspan(range.begin, range.count)};
  }
  std::size_t size() const { return chances_.size(); }

 private:
  struct Range {
    std::uint32_t begin = 1;  // of the chances; there is a 0 before them, and a 1 behind
    std::int16_t low = 0;
    std::uint16_t count = 0;
  };
  explicit WinLayer(std::size_t count) : ranges_(count), mask_(count - 1) {}  // a power of two
  std::size_t place(DigitSet mine, DigitSet theirs) const { return (1024U * mine + theirs) & mask_; }
  static Range append(std::vector<std::uint16_t>& chances, Curve curve);

  std::vector<Range> ranges_;
  std::size_t mask_;
  std::vector<std::uint16_t> chances_ = {0, kSureWin};  // a position that was never added is won from 0 on
};

// The chances to win with the difference at the end of the game.
Curve end_of_game();

}  // namespace cifra::the_number::solve
