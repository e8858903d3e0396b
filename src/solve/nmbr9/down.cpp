#include "solve/nmbr9/down.h"

#include <algorithm>
#include <bit>

#include "nmbr9/tiles.h"
#include "solve/nmbr9/down_squares.h"

namespace cifra::solve {
namespace {

constexpr int kRankZero = 1 << 20;  // ranks are not negative
constexpr std::size_t kMiddle = 7 * kSide + 7;

}  // namespace

Descent::Descent(std::span<const std::uint8_t> cards, const DescentWeights& weights)
    : cards_(cards), weights_(weights) {
  for (std::size_t i = 0; i < cards.size(); ++i) areas_[i] = nmbr9::shape_of(cards[i], 0).area();
}

int Descent::area_of(CardSet set) const {
  int sum = 0;
  for (; set != 0; set &= set - 1) sum += areas_[static_cast<std::size_t>(first_of(set))];
  return sum;
}

void Descent::add(int rank, std::uint32_t parent, int card, std::size_t shape, std::size_t at) {
  const auto key = static_cast<std::uint64_t>(kRankZero + rank) + noise_(nodes_);
  candidates_.push_back({key << 32 | order_++, parent, static_cast<std::uint8_t>(card),
                         static_cast<std::uint8_t>(shape), static_cast<std::uint8_t>(at)});
}

std::optional<Touching> Descent::touching_in_time(const State& state, int card, Grid tile) const {
  const CardSet here = on_[level_];
  return touching(state, here & state.placed, state.loose, card, tile, lowest_of(here),
                  here & ~state.placed & ~one_card(card));
}

// How hard it is to cover the rest of the level above; nothing if it is impossible. Chooses the square to cover next.
std::optional<int> Descent::difficulty(State& state, std::size_t level) const {
  if (is_empty(state.uncovered)) return 0;
  const UpperTiles upper(state, on_[level + 1]);
  const auto next = next_square(cards_, upper, state.taken, state.uncovered, on_[level] & ~state.placed);
  if (!next) return std::nullopt;
  state.next = next->at;
  return weights_.only_one * next->only_one + weights_.only_two * next->only_two;
}

// The level above is covered: the next card of the level goes anywhere beside.
void Descent::lay_beside(std::uint32_t parent) {
  const State& state = states_[parent];
  const int card = first_of(on_[level_] & ~state.placed);
  const int number = cards_[static_cast<std::size_t>(card)];
  if (is_empty(state.taken)) {
    add(0, parent, card, nmbr9::shape_index(number, 0), kMiddle);
    return;
  }
  Rotations where{};
  kFitTouching[static_cast<std::size_t>(number)](runs_free(~state.taken), runs_any(beside(state.taken)), where);
  for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
    const std::size_t shape = nmbr9::shape_index(number, rotation);
    for_each_square(where[static_cast<std::size_t>(rotation)], [&](int x, int y) {
      ++nodes_;
      const Grid tile = tile_squares(shape, x, y);
      const auto touch = touching_in_time(state, card, tile);
      if (!touch) return;
      add(weights_.edge * edges_of(state.taken | tile) + weights_.loose * touch->count, parent, card, shape,
          static_cast<std::size_t>(kSide * y + x));
    });
  }
}

void Descent::expand(std::uint32_t parent) {
  const State& state = states_[parent];
  if (is_empty(state.uncovered)) {
    lay_beside(parent);
    return;
  }
  const UpperTiles upper(state, on_[level_ + 1]);
  const Grid square = one_square(state.next);
  std::size_t owner = 0;
  while (!meet(upper.tiles[owner], square)) ++owner;
  Grid blocked = state.taken;
  std::size_t passed = 0;
  for (CardSet todo = on_[level_] & ~state.placed & before(upper.card[owner]); todo != 0; todo &= todo - 1) {
    const int card = first_of(todo);
    while (upper.card[passed] < card) blocked |= upper.tiles[passed++];
    const CardSet others = on_[level_] & ~state.placed & ~one_card(card);
    std::array<int, UpperTiles::kMost> area{};  // of the other cards that come before each tile above
    for (std::size_t i = 0; i < upper.count; ++i) area[i] = area_of(others & before(upper.card[i]));
    for (const Cover& cover : covers_of(cards_[static_cast<std::size_t>(card)])) {
      const int x = state.next % kSide - cover.x;
      const int y = state.next / kSide - cover.y;
      if (!in_window(cover.shape, x, y)) continue;
      ++nodes_;
      const Grid tile = tile_squares(cover.shape, x, y);
      if (meet(tile, blocked)) continue;
      const Grid uncovered = state.uncovered & ~tile;
      bool possible = true;
      int needed = 0;
      for (std::size_t i = 0; i < upper.count && possible; ++i) {
        needed += count_squares(upper.tiles[i] & uncovered);
        // No tile above may lie on this one alone.
        possible = needed <= area[i] && !lies_within(upper.tiles[i], tile);
      }
      if (!possible) continue;
      const auto touch = touching_in_time(state, card, tile);
      if (!touch) continue;
      add(weights_.uncovered * count_squares(uncovered) + weights_.edge * edges_of(state.taken | tile | uncovered) +
              weights_.loose * touch->count,
          parent, card, cover.shape, static_cast<std::size_t>(kSide * y + x));
    }
  }
}

// How the tiles of the level lie to each other, with the last one.
std::uint64_t Descent::arrangement(const Candidate& last) const {
  State state = states_[last.parent];
  state.shape[last.card] = last.shape;
  state.at[last.card] = last.at;
  const CardSet here = on_[level_];
  const std::uint64_t origin = state.at[static_cast<std::size_t>(first_of(here))];
  std::uint64_t hash = 0;
  for (CardSet rest = here; rest != 0; rest &= rest - 1) {
    const auto card = static_cast<std::size_t>(first_of(rest));
    hash = mixed(hash, state.shape[card] * std::uint64_t{0x10000} + 0x1000 + state.at[card] - origin);
  }
  return hash;
}

// The level is complete: how those above lie on it does not matter any more. The best one of the same is kept.
void Descent::drop_same() {
  keep_best(candidates_.size());
  seen_.reset(candidates_.size());
  std::erase_if(candidates_, [this](const Candidate& one) { return !seen_.insert(arrangement(one)); });
}

void Descent::keep_best(std::size_t count) {
  if (candidates_.size() > count) {
    std::ranges::nth_element(candidates_, candidates_.begin() + static_cast<std::ptrdiff_t>(count), {},
                             &Candidate::key);
    candidates_.resize(count);
  }
  std::ranges::sort(candidates_, {}, &Candidate::key);  // the order matters: it decides what comes first next
}

bool Descent::step(std::size_t width) {
  candidates_.clear();
  order_ = 0;
  for (std::uint32_t parent = 0; parent < states_.size(); ++parent) expand(parent);
  const CardSet here = on_[level_];
  const bool last = level_ > 0 && std::popcount(states_[0].placed & here) + 1 == std::popcount(here);
  if (last) drop_same();
  keep_best(width * weights_.looked_at * (last ? 2 : 1));
  next_.clear();
  std::size_t kept = 0;
  for (Candidate& candidate : candidates_) {
    State state = states_[candidate.parent];
    const auto card = static_cast<std::size_t>(candidate.card);
    state.shape[card] = candidate.shape;
    state.at[card] = candidate.at;
    const Grid tile = state.squares(candidate.card);
    if (const auto touch = touching_in_time(state, candidate.card, tile)) state.loose = touch->loose;
    state.placed |= one_card(candidate.card);
    state.taken |= tile;
    state.uncovered &= ~tile;
    if (level_ == 0 && is_empty(state.uncovered)) {
      found_ = lay_rest(cards_, plan_, state, on_[0] & state.placed);
      if (found_) return false;
      continue;
    }
    if (last) {
      if (!is_empty(state.uncovered)) continue;
      state.uncovered = state.taken;
      state.taken = Grid{};
      state.loose = 0;
    }
    const std::optional<int> hard = difficulty(state, last ? level_ - 1 : level_);
    if (!hard) continue;
    // From here on the parent is the place among the next states.
    candidate.key += static_cast<std::uint64_t>(*hard) << 32;
    candidate.parent = static_cast<std::uint32_t>(next_.size());
    next_.push_back(state);
    candidates_[kept++] = candidate;
  }
  candidates_.resize(kept);
  keep_best(width);
  states_.clear();
  for (const Candidate& candidate : candidates_) states_.push_back(next_[candidate.parent]);
  if (last) --level_;
  return !states_.empty();
}

std::optional<nmbr9::Layout> Descent::run(const LevelPlan& plan, std::size_t width, std::uint64_t seed) {
  plan_ = plan;
  on_ = {};
  level_ = 0;
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    on_[plan[i]] |= one_card(static_cast<int>(i));
    level_ = std::max<std::size_t>(level_, plan[i]);
  }
  if (level_ == 0) return std::nullopt;
  for (const CardSet cards : on_) {
    if (std::popcount(cards) > static_cast<int>(UpperTiles::kMost) && cards != on_[0]) return std::nullopt;
  }
  noise_ = {seed, weights_.noise};
  found_.reset();
  states_.assign(1, State{});
  while (step(width)) {
  }
  return found_;
}

}  // namespace cifra::solve
