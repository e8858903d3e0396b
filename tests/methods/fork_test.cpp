// Tables on a device that go on from a turn of a record, and help that is asked for there.
#include <algorithm>
#include <string>
#include <vector>

#include "tests/methods/device.h"

namespace cifra::methods {
namespace {

json::value parsed(const std::string& text) { return *parse_json(text, "bad_record"); }

json::value played(std::string_view game, int bots) {
  Device device;
  device.begin(game, bots);
  device.play_on();
  return parsed(device.record());
}

// What a turn of the original came to, as the fork has it.
void expect_same_turns(const json::value& message, std::size_t count) {
  ASSERT_EQ(message.at("turns").as_array().size(), count);
  for (const json::value& turn : message.at("turns").as_array()) {
    for (const json::value& choice : turn.at("choices").as_array()) {
      EXPECT_TRUE(choice.is_null() || choice.as_object().size() == 1U) << "nobody committed to it";
    }
  }
}

TEST(Forks, OfTheNumberGoOnFromTheTurn) {
  const json::value original = played("the-number", 2);
  for (const auto& [round, turn] : {std::pair{0, 0}, {0, 3}, {1, 1}}) {
    Device device;
    device.fork(original, round, turn, 1);
    const json::value begun = device.message();
    EXPECT_EQ(begun.at("you"), (json::value{{"seat", 1}}));
    EXPECT_EQ(begun.at("state").at("round"), round);
    EXPECT_EQ(begun.at("state").at("turn"), turn);
    EXPECT_EQ(begun.at("state").at("from"), (json::value{{"round", round}, {"turn", turn}}));
    EXPECT_FALSE(begun.at("state").as_object().contains("deck"));
    expect_same_turns(begun, static_cast<std::size_t>(5 * round + turn));

    Device again;  // the same from its log
    again.ask("table.load", {{"table", "t"}, {"log", device.log}});
    EXPECT_EQ(again.message(), begun);

    device.play_on(1);
    const json::value record = parsed(device.record());
    EXPECT_EQ(record.at("from"), (json::value{{"round", round}, {"turn", turn}}));
    EXPECT_EQ(record.at("options"), original.at("options"));
    for (std::size_t i = 0; i < static_cast<std::size_t>(5 * round + turn); ++i) {
      EXPECT_EQ(record.at("rounds").at(i / 5).at(i % 5), original.at("rounds").at(i / 5).at(i % 5));
      EXPECT_EQ(record.at("fair").at("choices").at(i / 5).at(i % 5), (json::array{nullptr, nullptr, nullptr}));
    }
    EXPECT_FALSE(record.at("fair").as_object().contains("deck"));
    const json::value verdict = device.ask("referee", {{"record", device.record()}});
    EXPECT_EQ(verdict.at("valid"), true);
    EXPECT_EQ(parsed(std::string(verdict.at("verdict").as_string())).at("fair"), "checked");
    EXPECT_FALSE(verdict.at("remarks").as_array().empty()) << "that a part is another game's is said";
  }
}

TEST(Forks, OfNmbr9DealWhatWasOpenAndShuffleTheRest) {
  const json::value original = played("nmbr9", 1);
  const auto deck_of = [&](std::string_view seed, bool same_order) {
    Device device;
    device.fork(original, 7, 0, 0, seed, same_order);
    expect_same_turns(device.message(), 7);
    EXPECT_EQ(device.message().at("state").at("game").at("cards").as_array().size(), 8U) << "the card of this turn";
    device.play_on();
    const json::value record = parsed(device.record());
    EXPECT_EQ(device.ask("referee", {{"record", device.record()}}).at("valid"), true);
    for (std::size_t i = 0; i < 7; ++i) EXPECT_EQ(record.at("placements").at(i), original.at("placements").at(i));
    return record.at("deck").as_array();
  };
  const json::array before = original.at("deck").as_array();
  const json::array one = deck_of("one", false);
  const json::array other = deck_of("other", false);
  EXPECT_NE(one, other);
  EXPECT_NE(one, before);
  EXPECT_EQ(deck_of("one", true), before);
  for (json::array deck : {one, other}) {
    EXPECT_TRUE(std::equal(before.begin(), before.begin() + 8, deck.begin()));
    const auto sorted = [](json::array cards) {
      std::ranges::sort(cards, {}, [](const json::value& card) { return card.as_int64(); });
      return cards;
    };
    EXPECT_EQ(sorted(deck), sorted(before));
  }
}

TEST(Forks, AlsoFromVariantsAndFromRecordsThatStopEarly) {
  json::value record = parsed(
      R"({"game":"nmbr9","players":["Ana"],"variant":"U-3-1-4","deck":[2,0],"placements":[[{"x":0,"y":0,"level":0,"rotation":0}]]})");
  Device device;
  device.fork(record, 0, 0, 0, "x", true);
  device.play_on();
  const json::value again = parsed(device.record());
  EXPECT_EQ(again.at("variant"), "U-3-1-4");
  EXPECT_EQ(again.at("deck").as_array().size(), 4U);
  EXPECT_EQ(again.at("deck").at(0), 2);
  EXPECT_EQ(again.at("deck").at(1), 0) << "what the record tells keeps its order";
}

TEST(Forks, NothingWrittenAndSlipsAreTakenAsTheyWere) {
  json::value record =
      parsed(R"({"game":"the-number","players":["Ana","Ben"],"rounds":[[["987",null],["012","911"],["345","345"]]]})");
  Device device;
  device.fork(record, 0, 2, 1);
  const json::value turns = device.message().at("turns");
  EXPECT_EQ(turns.at(0).at("outcome").at(1).at("status"), "none");
  EXPECT_FALSE(turns.at(0).as_object().contains("at_zero"));
  device.play_on(1);
  EXPECT_EQ(parsed(device.record()).at("options").at("slips"), "void");
}

TEST(Forks, WhatIsRefused) {
  const json::value original = played("the-number", 1);
  Device device;
  const auto refused = [&](const json::value& input) { return device.fault("table.fork", json::serialize(input)); };
  json::value input = device.fork_input(original, 0, 1, 0);
  const auto with = [&](std::string_view key, const json::value& value) {
    json::value changed = input;
    changed.as_object()[key] = value;
    return refused(changed);
  };
  EXPECT_EQ(with("round", 2), "no_such_turn turn");
  EXPECT_EQ(with("turn", 5), "no_such_turn turn");
  EXPECT_EQ(with("turn", -1), "bad_input turn");
  EXPECT_EQ(with("record", "{}"), "bad_record game");
  EXPECT_EQ(with("record", R"({"game":"the-number","players":["a","b"],"rounds":[[["1","2"]]]})"),
            "bad_number rounds[0][0][0]");
  EXPECT_EQ(with("same_order", 1), "bad_input same_order");
  const auto bots = [&](std::string_view name, std::string_view level) {
    return with("bots", json::array{{{"name", name}, {"level", level}}});
  };
  EXPECT_EQ(with("bots", json::array{}), "bad_input bots");
  EXPECT_EQ(with("bots", "easy"), "bad_input bots");
  EXPECT_EQ(bots("Ana", "easy"), "name_taken ");
  EXPECT_EQ(bots("", "easy"), "bad_name name");
  EXPECT_EQ(bots("Ben", "none"), "no_such_bot ");
  EXPECT_EQ(bots("Ben", ""), "no_such_bot ");
  EXPECT_EQ(with("seat", 2), "bad_input bots");
  EXPECT_EQ(with("seat", -1), "bad_input seat");
  EXPECT_EQ(with("you", nullptr), "bad_input you");

  // Who is out has nothing to decide.
  const json::value out = parsed(
      R"({"game":"the-number","players":["a","b"],"rounds":[[["012",null],["345",null],["678",null],["999",null],[null,"555"]]]})");
  EXPECT_EQ(refused(device.fork_input(out, 0, 4, 0)), "nothing_to_choose turn");
  EXPECT_EQ(device.fault("table.message", R"({"table":"t","player":"p","version":0,"now":1})"), "no_such_table table");
  device.fork(out, 0, 4, 1);
}

TEST(Help, IsKeptAndStandsInTheRecord) {
  Device device;
  device.begin("the-number", 1);
  const auto ask = [&](int turn) {
    return device.keep(
        device.ask("table.help", {{"table", "t"}, {"player", "p"}, {"round", 0}, {"turn", turn}, {"now", device.now}}));
  };
  const auto refused = [&](int turn, const std::string& player = "p") {
    return device.fault("table.help", R"({"table":"t","player":")" + player + R"(","round":0,"turn":)" +
                                          std::to_string(turn) + R"(,"now":1})");
  };
  EXPECT_FALSE(device.message().at("state").as_object().contains("help"));
  EXPECT_EQ(ask(0).at("events").as_array().size(), 1U);
  EXPECT_EQ(ask(0).at("events").as_array().size(), 0U) << "once a turn";
  EXPECT_EQ(refused(1), "not_now ");
  EXPECT_EQ(refused(0, "x"), "not_seated ");
  device.choose();
  device.play_bots();
  EXPECT_EQ(refused(0), "not_now ");
  ask(1);
  const json::value help =
      json::array{{{"seat", 0}, {"round", 0}, {"turn", 0}}, {{"seat", 0}, {"round", 0}, {"turn", 1}}};
  EXPECT_EQ(device.message().at("state").at("help"), help);
  Device again;
  again.ask("table.load", {{"table", "t"}, {"log", device.log}});
  EXPECT_EQ(again.message().at("state").at("help"), help);
  device.play_on();
  EXPECT_EQ(refused(0), "not_now ");
  EXPECT_EQ(parsed(device.record()).at("help"), help);
  EXPECT_EQ(device.ask("referee", {{"record", device.record()}}).at("valid"), true);
}

}  // namespace
}  // namespace cifra::methods
