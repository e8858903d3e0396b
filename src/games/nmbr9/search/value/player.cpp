#include "games/nmbr9/search/value/player.h"

#include <algorithm>

#include "games/nmbr9/search/board/contact.h"

namespace cifra::nmbr9::search {
namespace {

// Placements on the table that share fewer edges are not looked at when games are played on: they are 69 % of all
// placements and 2.5 % of those that the network chooses (300 games).
constexpr int kLeastContact = 3;

}  // namespace

std::span<Player::Placement> Player::look_at_all(const SearchBoard& board, int number, const Coming& coming,
                                                 int least_contact) {
  placements_.clear();
  if (board.tiles() == kMaxSearchTiles) return {};
  outlook_.look_at(board, coming);
  const Contact contact(board.squares(0));
  board.for_each_move(number, [&](const Move& move) {
    const auto shape = nmbr9::shape_index(number, move.rotation);
    if (move.level == 0 && contact(tile_squares(shape, move.x, move.y)) < least_contact) return;
    placements_.push_back({move, outlook_.value_after(number, move) + kPoint * number * move.level});
  });
  work_ += placements_.size();
  return placements_;
}

std::span<Player::Placement> Player::look_at_good(const SearchBoard& board, int number, const Coming& coming) {
  const auto good = look_at_all(board, number, coming, kLeastContact);
  return good.empty() ? look_at_all(board, number, coming) : good;
}

int Player::play_on(SearchBoard& board, Coming coming, std::span<const std::uint8_t> cards) {
  int result = 0;
  for (const std::uint8_t& card : cards) {
    --coming.left[card];
    --coming.rounds;
    const auto all = look_at_good(board, card, coming);
    if (all.empty()) break;
    const Placement& best = *std::ranges::max_element(all, {}, &Placement::value);
    if (&card == &cards.back()) return result + best.value;
    result += kPoint * card * best.move.level;
    board.place(card, best.move);
  }
  return result;
}

}  // namespace cifra::nmbr9::search
