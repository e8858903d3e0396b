// Evaluation of a layout when the cards to come are known, for the beams through a known shuffle (search/beam).
//
// A platform is what a level offers to the next one: its squares that carry nothing. Its worth is measured as an area,
// less for squares that lie apart and edges that no tile fills (platform_area). A plan then forgets the shapes: a state
// is the five areas of the platforms below levels 1 to 5, a card takes some area from a platform and adds some to the
// one above, and a dynamic programme over the rest of the deck says what the best assignment of cards to levels scores.
// So the value knows which numbers come when, and that a platform is worth nothing once no card is left for it.
//
// Integers only, so that every compiler finds the same layouts. Areas are in 1/256 of a square, values in 1/256 of a
// point.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/nmbr9/search/board/board.h"

namespace cifra::nmbr9::search {

inline constexpr int kPlanLevels = 5;  // levels 1 to 5; nobody plans higher
using Areas = std::array<std::int32_t, kPlanLevels>;

// How a platform is measured: what a square, a free 2x2, 2x3 and 3x3 block and an edge count, and a constant.
struct PlatformWeights {
  std::int32_t square = 0;
  std::int32_t block22 = 0;
  std::int32_t block23 = 0;
  std::int32_t block33 = 0;
  std::int32_t edge = 0;
};

struct Weights {
  std::array<PlatformWeights, 2> platform;  // of level 0, and of the levels above
  std::array<std::int32_t, 3> constant;     // added to the platforms of level 0, 1, and above
  // What a card of so many squares needs of a platform to lie on it, takes away from it, and adds to the one above it
  // (`gain_table`: lying on the table), each a factor of its squares and a constant.
  std::int32_t need = 0, need_constant = 0;
  std::int32_t cost = 0, cost_constant = 0;
  std::int32_t gain = 0, gain_table = 0, gain_constant = 0;
  std::int32_t tie = 0;  // for each area times its level: what the plan does not see
};

extern const Weights kWeights;

// The area of the platform below `level` (1 and up), whose squares are given.
inline std::int32_t platform_area(const Weights& weights, Grid platform, int level) {
  const PlatformWeights& weight = weights.platform[level == 1 ? 0 : 1];
  const Grid two = platform & platform >> 1;
  const Grid three = two & platform >> 2;
  const Grid block22 = two & rows_from<1>(two);
  const Grid block32 = three & rows_from<1>(three);
  const Grid block23 = block22 & rows_from<2>(two);
  const Grid block33 = block32 & rows_from<2>(three);
  const int edges = count_squares(platform & ~(platform << 1)) + count_squares(platform & ~rows_from<-1>(platform));
  const std::int32_t area = weight.square * count_squares(platform) + weight.block22 * count_squares(block22) +
                            weight.block23 * (count_squares(block32) + count_squares(block23)) +
                            weight.block33 * count_squares(block33) + weight.edge * edges +
                            weights.constant[static_cast<std::size_t>(std::min(level, 3) - 1)];
  return std::max(area, 0);
}

// Measures the platforms below levels `lowest` to `highest`, as far as a plan looks at them.
void measure_platforms(const Weights& weights, const SearchBoard& board, int lowest, int highest, Areas& areas);

// How far the tables reach: so many points for each level, four squares apart.
struct FullPlan {
  static constexpr std::array<int, kPlanLevels> kPoints = {16, 11, 9, 7, 5};
};
struct SmallPlan {  // for some tiles of a layout that is otherwise finished; eight times as fast to make
  static constexpr std::array<int, kPlanLevels> kPoints = {8, 7, 6, 5, 4};
};

template <class Size>
class PlanOf {
 public:
  // The cards from the first on; value(step, ...) is asked when `step` of them are placed.
  PlanOf(const Weights& weights, std::span<const std::uint8_t> cards);

  std::int32_t value(std::size_t step, const Areas& areas) const;

 private:
  // The table of a step has a value for every combination of areas that are multiples of four squares.
  static constexpr auto kPoints = Size::kPoints;
  static constexpr auto kStride = [] {
    std::array<int, kPlanLevels> strides{1};
    for (std::size_t i = 1; i < strides.size(); ++i) strides[i] = strides[i - 1] * Size::kPoints[i - 1];
    return strides;
  }();
  static constexpr int kEntries = kStride.back() * kPoints.back();
  static constexpr int kUnit = 4 * 256;

  struct Shift;
  struct Shifts;
  void look_back(const Weights& weights, int card, const std::int32_t* next, std::int32_t* values) const;

  std::int32_t tie_ = 0;
  std::vector<std::int32_t> tables_;
};
using Plan = PlanOf<FullPlan>;

// Between the points of the table the value is linear on simplices: the areas grow to the next point one after the
// other, those that are nearest to it first.
template <class Size>
inline std::int32_t PlanOf<Size>::value(std::size_t step, const Areas& areas) const {
  const std::int32_t* entry = tables_.data() + step * kEntries;
  std::array<std::int32_t, kPlanLevels> parts;  // 16 part + level, so that they sort with one comparison
  std::int32_t tie = 0;
  for (int level = 0; level < kPlanLevels; ++level) {
    const auto i = static_cast<std::size_t>(level);
    const std::int32_t last = kPoints[i] - 1;
    const std::int32_t area = std::min(areas[i], last * kUnit - 1);
    const std::int32_t point = area / kUnit;
    entry += point * kStride[i];
    tie += areas[i] * (level + 1);
    const std::int32_t part = (area - point * kUnit) * 16 + level;
    std::size_t j = i;
    for (; j > 0 && parts[j - 1] < part; --j) parts[j] = parts[j - 1];
    parts[j] = part;
  }
  std::int32_t before = *entry;
  std::int32_t value = before * kUnit;
  for (const std::int32_t part : parts) {
    entry += kStride[static_cast<std::size_t>(part % 16)];
    value += part / 16 * (*entry - before);
    before = *entry;
  }
  return value / kUnit + tie / 256 * tie_;
}

}  // namespace cifra::nmbr9::search
