// Estimate of the chance of winning, for positions of two players before turns 2 to 4 of either round, by the digits
// left and the score difference: the chances that are solved exactly (win_solver.h) take 150 MB, this takes 74 KB
// (asset "the_number/chances", fitted by research/the_number/win).
//
// By score difference a chance is a sum of smooth steps: the points still to come are somewhere around a few numbers,
// each with its weight, place and width. A small network of two layers tells them from the digits (the same facts as in
// field_net.h) and from what the position is worth in points. It is asked for both players, so their chances add up
// to 1; and a chance only grows with the difference. Plain single precision in a fixed order.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/the_number/solve/two_players/round_values.h"
#include "games/the_number/solve/two_players/win_values.h"

namespace cifra::the_number::solve {

// The learned numbers for the positions before one turn.
struct WinNet {
  static constexpr std::size_t kFacts = 107;
  static constexpr std::size_t kWide = 48;    // numbers of the first layer
  static constexpr std::size_t kNarrow = 32;  // of the second
  static constexpr std::size_t kParts = 4;    // of a chance, for either player
  static constexpr std::size_t kOut = 3 * kParts;
  // Where they are: rows of facts of the own digits and of the other's, the row of points, the second layer with its
  // bias, the outputs with theirs: weights, places and widths.
  static constexpr std::size_t kOther = kFacts * kWide;
  static constexpr std::size_t kPoints = 2 * kOther;
  static constexpr std::size_t kSecond = kPoints + kWide;
  static constexpr std::size_t kSecondBias = kSecond + kNarrow * kWide;
  static constexpr std::size_t kLast = kSecondBias + kNarrow;
  static constexpr std::size_t kLastBias = kLast + kOut * kNarrow;
  static constexpr std::size_t kNumbers = kLastBias + kOut;
  static constexpr std::array<std::size_t, 8> kTensors = {0,           kOther, kPoints,   kSecond,
                                                          kSecondBias, kLast,  kLastBias, kNumbers};
  static constexpr float kPerPoint = 1.F / 16;  // of the input

  std::vector<float> numbers = std::vector<float>(kNumbers);
};

// One step of a chance.
struct WinStep {
  float weight = 0;
  float even = 0;  // the difference at which it is half done
  float per_point = 1;
};
using WinSteps = std::array<WinStep, 2 * WinNet::kParts>;

// The chance where the difference is so large.
float chance_of(const WinSteps& steps, int difference);

class WinEstimate {
 public:
  WinEstimate() : rows_(std::size_t{kLayers} * 2 * 1024 * WinNet::kWide) {}

  static constexpr int kLastTurn = kTurns - 2;  // that it knows, counted from 0 like all turns

  // `round` is one of the two; `turn` is from 1 to kLastTurn, `points` what the position is worth in points.
  WinSteps steps(int round, int turn, DigitSet mine, DigitSet theirs, float points) const;

  WinNet& net(int round, int turn) { return nets_[index(round, turn)]; }
  const WinNet& net(int round, int turn) const { return nets_[index(round, turn)]; }
  void expand();  // after the nets were changed

 private:
  static constexpr int kLayers = kWinRounds * kLastTurn;
  static constexpr std::size_t index(int round, int turn) {
    return static_cast<std::size_t>(round * kLastTurn + turn - 1);
  }
  const float* row(std::size_t layer, std::size_t side, DigitSet digits) const {
    return &rows_[((layer * 2 + side) * 1024 + digits) * WinNet::kWide];
  }

  std::array<WinNet, kLayers> nets_;
  std::vector<float> rows_;  // by layer, own or other, and digits
};

std::vector<unsigned char> write_win_estimate(const WinEstimate& estimate);
std::optional<WinEstimate> read_win_estimate(std::span<const unsigned char> bytes);

// The one that comes with the engine; null if it is not here.
const WinEstimate* shipped_win_estimate();

}  // namespace cifra::the_number::solve
