// A third game, without a line of src/ that knows it: at a table, in a record, in the arena, on a page. play_test.sh
// does the same with the real server.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/runner.h"
#include "game/arena.h"
#include "game/registry.h"
#include "record/read.h"
#include "record/referee.h"
#include "record/write.h"
#include "tests/methods/asking.h"
#include "tests/table/house.h"
#include "tests/tiny_game/codec.h"

namespace cifra {
namespace {

TEST(TinyGame, IsListedWithTheOthers) {
  methods::Page page;
  const json::array games = page.ask("games").as_array();
  ASSERT_EQ(games.size(), 3U);
  EXPECT_EQ(games[2].at("game"), "tiny");
  EXPECT_EQ(games[2].at("bots"), (json::array{"random", "easy"}));
  EXPECT_EQ(games[2].at("options").at("rounds"), 5);
}

TEST(TinyGame, IsPlayedAtATableAndRefereed) {
  table::House house({"tiny", nullptr, {}, false}, "tiny-table");
  ASSERT_EQ(house.sit("ana"), "");
  ASSERT_EQ(house.take(house.table.seat_bot("ana", "Bot", "easy")), "");
  ASSERT_EQ(house.start("ana", "seed"), "");
  while (house.table.phase() == table::Phase::kPlaying) {
    house.play_bots();
    ASSERT_EQ(house.choose("ana", house.idea(0)), "");
  }
  const auto text = house.table.record_text();
  ASSERT_TRUE(text);
  const record::Verdict verdict = record::referee(*text);
  EXPECT_TRUE(verdict.valid) << verdict.line;
  EXPECT_TRUE(verdict.remarks.empty()) << verdict.remarks[0];
  EXPECT_NE(verdict.line.find(R"("game":"tiny")"), std::string::npos);
  EXPECT_NE(verdict.line.find(R"("fair":"checked")"), std::string::npos);
  EXPECT_EQ(record::write_record(*record::read_record(*text)), *text);
}

TEST(TinyGame, ABadRecordIsRefusedWithItsPlace) {
  const std::string good = R"({"game":"tiny","players":["a"],"rounds":2,"deck":[0,1],"picks":[[3],[4]]})";
  EXPECT_TRUE(record::referee(good).valid);
  const auto fault = [&](const std::string& from, const std::string& to) {
    std::string bad = good;
    bad.replace(bad.find(from), from.size(), to);
    const json::value verdict = *parse_json(record::referee(bad).line, "bad");
    return std::string(verdict.at("error").at("code").as_string()) + " " +
           std::string(verdict.at("error").at("at").as_string());
  };
  EXPECT_EQ(fault("[4]", "[3]"), "used picks[1][0]");
  EXPECT_EQ(fault("[4]", "[10]"), "bad_record picks[1][0]");
  EXPECT_EQ(fault("[0,1]", "[0]"), "bad_record deck");
  EXPECT_EQ(fault("\"tiny\"", "\"small\""), "bad_record game");
}

// What stands between a choice and its event costs one parse and one look at the rules, however many layers it passes.
TEST(TinyGame, AChoiceIsParsedOnceAndCheckedOnce) {
  table::House house({"tiny", nullptr, {}, false}, "tiny-table");
  ASSERT_EQ(house.sit("ana"), "");
  ASSERT_EQ(house.sit("bob"), "");
  ASSERT_EQ(house.start("ana", "seed"), "");
  tiny::parses = 0;
  tiny::checks = 0;
  ASSERT_EQ(house.choose("ana", "7"), "");
  EXPECT_EQ(tiny::parses, 1);
  EXPECT_EQ(tiny::checks, 1);
  EXPECT_EQ(house.choose("ana", "0"), "bad_choice");
  EXPECT_EQ(house.choose("ana", "10"), "bad_choice");
  EXPECT_EQ(tiny::checks, 1);
  ASSERT_EQ(house.choose("ana", "8"), "");  // another one, before the turn ends
  EXPECT_EQ(tiny::checks, 2);
}

TEST(TinyGame, PlaysInTheArena) {
  game::ArenaPlan plan;
  plan.type = *game::game_type("tiny");
  plan.bots = {"easy", "random", "random"};
  plan.games = 300;
  plan.seed = "arena";
  Runner runner;
  int records = 0;
  const auto totals = game::hold_arena(plan, runner, [&](const auto& names, const game::BotResult& result) {
    const std::string line = record::write_record({names, result.record, std::nullopt, {}, {}, {}});
    records += record::referee(line).valid ? 1 : 0;
    return true;
  });
  ASSERT_TRUE(totals);
  EXPECT_EQ(records, 300);
  double shares = 0;
  for (const game::ArenaTotal& total : *totals) shares += total.share;
  EXPECT_NEAR(shares, 300, 1e-9);
  plan.games = 1;
  plan.deals = {"012345678"};
  EXPECT_TRUE(plan.type->check_deal(plan.deals[0]));
  EXPECT_FALSE(plan.type->check_deal("012345677"));
  ASSERT_TRUE(game::hold_arena(plan, runner, [](const auto&, const game::BotResult& result) {
    const auto* recorded = game::recorded_as<tiny::Game>(*result.record);
    return recorded != nullptr && recorded->deck == std::vector<int>{0, 1, 2, 3, 4};
  }));
}

TEST(TinyGame, AnswersThePage) {
  methods::Page page;
  EXPECT_EQ(page.ask("tiny.beats", {{"card", 6}}), (json::value{{"beats", {7, 8, 9}}, {"calls", 1}}));
  EXPECT_EQ(page.ask("tiny.beats", {{"card", 8}}), (json::value{{"beats", json::array{9}}, {"calls", 2}}));
  EXPECT_EQ(page.fault("tiny.beats", R"({"card":9})"), "bad_input card");
  EXPECT_EQ(page.fault("tiny.nothing", "null"), "no_such_method ");
  const json::value begun = page.ask("table.begin", {{"table", "t"},
                                                     {"settings", {{"game", "tiny"}}},
                                                     {"you", {{"player", "p"}, {"name", "Ana"}}},
                                                     {"bots", {{{"level", "easy"}, {"name", "Bot"}}}},
                                                     {"seed", "s"},
                                                     {"salt", methods::salt(1)},
                                                     {"now", 1}});
  EXPECT_EQ(begun.at("events").as_array().size(), 4U);
  const json::value thought =
      page.ask("table.think", {{"table", "t"}, {"seat", 1}, {"level", "easy"}, {"random", "r"}});
  EXPECT_FALSE(thought.at("choice").as_string().empty());
}

}  // namespace
}  // namespace cifra
