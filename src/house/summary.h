// A table as it stands in lists.
#pragma once

#include "base/json.h"
#include "table/table.h"

namespace cifra::house {

inline json::object summary(const table::Table& table) {
  json::array names;
  for (const table::Seat& seat : table.seats()) names.emplace_back(seat.name);
  json::object settings = table::to_json(table.settings());
  return {{"table", table.id()},
          {"code", table.phase() == table::Phase::kClosed ? json::value(nullptr) : json::value(table.code())},
          {"game", table.settings().game},
          {"phase", table::word(table.phase())},
          {"public", table.settings().is_public},
          {"seats", std::move(names)},
          {"max_seats", table::find_kind(table.settings().game)->max_seats()},
          {"clock", settings["clock"]}};
}

inline json::array waits_for(const table::Table& table) {
  json::array names;
  for (std::size_t seat = 0; seat < table.seats().size(); ++seat) {
    if (table.must_act(static_cast<int>(seat))) names.emplace_back(table.seats()[seat].name);
  }
  return names;
}

}  // namespace cifra::house
