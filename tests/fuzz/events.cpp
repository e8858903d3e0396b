// The log of a table as it comes from a store: whatever is in it, the table stays whole, and what it says is JSON.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/json.h"
#include "table/table.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace cifra;
  const auto list = parse_json(std::string_view(reinterpret_cast<const char*>(data), size), "bad");
  if (!list || !list->is_array()) return 0;
  table::Table table("T");
  for (const json::value& value : list->get_array()) {
    const auto event = table::read_event(value);
    if (!event) continue;
    if (*table::read_event(*parse_json(table::to_json(*event), "bad")) != *event) std::abort();
    if (!table.apply(*event)) continue;
    std::string state;
    table.append_state(state);
    if (!parse_json(state, "bad")) std::abort();
    for (int seat = -1; seat < 6; ++seat) {
      std::string you;
      table.append_you(you, seat);
      if (!parse_json(you, "bad")) std::abort();
    }
    (void)table.deadline_ms();
    (void)table.waiting_bots();
    (void)table.record();
  }
  for (const table::Turn& turn : table.turns()) {
    if (!parse_json(turn.text, "bad")) std::abort();
  }
  return 0;
}
