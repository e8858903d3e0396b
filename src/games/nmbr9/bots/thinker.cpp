#include "games/nmbr9/bots/thinker.h"

namespace cifra::nmbr9::bots {

search::Coming coming_after(const State& state) {
  search::Coming coming;
  for (std::size_t number = 0; number <= state.variant.highest; ++number) coming.left[number] = state.variant.copies;
  for (const std::uint8_t card : state.dealt.cards()) --coming.left[card];
  coming.rounds = state.variant.cards - static_cast<int>(state.dealt.size());
  return coming;
}

Placement Thinker::choose(const game::View<Game>& view, Rng& rng, const Stop& stop) {
  begin(view, rng);
  go_on(search::kAllWork, stop);
  return chosen();
}

void Thinker::begin(const game::View<Game>& view, Rng& rng) {
  view_ = &view;
  rng_ = &rng;
  const Layout& layout = view.state.layouts[static_cast<std::size_t>(view.seat)];
  const int card = *open_card(view.state);
  board_ = search::SearchBoard::from(layout);
  if (!lookahead_ && search::value_net() != nullptr) lookahead_.emplace(*search::value_net());
  if (!lookahead_) board_.reset();
  if (!board_) return;
  Listener<search::Move> said;
  if (listener()) {
    said = [this, &layout, card](std::uint64_t done, std::uint64_t total, const search::Move& best) {
      const Placement placement = board_->placement(best);
      if (layout.check(card, placement)) listener()(done, total, placement);
    };
  }
  const search::Effort& effort = layout.tiles().empty() ? kMediumEffort : effort_;  // the first tile: all are alike
  lookahead_->begin(*board_, card, coming_after(view.state), effort, rng, said);
}

bool Thinker::go_on(std::uint64_t more, const Stop& stop) { return board_ && lookahead_->go_on(more, stop); }

Placement Thinker::chosen() {
  const Layout& layout = view_->state.layouts[static_cast<std::size_t>(view_->seat)];
  const int card = *open_card(view_->state);
  if (board_) {
    for (const search::Option& option : lookahead_->ranked()) {
      const Placement placement = board_->placement(option.move);
      // The search does not know kMaxCoordinate.
      if (placement.level <= highest_ && layout.check(card, placement)) return placement;
    }
  }
  return easy_placement(layout, card, buffer_, *rng_, highest_);
}

}  // namespace cifra::nmbr9::bots
