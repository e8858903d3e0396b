#include "methods/search.h"

namespace cifra::methods {
namespace {

// A page has several of these side by side: 5 MB each, and an answer every second at the latest.
constexpr solve::SearchSettings kSettings = {.most_value_width = 3000};

}  // namespace

const solve::SearchBoard* Search::run(const nmbr9::Deck& deck, std::uint64_t seed, std::uint64_t work) {
  if (!search_ || deck_ != deck || seed_ != seed) {
    deck_ = deck;
    seed_ = seed;
    search_.emplace(deck.cards(), seed, kSettings);
  }
  search_->run(work);
  return search_->best();
}

}  // namespace cifra::methods
