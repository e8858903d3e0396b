#include "games/nmbr9/search/plans/plan.h"

#include <algorithm>

namespace cifra::nmbr9::search {
namespace {

constexpr int kOne = 256;

}  // namespace

void measure_platforms(const Weights& weights, const SearchBoard& board, int lowest, int highest, Areas& areas) {
  for (int level = std::max(lowest, 1); level <= std::min(highest, kPlanLevels); ++level) {
    areas[static_cast<std::size_t>(level - 1)] = platform_area(weights, board.open(level), level);
  }
}

// Where an area goes on the grid of the table when it grows or shrinks: so many entries away, and a part of the next.
template <class Size>
struct PlanOf<Size>::Shift {
  int offset = 0;
  std::int32_t part = 0;  // of kOne
  bool possible = true;
};

template <class Size>
struct PlanOf<Size>::Shifts {
  std::array<std::array<Shift, 16>, kPlanLevels> taken;  // a tile lies on it
  std::array<std::array<Shift, 16>, kPlanLevels> given;  // a tile of the level below adds to it
  std::array<Shift, 16> from_table;                      // a tile on the table adds to it

  Shifts(const Weights& weights, std::int32_t area) {
    const std::int32_t need = weights.need * area + weights.need_constant;
    const std::int32_t cost = std::max(0, weights.cost * area + weights.cost_constant);
    const std::int32_t gain = std::max(0, weights.gain * area + weights.gain_constant);
    const std::int32_t gain_table = std::max(0, weights.gain_table * area + weights.gain_constant);
    for (std::size_t level = 0; level < kPlanLevels; ++level) {
      for (int point = 0; point < kPoints[level]; ++point) {
        const auto at = static_cast<std::size_t>(point);
        taken[level][at] = shift(level, point, -cost);
        taken[level][at].possible = point * kUnit >= need;
        given[level][at] = shift(level, point, gain);
        if (level == 0) from_table[at] = shift(level, point, gain_table);
      }
    }
  }

  static Shift shift(std::size_t level, int point, std::int32_t by) {
    const std::int32_t last = kPoints[level] - 1;
    const std::int32_t area = std::clamp(point * kUnit + by, 0, last * kUnit);
    const std::int32_t to = std::min(area / kUnit, last - 1);
    return {(to - point) * kStride[level], (area - to * kUnit) / (kUnit / kOne), true};
  }
};

template <class Size>
PlanOf<Size>::PlanOf(const Weights& weights, std::span<const std::uint8_t> cards)
    : tie_(weights.tie), tables_((cards.size() + 1) * kEntries) {
  for (std::size_t step = cards.size(); step-- > 0;) {
    look_back(weights, cards[step], tables_.data() + (step + 1) * kEntries, tables_.data() + step * kEntries);
  }
}

template <class Size>
void PlanOf<Size>::look_back(const Weights& weights, int card, const std::int32_t* next, std::int32_t* values) const {
  const Shifts shifts(weights, nmbr9::tile_area(card));
  const std::int32_t points = card * kOne;
  std::array<std::size_t, kPlanLevels> at{};
  // All rows of the first area; the other four count like digits.
  for (int base = 0; base < kEntries; base += kPoints[0]) {
    const std::int32_t* const row = next + base;
    std::int32_t* const out = values + base;
    const Shift& up = shifts.given[1][at[1]];
    for (std::size_t x = 0; x < std::size_t{kPoints[0]}; ++x) {
      const Shift& table = shifts.from_table[x];
      const std::int32_t* from = row + x + table.offset;
      std::int32_t value = ((kOne - table.part) * from[0] + table.part * from[1]) / kOne;
      const Shift& down = shifts.taken[0][x];
      if (down.possible) {
        from = row + x + down.offset + up.offset;
        const std::int32_t low = ((kOne - down.part) * from[0] + down.part * from[1]) / kOne;
        from += kStride[1];
        const std::int32_t high = ((kOne - down.part) * from[0] + down.part * from[1]) / kOne;
        value = std::max(value, points + ((kOne - up.part) * low + up.part * high) / kOne);
      }
      out[x] = value;
    }
    for (std::size_t level = 1; level < kPlanLevels; ++level) {
      const Shift& down = shifts.taken[level][at[level]];
      if (!down.possible) continue;
      const bool top = level + 1 == kPlanLevels;
      const Shift above = top ? Shift{} : shifts.given[level + 1][at[level + 1]];
      const std::int32_t* const from = row + down.offset + above.offset;
      const int one = kStride[level];
      const int two = top ? 0 : kStride[level + 1];
      const std::int32_t gained = static_cast<std::int32_t>(level + 1) * points;
      for (int x = 0; x < kPoints[0]; ++x) {
        const std::int32_t low = ((kOne - down.part) * from[x] + down.part * from[x + one]) / kOne;
        const std::int32_t high = ((kOne - down.part) * from[x + two] + down.part * from[x + one + two]) / kOne;
        out[x] = std::max(out[x], gained + ((kOne - above.part) * low + above.part * high) / kOne);
      }
    }
    for (std::size_t level = 1; level < kPlanLevels && ++at[level] == static_cast<std::size_t>(kPoints[level]);
         ++level) {
      at[level] = 0;
    }
  }
}

template class PlanOf<FullPlan>;
template class PlanOf<SmallPlan>;

}  // namespace cifra::nmbr9::search
