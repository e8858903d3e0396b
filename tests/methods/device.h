// A device with one table "t", whose log is kept as a page keeps it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/methods/asking.h"

namespace cifra::methods {

class Device : public Page {
 public:
  json::value begin(std::string_view game, int bots, const json::value& clock = {{"kind", "none"}}) {
    json::array seats;
    for (int i = 0; i < bots; ++i) seats.push_back({{"name", "Bot " + std::to_string(i + 1)}, {"level", "easy"}});
    return keep(ask("table.begin", {{"table", "t"},
                                    {"settings", {{"game", game}, {"clock", clock}}},
                                    {"you", {{"player", "p"}, {"name", "Ana"}}},
                                    {"bots", seats},
                                    {"seed", "seed"},
                                    {"salt", salt(0)},
                                    {"now", now}}));
  }
  // Several people at one device, "p" first, and a bot.
  json::value begin_with(std::string_view game, const std::vector<std::string>& players) {
    json::array with;
    for (const std::string& player : players) with.push_back({{"player", player}, {"name", "Name of " + player}});
    return keep(ask("table.begin", {{"table", "t"},
                                    {"settings", {{"game", game}, {"clock", {{"kind", "none"}}}}},
                                    {"you", {{"player", "p"}, {"name", "Ana"}}},
                                    {"with", with},
                                    {"bots", {{{"name", "Bot"}, {"level", "easy"}}}},
                                    {"seed", "seed"},
                                    {"salt", salt(0)},
                                    {"now", now}}));
  }
  // Goes on from a turn of a record; the others are bots.
  json::value fork(const json::value& record, int round, int turn, int seat, std::string_view seed = "seed",
                   bool same_order = false) {
    return keep(ask("table.fork", fork_input(record, round, turn, seat, seed, same_order)));
  }
  json::value fork_input(const json::value& record, int round, int turn, int seat, std::string_view seed = "seed",
                         bool same_order = false) const {
    json::array bots;
    json::value you;
    for (std::size_t i = 0; i < record.at("players").as_array().size(); ++i) {
      const json::value& name = record.at("players").at(i);
      if (static_cast<int>(i) == seat) {
        you = {{"player", "p"}, {"name", name}};
      } else {
        bots.push_back({{"name", name}, {"level", "easy"}});
      }
    }
    return {{"table", "t"},   {"record", json::serialize(record)},
            {"round", round}, {"turn", turn},
            {"you", you},     {"seat", seat},
            {"bots", bots},   {"same_order", same_order},
            {"seed", seed},   {"now", now}};
  }
  json::value message(std::string_view player = "p", std::size_t version = 0) {
    return ask("table.message", {{"table", "t"}, {"player", player}, {"version", version}, {"now", now}});
  }
  json::value command(const json::value& what, std::string_view player = "p") {
    return keep(ask("table.command",
                    {{"table", "t"}, {"player", player}, {"command", what}, {"salt", salt(++salts_)}, {"now", now}}));
  }
  std::string think(int seat) {
    return std::string(
        ask("table.think",
            {{"table", "t"}, {"seat", seat}, {"level", "easy"}, {"random", "r" + std::to_string(++salts_)}})
            .at("choice")
            .as_string());
  }
  void play_bots() {
    const json::value waiting = ask("table.waiting", {{"table", "t"}});
    for (const json::value& bot : waiting.as_array()) {
      const auto seat = static_cast<int>(bot.at("seat").as_int64());
      const json::value at = message().at("state");
      keep(ask("table.bot", {{"table", "t"},
                             {"seat", seat},
                             {"round", at.at("round")},
                             {"turn", at.at("turn")},
                             {"choice", think(seat)},
                             {"salt", salt(++salts_)},
                             {"now", now}}));
    }
  }
  json::value choose(int seat = 0, std::string_view player = "p") {
    const json::value at = message().at("state");
    return command({{"type", "choose"}, {"round", at.at("round")}, {"turn", at.at("turn")}, {"choice", think(seat)}},
                   player);
  }
  // To the end, for whoever has that seat.
  void play_on(int seat = 0) {
    while (message().at("state").at("phase") == "playing") {
      if (message().at("state").at("seats").at(static_cast<std::size_t>(seat)).at("must_act").as_bool()) choose(seat);
      play_bots();
    }
  }
  std::string record() { return json::serialize(ask("table.record", {{"table", "t"}})); }
  json::value tick() {
    json::array salts;
    for (int i = 0; i < 5; ++i) salts.emplace_back(salt(++salts_));
    return keep(ask("table.tick", {{"table", "t"}, {"salts", salts}, {"now", now}}));
  }

  json::value keep(json::value answer) {
    for (const json::value& event : answer.at("events").as_array()) log.push_back(event);
    return answer;
  }

  json::array log;
  std::int64_t now = 1'763'251'200'000;

 private:
  int salts_ = 0;
};

}  // namespace cifra::methods
