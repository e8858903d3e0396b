// What the rest of a round is worth to a player, by everybody's digits: a small network for every number of players and
// every turn, trained by tools/train/number from the last turn backwards.
//
// The own digits and the digits of each other player are rows of kFieldWidth numbers; the rows are added, negative sums
// become 0, and a weighted sum of them is the answer in points. A row is itself the sum of learned rows for every one,
// two and three digits that are there, so sets that were never seen have sensible rows too. The order of the other
// players does not matter. Plain single precision in a fixed order: the same answer on every machine.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solve/number/field.h"

namespace cifra::solve::number {

inline constexpr std::size_t kFieldWidth = 64;
inline constexpr std::size_t kFieldFacts = 176;  // sets of at most three digits, the empty one included

using FieldLanes = float __attribute__((vector_size(32)));
inline constexpr std::size_t kFieldVectors = kFieldWidth / 8;
struct alignas(32) FieldRow {
  std::array<FieldLanes, kFieldVectors> lanes;

  FieldRow& operator+=(const FieldRow& other) {
    for (std::size_t i = 0; i < kFieldVectors; ++i) lanes[i] += other.lanes[i];
    return *this;
  }
};

// The learned numbers of one network, as they are kept: whole numbers with a common step for the rows and one for the
// output.
struct FieldWeights {
  float row_step = 0;
  float out_step = 0;
  float bias = 0;
  std::vector<std::int16_t> own;    // kFieldFacts * kFieldWidth
  std::vector<std::int16_t> other;  // the same
  std::vector<std::int16_t> out;    // kFieldWidth

  static FieldWeights blank();
};

class FieldNet {
 public:
  explicit FieldNet(const FieldWeights& weights);

  const FieldRow& own(DigitSet digits) const { return own_[digits]; }
  const FieldRow& other(DigitSet digits) const { return other_[digits]; }

  // What sums of rows are worth.
  float points(const FieldRow& a, const FieldRow& b) const {
    FieldLanes sum{};
    for (std::size_t i = 0; i < kFieldVectors; ++i) {
      const FieldLanes both = a.lanes[i] + b.lanes[i];
      sum += (both > 0 ? both : FieldLanes{}) * out_.lanes[i];
    }
    return bias_ + (((sum[0] + sum[4]) + (sum[2] + sum[6])) + ((sum[1] + sum[5]) + (sum[3] + sum[7])));
  }

 private:
  std::vector<FieldRow> own_;
  std::vector<FieldRow> other_;
  FieldRow out_;
  float bias_;
};

// The networks for one number of players: before turns 1 to 4 (from 0); after the last turn there is nothing to come.
class FieldValues {
 public:
  const FieldNet* before(int turn) const {
    return turn >= 1 && turn < the_number::kTurns ? &nets_[static_cast<std::size_t>(turn - 1)] : nullptr;
  }
  void set(std::vector<FieldNet> nets) { nets_ = std::move(nets); }

 private:
  std::vector<FieldNet> nets_;
};

}  // namespace cifra::solve::number
