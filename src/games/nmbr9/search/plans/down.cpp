#include "games/nmbr9/search/plans/down.h"

#include <algorithm>
#include <bit>

#include "base/sort.h"
#include "games/nmbr9/rules/tiles.h"
#include "games/nmbr9/search/plans/covering.h"
#include "games/nmbr9/search/plans/down_squares.h"

namespace cifra::nmbr9::search {
namespace {

constexpr int kDownRankZero = 1 << 20;  // ranks are not negative

}  // namespace

Descent::Descent(std::span<const std::uint8_t> cards, const DescentWeights& weights)
    : cards_(cards), weights_(weights), area_of_(cards) {}

void Descent::add(int rank, std::uint32_t parent, int card, std::size_t shape, std::size_t at, CardSet loose) {
  const auto key = static_cast<std::uint64_t>(kDownRankZero + rank) + noise_(nodes_ + order_);
  candidates_.push_back({key << 32 | order_++, parent, loose, static_cast<std::uint8_t>(card),
                         static_cast<std::uint8_t>(shape), static_cast<std::uint8_t>(at)});
}

// How hard it is to cover the rest of the level above; nothing if it is impossible. Chooses the square to cover next.
std::optional<int> Descent::difficulty(State& state, std::size_t level) const {
  if (is_empty(state.uncovered)) return 0;
  const UpperTiles upper(state, on_[level + 1]);
  const auto next = next_square(cards_, upper, state.taken, state.uncovered, on_[level] & ~state.placed);
  if (!next) return std::nullopt;
  state.next = next->at;
  return weights(level).only_one * next->only_one + weights(level).only_two * next->only_two;
}

// The level above is covered: the next card of the level goes anywhere beside.
void Descent::lay_beside(std::uint32_t parent) {
  const State& state = states_[parent];
  const int card = first_of(on_[level_] & ~state.placed);
  const int number = cards_[static_cast<std::size_t>(card)];
  if (is_empty(state.taken)) {
    add(0, parent, card, nmbr9::shape_index(number, 0), static_cast<std::size_t>(kMiddleSquare), one_card(card));
    return;
  }
  const CardSet here = on_[level_];
  Rotations where{};
  kFitTouching[static_cast<std::size_t>(number)](runs_free(~state.taken), runs_any(beside(state.taken)), where);
  for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
    const std::size_t shape = nmbr9::shape_index(number, rotation);
    for_each_square(where[static_cast<std::size_t>(rotation)], [&](int x, int y) {
      ++nodes_;
      const Grid tile = tile_squares(shape, x, y);
      const auto touch = touching(state, here & state.placed, state.loose, card, tile, lowest_of(here),
                                  here & ~state.placed & ~one_card(card));
      if (!touch) return;
      add(weights(level_).edge * edges_of(state.taken | tile) + weights(level_).loose * touch->count, parent, card,
          shape, static_cast<std::size_t>(kSide * y + x), touch->loose);
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
  const DescentWeights::OnLevel& weigh = weights(level_);
  const CardSet here = on_[level_];
  const CardSet left = here & ~state.placed;
  Coverings coverings(state, upper, state.taken, state.uncovered, state.next, here & state.placed, state.loose);
  for (CardSet todo = left & before(coverings.owner()); todo != 0; todo &= todo - 1) {
    const int card = first_of(todo);
    nodes_ += coverings.each(card, cards_[static_cast<std::size_t>(card)], lowest_of(here), left & ~one_card(card),
                             area_of_, [&](const Covering& one) {
                               add(weigh.uncovered * one.uncovered + weigh.edge * one.edges +
                                       weigh.open_edge * one.open_edges + weigh.loose * one.loose_count +
                                       weigh.tight * one.tight / 64,
                                   parent, card, one.shape, one.at, one.loose);
                             });
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
  sort();
  seen_.reset(candidates_.size());
  std::erase_if(candidates_, [this](const Candidate& one) { return !seen_.insert(arrangement(one)); });
}

void Descent::keep_best(std::size_t count) {
  if (candidates_.size() <= count) return;
  reached_.all = false;
  put_first(candidates_, count, {}, &Candidate::key);
  candidates_.resize(count);
}

// Where what comes first decides. Which ones are kept does not depend on it, as no two keys are equal.
void Descent::sort() { put_in_order(candidates_, {}, &Candidate::key); }

void Descent::note_reached() {
  if (states_.empty()) return;
  reached_.level = static_cast<int>(level_);
  reached_.roof = area_of_(on_[level_ + 1]);
  reached_.uncovered = reached_.roof;
  for (const State& state : states_) reached_.uncovered = std::min(reached_.uncovered, count_squares(state.uncovered));
}

bool Descent::step(std::size_t width) {
  const CardSet here = on_[level_];
  const bool last = level_ > 0 && std::popcount(states_[0].placed & here) + 1 == std::popcount(here);
  const std::size_t most = last ? std::max<std::size_t>(1, width / weights(level_ - 1).fewer) : width;
  const std::size_t looked_at = most * weights_.looked_at * (last ? 2 : 1);
  const std::size_t needed = last ? 2 * looked_at : looked_at;
  candidates_.clear();
  order_ = 0;
  for (std::uint32_t parent = 0; parent < states_.size(); ++parent) {
    expand(parent);
    if (candidates_.size() >= 2 * needed) keep_best(needed);  // so that there are never many
  }
  keep_best(needed);
  if (last) {
    drop_same();
    keep_best(looked_at);
  }
  if (level_ == 0) sort();
  next_.clear();
  std::size_t kept = 0;
  for (Candidate& candidate : candidates_) {
    State state = states_[candidate.parent];
    const auto card = static_cast<std::size_t>(candidate.card);
    state.shape[card] = candidate.shape;
    state.at[card] = candidate.at;
    const Grid tile = state.squares(candidate.card);
    state.loose = candidate.loose;
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
  keep_best(most);
  sort();
  states_.clear();
  for (const Candidate& candidate : candidates_) states_.push_back(next_[candidate.parent]);
  if (last) --level_;
  note_reached();
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
  reached_ = {.level = static_cast<int>(level_)};
  states_.assign(1, State{});
  while (step(width)) {
  }
  return found_;
}

}  // namespace cifra::nmbr9::search
