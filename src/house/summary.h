// A table as it stands in lists, in JSON.
#pragma once

#include <string>
#include <string_view>

#include "base/json_text.h"
#include "table/table.h"

namespace cifra::house {

// Whose turn it is changes all the time and is told only where the table itself is at hand: in the list of somebody who
// sits at it, with their seat.
inline std::string summary(const table::Table& table, std::string_view player = {}) {
  std::string out;
  JsonText text(out);
  text.begin_object()("table", table.id()).key("code");
  table.phase() == table::Phase::kClosed ? text.null() : text.value(table.code());
  text("game", table.settings().game)("phase", table::word(table.phase()))("public", table.settings().is_public);
  text.key("seats").begin_array();
  for (const table::Seat& seat : table.seats()) text.value(seat.name);
  text.end_array()("max_seats", game::find_game_type(table.settings().game)->max_seats());
  text.key("clock").raw(table::to_json(table.settings().clock));
  if (table.settings().rated) text("rated", true);
  if (table.day()) text("day", *table.day());
  if (!table.group().empty()) text("group", table.group());
  if (const auto you = table.seat_of(player)) {
    text("you", *you).key("waits_for").begin_array();
    for (std::size_t seat = 0; seat < table.seats().size(); ++seat) {
      if (table.must_act(static_cast<int>(seat))) text.value(table.seats()[seat].name);
    }
    text.end_array();
  }
  text.end_object();
  return out;
}

}  // namespace cifra::house
