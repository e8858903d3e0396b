// Value network: what the rest of a round is worth to a player, by everybody's digits. A small network for every number
// of players and every turn, trained by research/the_number/field from the last turn backwards.
//
// The own digits and the digits of each other player are rows of kFieldWidth numbers; the rows are added, negative sums
// become 0, and a weighted sum of them is the answer in points. A row is itself the sum of learned rows for every fact
// that is true of the digits: which one and two are there, how many, which are the two highest and the two lowest. So
// sets that were never seen have sensible rows too. The order of the other players does not matter. Plain single
// precision in a fixed order: the same answer on every machine.
//
// Fitted to 60,000 positions of the solved game before turn 5 for two players, 128 numbers and these facts are off by
// 0.66 points; 64 numbers and one to three digits without the rest by 0.93.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/the_number/solve/field/field.h"

namespace cifra::the_number::solve {

inline constexpr std::size_t kFieldWidth = 128;
// One that is always true, digits, pairs of them, how many, and the two highest and the two lowest.
inline constexpr std::size_t kFieldFacts = 1 + 10 + 45 + 11 + 4 * 10;

// The facts that are true of a set of digits, by their places among all.
struct FieldFacts {
  std::array<std::uint8_t, 64> list{};
  std::size_t count = 0;
};
FieldFacts field_facts(DigitSet digits);

using FieldLanes = float __attribute__((vector_size(32)));
inline constexpr std::size_t kFieldVectors = kFieldWidth / 8;
struct alignas(32) FieldRow {
  std::array<FieldLanes, kFieldVectors> lanes;

  FieldRow& operator+=(const FieldRow& other);
  FieldRow& operator-=(const FieldRow& other);
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
  float points(const FieldRow& a, const FieldRow& b) const;

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

}  // namespace cifra::the_number::solve
