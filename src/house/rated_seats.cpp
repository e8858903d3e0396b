#include "house/rated_seats.h"

#include <cmath>
#include <utility>

#include "base/fields.h"
#include "base/json.h"
#include "base/json_text.h"
#include "game/game.h"
#include "store/store.h"

namespace cifra::house {
namespace {

constexpr std::int64_t kMost = 1'000'000'000;  // in thousandths, far beyond what there can be

}  // namespace

std::int64_t thousandths(double value) { return std::llround(value * 1000); }

rating::Rating rating_of(std::int64_t mean, std::int64_t deviation) {
  return {static_cast<double>(mean) / 1000, static_cast<double>(deviation) / 1000};
}

std::string write_seats(const std::vector<RatedSeat>& seats) {
  std::string out;
  JsonText text(out);
  text.begin_array();
  for (const RatedSeat& seat : seats) {
    text.begin_object();
    if (seat.rater.empty()) {
      text("player", seat.player)("place", seat.place);
    } else {
      text("rater", seat.rater)("place", seat.place)("games", seat.games)("before", seat.before);
      text("mean", seat.mean)("deviation", seat.deviation);
    }
    text.end_object();
  }
  text.end_array();
  return out;
}

std::vector<RatedSeat> read_seats(const std::string& text) {
  const auto value = parse_json(text, store::kDamaged);
  if (!value || !value->is_array()) return {};
  std::vector<RatedSeat> seats;
  for (const json::value& one : value->get_array()) {
    if (!one.is_object()) return {};
    RatedSeat seat;
    Fields fields(one.get_object(), store::kDamaged);
    fields.text("player", seat.player, 100, false);
    fields.text("rater", seat.rater, 100, false);
    fields.number("place", seat.place, game::kMaxSeats + 1, true, 1);
    fields.number("games", seat.games, kMost, false);
    fields.number("before", seat.before, kMost, false, -kMost);
    fields.number("mean", seat.mean, kMost, false, -kMost);
    fields.number("deviation", seat.deviation, kMost, false);
    if (!fields.ok()) return {};
    seats.push_back(std::move(seat));
  }
  return seats;
}

}  // namespace cifra::house
