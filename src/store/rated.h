// Rated games and raters: what a store keeps for ratings.
//
// A rated game arrives together with the end of its table, once, and says which player finished where. Later it is
// counted: it gets the next number of its league, and players become raters. A rater is one person in one league, under
// a name that leads to nobody else: when the person is deleted, the rater stays without a player, and so do the ratings
// of the others, also when all is computed anew. Rated games are kept for good.
#pragma once

#include <cstdint>
#include <string>

namespace cifra::store {

// What a finished table hands over. `seats` is JSON, opaque to the store.
struct RatedResult {
  std::string league;
  std::string seats;
  bool counts = true;  // false: only kept to be looked at, and for as long as records are

  bool operator==(const RatedResult&) const = default;
};

struct RatedGame {
  std::string id;  // of its table
  std::string league;
  std::int64_t number = 0;  // in its league, from 1; 0: not counted yet; -1: never counted
  std::int64_t finished_ms = 0;
  std::string seats;

  bool operator==(const RatedGame&) const = default;
};

struct Rater {
  std::string id;
  std::string league;
  std::string player;          // empty: deleted
  std::int64_t mean = 0;       // in thousandths
  std::int64_t deviation = 0;  // in thousandths
  std::int64_t games = 0;
  std::string name;  // of the player, only where a whole league is read

  bool operator==(const Rater&) const = default;
};

}  // namespace cifra::store
