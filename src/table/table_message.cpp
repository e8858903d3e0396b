#include "table/table_message.h"

#include <algorithm>

#include "base/json_text.h"

namespace cifra::table {

void append_head(std::string& out, const Table& table, const Company& company) {
  out.reserve(out.size() + 512 + 256 * table.seats().size());
  JsonText text(out);
  text.begin_object()("type", "table")("table", table.id())("version", table.version())("now", company.now_ms);
  text.key("here").begin_array();
  for (int seat = 0; seat < static_cast<int>(table.seats().size()); ++seat) {
    if (company.here.has(seat)) text.value(seat);
  }
  text.end_array()("watchers", company.watchers).key("state").raw("");
  table.append_state(out);
  text.key("turns").begin_array();
}

void append_rest(std::string& out, const Table& table, std::size_t first_turn, std::string_view player) {
  const auto& turns = table.turns();
  std::size_t bytes = 64;
  for (std::size_t i = first_turn; i < turns.size(); ++i) bytes += turns[i].text.size() + 1;
  out.reserve(out.size() + bytes);
  for (std::size_t i = first_turn; i < turns.size(); ++i) {
    if (i > first_turn) out += ',';
    out += turns[i].text;
  }
  out += R"(],"you":)";
  table.append_you(out, table.seat_of(player).value_or(-1));
  out += '}';
}

std::size_t first_turn_after(const Table& table, std::int64_t version) {
  const auto& turns = table.turns();
  const auto after = [&](const Turn& turn) { return static_cast<std::int64_t>(turn.version) > version; };
  return static_cast<std::size_t>(std::ranges::find_if(turns, after) - turns.begin());
}

}  // namespace cifra::table
