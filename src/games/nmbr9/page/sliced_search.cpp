#include "games/nmbr9/page/sliced_search.h"

namespace cifra::nmbr9::page {
namespace {

// A page has several of these side by side: 5 MB each, and an answer every second at the latest.
constexpr search::SearchSettings kSettings = {.most_value_width = 3000};

}  // namespace

const search::SearchBoard* SlicedSearch::run(const Deck& deck, std::uint64_t seed, std::uint64_t work) {
  if (!search_ || deck_ != deck || seed_ != seed) {
    deck_ = deck;
    seed_ = seed;
    search_.emplace(deck.cards(), seed, kSettings);
  }
  search_->run(work);
  return search_->best();
}

}  // namespace cifra::nmbr9::page
