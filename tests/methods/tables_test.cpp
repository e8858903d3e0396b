// Tables on a device: whole games against bots, clocks, coming back from the log, and what is refused.
#include <algorithm>
#include <string>
#include <vector>

#include "tests/methods/device.h"

namespace cifra::methods {
namespace {

void play_whole_game(std::string_view game, int bots) {
  Device device;
  device.begin(game, bots);
  device.play_on();
  const json::value end = device.message();
  EXPECT_FALSE(end.at("state").at("winners").as_array().empty());
  EXPECT_EQ(end.at("state").at("deck").at("seed"), "seed");
  EXPECT_EQ(end.at("here"), (json::array{0}));
  const std::string record = device.record();
  EXPECT_EQ(device.ask("referee", {{"record", record}}).at("valid"), true) << record;

  Device again;  // the same from its log
  again.ask("table.load", {{"table", "t"}, {"log", device.log}});
  EXPECT_EQ(again.message(), end);
}

TEST(Tables, AWholeGameOfTheNumber) { play_whole_game("the-number", 4); }
TEST(Tables, AWholeGameOfNmbr9) { play_whole_game("nmbr9", 3); }
TEST(Tables, NmbrNineAlone) { play_whole_game("nmbr9", 0); }

// One device that goes from hand to hand: each of its people has a view, and who only looks has none.
void play_from_hand_to_hand(std::string_view game) {
  Device device;
  device.begin_with(game, {"q", "r"});
  const std::vector<std::string> players = {"p", "q", "r"};
  device.play_bots();
  device.choose(0, "p");
  EXPECT_TRUE(device.message("p").at("you").as_object().contains("choice"));
  EXPECT_EQ(device.message("q").at("you"), (json::value{{"seat", 1}}));
  EXPECT_TRUE(device.message("").at("you").is_null());
  EXPECT_EQ(device.message("").at("here"), (json::array{0, 1, 2}));
  EXPECT_EQ(device.message("").at("state").at("seats").at(3).at("bot"), "easy");
  while (device.message("").at("state").at("phase") == "playing") {
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      const json::value state = device.message("").at("state");
      if (state.at("phase") == "playing" && state.at("seats").at(seat).at("must_act").as_bool()) {
        device.choose(static_cast<int>(seat), players[seat]);
      }
    }
    device.play_bots();
  }
  const std::string record = device.record();
  EXPECT_EQ(device.ask("referee", {{"record", record}}).at("valid"), true) << record;
  EXPECT_NE(record.find(R"(["Ana","Name of q","Name of r","Bot"])"), std::string::npos) << record;
}

TEST(Tables, TheNumberFromHandToHand) { play_from_hand_to_hand("the-number"); }
TEST(Tables, Nmbr9FromHandToHand) { play_from_hand_to_hand("nmbr9"); }

TEST(Tables, PeopleAtOneDeviceHaveNamesOfTheirOwn) {
  Device device;
  const auto begin = [&](const std::string& with) {
    return device.fault("table.begin", R"({"table":"t","settings":{"game":"nmbr9"},"bots":[],"seed":"s",)"
                                       R"("you":{"player":"p","name":"Ana"},"with":)" +
                                           with + R"(,"salt":")" + salt(1) + R"(","now":1})");
  };
  EXPECT_EQ(begin(R"([{"player":"q","name":"Ana"}])"), "name_taken ");
  EXPECT_EQ(begin(R"([{"player":"q","name":" "}])"), "bad_name name");
  EXPECT_EQ(begin(R"([{"player":"","name":"Ben"}])"), "not_a_player ");
  EXPECT_EQ(begin("7"), "bad_input with");
  EXPECT_EQ(begin("[7]"), "bad_input with");
}

TEST(Tables, MessagesBringWhatIsNew) {
  Device device;
  device.begin("the-number", 1);
  device.play_bots();
  const json::value before = device.message();
  EXPECT_EQ(before.at("type"), "table");
  EXPECT_TRUE(before.at("turns").as_array().empty());
  EXPECT_EQ(before.at("you"), (json::value{{"seat", 0}}));
  EXPECT_TRUE(before.at("state").at("seats").at(1).as_object().contains("sha256"));
  device.choose();
  EXPECT_EQ(device.message().at("turns").as_array().size(), 1U);
  const auto version = static_cast<std::size_t>(device.message().at("version").as_int64());
  EXPECT_TRUE(device.message("p", version).at("turns").as_array().empty());
  EXPECT_TRUE(device.message("somebody").at("you").is_null());
}

TEST(Tables, TheClockChoosesForThoseWhoDoNot) {
  Device device;
  device.begin("nmbr9", 1, {{"kind", "seconds"}, {"amount", 30}});
  EXPECT_EQ(device.tick().at("deadline"), device.now + 30'000);
  device.now += 30'000;
  EXPECT_EQ(device.tick().at("events").as_array().size(), 2U);
  EXPECT_EQ(device.message().at("state").at("round"), 1);
  EXPECT_EQ(device.tick().at("events").as_array().size(), 0U);
}

TEST(Tables, HurryIsACommand) {
  Device device;
  device.begin("the-number", 1);
  device.choose();
  device.command({{"type", "hurry"}, {"round", 0}, {"turn", 0}});
  EXPECT_EQ(device.message().at("state").at("deadline"), device.now + 60'000);
}

TEST(Tables, WhatIsRefused) {
  Device device;
  device.begin("the-number", 1);
  const std::string salted = R"(,"salt":")" + salt(1) + R"(","now":1})";
  const auto command = [&](const std::string& what, const std::string& player = "p") {
    return device.fault("table.command", R"({"table":"t","player":")" + player + R"(","command":)" + what + salted);
  };
  EXPECT_EQ(command(R"({"type":"choose","round":0,"turn":0,"choice":"76"})"), "bad_choice choice");
  EXPECT_EQ(command(R"({"type":"choose","round":0,"turn":1,"choice":"761"})"), "not_now ");
  EXPECT_EQ(command(R"({"type":"choose","round":0,"turn":0,"choice":"761"})", "x"), "not_seated ");
  EXPECT_EQ(command(R"({"type":"rematch"})"), "bad_message type");
  EXPECT_EQ(command(R"({"type":"watch"})"), "bad_message type");
  EXPECT_EQ(command(R"({"type":"fly"})"), "bad_message type");
  EXPECT_EQ(command("7"), "bad_input command");
  EXPECT_EQ(command(R"({"type":"leave"})", ""), "bad_input player");
  EXPECT_EQ(
      device.fault("table.command", R"({"table":"t","player":"p","command":{"type":"leave"},"salt":"x","now":1})"),
      "bad_input salt");
  EXPECT_EQ(device.fault("table.command", R"({"table":"t","player":"p","command":{"type":"leave"},"now":1})"),
            "bad_input salt");
  EXPECT_EQ(device.fault("table.waiting", R"({"table":"other"})"), "no_such_table table");
  EXPECT_EQ(device.fault("table.record", R"({"table":"t"})"), "not_finished ");
  EXPECT_EQ(device.fault("table.tick", R"({"table":"t","salts":[],"now":1})"), "bad_input salts");
  EXPECT_EQ(device.fault("table.think", R"({"table":"t","seat":4,"level":"easy","random":""})"), "not_now seat");
  EXPECT_EQ(device.fault("table.think", R"({"table":"t","seat":0,"level":"genius","random":""})"), "no_such_bot level");
  EXPECT_EQ(device.message().at("version"), device.log.size()) << "nothing happened";
}

TEST(Tables, BeginningsThatFailLeaveNothing) {
  Device device;
  const auto begin = [&](const std::string& settings, const std::string& bots, const std::string& name = "Ana") {
    return device.fault("table.begin", R"({"table":"t","settings":)" + settings + R"(,"you":{"player":"p","name":")" +
                                           name + R"("},"bots":)" + bots + R"(,"seed":"s","salt":")" + salt(1) +
                                           R"(","now":1})");
  };
  const std::string number = R"({"game":"the-number"})";
  EXPECT_EQ(begin(R"({"game":"chess"})", "[]"), "bad_settings game");
  EXPECT_EQ(begin(number, "[]"), "too_few_seats ");
  EXPECT_EQ(begin(number, R"([{"name":"Ana","level":"easy"}])"), "name_taken ");
  EXPECT_EQ(begin(number, R"([{"name":"B","level":"genius"}])"), "no_such_bot ");
  EXPECT_EQ(begin(number, "[1]"), "bad_input bots");
  EXPECT_EQ(begin(number, "[]", ""), "bad_name name");
  EXPECT_EQ(begin(number, "[{},{},{},{},{},{}]"), "bad_input bots");
  EXPECT_EQ(device.fault("table.waiting", R"({"table":"t"})"), "no_such_table table");
  device.begin("the-number", 1);
  EXPECT_EQ(begin(number, R"([{"name":"B","level":"easy"}])"), "already_open table");
}

TEST(Tables, LogsAreRead) {
  Device device;
  device.begin("the-number", 1);
  const auto load = [&](const json::array& log) {
    return device.fault("table.load", json::serialize(json::value{{"table", "u"}, {"log", log}}));
  };
  EXPECT_EQ(load({}), "bad_input log");
  EXPECT_EQ(load({"x"}), "bad_event log[0]");
  EXPECT_EQ(load({7}), "bad_input log");
  json::array twice = device.log;
  twice.insert(twice.end(), device.log.begin(), device.log.end());
  EXPECT_EQ(load(twice), "bad_event log[" + std::to_string(device.log.size()) + "]");
  EXPECT_EQ(device.fault("table.waiting", R"({"table":"u"})"), "no_such_table table");
}

TEST(Tables, ThereIsRoomForSomeOnly) {
  Device device;
  device.begin("nmbr9", 0);
  const auto load = [&](const std::string& id) { return json::value{{"table", id}, {"log", device.log}}; };
  for (std::size_t i = 1; i < kMostTables; ++i) device.ask("table.load", load(std::to_string(i)));
  EXPECT_EQ(device.fault("table.load", json::serialize(load("more"))), "too_many_tables table");
  device.ask("table.load", load("1"));
  device.ask("table.forget", {{"table", "1"}});
  device.ask("table.forget", {{"table", "1"}});
  device.ask("table.load", load("more"));
}

}  // namespace
}  // namespace cifra::methods
