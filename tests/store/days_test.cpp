// Days: the secret of the chain, who tried which day, what came of it, and what stays when somebody goes.
#include <thread>

#include "tests/store/stores.h"

namespace cifra::store {
namespace {

DayTry begun(std::string id, std::string player, int day = 7, std::string board = "live") {
  DayTry made;
  made.id = std::move(id);
  made.player = std::move(player);
  made.day = day;
  made.board = std::move(board);
  made.began_ms = 1000;
  return made;
}

DayTry handed_in(std::string id, std::string player, int score, int day = 7) {
  DayTry made = begun(std::move(id), std::move(player), day, "offline");
  made.finished_ms = 2000;
  made.result = {score, true};
  return made;
}

}  // namespace

class AnyDays : public AnyStore {
 protected:
  AnyDays() {
    for (const char* player : {"anna", "ben", "carla"}) EXPECT_TRUE(store().add_player(guest(player), player));
  }
  DayTry add(const DayTry& made, std::string_view record = "") {
    const auto there = store().add_try(made, record);
    EXPECT_TRUE(there) << there.error().message;
    return there && *there ? **there : DayTry{};
  }
  // As the house does with the last choice of a game.
  void finish(const std::string& table, const std::string& player, DayScore score, std::int64_t at_ms = 3000) {
    Append last = events(table, 0, 1);
    last.at_ms = at_ms;
    last.row = row(table, {player});
    last.row->code = "";
    last.row->phase = "finished";
    last.record = R"({"players":[")" + player + R"("],"of":")" + table + R"("})";
    last.day = score;
    EXPECT_EQ(append(last), Appended::kDone);
  }
  std::vector<DayTry> of(std::string_view player, int first = 0, int last = 100) {
    const auto tries = store().tries_of(player, first, last);
    EXPECT_TRUE(tries) << tries.error().message;
    return *tries;
  }
};
INSTANTIATE_TEST_SUITE_P(Sqlite, AnyDays, testing::Values(Kind::kSqlite));
INSTANTIATE_TEST_SUITE_P(Postgresql, AnyDays, testing::Values(Kind::kPostgresql));

TEST_P(AnyDays, TheFirstSecretStays) {
  EXPECT_EQ(*store().day_secret("one"), "one");
  EXPECT_EQ(*store().day_secret("two"), "one");
  reopen();
  EXPECT_EQ(*store().day_secret("three"), "one");
  if (auto other = another()) {
    EXPECT_EQ(*other->day_secret("four"), "one") << "on every node";
  }
}

TEST_P(AnyDays, EverybodyHasOneTryOnEachBoardOfADay) {
  const DayTry first = begun("t1", "anna");
  EXPECT_EQ(add(first), first);
  EXPECT_EQ(add(begun("t2", "anna")), first) << "the one from before";
  EXPECT_EQ(add(begun("t3", "anna", 8)).id, "t3");
  EXPECT_EQ(add(begun("t4", "ben")).id, "t4");
  EXPECT_EQ(add(handed_in("t5", "anna", 90), "{}").id, "t5");
  EXPECT_FALSE(*store().add_try(begun("t6", "nobody"), "")) << "there is no such player";
  reopen();
  const auto tries = of("anna");
  ASSERT_EQ(tries.size(), 3U);
  EXPECT_EQ(tries[0], first);
  EXPECT_EQ(tries[1].id, "t5");
  EXPECT_EQ(tries[2].day, 8);
  EXPECT_EQ(of("anna", 8, 8).size(), 1U);
  EXPECT_TRUE(of("").empty());
}

TEST_P(AnyDays, TwoThatBeginAtOnceGetTheSameTry) {
  if (GetParam() == Kind::kSqlite) GTEST_SKIP() << "one owner";
  auto other = another();
  for (int day = 0; day < 20; ++day) {
    std::string there;
    std::thread node([&] { there = (**other->add_try(begun("b" + std::to_string(day), "anna", day), "")).id; });
    const std::string here = add(begun("a" + std::to_string(day), "anna", day)).id;
    node.join();
    EXPECT_EQ(here, there);
  }
}

TEST_P(AnyDays, ATryEndsWithItsGame) {
  add(begun("t1", "anna"));
  add(begun("t2", "ben"));
  add(begun("t3", "carla"));
  EXPECT_TRUE(store().day_bars(7, "live")->empty());
  finish("t1", "anna", {104, true});
  finish("t2", "ben", {97, true}, 4000);
  finish("t3", "carla", {120, false});
  EXPECT_EQ(of("anna")[0].result, (DayScore{104, true}));
  EXPECT_EQ(of("anna")[0].finished_ms, 3000);
  EXPECT_EQ(of("carla")[0].result, (DayScore{120, false}));
  EXPECT_EQ(*store().day_bars(7, "live"), (std::vector<ScoreBar>{{97, 1}, {104, 1}})) << "without what came too late";
  EXPECT_TRUE(store().day_bars(7, "offline")->empty());
  EXPECT_TRUE(store().day_bars(8, "live")->empty());
  const auto layouts = *store().day_layouts(7, "live", 10);
  ASSERT_EQ(layouts.size(), 2U);
  EXPECT_EQ(layouts[0], (DayLayout{104, "", R"({"players":["anna"],"of":"t1"})"})) << "the best first, without a name";
  EXPECT_EQ(store().day_layouts(7, "live", 1)->size(), 1U);
  ASSERT_TRUE(store().name_tries("anna", 7, true));
  EXPECT_EQ((*store().day_layouts(7, "live", 1))[0].name, guest("anna").name);
  ASSERT_TRUE(store().name_tries("anna", 7, false));
  EXPECT_EQ((*store().day_layouts(7, "live", 1))[0].name, "");
  EXPECT_EQ(add(begun("t9", "anna")).result.score, 104) << "and it stays the only one";
}

TEST_P(AnyDays, WhatIsHandedInKeepsItsRecord) {
  add(handed_in("t1", "anna", 90), R"({"players":["anna"],"first":1})");
  add(handed_in("t2", "anna", 140), R"({"players":["anna"],"second":1})");
  EXPECT_EQ(of("anna").size(), 1U);
  EXPECT_EQ(**store().record("t1"), R"({"players":["anna"],"first":1})");
  EXPECT_FALSE(*store().record("t2"));
  EXPECT_EQ(*store().day_bars(7, "offline"), (std::vector<ScoreBar>{{90, 1}}));
}

TEST_P(AnyDays, TheScoreStaysWhenSomebodyGoes) {
  add(begun("t1", "anna"));
  finish("t1", "anna", {104, true});
  add(handed_in("t2", "anna", 90), R"({"players":["anna"]})");
  add(begun("t3", "anna", 8));
  ASSERT_TRUE(store().name_tries("anna", 7, true));
  ASSERT_TRUE(store().remove_player("anna", "—"));
  EXPECT_TRUE(of("anna").empty());
  EXPECT_EQ(*store().day_bars(7, "live"), (std::vector<ScoreBar>{{104, 1}}));
  EXPECT_EQ(*store().day_bars(7, "offline"), (std::vector<ScoreBar>{{90, 1}}));
  const auto layouts = *store().day_layouts(7, "live", 10);
  ASSERT_EQ(layouts.size(), 1U);
  EXPECT_EQ(layouts[0].name, "");
  EXPECT_EQ(layouts[0].record.find("anna"), std::string::npos) << layouts[0].record;
  EXPECT_EQ((**store().record("t2")).find("anna"), std::string::npos);
}

TEST_P(AnyDays, ReportsAreKeptAndOldDaysGo) {
  EXPECT_TRUE(store().day_reports(0, 100)->empty());
  ASSERT_TRUE(store().set_day_report({7, "104", "best"}));
  ASSERT_TRUE(store().set_day_report({7, "105", "better"}));
  ASSERT_TRUE(store().set_day_report({9, "99", ""}));
  EXPECT_EQ(*store().day_reports(0, 100), (std::vector<DayReport>{{7, "105", "better"}, {9, "99", ""}}));
  EXPECT_EQ(store().day_reports(8, 100)->size(), 1U);
  for (int day = 5; day < 10; ++day) add(begun("t" + std::to_string(day), "anna", day));
  EXPECT_EQ(*store().expire_days(9, 3), 3);
  EXPECT_EQ(*store().expire_days(9, 3), 1);
  EXPECT_EQ(*store().expire_days(9, 3), 0);
  EXPECT_EQ(of("anna").size(), 1U);
  EXPECT_EQ(*store().day_reports(0, 100), (std::vector<DayReport>{{9, "99", ""}}));
}

TEST_P(AnyDays, AJobOfTheHouseIsNotCountedAmongThoseOfPeople) {
  const Job own{"own", "review", "{}", 2, 0};
  ASSERT_TRUE(store().add_own_job("day-7", own, 1000));
  ASSERT_TRUE(store().add_own_job("day-7", own, 2000)) << "once";
  EXPECT_EQ(*store().waiting_jobs(), 1);
  JobRequest request{"r1", "anna", {"theirs", "review", "{}", 1, 0}, 3000, 1, 1};
  EXPECT_EQ(store().add_job(request)->id, "r1") << "there is room for one";
  EXPECT_EQ((**store().take_job({"node", 100}, 9, 50)).key, "theirs") << "people come first";
  EXPECT_EQ((**store().take_job({"node", 100}, 9, 50)).key, "own");
  EXPECT_TRUE(*store().finish_job("own", "node", JobState::kDone, "par", 4000));
  EXPECT_EQ((**store().job("", "day-7")).result, "par");
  EXPECT_FALSE(*store().job("anna", "day-7"));
}

}  // namespace cifra::store
