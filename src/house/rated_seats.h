// The seats of a rated game in JSON: players before it is counted, raters after that (store/rated.h).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rating/rating.h"

namespace cifra::house {

struct RatedSeat {
  std::string player;
  std::string rater;
  int place = 0;
  std::int64_t games = 0;   // of the rater, this one included; and in thousandths
  std::int64_t before = 0;  // the mean before this game
  std::int64_t mean = 0;
  std::int64_t deviation = 0;
};

std::string write_seats(const std::vector<RatedSeat>& seats);
// None for what is no list of seats, which only a damaged database has: such a game counts as one of nobody.
std::vector<RatedSeat> read_seats(const std::string& text);

std::int64_t thousandths(double value);
rating::Rating rating_of(std::int64_t mean, std::int64_t deviation);

}  // namespace cifra::house
