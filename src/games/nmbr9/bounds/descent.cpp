#include "games/nmbr9/bounds/descent.h"

#include <algorithm>

namespace cifra::nmbr9::bounds {

Descent::Descent(const Bound& bound, int target)
    : bound_(bound),
      target_(target),
      waiting_(static_cast<std::size_t>(bound.supply().tiles(bound.supply().full())) + 1) {
  Growth top = tops(bound, target);
  for (State& state : top.states) state.parent = State::kTop;
  tried_ = top.tried;
  complete_ = top.complete;
  if (!complete_) left_out_ = bound.any();
  for (const State& state : top.states) {
    waiting_[static_cast<std::size_t>(bound.supply().tiles(state.left))].push_back(state);
  }
}

std::span<const State> Descent::next() {
  if (best_.lowest.size() > 0) return {};
  while (!waiting_.empty()) {
    std::vector<State> states = std::move(waiting_.back());
    waiting_.pop_back();
    if (states.empty()) continue;
    merge(states);
    now_ = kept_.size();
    kept_.insert(kept_.end(), states.begin(), states.end());
    return std::span<const State>(kept_).subspan(now_);
  }
  return {};
}

void Descent::take(std::size_t offset, Growth&& growth) {
  tried_ += growth.tried;
  if (!growth.complete) {
    complete_ = false;
    for (const State& state : std::span(kept_).subspan(now_)) left_out_ = std::max(left_out_, promise(state));
  }
  for (State& state : growth.states) {
    state.parent += static_cast<std::uint32_t>(now_ + offset);
    if (state.score >= target_) {
      if (state.score > best_.score) best_ = state;
      continue;
    }
    waiting_[static_cast<std::size_t>(bound_.supply().tiles(state.left))].push_back(state);
  }
}

int Descent::promise(const State& state) const {
  return state.score + bound_.below(state.left, state.tiles(bound_.supply()));
}

int Descent::open_bound() const {
  int most = left_out_;
  for (const auto& states : waiting_) {
    for (const State& state : states) most = std::max(most, promise(state));
  }
  return most;
}

std::vector<Level> Descent::stack() const {
  std::vector<Level> levels;
  if (best_.lowest.size() == 0) return levels;
  levels.push_back(best_.lowest);
  for (std::uint32_t at = best_.parent; at != State::kTop; at = kept_[at].parent) levels.push_back(kept_[at].lowest);
  std::ranges::reverse(levels);
  return levels;
}

}  // namespace cifra::nmbr9::bounds
