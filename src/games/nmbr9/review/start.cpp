#include "games/nmbr9/review/start.h"

#include <algorithm>

#include "games/nmbr9/review/rest.h"

namespace cifra::nmbr9::review {

Start::Start(search::Player& player, const Variant& variant, int shuffles, int depth)
    : player_(player), variant_(variant), shuffles_(shuffles), depth_(depth) {}

void Start::step() {
  const Deck deck = shuffled_deck(variant_, rng_);
  Layout layout;
  layout.place_unchecked(deck.cards()[0], {});
  search::Coming coming;
  for (std::size_t number = 0; number <= variant_.highest; ++number) coming.left[number] = variant_.copies;
  --coming.left[deck.cards()[0]];
  coming.rounds = variant_.cards - 1;
  search::SearchBoard board = *search::SearchBoard::part_of(layout);
  if (coming.rounds <= 2) {
    sum_ += best_rest(board, coming);
  } else {
    const auto count = static_cast<std::size_t>(std::min(depth_, coming.rounds));
    sum_ += static_cast<double>(player_.play_on(board, coming, deck.cards().subspan(1, count))) / search::kPoint;
  }
  ++played_;
}

}  // namespace cifra::nmbr9::review
