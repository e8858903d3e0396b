#include "games/nmbr9/search/beam/beam.h"

#include <algorithm>
#include <functional>

#include "base/sort.h"
#include "games/nmbr9/search/points.h"

namespace cifra::nmbr9::search {

Beam::Beam(const Weights& weights, const Plan& plan, std::size_t first_step, std::span<const std::uint8_t> cards,
           const SearchBoard& start, std::size_t width, Noise noise)
    : weights_(weights), plan_(plan), cards_(cards), first_step_(first_step), width_(width), noise_(noise) {
  State& first = states_.emplace_back(State{start, {}});
  measure_platforms(weights, start, 1, kPlanLevels, first.areas);
}

void Beam::expand(std::uint32_t parent) {
  const State& state = states_[parent];
  const SearchBoard& board = state.board;
  const int number = cards_[step_];
  const std::size_t step = first_step_ + step_ + 1;
  // The first tile may as well lie as it is printed: the whole layout could be turned.
  const int rotations = board.tiles() == 0 ? 1 : nmbr9::distinct_rotations(number);
  const std::size_t room = 4 * width_;
  Rotations where;
  for (int level = 0; level <= board.highest_open_level(); ++level) {
    board.positions(number, level, where);
    const Grid here = board.open(level);
    const Grid above = level + 1 < kMaxLevels ? board.open(level + 1) : Grid{};
    const std::int32_t score = (board.score() + number * level) * kPoint;
    for (int rotation = 0; rotation < rotations; ++rotation) {
      const std::size_t shape = nmbr9::shape_index(number, rotation);
      for_each_square(where[static_cast<std::size_t>(rotation)], [&](int x, int y) {
        const Grid tile = tile_squares(shape, x, y);
        Areas areas = state.areas;
        if (level >= 1 && level <= kPlanLevels) {
          areas[static_cast<std::size_t>(level - 1)] = platform_area(weights_, here & ~tile, level);
        }
        if (level < kPlanLevels)
          areas[static_cast<std::size_t>(level)] = platform_area(weights_, above | tile, level + 1);
        const auto noise = static_cast<std::int32_t>(noise_(nodes_ + order_));
        const std::uint64_t key = key_of(score + plan_.value(step, areas) + noise, order_);
        ++order_;
        if (key < worst_) return;
        candidates_.push_back({key,
                               parent,
                               {static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y),
                                static_cast<std::uint8_t>(level), static_cast<std::uint8_t>(rotation)}});
        if (candidates_.size() >= 2 * room) thin(room);
      });
    }
  }
}

// Keeps the best so many candidates.
void Beam::thin(std::size_t count) {
  put_first(candidates_, count, std::greater{}, &Candidate::key);
  candidates_.resize(count);
  worst_ = std::ranges::min_element(candidates_, {}, &Candidate::key)->key;
}

void Beam::advance() {
  const int number = cards_[step_];
  put_in_order(candidates_, std::ranges::greater{}, &Candidate::key);
  seen_.reset(candidates_.size());
  next_.clear();
  for (const Candidate& one : candidates_) {
    const State& parent = states_[one.parent];
    if (!seen_.insert(parent.board.hash_after(number, one.move))) continue;
    State& state = next_.emplace_back(parent);
    state.board.place(number, one.move);
    measure_platforms(weights_, state.board, one.move.level, one.move.level + 1, state.areas);
    if (next_.size() == width_) break;
  }
  std::swap(states_, next_);
  candidates_.clear();
  nodes_ += order_;
  order_ = 0;
  worst_ = 0;
  parent_ = 0;
  ++step_;
}

bool Beam::run(std::uint64_t work) {
  for (const std::uint64_t end = nodes_ + order_ + work; step_ < cards_.size() && !states_.empty();) {
    if (nodes_ + order_ >= end) return false;
    if (parent_ < states_.size()) {
      expand(static_cast<std::uint32_t>(parent_++));
    } else {
      advance();
    }
  }
  return true;
}

const SearchBoard* Beam::best() const {
  const SearchBoard* best = nullptr;
  for (const State& state : states_) {
    if (best == nullptr || state.board.score() > best->score()) best = &state.board;
  }
  return best;
}

}  // namespace cifra::nmbr9::search
