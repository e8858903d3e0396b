#include "games/nmbr9/bounds/ordered.h"

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <vector>

#include "base/sort.h"
#include "games/nmbr9/bounds/carriers.h"
#include "games/nmbr9/bounds/ordered_play.h"

namespace cifra::nmbr9::bounds {

namespace {

using Cards = std::uint32_t;  // a bit for every card of the deck

constexpr std::size_t kMostStates = 3'000'000;  // about 60 bytes each
// Stacks that reach a target and are tried out; after that, they only count as possible.
constexpr int kMostPlays = 100;

// Sets of cards, and the most that sets of cards below a set can add.
class Sets {
 public:
  Sets(std::span<const std::uint8_t> deck, const Fits& fits)
      : deck_(deck), fits_(fits), below_(std::size_t{1} << (2 * deck.size()), kUnknown) {
    value_.resize(all() + std::size_t{1});
    area_.resize(all() + std::size_t{1});
    class_.resize(all() + std::size_t{1}, -1);
    for (Cards set = 1; set <= all(); ++set) {
      const int number = deck_[static_cast<std::size_t>(std::countr_zero(set))];
      const Cards rest = set & (set - 1);
      value_[set] = static_cast<std::int16_t>(value_[rest] + number);
      area_[set] = static_cast<std::int16_t>(area_[rest] + nmbr9::tile_area(number));
      if (std::popcount(set) > kSmall) continue;
      Packed packed = 0;
      for (Cards left = set; left != 0; left &= left - 1)
        packed += packed_one(deck_[static_cast<std::size_t>(std::countr_zero(left))]);
      class_[set] = static_cast<std::int16_t>(Classes::all().of(packed));
    }
  }

  Cards all() const { return (Cards{1} << deck_.size()) - 1; }
  int number(int card) const { return deck_[static_cast<std::size_t>(card)]; }
  int lift(Cards left) const { return value_[all() ^ left]; }
  int area(Cards set) const { return area_[set]; }

  // Whether `upper` can lie on `lower` at the time of every card of it.
  bool rests(Cards upper, Cards lower) const {
    if (area_[lower] < area_[upper]) return false;
    for (Cards left = upper; left != 0; left &= left - 1) {
      const Cards before = (left & (~left + 1)) - 1;         // cards that came before this one
      const Cards above = upper & (before << 1 | Cards{1});  // with it
      const Cards below = lower & before;
      const int tiles = std::popcount(below);
      if (tiles < 2 || area_[below] < area_[above]) return false;
      if (class_[below] >= 0 && class_[above] >= 0 &&
          !fits_.on[static_cast<std::size_t>(class_[below])].test(static_cast<std::size_t>(class_[above]))) {
        return false;
      }
    }
    return true;
  }

  // The most that levels below `lowest` can add, with `left` left.
  int below(Cards left, Cards lowest) {
    std::int16_t& known = below_[static_cast<std::size_t>(left) << deck_.size() | lowest];
    if (known != kUnknown) return known;
    int best = 0;
    for (Cards set = left; set != 0; set = (set - 1) & left) {
      if (std::popcount(set) >= 2 && rests(lowest, set)) best = std::max(best, lift(left) + below(left ^ set, set));
    }
    // The reference stays: the table never grows.
    known = static_cast<std::int16_t>(best);
    return best;
  }

 private:
  static constexpr std::int16_t kUnknown = -1;

  std::span<const std::uint8_t> deck_;
  const Fits& fits_;
  std::vector<std::int16_t> value_;
  std::vector<std::int16_t> area_;
  std::vector<std::int16_t> class_;
  std::vector<std::int16_t> below_;
};

struct Placed {
  Spot spot;
  std::uint8_t card = 0;

  auto operator<=>(const Placed&) const = default;
};

// A state of the search: the lowest level with the card of each tile, and the cards that are left.
struct Ordered {
  std::array<Placed, kMaxLevelTiles> tiles{};
  std::uint8_t count = 0;
  std::int16_t score = 0;
  Cards left = 0;
  std::int32_t parent = -1;  // where the level above is kept; none for a top level
  // How it was turned, and then shifted, from where it lay below its parent.
  std::uint8_t quarters = 0;
  std::int8_t dx = 0;
  std::int8_t dy = 0;

  std::span<const Placed> placed() const { return std::span(tiles).first(count); }
  Cards cards() const {
    Cards set = 0;
    for (const Placed& tile : placed()) set |= Cards{1} << tile.card;
    return set;
  }
  bool same(const Ordered& other) const { return left == other.left && count == other.count && tiles == other.tiles; }
};

Spot moved(Spot spot, int dx, int dy) {
  spot.x = static_cast<std::int8_t>(spot.x + dx);
  spot.y = static_cast<std::int8_t>(spot.y + dy);
  return spot;
}

// The first of the four turned ones, shifted to start at (0, 0) and sorted.
void make_canonical(Ordered& state) {
  Level level;
  for (const Placed& tile : state.placed()) level.add(tile.spot);
  std::array<Placed, kMaxLevelTiles> best{};
  for (int quarters = 0; quarters < nmbr9::kRotations; ++quarters) {
    const Level turned = level.turned(quarters);
    std::array<Placed, kMaxLevelTiles> tiles{};
    int left = kSide;
    int top = kSide;
    for (const Spot& spot : turned.spots()) {
      left = std::min<int>(left, spot.x);
      top = std::min<int>(top, spot.y);
    }
    for (std::size_t i = 0; i < state.count; ++i) {
      const Placed tile{moved(turned.spots()[i], -left, -top), state.tiles[i].card};
      std::size_t at = i;
      for (; at > 0 && tile < tiles[at - 1]; --at) tiles[at] = tiles[at - 1];
      tiles[at] = tile;
    }
    if (quarters > 0 && !(tiles < best)) continue;
    best = tiles;
    state.quarters = static_cast<std::uint8_t>(quarters);
    state.dx = static_cast<std::int8_t>(-left);
    state.dy = static_cast<std::int8_t>(-top);
  }
  state.tiles = best;
}

// Whether two tiles share a square, with one of them moved.
bool share(const Spot& a, const Spot& b, int dx = 0, int dy = 0) {
  const nmbr9::Shape& one = a.shape();
  const nmbr9::Shape& two = b.shape();
  for (int y = 0; y < one.height; ++y) {
    for (int x = 0; x < one.width; ++x) {
      if (one.has(x, y) && two.has(a.x + x + dx - b.x, a.y + y + dy - b.y)) return true;
    }
  }
  return false;
}
bool touch(const Spot& a, const Spot& b) {
  return share(a, b, 1, 0) || share(a, b, -1, 0) || share(a, b, 0, 1) || share(a, b, 0, -1);
}

class Search {
 public:
  Search(std::span<const std::uint8_t> deck, Sets& sets, std::uint64_t most_work, const Runner& runner)
      : deck_(deck), supply_(deck), sets_(sets), most_work_(most_work), runner_(runner) {}

  // Whether a stack of `target` points may be there; that is an answer only if complete() is true afterwards. If it can
  // be played, layout() is such a game.
  bool reaches(int target) {
    target_ = target;
    unplayed_ = false;
    plays_ = 0;
    kept_.clear();
    waiting_.assign(deck_.size() + 1, {});
    Ordered nothing;
    nothing.left = sets_.all();
    if (grow(nothing)) return true;
    while (!waiting_.empty() && complete_) {
      std::vector<Ordered> states = std::move(waiting_.back());
      waiting_.pop_back();
      merge(states);
      if (states.size() > kMostStates) complete_ = false;
      for (const Ordered& state : states) {
        if (!complete_) break;
        kept_.push_back(state);
        if (grow(state)) return true;
      }
    }
    return unplayed_;
  }
  const std::optional<nmbr9::Layout>& layout() const { return layout_; }

  bool complete() const { return complete_ && carriers_.is_complete(); }
  std::uint64_t work() const { return carriers_.tried(); }

 private:
  static void merge(std::vector<Ordered>& states) {
    put_in_order(states, [](const Ordered& a, const Ordered& b) {
      if (a.left != b.left) return a.left < b.left;
      if (a.tiles != b.tiles) return a.tiles < b.tiles;
      return a.score > b.score;
    });
    const auto [first, last] = std::ranges::unique(states, [](const auto& a, const auto& b) { return a.same(b); });
    states.erase(first, last);
  }

  // Every level below. True if the target is reached.
  bool grow(const Ordered& state) {
    if (work() > most_work_ || (++asked_ % 64 == 0 && runner_.stopped())) complete_ = false;
    if (!complete_) return false;
    const bool top = state.count == 0;
    const int score = state.score + sets_.lift(state.left);
    const bool wins = !top && score >= target_;
    wanted_.assign(sets_.all() + std::size_t{1}, false);
    choices_.clear();
    for (Cards set = state.left; set != 0; set = (set - 1) & state.left) {
      if (!top && (std::popcount(set) < 2 || !sets_.rests(state.cards(), set))) continue;
      if (!wins && score + sets_.below(state.left ^ set, set) < target_) continue;
      wanted_[set] = true;
      Index index = 0;
      for (Cards left = set; left != 0; left &= left - 1) index += supply_.unit(sets_.number(std::countr_zero(left)));
      choices_.push_back({supply_.packed(index), index, static_cast<std::int16_t>(sets_.area(set)), 0});
    }
    put_in_order(choices_, {}, &Choice::set);
    const auto [first, last] = std::ranges::unique(choices_, {}, &Choice::set);
    choices_.erase(first, last);
    // The upper level as the lower ones lie to it.
    Level upper;
    for (const Placed& tile : state.placed()) upper.add(tile.spot);
    std::array<Spot, kMaxLevelTiles> above{};
    for (std::size_t i = 0; i < state.count; ++i) {
      above[i] = moved(state.tiles[i].spot, kMiddle - upper.width() / 2, kMiddle - upper.height() / 2);
    }
    bool reached = false;
    carriers_.enumerate(supply_, upper, choices_, !wins, [&](const Level& level, Index) {
      Ordered next;
      next.score = static_cast<std::int16_t>(score);
      next.left = state.left;
      if (!top) next.parent = static_cast<std::int32_t>(kept_.size() - 1);
      std::array<int, kMaxLevelTiles> before{};  // the card of the tile has to be before this one
      for (std::size_t i = 0; i < level.spots().size(); ++i) {
        next.tiles[i].spot = level.spots()[i];
        before[i] = static_cast<int>(deck_.size());
        for (std::size_t j = 0; j < state.count; ++j) {
          if (share(level.spots()[i], above[j])) before[i] = std::min<int>(before[i], state.tiles[j].card);
        }
      }
      reached = assign(next, level.spots().size(), before, wins);
      return !reached && complete_;
    });
    return reached;
  }

  // Gives every tile a card, in every way, and keeps what is wanted.
  bool assign(Ordered& next, std::size_t tiles, const std::array<int, kMaxLevelTiles>& before, bool wins) {
    if (next.count == tiles) {
      if (wins) return play(next) || plays_ > kMostPlays;
      if (!wanted_[next.cards()] || !played_one_by_one(next)) return false;
      Ordered state = next;
      make_canonical(state);
      std::vector<Ordered>& states = waiting_[static_cast<std::size_t>(std::popcount(state.left))];
      states.push_back(state);
      if (states.size() > 2 * kMostStates) {
        merge(states);
        if (states.size() > kMostStates) complete_ = false;
      }
      return false;
    }
    Placed& tile = next.tiles[next.count];
    for (Cards left = next.left & ((Cards{1} << before[next.count]) - 1); left != 0; left &= left - 1) {
      const int card = std::countr_zero(left);
      if (deck_[static_cast<std::size_t>(card)] != tile.spot.number) continue;
      tile.card = static_cast<std::uint8_t>(card);
      next.left ^= Cards{1} << card;
      ++next.count;
      const bool reached = assign(next, tiles, before, wins);
      --next.count;
      next.left ^= Cards{1} << card;
      if (reached) return true;
    }
    return false;
  }

  // The game that ends with this lowest level, if there is one.
  bool play(const Ordered& lowest) {
    std::vector<const Ordered*> levels = {&lowest};  // from the lowest one up
    for (std::int32_t at = lowest.parent; at >= 0; at = levels.back()->parent)
      levels.push_back(&kept_[static_cast<std::size_t>(at)]);
    std::vector<OrderedTile> tiles;
    for (std::size_t i = levels.size(); i-- > 0;) {
      const Ordered& level = *levels[i];
      const auto spots = level.placed();
      if (i + 1 < levels.size()) {  // to where the parent lay when this level was found
        Level parent;
        for (const Placed& tile : levels[i + 1]->placed()) parent.add(tile.spot);
        for (OrderedTile& tile : tiles)
          tile.spot = moved(tile.spot, kMiddle - parent.width() / 2, kMiddle - parent.height() / 2);
      }
      if (i > 0) {  // and to where it is kept
        for (OrderedTile& tile : tiles) {
          Level one;
          one.add(tile.spot);
          tile.spot = moved(one.turned(level.quarters).spots()[0], level.dx, level.dy);
        }
      }
      for (const Placed& tile : spots) tiles.push_back({tile.spot, tile.card, static_cast<std::uint8_t>(i)});
    }
    unplayed_ = true;
    if (++plays_ > kMostPlays) return false;
    const auto layout = play_in_order(deck_, tiles);
    if (!layout) return false;
    layout_ = layout;
    return true;
  }

  static bool played_one_by_one(const Ordered& state) {
    return std::ranges::all_of(state.placed(), [&](const Placed& tile) {
      bool first = true;
      for (const Placed& other : state.placed()) {
        if (other.card >= tile.card) continue;
        if (touch(tile.spot, other.spot)) return true;
        first = false;
      }
      return first;
    });
  }

  std::span<const std::uint8_t> deck_;
  Supply supply_;
  Sets& sets_;
  std::uint64_t most_work_;
  const Runner& runner_;
  Carriers carriers_;
  int target_ = 0;
  bool complete_ = true;
  bool unplayed_ = false;  // something reaches the target for which no game was found
  int plays_ = 0;
  std::uint64_t asked_ = 0;
  std::optional<nmbr9::Layout> layout_;
  std::vector<Ordered> kept_;
  std::vector<std::vector<Ordered>> waiting_;  // by the number of cards left
  std::vector<bool> wanted_;                   // sets of cards that can lead to the target
  std::vector<Choice> choices_;
};

}  // namespace

OrderedBound ordered_bound(std::span<const std::uint8_t> deck, const Fits& fits, int floor, int ceiling,
                           std::uint64_t work, const Runner& runner) {
  OrderedBound result;
  result.bound = ceiling;
  if (deck.size() > kMaxOrdered || runner.stopped()) return result;
  Sets sets(deck, fits);
  Search search(deck, sets, work, runner);
  // From above: the higher the target, the fewer stacks can lead to it. The first one that is reached is the bound; if
  // no game of it was found, further down there may be one.
  bool reached = false;
  int target = ceiling;
  for (; target > floor && !search.layout(); --target) {
    const bool here = search.reaches(target);
    if (!search.complete()) break;
    if (here && !reached) {
      reached = true;
      result.bound = target;
    }
  }
  result.complete = search.complete();
  if (!reached) result.bound = target;  // all above is empty
  result.layout = search.layout();
  result.work = search.work();
  return result;
}

}  // namespace cifra::nmbr9::bounds
