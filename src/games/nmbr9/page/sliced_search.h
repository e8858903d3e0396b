// SlicedSearch: a search for the best layout of a known shuffle, in slices: the page asks for some more work and gets
// the best so far. One at a time; asking about another deck or seed begins another one.
#pragma once

#include <cstdint>
#include <optional>

#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/search/known_search.h"

namespace cifra::nmbr9::page {

class SlicedSearch {
 public:
  // The best layout after about that many more placements tried; null if the search finds none.
  const search::SearchBoard* run(const Deck& deck, std::uint64_t seed, std::uint64_t work);
  std::uint64_t nodes() const { return search_ ? search_->nodes() : 0; }

 private:
  Deck deck_;
  std::uint64_t seed_ = 0;
  std::optional<search::KnownSearch> search_;
};

}  // namespace cifra::nmbr9::page
