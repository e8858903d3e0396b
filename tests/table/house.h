// A table with everything around it that a server would do: events are written as JSON, read again and applied; time is
// a number; salts are counted.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace cifra::table {

// All that a seat (or a spectator, -1) gets to see.
inline json::object view(const Table& table, int seat) {
  std::string state;
  table.append_state(state);
  json::object view = parse_json(state, "bad_state")->as_object();
  view["version"] = table.version();
  std::string you;
  table.append_you(you, seat);
  view["you"] = *parse_json(you, "bad_you");
  json::array turns;
  for (const Turn& turn : table.turns()) turns.push_back(*parse_json(turn.text, "bad_turn"));
  view["turns"] = std::move(turns);
  return view;
}

class House {
 public:
  explicit House(const Settings& settings, std::string id = "T") : table(std::move(id)) {
    take(table.open(settings, "K7M4QX"));
  }

  // Applies what a command answered; its error otherwise.
  std::string take(const Result<Changes>& changes) {
    if (!changes) return changes.error().code;
    for (const What& what : *changes) {
      const Event event{now_ms, what};
      log.push_back(to_json(event));
      const auto read = read_event(*parse_json(log.back(), "bad_event"));
      EXPECT_TRUE(read && *read == event) << log.back();
      const auto applied = table.apply(*read);
      EXPECT_TRUE(applied) << applied.error().message;
    }
    return "";
  }

  std::string new_salt() {
    const std::string digits = std::to_string(++salts_);
    return std::string(64 - digits.size(), 'f') + digits;
  }

  std::string sit(std::string_view player) { return take(table.sit(player, std::string(player))); }
  std::string start(std::string_view player, std::string_view seed = "seed") {
    return take(table.start(player, seed, new_salt()));
  }
  std::string choose(std::string_view player, std::string_view choice) {
    return take(table.choose(player, table.moment(), choice, new_salt()));
  }

  // What a bot of that level would choose there.
  std::string idea(int seat, std::string_view level = "random") {
    Rng rng("idea/" + std::to_string(++ideas_));
    return table.bot_work(seat, level)(rng, Stop());
  }

  void play_bots() {
    for (const auto& [seat, level] : table.waiting_bots()) {
      EXPECT_EQ(take(table.choose_for_bot(seat, table.moment(), idea(seat, level), new_salt())), "");
    }
  }

  std::string tick() {
    return take(table.tick(now_ms, [this] { return new_salt(); }));
  }

  // The same table, folded anew from its log.
  Table again() const {
    Table copy(table.id());
    for (const std::string& line : log) EXPECT_TRUE(copy.apply(*read_event(*parse_json(line, "bad_event"))));
    return copy;
  }

  Table table;
  std::vector<std::string> log;
  std::int64_t now_ms = 1'000'000;

 private:
  int salts_ = 0;
  int ideas_ = 0;
};

}  // namespace cifra::table
