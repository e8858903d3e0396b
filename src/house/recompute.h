// Recomputation: all ratings of a server from its rated games, in the order in which they were counted, and how they
// compare with what is kept. For `cifra admin ratings`; it reads a store beside the server that owns it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/error.h"
#include "rating/rating.h"
#include "store/store.h"

namespace cifra::house {

struct League {
  struct One {
    store::Rater kept;  // of the store; of a bot only its level, as the player
    rating::Rating rating;
    std::int64_t games = 0;

    bool differs() const;  // from what is kept
  };
  std::string name;
  bool is_of_bots = false;
  std::int64_t games = 0;
  std::vector<One> raters;  // the strongest first; deleted people are not among them

  std::int64_t differences() const;
};

Result<std::vector<League>> recompute(store::Store& store);

// What was computed becomes what is kept, of those who have not played meanwhile.
Result<void> keep(store::Store& store, const std::vector<League>& leagues);

}  // namespace cifra::house
