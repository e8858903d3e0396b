#include "games/nmbr9/search/plans/free_down.h"

#include <algorithm>
#include <bit>

#include "base/sort.h"
#include "games/nmbr9/rules/tiles.h"
#include "games/nmbr9/search/plans/covering.h"

namespace cifra::nmbr9::search {
namespace {

// What ranks layouts, in 1/256 of the log of what they promise.
constexpr int kOutside = 80;    // a square that covers nothing
constexpr int kUncovered = 48;  // on level 0, where only that counts
constexpr int kEdge = 8;
constexpr int kOpenEdge = 24;    // of what is not covered yet
constexpr int kClosedEdge = 24;  // of a complete level
constexpr int kTightness = 32;   // in 1/64
constexpr int kLoose = 30;
constexpr int kOnlyOne = 48;
constexpr int kOnlyTwo = 16;
constexpr std::uint32_t kFreeNoise = 100;

constexpr std::size_t kLookedAt = 3;    // so many times as many layouts are looked at closely as are kept
constexpr std::size_t kForSet = 50;     // one in so many of the width is for the same cards of a level
constexpr std::size_t kClosedFor = 60;  // and for a complete one
// LevelSets that are made when a level is complete; layouts that would need more are dropped.
constexpr std::size_t kMostSets = 3000;
constexpr int kMostOnLevel = 9;  // tiles that are laid on one level

constexpr int kFreeRankZero = 1 << 24;  // keys are not negative

constexpr std::uint32_t kNoSets = ~std::uint32_t{0};

// Calls visit(key), the least first, until it says that it is enough. No more are sorted than that takes.
template <class Visit>
void each_in_order(std::span<std::uint64_t> keys, std::size_t at_once, Visit&& visit) {
  while (!keys.empty()) {
    const std::size_t count = std::min(at_once, keys.size());
    if (count < keys.size()) put_first(keys, count);
    put_in_order(keys.first(count));
    for (const std::uint64_t key : keys.first(count)) {
      if (!visit(key)) return;
    }
    keys = keys.subspan(count);
  }
}

}  // namespace

FreeDescent::FreeDescent(const PlanModel& model, std::span<const std::uint8_t> cards)
    : cards_(cards), planner_(model, cards), area_of_(cards) {
  for (std::size_t i = 0; i < cards.size(); ++i) all_ |= one_card(static_cast<int>(i));
}

// A number for these cards of these sets.
std::uint32_t FreeDescent::chosen_of(std::uint32_t sets, CardSet here) {
  return chosen_.emplace(mixed(sets + std::uint64_t{1}, here), static_cast<std::uint32_t>(chosen_.size()))
      .first->second;
}

void FreeDescent::add(int rank, std::uint32_t parent, std::uint32_t chosen, int card, std::size_t shape, int at,
                      bool spare) {
  const auto key = static_cast<std::uint64_t>(kFreeRankZero - rank) + noise_(nodes_ + candidates_.size());
  candidates_.push_back({key << 32 | candidates_.size(), parent, chosen, static_cast<std::uint8_t>(card),
                         static_cast<std::uint8_t>(shape), static_cast<std::uint8_t>(at), spare});
}

std::optional<Touching> FreeDescent::touching_here(const State& state, int card, Grid tile) const {
  return touching(state, state.here, state.loose, card, tile, lowest_of(state.here | one_card(card)),
                  all_ & ~state.used & ~one_card(card));
}

// Chooses the square to cover next, and takes from the rank what makes it hard; false if it is impossible.
bool FreeDescent::find_next(State& state, CardSet may, int& rank) const {
  may &= ~state.used;
  const UpperTiles upper(state, state.above);
  int needed = 0;
  for (std::size_t i = 0; i < upper.count; ++i) {
    needed += count_squares(upper.tiles[i] & state.uncovered);
    if (needed > area_of_(may & before(upper.card[i]))) return false;
  }
  const auto next = next_square(cards_, upper, state.taken, state.uncovered, may);
  if (!next) return false;
  state.next = next->at;
  rank -= kOnlyOne * next->only_one + kOnlyTwo * next->only_two;
  return true;
}

void FreeDescent::cover(std::uint32_t parent) {
  const State& state = states_[parent];
  const UpperTiles upper(state, state.above);
  Coverings coverings(state, upper, state.taken, state.uncovered, state.next, state.here, state.loose);
  for (CardSet todo = all_ & ~state.used & before(coverings.owner()); todo != 0; todo &= todo - 1) {
    const int card = first_of(todo);
    const CardSet here = state.here | one_card(card);
    CardSet others = all_ & ~state.used & ~one_card(card);
    int value = 0;
    std::uint32_t chosen = 0;
    if (level_ > 0) {
      const std::optional<int> promise = sets_[state.sets].with(here);
      if (!promise) continue;
      value = *promise;
      others &= sets_[state.sets].all_with(here);
      chosen = chosen_of(state.sets, here);
    } else {
      value = log_of(state.points - score_);
      chosen = chosen_of(state.sets, 0);
    }
    nodes_ += coverings.each(card, cards_[static_cast<std::size_t>(card)], lowest_of(here), others, area_of_,
                             [&](const Covering& one) {
                               const int open = level_ > 0 ? kOutside * one.outside : kUncovered * one.uncovered;
                               add(value - open - kEdge * one.edges - kOpenEdge * one.open_edges -
                                       kLoose * one.loose_count - kTightness * one.tight / 64,
                                   parent, chosen, card, one.shape, one.at, false);
                             });
  }
}

// The level above is covered: cards that may lie here too go anywhere beside, in the order of the deck.
void FreeDescent::lay_beside(std::uint32_t parent) {
  const State& state = states_[parent];
  const CardSet passed = state.spares == 0 ? 0 : std::bit_floor(state.spares) * 2 - 1;
  for (CardSet todo = all_ & ~state.used & ~passed; todo != 0; todo &= todo - 1) {
    const int card = first_of(todo);
    const std::optional<int> promise = sets_[state.sets].with(state.here | one_card(card));
    if (!promise) continue;
    const std::uint32_t chosen = chosen_of(state.sets, state.here | one_card(card));
    const int number = cards_[static_cast<std::size_t>(card)];
    if (state.here == 0) {  // the top
      ++nodes_;
      add(*promise, parent, chosen, card, nmbr9::shape_index(number, 0), kMiddleSquare, true);
      continue;
    }
    const int outside = kOutside * count_squares(state.taken & ~state.roof);
    Rotations where{};
    kFitTouching[static_cast<std::size_t>(number)](runs_free(~state.taken), runs_any(beside(state.taken)), where);
    for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
      const std::size_t shape = nmbr9::shape_index(number, rotation);
      for_each_square(where[static_cast<std::size_t>(rotation)], [&](int x, int y) {
        ++nodes_;
        const Grid tile = tile_squares(shape, x, y);
        const auto touch = touching_here(state, card, tile);
        if (!touch) return;
        add(*promise - outside - kEdge * edges_of(state.taken | tile) - kLoose * touch->count, parent, chosen, card,
            shape, kSide * y + x, true);
      });
    }
  }
}

// The best ones, not too many with the same cards. There are many: keys alone are quicker to sort.
void FreeDescent::keep_best(std::size_t count) {
  keys_.clear();
  for (const Candidate& candidate : candidates_) keys_.push_back(candidate.key);
  counts_.assign(chosen_.size(), 0);
  const std::size_t most = kLookedAt * std::max<std::size_t>(1, level_ > 0 ? width_ / kForSet : width_);
  kept_.clear();
  each_in_order(keys_, count, [&](std::uint64_t key) {
    const Candidate& candidate = candidates_[static_cast<std::uint32_t>(key)];
    if (++counts_[candidate.chosen] <= most) kept_.push_back(candidate);
    return kept_.size() < count;
  });
}

void FreeDescent::place(const Candidate& candidate) {
  State state = states_[candidate.parent];
  const auto card = static_cast<std::size_t>(candidate.card);
  state.shape[card] = candidate.shape;
  state.at[card] = candidate.at;
  state.level[card] = static_cast<std::uint8_t>(level_);
  const Grid tile = state.squares(candidate.card);
  if (const auto touch = touching_here(state, candidate.card, tile)) state.loose = touch->loose;
  state.used |= one_card(candidate.card);
  state.here |= one_card(candidate.card);
  state.taken |= tile;
  state.uncovered &= ~tile;
  state.points += cards_[card] * level_;
  state.chosen = candidate.chosen;
  state.rank = kFreeRankZero - static_cast<std::int32_t>(candidate.key >> 32);
  if (candidate.spare) state.spares |= one_card(candidate.card);
  if (is_empty(state.uncovered)) {
    if (level_ > 0) {
      close(state);
      next_.push_back(state);
    } else if (state.points > score_) {
      if (const auto layout = lay_rest(cards_, state.level, state, state.here)) {
        found_ = layout;
        score_ = state.points;
      }
    }
    return;
  }
  const CardSet may = level_ > 0 ? sets_[state.sets].all_with(state.here) : all_;
  if (find_next(state, may, state.rank)) next_.push_back(state);
}

// The level is complete, if its cards are one of the sets.
void FreeDescent::close(const State& state) {
  const std::optional<int> promise = sets_[state.sets].of(state.here);
  if (!promise || (state.loose & ~lowest_of(state.here)) != 0) return;
  if (level_ == 1 && state.points <= score_) return;
  State below = state;
  below.above = state.here;
  below.here = 0;
  below.loose = 0;
  below.spares = 0;
  below.uncovered = state.taken;
  below.roof = state.taken;
  below.taken = Grid{};
  int rank = -kClosedEdge * edges_of(state.taken) - static_cast<int>(noise_(nodes_ + closed_.size()));
  if (!find_next(below, all_, rank)) return;
  below.shape_rank = rank;
  below.rank = *promise + rank;
  closed_.push_back(below);
}

// How the tiles of the level above lie to each other, however they are turned, and which cards are used.
std::uint64_t FreeDescent::arrangement(const State& state) const {
  std::uint64_t least = ~std::uint64_t{0};
  for (int turns = 0; turns < nmbr9::kRotations; ++turns) {
    std::uint64_t hash = state.used;
    int first_x = 0;
    int first_y = 0;
    for (CardSet rest = state.above; rest != 0; rest &= rest - 1) {
      const auto card = static_cast<std::size_t>(first_of(rest));
      const int number = cards_[card];
      int rotation = state.shape[card] % nmbr9::kRotations;
      int x = state.at[card] % kSide;
      int y = state.at[card] / kSide;
      for (int turn = 0; turn < turns; ++turn) {
        const int turned_x = kSide - y - nmbr9::shape_of(number, rotation).height;
        y = x;
        x = turned_x;
        rotation = (rotation + 1) % nmbr9::kRotations;
      }
      rotation %= nmbr9::distinct_rotations(number);
      if (rest == state.above) {
        first_x = x;
        first_y = y;
      }
      hash = mixed(hash, static_cast<std::uint64_t>(static_cast<int>(card) * 4 + rotation) << 16 |
                             static_cast<std::uint64_t>(x - first_x + 2 * kSide) << 8 |
                             static_cast<std::uint64_t>(y - first_y + 2 * kSide));
    }
    least = std::min(least, hash);
  }
  return least;
}

// The places of states, the best first, into keys_.
void FreeDescent::order_by_rank(const std::vector<State>& states) {
  keys_.clear();
  for (std::uint32_t i = 0; i < states.size(); ++i) {
    if (states[i].sets != kNoSets)
      keys_.push_back(static_cast<std::uint64_t>(kFreeRankZero - states[i].rank) << 32 | i);
  }
  put_in_order(keys_);
}

// What the complete levels promise now that they lie. The best of them are what the next level has to cover.
void FreeDescent::rate_closed() {
  std::vector<LevelSets> below;
  std::unordered_map<std::uint64_t, std::uint32_t> known;
  order_by_rank(closed_);
  for (const std::uint64_t place : keys_) {
    State& state = closed_[static_cast<std::uint32_t>(place)];
    const std::uint64_t key = mixed(mixed(state.above, state.used), static_cast<std::uint64_t>(state.points));
    auto found = known.find(key);
    if (found == known.end() && known.size() < kMostSets) {
      found = known.emplace(key, static_cast<std::uint32_t>(below.size())).first;
      below.push_back(level_ > 1 ? planner_.below(level_, state.above, state.used, state.points, score_) : LevelSets());
    }
    state.sets = found == known.end() || (level_ > 1 && below[found->second].empty()) ? kNoSets : found->second;
    if (state.sets == kNoSets) continue;
    state.rank = state.shape_rank + (level_ > 1 ? below[state.sets].promise() : log_of(state.points - score_));
  }
  order_by_rank(closed_);
  seen_.reset(keys_.size());
  counts_.assign(below.size(), 0);
  const std::size_t most = std::max<std::size_t>(1, width_ / kClosedFor);
  states_.clear();
  for (std::size_t i = 0; i < keys_.size() && states_.size() < width_ + width_ / 2; ++i) {
    const State& state = closed_[static_cast<std::uint32_t>(keys_[i])];
    if (counts_[state.sets] == most || !seen_.insert(arrangement(state))) continue;
    ++counts_[state.sets];
    states_.push_back(state);
  }
  sets_ = std::move(below);
}

void FreeDescent::lay_level() {
  closed_.clear();
  for (int tiles = 0; tiles < kMostOnLevel && !states_.empty(); ++tiles) {
    candidates_.clear();
    chosen_.clear();
    for (std::uint32_t parent = 0; parent < states_.size(); ++parent) {
      const State& state = states_[parent];
      if (!is_empty(state.uncovered)) {
        if (level_ > 0 || state.points > score_) cover(parent);
      } else if (level_ > 0) {
        lay_beside(parent);
      }
    }
    keep_best(kLookedAt * width_);
    next_.clear();
    for (const Candidate& candidate : kept_) place(candidate);
    order_by_rank(next_);
    counts_.assign(chosen_.size(), 0);
    const std::size_t most = std::max<std::size_t>(1, level_ > 0 ? width_ / kForSet : width_);
    states_.clear();
    for (std::size_t i = 0; i < keys_.size() && states_.size() < width_; ++i) {
      const State& state = next_[static_cast<std::uint32_t>(keys_[i])];
      if (++counts_[state.chosen] <= most) states_.push_back(state);
    }
  }
  if (level_ > 0) rate_closed();
}

std::optional<nmbr9::Layout> FreeDescent::run(int top, int score, std::size_t width, std::uint64_t seed) {
  score_ = score;
  width_ = width;
  noise_ = {seed, kFreeNoise};
  found_.reset();
  sets_.assign(1, planner_.below(top + 1, 0, 0, 0, score));
  if (sets_[0].empty()) return std::nullopt;
  states_.assign(1, State{});
  for (level_ = top; level_ >= 0 && !states_.empty(); --level_) lay_level();
  return found_;
}

}  // namespace cifra::nmbr9::search
