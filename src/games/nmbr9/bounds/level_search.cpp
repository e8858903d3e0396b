#include "games/nmbr9/bounds/level_search.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/sort.h"
#include "games/nmbr9/bounds/carriers.h"

namespace cifra::nmbr9::bounds {

Index State::tiles(const Supply& supply) const {
  Index set = 0;
  for (const Spot& spot : lowest.spots()) set += supply.unit(spot.number);
  return set;
}

void merge(std::vector<State>& states) {
  put_in_order(states, [](const State& a, const State& b) {
    if (a.left != b.left) return a.left < b.left;
    if (const auto order = a.lowest <=> b.lowest; order != std::strong_ordering::equal) return order < 0;
    return std::tie(b.score, a.parent) < std::tie(a.score, b.parent);
  });
  const auto [first, last] = std::ranges::unique(
      states, [](const State& a, const State& b) { return a.left == b.left && a.lowest == b.lowest; });
  states.erase(first, last);
}

namespace {

constexpr std::size_t kMergeAt = 1 << 16;  // states kept before the doubles among them are looked for

// The parts of `left` that could be the next level for somebody with the given score.
std::vector<Choice> choices_of(const Bound& bound, Index left, int target_left) {
  const Supply& supply = bound.supply();
  std::vector<Choice> choices;
  const int cards = supply.cards_left(left);
  const auto visit = [&](auto& self, int number, Index part) -> void {
    if (supply.tiles(part) > cards) return;
    if (number == supply.numbers()) {
      if (part != 0 && bound.below(left - part, part) >= target_left) {
        choices.push_back({supply.packed(part), part, static_cast<std::int16_t>(supply.area(part)),
                           static_cast<std::int16_t>(bound.below(left - part, part))});
      }
      return;
    }
    const int count = packed_count(supply.packed(left), number);
    for (int taken = 0; taken <= count; ++taken) {
      self(self, number + 1, part + static_cast<Index>(taken) * supply.unit(number));
    }
  };
  visit(visit, 0, 0);
  return choices;
}

class Grower {
 public:
  Grower(const Bound& bound, int target) : bound_(bound), target_(target) {}

  // `states` all have the same tiles left.
  bool add(std::span<const State> states, std::uint32_t position) {
    const Supply& supply = bound_.supply();
    const Index left = states[0].left;
    const int lift = supply.used_value(left);
    const int best = std::ranges::max(states, {}, &State::score).score;
    const std::vector<Choice> all = choices_of(bound_, left, target_ - best - lift);
    std::vector<Choice> choices;
    for (const State& state : states) {
      const Index upper = state.tiles(supply);
      choices.clear();
      const bool wins = state.score + lift >= target_;  // any carriers will do
      for (const Choice& choice : all) {
        if (state.score + lift + choice.below < target_) continue;
        if (state.lowest.size() > 0 && !bound_.may_carry(choice.set, upper)) continue;
        choices.push_back(choice);
      }
      const auto found = [&](const Level& level, Index set) {
        growth_.states.push_back(
            {level.canonical(), static_cast<std::int16_t>(state.score + lift), left - set, position});
        if (wins) return false;
        if (growth_.states.size() >= merge_at_) {
          merge(growth_.states);
          merge_at_ = std::max(kMergeAt, 2 * growth_.states.size());
        }
        return true;
      };
      if (!carriers_.enumerate(supply, state.lowest, choices, !wins, found) && wins) {
        growth_.states = {growth_.states.back()};
        return false;
      }
      ++position;
    }
    return true;
  }

  Growth finish() {
    merge(growth_.states);
    growth_.tried = carriers_.tried();
    growth_.complete = carriers_.is_complete();
    return std::move(growth_);
  }

 private:
  const Bound& bound_;
  int target_;
  std::size_t merge_at_ = kMergeAt;
  Carriers carriers_;
  Growth growth_;
};

}  // namespace

Growth grow(const Bound& bound, int target, std::span<const State> above) {
  Grower grower(bound, target);
  for (std::size_t first = 0; first < above.size();) {
    std::size_t last = first;
    while (last < above.size() && above[last].left == above[first].left) ++last;
    if (!grower.add(above.subspan(first, last - first), static_cast<std::uint32_t>(first))) break;
    first = last;
  }
  return grower.finish();
}

Growth tops(const Bound& bound, int target) {
  State nothing;
  nothing.left = bound.supply().full();
  return grow(bound, target, std::span(&nothing, 1));
}

}  // namespace cifra::nmbr9::bounds
