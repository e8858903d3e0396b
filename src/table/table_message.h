// The `table` message of docs/protocol.md, which the house sends and a table on a device answers with. It comes in two
// parts: a head that is the same for everybody, and a rest for one of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "game/game.h"
#include "table/table.h"

namespace cifra::table {

inline constexpr int kProtocol = 1;

// What is not in the events of a table.
struct Company {
  std::int64_t now_ms = 0;
  game::SeatSet here;        // seats of people who are
  std::size_t watchers = 0;  // others
};

// Up to the turns.
void append_head(std::string& out, const Table& table, const Company& company);

// The turns from that one on, and what is for this player alone; nobody's name is a spectator.
void append_rest(std::string& out, const Table& table, std::size_t first_turn, std::string_view player);

// The first turn that was resolved after that version.
std::size_t first_turn_after(const Table& table, std::int64_t version);

}  // namespace cifra::table
