// Days for tests: a house at noon of a day, and people who play it.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "game/registry.h"
#include "house/day_chain.h"
#include "record/read.h"
#include "record/write.h"
#include "tests/house/clients.h"
#include "tests/store/stores.h"

namespace cifra::house {

inline constexpr std::int64_t kHour = 3'600'000;
inline constexpr std::int64_t kNoon = 12 * kHour;
inline constexpr int kDay = 321;  // 18 November 2026

// Par takes minutes, so there is none unless a test is about it.
inline Options without_par() {
  Options options;
  options.limits.day_par_games = 0;
  return options;
}

// A person at a table of a day, who knows what everybody there knows, and places tiles as an `easy` bot would.
class Player {
 public:
  explicit Player(Guest& guest) : guest_(guest) {}

  bool place_one() {
    const json::object& state = guest_.state();
    if (state.at("phase") != "playing") return false;
    const auto* type = game::daily_game();
    std::string dealt;
    for (const json::value& card : state.at("game").at("cards").as_array()) dealt += std::to_string(card.as_int64());
    const auto game = type->start_with(state.at("settings").at("options"), 1, dealt, "unknown");
    if (!game) return false;
    for (const std::string& choice : choices()) {
      EXPECT_TRUE(game->choose(0, choice));
      game->resolve();
    }
    Rng rng("a person");
    EXPECT_EQ(guest_.say({{"type", "choose"},
                          {"table", guest_.table().at("table")},
                          {"round", state.at("round")},
                          {"turn", state.at("turn")},
                          {"choice", *game->at_zero(0, rng)}}),
              "");
    return true;
  }

 private:
  // Of all messages so far, each turn once.
  std::vector<std::string> choices() const {
    std::vector<std::string> list;
    for (const json::object& message : guest_.ear.messages) {
      if (message.at("type") != "table") continue;
      for (const json::value& turn : message.at("turns").as_array()) {
        const auto round = static_cast<std::size_t>(turn.at("round").as_int64());
        list.resize(std::max(list.size(), round + 1));
        list[round] = std::string(turn.at("choices").at(0).at("choice").as_string());
      }
    }
    return list;
  }

  Guest& guest_;
};

// A house at noon of a day, whose clock has gone long enough to be believed.
class Days : public testing::Test {
 public:
  explicit Days(const Options& options = without_par()) : house_(options) {
    set_time(house_, kDay - 1, kNoon);
    for (const std::int64_t hours : {0, 2}) pass_to(kDay - 1, kNoon + hours * kHour);
    pass_to(kDay, kNoon);
  }
  TestHouse& house() { return house_; }

  // Somebody sets the clock.
  static void set_time(TestHouse& house, int day, std::int64_t ms) {
    house.settle();
    house.loop.set_clock(Daily::begins_ms(day) + ms - house.loop.now_ms());
  }
  void set_time(int day, std::int64_t ms) { set_time(house_, day, ms); }
  // Time passes, with all that happens every few seconds.
  void pass_to(int day, std::int64_t ms) {
    const std::int64_t by = Daily::begins_ms(day) + ms - house_.loop.now_ms();
    house_.settle();
    house_.loop.jump(by);
    for (int i = 0; i < 150; ++i) house_.house->sweep();
    house_.settle();
  }

  Answer get(const std::string& path, const std::string& token = "", const std::string& query = "") {
    return house_.ask("GET", path, nullptr, token, "1.2.3.4", query);
  }
  json::object body(const Answer& answer) { return house_.json_of(answer); }
  std::string begin(const std::string& token, int status = 201) {
    const Answer answer = house_.ask("POST", "/api/today", json::object(), token);
    EXPECT_EQ(answer.status, status) << answer.body;
    const json::object got = body(answer);
    return got.contains("table") ? std::string(got.at("table").as_string()) : "";
  }
  json::object day(int number, const std::string& token = "") {
    house_.pass(250);
    const Answer answer = get("/api/days/" + std::to_string(number), token);
    EXPECT_EQ(answer.status, 200) << answer.body;
    return body(answer);
  }

  // So many tiles, or all; the score.
  static int play(TestHouse& house, const std::string& token, const std::string& table, int tiles = 100) {
    Guest guest(house, token);
    EXPECT_EQ(guest.watch(table), "");
    house.settle();
    Player player(guest);
    for (int i = 0; i < tiles && player.place_one(); ++i) continue;
    house.pass(500);  // a board is read again at most a few times a second
    return static_cast<int>(guest.state().at("game").at("scores").at(0).as_int64());
  }
  int play(const std::string& token, const std::string& table, int tiles = 100) {
    return play(house_, token, table, tiles);
  }
  std::vector<int> cards(const std::string& token, const std::string& table) {
    std::vector<int> list;
    const json::object shown = body(get("/api/tables/" + table, token));
    for (const json::value& card : shown.at("state").at("game").at("cards").as_array()) {
      list.push_back(static_cast<int>(card.as_int64()));
    }
    return list;
  }

  // A game on a seed that somebody plays at home.
  static record::Record offline_game(const std::string& seed, bool whole = true) {
    const auto* type = game::daily_game();
    const auto game = type->start(*type->complete(nullptr), 1, seed);
    Rng rng("at home");
    for (int i = 0; !game->finished() && (whole || i < 5); ++i) {
      EXPECT_TRUE(game->choose(0, *game->at_zero(0, rng)));
      game->resolve();
    }
    record::Record record;
    record.players = {"at home"};
    record.game = game->record();
    return record;
  }
  static json::value as_json(const record::Record& record) { return *parse_json(record::write_record(record), "bad"); }
  std::string offline_seed() { return std::string(body(get("/api/today/offline")).at("seed").as_string()); }
  Answer hand_in(const std::string& token, int number, const json::value& record) {
    return house_.ask("POST", "/api/days/" + std::to_string(number) + "/offline", {{"record", record}}, token);
  }

 private:
  TestHouse house_;
};

}  // namespace cifra::house
