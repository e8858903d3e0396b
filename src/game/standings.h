// Standings as JSON: what verdicts and public states of every game have.
#pragma once

#include <cstddef>
#include <span>

#include "base/json.h"
#include "base/json_text.h"
#include "game/game.h"

namespace cifra::game {

inline void write_scores(JsonText& text, const Standings& standings, std::size_t seats) {
  text.key("scores").begin_array();
  for (const int score : std::span(standings.scores).first(seats)) text.value(score);
  text.end_array();
}

inline json::array scores_of(const Standings& standings, std::size_t seats) {
  return json::array(standings.scores.begin(), standings.scores.begin() + static_cast<std::ptrdiff_t>(seats));
}

inline json::array winners_of(SeatSet winners) {
  json::array list;
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if (winners.has(seat)) list.emplace_back(seat);
  }
  return list;
}

}  // namespace cifra::game
