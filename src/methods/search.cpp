#include "methods/search.h"

namespace cifra::methods {

const solve::SearchBoard* Search::run(const nmbr9::Deck& deck, std::uint64_t seed, std::uint64_t work) {
  if (!search_ || deck_ != deck || seed_ != seed) {
    deck_ = deck;
    seed_ = seed;
    search_.emplace(deck.cards(), seed);
  }
  search_->run(work);
  return search_->best();
}

}  // namespace cifra::methods
