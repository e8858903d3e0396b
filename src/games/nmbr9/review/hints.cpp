#include "games/nmbr9/review/hints.h"

#include <algorithm>
#include <string_view>

#include "games/nmbr9/bots/thinker.h"
#include "games/nmbr9/data/assets.h"
#include "games/nmbr9/review/judging.h"
#include "games/nmbr9/review/strength.h"

namespace cifra::nmbr9::review {

Result<std::vector<Alternative>> hints(const Variant& variant, const Deck& cards, const Layout& layout,
                                       const Effort& effort) {
  const auto none = [](std::string message) { return fail("no_hints", "", std::move(message)); };
  if (variant.order != 'U') return none("the order of the cards is known");
  if (variant.cards > search::kMaxSearchTiles) return none("the game has too many cards");
  if (assets().bytes(search::kValueAsset).empty()) {
    return fail("asset_missing", std::string(search::kValueAsset), "hints are led by a file");
  }
  const search::ValueNet* const net = search::value_net();
  if (net == nullptr) return fail("bad_asset", std::string(search::kValueAsset), "the file is damaged");
  const auto board = search::SearchBoard::part_of(layout);
  if (!board) return none("the layout has too many levels");

  State state;
  state.variant = variant;
  state.dealt = cards;
  const search::Coming coming = bots::coming_after(state);
  const int number = cards.cards().back();
  search::Player player(*net);
  Placement first;  // the first tile may lie anywhere
  if (!layout.tiles().empty()) {
    const auto all = player.look_at_all(*board, number, coming);
    const auto legal = [&](const search::Player::Placement& one) {
      return static_cast<bool>(layout.check(number, board->placement(one.move)));
    };
    const auto end = std::ranges::remove_if(all, std::not_fn(legal)).begin();
    if (end == all.begin()) return none("no place was found");
    first = board->placement(std::max_element(all.begin(), end, [](const auto& one, const auto& other) {
                               return one.value < other.value;
                             })->move);
  }
  Judging judging(player, variant, layout, number, first, effort);
  while (!judging.done()) judging.step();
  Reviewed reviewed;
  judging.write_to(reviewed);

  const double most = reviewed.expected + reviewed.lost;
  std::vector<Alternative> found = {{reviewed.best, most}};
  std::vector<Alternative> others = reviewed.alternatives;
  if (reviewed.best != first) others.push_back({first, reviewed.expected});
  while (found.size() < kMostHints && !others.empty()) {
    const auto next = std::ranges::max_element(others, {}, &Alternative::expected);
    if (most - next->expected >= kGradeLimits.blunder) break;
    // The best one was chosen on other decks than those on which the rest look as they do.
    found.push_back({next->placement, std::min(next->expected, most)});
    others.erase(next);
  }
  return found;
}

}  // namespace cifra::nmbr9::review
