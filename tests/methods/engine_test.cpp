// The engine of the page: what it answers without a table, and that nothing from outside breaks it.
#include "methods/engine.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <vector>

#include "games/nmbr9/rules/playout.h"
#include "tests/methods/asking.h"

namespace cifra::methods {
namespace {

constexpr std::array<std::string_view, 22> kNames = {"version",
                                                     "games",
                                                     "sha256",
                                                     "referee",
                                                     "bench",
                                                     "table.load",
                                                     "table.begin",
                                                     "table.bot",
                                                     "table.command",
                                                     "table.tick",
                                                     "table.waiting",
                                                     "table.think",
                                                     "table.message",
                                                     "table.record",
                                                     "table.forget",
                                                     "the-number.story",
                                                     "the-number.preview",
                                                     "the-number.map",
                                                     "nmbr9.shapes",
                                                     "nmbr9.places",
                                                     "nmbr9.check",
                                                     "nmbr9.score"};

TEST(Engine, ErrorsAreJson) {
  Page page;
  EXPECT_EQ(page.fault("", "null"), "no_such_method ");
  EXPECT_EQ(page.fault("Version", "null"), "no_such_method ");
  EXPECT_EQ(page.fault("version", ""), "bad_input ");
  EXPECT_EQ(page.fault("version", "{"), "bad_input ");
  EXPECT_EQ(page.fault("version", "[]"), "bad_input ");
  EXPECT_EQ(page.fault("version", std::string(40, '[') + std::string(40, ']')), "bad_input ");
  EXPECT_EQ(page.fault("sha256", R"({"text":")" + std::string(kMaxJsonBytes, 'x') + "\"}"), "bad_input ");
  EXPECT_EQ(page.fault("sha256", "{\"text\":\"\xff\"}"), "bad_input ");
  EXPECT_EQ(error_json({"a_code", "at[0]", "a \"message\""}),
            R"({"error":{"code":"a_code","at":"at[0]","message":"a \"message\""}})");
}

// Every method gets every kind of value in every field it knows, and in some that it does not.
TEST(Engine, WhateverIsAskedIsAnswered) {
  Page page;
  const std::vector<std::string> values = {"null",
                                           "true",
                                           "-1",
                                           "0",
                                           "1",
                                           "5",
                                           "9",
                                           "1e300",
                                           "18446744073709551615",
                                           "-9223372036854775808",
                                           "0.5",
                                           "\"\"",
                                           "\"761\"",
                                           R"("0,0,0,0")",
                                           "[]",
                                           "[[]]",
                                           "[null]",
                                           "[1,2,3]",
                                           R"(["x"])",
                                           "{}",
                                           R"([{}])",
                                           R"({"type":"choose"})",
                                           R"({"game":"nmbr9"})",
                                           R"([{"x":0,"y":0,"level":0,"rotation":0,"number":9}])"};
  const std::array<std::string_view, 21> fields = {
      "table", "log",  "settings", "you",   "bots",   "seed",  "salt",    "now",   "player", "command", "seat",
      "round", "turn", "choice",   "level", "random", "salts", "version", "tiles", "number", "options"};
  for (const std::string_view name : kNames) {
    for (const std::string& value : values) {
      for (const std::string_view field : fields) {
        std::string input = "{";
        for (const std::string_view other : fields) {
          if (input.size() > 1) input += ',';
          input.append("\"").append(other).append("\":").append(other == field ? value : "0");
        }
        const auto answer = page.engine().call(name, input + "}");
        const auto read = parse_json(answer ? *answer : error_json(answer.error()), "bad_answer");
        ASSERT_TRUE(read) << name << " " << input;
        if (name == "bench") break;
      }
    }
  }
}

TEST(Engine, IsTheSameEverywhere) {
  Page page;
  std::string committed;
  std::ifstream(CIFRA_SOURCE_DIR "/bench/SIGNATURE") >> committed;
  EXPECT_EQ(page.ask("signature"), json::value(committed));
  EXPECT_EQ(page.ask("version").at("protocol"), 1);
  EXPECT_EQ(page.ask("games").at(1).at("game"), "nmbr9");
  EXPECT_EQ(page.ask("games").at(0).at("options").at("slips"), "reject");
  EXPECT_GT(page.ask("games").at(1).at("points").at("easy").as_int64(), 20);
  EXPECT_EQ(page.ask("sha256", {{"text", "abc"}}), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_GT(page.ask("bench", {{"workload", 0}}).at("units").as_int64(), 0);
  EXPECT_EQ(page.fault("bench", R"({"workload":99})"), "bad_input workload");
}

TEST(TheNumber, Previews) {
  Page page;
  const auto preview = [&](std::string_view number, int turn, const json::array& available) {
    return page.ask("the-number.preview",
                    {{"options", {{"slips", "reject"}}}, {"turn", turn}, {"available", available}, {"number", number}});
  };
  const json::array all = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  EXPECT_EQ(preview("761", 4, all),
            (json::value{{"legal", true}, {"first", 14}, {"bonus", 8}, {"crossed", {1, 6, 7}}}));
  EXPECT_EQ(preview("76", 0, all).at("crossed"), (json::array{6, 7}));
  EXPECT_EQ(preview("76", 0, all).at("fault").at("code"), "bad_number");
  EXPECT_EQ(preview("761", 0, {1, 6}).at("fault").at("code"), "unavailable_digit");
  for (const std::string_view none : {"", "x76", "7612", "-76", "7x"}) {
    EXPECT_EQ(preview(none, 0, all).at("first"), 0) << none;
    EXPECT_EQ(preview(none, 0, all).at("legal"), false) << none;
  }
  EXPECT_EQ(page.fault("the-number.preview", R"({"options":null,"turn":5,"available":[],"number":""})"),
            "bad_input turn");
  EXPECT_EQ(page.fault("the-number.preview", R"({"options":null,"turn":0,"available":[10],"number":""})"),
            "bad_input available");
}

json::array tiles_of(const nmbr9::Layout& layout) {
  json::array tiles;
  for (const nmbr9::Tile& tile : layout.tiles()) {
    tiles.push_back({{"number", tile.number},
                     {"x", tile.at.x},
                     {"y", tile.at.y},
                     {"level", tile.at.level},
                     {"rotation", tile.at.rotation}});
  }
  return tiles;
}

TEST(Nmbr9, PlacesChecksAndScoresAgreeWithTheRules) {
  Page page;
  Rng rng("methods");
  nmbr9::Layout layout;
  for (int round = 0; round < 20; ++round) {
    const int number = static_cast<int>(rng.below(10));
    const json::array tiles = tiles_of(layout);
    const json::value places = page.ask("nmbr9.places", {{"tiles", tiles}, {"number", number}});
    EXPECT_EQ(page.ask("nmbr9.score", {{"tiles", tiles}}).at("total"), layout.score());
    const nmbr9::Placement place = nmbr9::random_placement(layout, number, rng);
    const json::value json_place = {
        {"x", place.x}, {"y", place.y}, {"level", place.level}, {"rotation", place.rotation}};
    EXPECT_NE(std::ranges::find(places.as_array(), json_place), places.as_array().end());
    const json::value check =
        page.ask("nmbr9.check",
                 {{"tiles", tiles}, {"number", number}, {"x", place.x}, {"y", place.y}, {"rotation", place.rotation}});
    EXPECT_EQ(check.at("legal"), true);
    EXPECT_EQ(check.at("level"), place.level);
    EXPECT_EQ(check.at("rests_on").as_int64() >= 2, place.level > 0);
    layout.place_unchecked(number, place);
  }
}

TEST(Nmbr9, LayoutsThatAreNone) {
  Page page;
  const auto score = [&](const std::string& tiles) { return page.fault("nmbr9.score", R"({"tiles":)" + tiles + "}"); };
  EXPECT_EQ(score("7"), "bad_input tiles");
  EXPECT_EQ(score("[7]"), "bad_input tiles[0]");
  EXPECT_EQ(score("[{}]"), "bad_input tiles[0].x");
  EXPECT_EQ(score(R"([{"x":0,"y":0,"level":0,"rotation":4,"number":1}])"), "bad_input tiles[0].rotation");
  EXPECT_EQ(score(R"([{"x":1001,"y":0,"level":0,"rotation":0,"number":1}])"), "bad_input tiles[0].x");
  EXPECT_EQ(score(R"([{"x":0,"y":0,"level":1,"rotation":0,"number":1}])"), "unsupported tiles[0]");
  std::string many;  // a row of upright ones: more than a layout has room for
  for (int i = 0; i <= nmbr9::kMaxTiles; ++i) {
    many += (i == 0 ? "[" : ",") + std::string(R"({"x":)") + std::to_string(i) +
            R"(,"y":0,"level":0,"rotation":0,"number":1})";
  }
  EXPECT_NE(score(many + "]").find("tiles["), std::string::npos);
  EXPECT_EQ(page.fault("nmbr9.places", R"({"tiles":[],"number":10})"), "bad_input number");
  EXPECT_EQ(page.fault("nmbr9.check", R"({"tiles":[],"number":1,"x":0,"y":-1001,"rotation":0})"), "bad_input y");
}

TEST(Nmbr9, TheBestLayoutGetsBetterAndIsOneOfTheDeck) {
  Page page;
  const json::array deck{3, 9, 1, 0, 7, 7, 2, 8, 5, 6, 4, 4, 1, 9, 0, 5, 8, 3, 6, 2};
  const auto best = [&](const json::array& cards, int seed) {
    return page.ask("nmbr9.best", json::object{{"deck", cards}, {"seed", seed}, {"work", 100'000}});
  };
  const json::value first = best(deck, 1);
  ASSERT_EQ(first.at("tiles").as_array().size(), deck.size());
  for (std::size_t i = 0; i < deck.size(); ++i) EXPECT_EQ(first.at("tiles").at(i).at("number"), deck[i]);
  EXPECT_EQ(page.ask("nmbr9.score", json::object{{"tiles", first.at("tiles")}}).at("total"), first.at("score"));
  const json::value second = best(deck, 1);
  EXPECT_GT(second.at("nodes").as_int64(), first.at("nodes").as_int64()) << "it goes on";
  EXPECT_GE(second.at("score").as_int64(), first.at("score").as_int64());
  EXPECT_EQ(best({5}, 1).at("score"), 0) << "another deck is another search";
  EXPECT_EQ(best(deck, 1), first) << "from the beginning";
}

// After so much work that all kinds of tasks had their turn. The page's engine is asked the same (possible.test.ts).
TEST(Nmbr9, TheBestLayoutIsThatOfEveryEngine) {
  Page page;
  std::ifstream file(CIFRA_SOURCE_DIR "/tests/methods/nmbr9_best.json");
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  const json::value expected = parse_json(text, "bad_file").value_or(nullptr);
  ASSERT_TRUE(expected.is_object());
  json::value answer;
  for (const json::value& work : expected.at("work").as_array()) {
    answer = page.ask("nmbr9.best", json::object{{"deck", expected.at("deck")}, {"seed", 1}, {"work", work}});
  }
  EXPECT_EQ(answer, expected.at("answer")) << json::serialize(answer);
}

TEST(Nmbr9, NoLayoutHasMoreThanTheBound) {
  Page page;
  EXPECT_EQ(page.ask("nmbr9.bound", json::object{{"deck", {5, 4, 9}}, {"score", 0}}).at("bound"), 9);
  EXPECT_EQ(page.fault("nmbr9.bound", R"({"score":0,"deck":[]})"), "bad_input deck");
  EXPECT_EQ(page.fault("nmbr9.bound", R"({"deck":[1,2,3],"score":1001})"), "bad_input score");
  EXPECT_EQ(page.fault("nmbr9.bound", R"({"score":0,"deck":[1,1,1]})"), "bad_input deck");
}

TEST(Nmbr9, DecksThatAreNone) {
  Page page;
  const auto best = [&](const std::string& deck) {
    return page.fault("nmbr9.best", R"({"seed":0,"work":1,"deck":)" + deck + "}");
  };
  for (const char* bad : {"[]", "7", "[10]", "[-1]", R"(["1"])", "[1.5]"})
    EXPECT_EQ(best(bad), "bad_input deck") << bad;
  EXPECT_EQ(best("[1" +
                 [] {
                   std::string more;
                   for (int i = 0; i < 40; ++i) more += ",1";
                   return more;
                 }() +
                 "]"),
            "bad_input deck");
  EXPECT_EQ(page.fault("nmbr9.best", R"({"deck":[1],"seed":0,"work":2000001})"), "bad_input work");
}

TEST(Nmbr9, HintsArePlacesOfTheCardInHand) {
  Page page;
  const json::value tile = {{"number", 4}, {"x", 0}, {"y", 0}, {"level", 0}, {"rotation", 0}};
  const json::value hints = page.ask("nmbr9.hints", {{"deck", {4, 7}}, {"tiles", json::array{tile}}});
  ASSERT_EQ(hints.as_array().size(), 3U) << "there are many that are as good";
  const json::value places = page.ask("nmbr9.places", {{"tiles", json::array{tile}}, {"number", 7}});
  for (const json::value& hint : hints.as_array()) {
    const auto is_it = [&](const json::value& place) {
      return place.at("x") == hint.at("x") && place.at("y") == hint.at("y") &&
             place.at("rotation") == hint.at("rotation") && place.at("level") == hint.at("level");
    };
    EXPECT_TRUE(std::ranges::any_of(places.as_array(), is_it)) << hint;
    EXPECT_GT(hint.at("expected").as_double(), 60);
  }
  EXPECT_EQ(page.ask("nmbr9.hints", {{"deck", {4}}, {"tiles", json::array{}}}).as_array().size(), 1U);
  const auto refused = [&](const std::string& cards, const std::string& more = "") {
    return page.fault("nmbr9.hints", R"({"tiles":[],"deck":)" + cards + more + "}");
  };
  EXPECT_EQ(refused("[]"), "bad_input deck");
  EXPECT_EQ(refused("[1,2]"), "bad_input deck");
  EXPECT_EQ(refused("[10]"), "bad_input deck");
  EXPECT_EQ(refused("[\"1\"]"), "bad_input deck");
  EXPECT_EQ(refused("[5]", R"(,"variant":"U-3-1-4")"), "bad_input deck");
  EXPECT_EQ(refused("[5]", R"(,"variant":"x")"), "bad_input variant");
  EXPECT_EQ(refused("[5]", R"(,"variant":"K-9-2-20")"), "no_hints ");
}

TEST(Referee, IsTheOneOfTheCommandLine) {
  Page page;
  const json::value bad = page.ask("referee", {{"record", "{}"}});
  EXPECT_EQ(bad.at("valid"), false);
  EXPECT_NE(bad.at("verdict").as_string().find("bad_record"), std::string::npos);
  EXPECT_EQ(page.fault("referee", "{}"), "bad_input record");
}

}  // namespace
}  // namespace cifra::methods
