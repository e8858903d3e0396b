#include "games/nmbr9/bounds/bound.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <span>

#include "base/sort.h"

namespace cifra::nmbr9::bounds {

namespace {
constexpr Index kNone = ~Index{0};  // of a class that the variant has no tiles for

// Calls visit(index) for every part of `whole`.
template <class Visit>
void for_each_part(const Supply& supply, Index whole, int max_tiles, int number, Index part, Visit& visit) {
  if (number == supply.numbers()) {
    visit(part);
    return;
  }
  const int count = std::min(packed_count(supply.packed(whole), number), max_tiles);
  for (int taken = 0; taken <= count; ++taken) {
    for_each_part(supply, whole, max_tiles - taken, number + 1, part + static_cast<Index>(taken) * supply.unit(number),
                  visit);
  }
}
}  // namespace

Bound::Bound(const Supply& supply, const Options& options)
    : supply_(supply),
      areas_(static_cast<std::size_t>(supply.area(supply.full())) + 1),
      waste_(options.waste),
      max_tiles_(options.max_tiles),
      class_(supply.size()),
      index_(kClasses, kNone),
      small_(supply.size() * kClasses),
      large_(supply.size() * areas_),
      of_area_(areas_) {
  const Classes& classes = Classes::all();
  for (Index set = 0; set < supply.size(); ++set) {
    class_[set] = static_cast<std::int16_t>(supply.tiles(set) <= kSmall ? classes.of(supply.packed(set)) : -1);
    if (class_[set] >= 0) index_[static_cast<std::size_t>(class_[set])] = set;
  }
  on_.resize(kClasses);
  for (std::size_t lower = 0; lower < kClasses; ++lower) {
    if (index_[lower] == kNone) continue;
    for (std::size_t upper = 0; upper < kClasses; ++upper) {
      if (index_[upper] == kNone) continue;
      if (classes.tiles(static_cast<int>(lower)) >= 2 && supply.area(index_[lower]) >= supply.area(index_[upper]) &&
          (options.fits == nullptr || options.fits->on[lower].test(upper))) {
        on_[lower].set(upper);
      }
    }
  }
  for (Index left = 0; left < supply.size(); ++left) solve(left);
  auto top = [&](Index set) {
    if (set != 0) any_ = std::max(any_, below(supply.full() - set, set));
  };
  for_each_part(supply, supply.full(), std::min(supply.cards(), max_tiles_), 0, 0, top);
}

bool Bound::may_carry(Index lower, Index upper) const {
  const int spare = supply_.area(lower) - supply_.area(upper);
  if (supply_.tiles(lower) < 2 || spare < 0) return false;
  if (supply_.tiles(lower) > kSmall && spare < waste_) return false;
  const int below = class_[lower];
  const int above = class_[upper];
  return below < 0 || above < 0 || on_[static_cast<std::size_t>(below)].test(static_cast<std::size_t>(above));
}

// `left` - part is a smaller index, so what lies further below is known already.
void Bound::solve(Index left) {
  const int cards = supply_.cards_left(left);
  if (cards < 0) return;
  const int lift = supply_.used_value(left);
  const Packed used = supply_.packed(supply_.full() - left);
  // First as if every level above had four tiles or more: by area alone.
  std::ranges::fill(of_area_, std::int16_t{0});
  small_parts_.clear();
  auto take = [&](Index part) {
    const int tiles = supply_.tiles(part);
    if (tiles < 2) return;
    if (tiles <= kSmall) {
      small_parts_.emplace_back(static_cast<std::int16_t>(lift + below(left - part, part)), part);
      return;
    }
    auto& best = of_area_[static_cast<std::size_t>(std::max(0, supply_.area(part) - waste_))];
    best = std::max(best, static_cast<std::int16_t>(lift + below(left - part, part)));
  };
  for_each_part(supply_, left, std::min(cards, max_tiles_), 0, 0, take);
  const auto down = [&] {
    for (std::size_t area = areas_ - 1; area > 0; --area)
      of_area_[area - 1] = std::max(of_area_[area - 1], of_area_[area]);
  };
  down();
  // A level of up to three tiles above: the best of those that are large, and of the small ones it may lie on.
  const auto small = std::span(small_).subspan(left * kClasses, kClasses);
  ClassSet open;
  for (std::size_t cls = 0; cls < kClasses; ++cls) {
    if (index_[cls] == kNone || !is_part(supply_.packed(index_[cls]), used)) continue;
    small[cls] = of_area_[static_cast<std::size_t>(supply_.area(index_[cls]))];
    open.set(cls);
  }
  put_in_order(small_parts_, std::greater(), [](const auto& pair) { return pair.first; });
  for (const auto& [value, part] : small_parts_) {
    const ClassSet& on = on_[static_cast<std::size_t>(class_[part])];
    for (std::size_t word = 0; word < on.words.size(); ++word) {
      std::uint64_t now = on.words[word] & open.words[word];
      open.words[word] &= ~now;  // the next ones are not better
      for (; now != 0; now &= now - 1) {
        auto& best = small[64 * word + static_cast<std::size_t>(std::countr_zero(now))];
        best = std::max(best, value);
      }
    }
    auto& best = of_area_[static_cast<std::size_t>(supply_.area(part))];
    best = std::max(best, value);
  }
  down();
  std::ranges::copy(of_area_, large_.begin() + static_cast<std::ptrdiff_t>(left * areas_));
}

}  // namespace cifra::nmbr9::bounds
