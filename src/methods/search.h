// A search for the best layout of a known shuffle, in slices: the page asks for some more work and gets the best so
// far. One at a time; asking about another deck or seed begins another one.
#pragma once

#include <cstdint>
#include <optional>

#include "nmbr9/nmbr9.h"
#include "solve/nmbr9/search.h"

namespace cifra::methods {

class Search {
 public:
  // The best layout after about that many more placements tried; null if the search finds none.
  const solve::SearchBoard* run(const nmbr9::Deck& deck, std::uint64_t seed, std::uint64_t work);
  std::uint64_t nodes() const { return search_ ? search_->nodes() : 0; }

 private:
  nmbr9::Deck deck_;
  std::uint64_t seed_ = 0;
  std::optional<solve::KnownSearch> search_;
};

}  // namespace cifra::methods
