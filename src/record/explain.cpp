#include "record/explain.h"

#include <cstddef>
#include <span>
#include <utility>

#include "base/json_text.h"

namespace cifra::record {

std::string explain(the_number::Refusal refusal) {
  switch (refusal) {
    case the_number::Refusal::kGameOver:
      return "the game is over";
    case the_number::Refusal::kNoSuchSeat:
      return "there is no such seat";
    case the_number::Refusal::kBadNumber:
      return "a number is a string of exactly three digits 0-9, or null";
    case the_number::Refusal::kPlayerIsOut:
      return "this player has no digit left";
    case the_number::Refusal::kUnavailableDigit:
      return "a digit is crossed out";
  }
  return "";
}

std::string explain(nmbr9::Refusal refusal) {
  switch (refusal) {
    case nmbr9::Refusal::kGameOver:
      return "the game is over";
    case nmbr9::Refusal::kNoSuchSeat:
      return "there is no such seat";
    case nmbr9::Refusal::kMissing:
      return "somebody has not placed yet";
    case nmbr9::Refusal::kAlreadyPlaced:
      return "a placement was confirmed in this round, and stands";
    case nmbr9::Refusal::kBadPlacement:
      return "the place is beyond 1000 squares from the middle, or the rotation is none";
    case nmbr9::Refusal::kOverlap:
      return "a square of the tile is taken by another tile of its level";
    case nmbr9::Refusal::kNotAdjacent:
      return "the tile touches no tile of its level along an edge";
    case nmbr9::Refusal::kUnsupported:
      return "a square of the tile lies on no tile of the level below";
    case nmbr9::Refusal::kOneTileSupport:
      return "the tile lies on one tile only; it needs two";
  }
  return "";
}

json::array to_json(const the_number::Turn& turn) {
  json::array entries;
  for (const the_number::SeatResult& result : std::span(turn.results).first(static_cast<std::size_t>(turn.seats))) {
    json::array crossed;
    the_number::for_each_digit(result.crossed, [&](unsigned digit) { crossed.emplace_back(digit); });
    json::value number;
    if (result.number.written()) number = result.number.text();
    entries.push_back({{"number", std::move(number)},
                       {"status", word(result.status)},
                       {"points", result.points},
                       {"bonus", result.bonus},
                       {"crossed", std::move(crossed)}});
  }
  return entries;
}

void append_json(std::string& out, const the_number::Turn& turn) {
  JsonText text(out);
  text.begin_array();
  for (const the_number::SeatResult& result : std::span(turn.results).first(static_cast<std::size_t>(turn.seats))) {
    text.begin_object().key("number");
    result.number.written() ? text.value(result.number.text()) : text.null();
    text("status", word(result.status))("points", result.points)("bonus", result.bonus).key("crossed").begin_array();
    the_number::for_each_digit(result.crossed, [&](unsigned digit) { text.value(digit); });
    text.end_array().end_object();
  }
  text.end_array();
}

}  // namespace cifra::record
