// Standings as JSON: what verdicts and public states of every game have.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "base/json_text.h"
#include "game/game.h"

namespace cifra::game {

inline void write_scores(JsonText& text, std::string_view key, const Standings& standings, std::size_t seats) {
  text.key(key).begin_array();
  for (const int score : std::span(standings.scores).first(seats)) text.value(score);
  text.end_array();
}

inline void write_winners(JsonText& text, const Standings& standings) {
  text.key("winners").begin_array();
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if (standings.winners.has(seat)) text.value(seat);
  }
  text.end_array();
}

}  // namespace cifra::game
