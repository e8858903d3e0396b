#include "games/nmbr9/bots/thinker.h"

#include "games/nmbr9/bots/easy.h"

namespace cifra::nmbr9::bots {

search::Coming coming_after(const State& state) {
  search::Coming coming;
  for (std::size_t number = 0; number <= state.variant.highest; ++number) coming.left[number] = state.variant.copies;
  for (const std::uint8_t card : state.dealt.cards()) --coming.left[card];
  coming.rounds = state.variant.cards - static_cast<int>(state.dealt.size());
  return coming;
}

Placement Thinker::choose(const game::View<Game>& view, Rng& rng, const Stop& stop) {
  const Layout& layout = view.state.layouts[static_cast<std::size_t>(view.seat)];
  const int card = *open_card(view.state);
  const auto board = search::SearchBoard::from(layout);
  if (!lookahead_ && search::value_net() != nullptr) lookahead_.emplace(*search::value_net());
  if (board && lookahead_) {
    const search::Effort& effort = layout.tiles().empty() ? kMediumEffort : effort_;  // the first tile: all are alike
    Listener<search::Move> said;
    if (listener()) {
      said = [&](std::uint64_t done, std::uint64_t total, const search::Move& best) {
        const Placement placement = board->placement(best);
        if (layout.check(card, placement)) listener()(done, total, placement);
      };
    }
    const search::Coming coming = coming_after(view.state);
    for (const search::Option& option : lookahead_->rank(*board, card, coming, effort, rng, stop, said)) {
      const Placement placement = board->placement(option.move);
      if (layout.check(card, placement)) return placement;  // not beyond the edge of the table
    }
  }
  return easy_placement(layout, card, buffer_, rng);
}

}  // namespace cifra::nmbr9::bots
