// The game of a day: the chain, one try for a person, midnight, two boards, and that nobody learns the order too early.
#include <gtest/gtest.h>

#include "record/referee.h"
#include "tests/house/days.h"

namespace cifra::store {
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(AnyStore);  // only its server is used here
}

namespace cifra::house {
namespace {

TEST(DayChain, EveryLinkLeadsToTheOneBeforeAndToTheAnchor) {
  const Digest secret = sha256("a secret of nobody");
  const DayChain chain(secret);
  EXPECT_EQ(hex(chain.anchor()), hex(record::hashed(secret, record::kChainDays))) << "without marks";
  EXPECT_EQ(hex(chain.anchor()), "04eca668e2f63a76e5c697252a77a6790a75728c49467d93741e197e070069f4")
      << "tests/records has records of the same chain";
  EXPECT_EQ(hex(chain.link(321)), "f364308f82959d75aeb61dc10dbef9edf188ff7e61734129f64d8c732f99d444");
  EXPECT_EQ(chain.link(record::kChainDays - 1), secret);
  EXPECT_EQ(record::hashed(chain.link(0), 1), chain.anchor());
  for (const int day : {1, 2, 249, 250, 251, 321, 10'000, record::kChainDays - 1}) {
    EXPECT_EQ(record::hashed(chain.link(day), 1), chain.link(day - 1)) << day;
    EXPECT_EQ(record::anchor_of(chain.link(day), day), chain.anchor()) << day;
  }
  EXPECT_NE(record::day_seed("live", chain.link(1)), record::day_seed("offline", chain.link(1)));
}

TEST_F(Days, TheAnchorIsPublishedAndStays) {
  const json::object first = body(get("/api/today"));
  EXPECT_EQ(first.at("day"), kDay);
  EXPECT_EQ(first.at("begins"), Daily::begins_ms(kDay));
  EXPECT_EQ(first.at("ends").as_int64() - first.at("now").as_int64(), 12 * kHour);
  EXPECT_TRUE(first.at("link").is_null());
  EXPECT_TRUE(first.at("live").at("you").is_null());
  EXPECT_EQ(body(get("/api/house")).at("days").at("anchor"), first.at("anchor"));
  house().restart();
  house().settle();
  EXPECT_EQ(body(get("/api/today")).at("anchor"), first.at("anchor"));
  TestHouse another(without_par());
  set_time(another, kDay, 0);
  EXPECT_NE(another.json_of(another.ask("GET", "/api/today")).at("anchor"), first.at("anchor")) << "each has its own";
}

TEST_F(Days, BeforeTheFirstOneThereIsNone) {
  set_time(0, -1);
  EXPECT_EQ(house().code_of(get("/api/today")), "not_offered");
  EXPECT_TRUE(body(get("/api/house")).at("days").is_null());
  set_time(record::kChainDays, 0);
  EXPECT_EQ(house().code_of(get("/api/today")), "not_offered");
  set_time(record::kChainDays - 1, 0);
  EXPECT_EQ(get("/api/today").status, 200);
}

TEST_F(Days, EverybodyPlaysTheSameShuffleOnce) {
  const std::string ana = house().token("Ana");
  const std::string ben = house().token("Ben");
  EXPECT_EQ(house().ask("POST", "/api/today", json::object()).status, 401);
  const std::string anas = begin(ana);
  EXPECT_EQ(begin(ana, 200), anas) << "a second one is the same one";
  EXPECT_EQ(body(get("/api/today", ana)).at("live").at("you").at("state"), "playing");
  play(ana, anas, 5);
  house().restart();  // and nothing is lost
  house().settle();
  EXPECT_EQ(begin(ana, 200), anas);
  const int score = play(ana, anas);
  const json::object you = body(get("/api/today", ana)).at("live").at("you").as_object();
  EXPECT_EQ(you.at("state"), "finished");
  EXPECT_EQ(you.at("score"), score);
  EXPECT_EQ(you.at("counts"), true);
  EXPECT_EQ(begin(ana, 200), anas) << "it is over, and there is no other";
  EXPECT_EQ(house().ask("POST", "/api/tables/" + anas, {{"type", "rematch"}}, ana).status, 409);

  const std::string bens = begin(ben);
  EXPECT_NE(bens, anas);
  play(ben, bens);
  EXPECT_EQ(cards(ana, anas), cards(ben, bens));
  EXPECT_EQ(cards(ana, anas).size(), 20U);
  EXPECT_EQ(day(kDay, ana).at("live").at("players"), 2);

  pass_to(kDay + 1, kNoon);
  const std::string next = begin(ana);
  EXPECT_NE(next, anas) << "another day";
  play(ana, next);
  EXPECT_NE(cards(ana, next), cards(ana, anas));
}

TEST_F(Days, ATableOfADayIsAnOrdinaryOneForItsPlayer) {
  const std::string ana = house().token("Ana");
  const std::string table = begin(ana);
  Guest phone(house(), ana);
  Guest laptop(house(), ana);
  EXPECT_EQ(phone.watch(table), "");
  EXPECT_EQ(laptop.watch(table), "");
  Player player(phone);
  EXPECT_TRUE(player.place_one());
  EXPECT_EQ(laptop.table().at("version"), phone.table().at("version")) << "on all their devices";
  EXPECT_EQ(laptop.state().at("day"), kDay);
  EXPECT_EQ(laptop.state().at("code"), "") << "nobody finds it by a code";
  EXPECT_FALSE(laptop.state().contains("deck")) << "the commitment is the chain";
  const json::array tables = body(get("/api/me", ana)).at("tables").as_array();
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(tables[0].at("day"), kDay);
  EXPECT_EQ(laptop.say({{"type", "seat_bot"}, {"table", table}, {"level", "easy"}, {"name", "b"}}), "already_started");
  EXPECT_EQ(laptop.say({{"type", "start"}, {"table", table}}), "");  // by the host, again: nothing
  EXPECT_EQ(laptop.say({{"type", "stand_in"}, {"table", table}, {"seat", 0}}), "no_such_seat");
  EXPECT_EQ(laptop.say({{"type", "leave"}, {"table", table}}), "");
  EXPECT_TRUE(player.place_one()) << "and comes back by playing on";
}

// Everybody may look at the first card: it gives nobody who begins anything that others do not have.
TEST_F(Days, TheFirstCardLiesOpenAndNoOther) {
  const std::string ana = house().token("Ana");
  const json::object before = body(get("/api/today"));
  const json::array open = before.at("opening").at("cards").as_array();
  ASSERT_EQ(open.size(), 1U);
  EXPECT_FALSE(before.at("offline").as_object().contains("opening"));
  const std::string table = begin(ana);
  EXPECT_EQ(cards(ana, table), std::vector<int>{static_cast<int>(open[0].as_int64())});
  play(ana, table);
  EXPECT_EQ(body(get("/api/today", ana)).at("opening"), before.at("opening"));
  EXPECT_EQ(body(get("/api/today", ana)).at("live").at("better_than"), 0) << "of nobody else";
  EXPECT_TRUE(body(get("/api/today")).at("live").at("better_than").is_null());
}

// Every door, as somebody who has not finished, as one who has not begun, as nobody, with what they could know at most.
TEST_F(Days, NobodyLearnsTheOrderBeforeTheirOwnEnd) {
  const std::string ana = house().token("Ana");
  const std::string ben = house().token("Ben");
  const std::string eve = house().token("Eve");
  const std::string anas = begin(ana);
  play(ana, anas);
  ASSERT_EQ(house().ask("PATCH", "/api/days/321", {{"named", true}}, ana).status, 200);
  const std::string evens = begin(eve);
  play(eve, evens, 7);
  const std::vector<int> order = cards(ana, anas);
  std::string listed;
  for (const int card : order) listed += (listed.empty() ? "" : ",") + std::to_string(card);
  const std::string known_to_eve = listed.substr(0, 2 * 8 - 1);  // eight cards are open
  for (const std::string& who : {eve, ben, std::string()}) {
    std::string heard;
    const auto add = [&](const Answer& answer) { heard += answer.body + "\n"; };
    for (const char* path :
         {"/api/house", "/api/today", "/api/today/offline", "/api/days/321", "/api/tables", "/api/me"}) {
      add(get(path, who));
    }
    add(get("/api/days", who, "from=0&to=321"));
    for (const std::string& table : {anas, evens}) {
      add(get("/api/tables/" + table, who));
      add(get("/api/tables/" + table + "/record", who));
      for (const char* verb : {"sit", "start", "leave", "come_back", "rematch"}) {
        add(house().ask("POST", "/api/tables/" + table, {{"type", verb}}, who));
      }
    }
    Guest guest(house(), who);
    if (who != eve) {
      EXPECT_EQ(guest.watch(evens), "no_such_table");
    }
    EXPECT_EQ(guest.watch(anas), "no_such_table");
    EXPECT_NE(guest.say({{"type", "sign"}, {"table", anas}, {"sign", "hello"}}), "");
    heard += guest.ear.heard;
    const std::size_t most = who == eve ? known_to_eve.size() : 0;
    for (std::size_t length = 9; length <= listed.size(); length += 2) {  // five cards in order are no accident
      for (std::size_t at = 0; at + length <= listed.size(); at += 2) {
        if (at + length <= most) continue;
        EXPECT_EQ(heard.find(listed.substr(at, length)), std::string::npos) << listed.substr(at, length) << "\n"
                                                                            << heard;
      }
    }
    EXPECT_EQ(heard.find("Ana"), std::string::npos) << "nor who has played";
    EXPECT_EQ(heard.find("bars"), std::string::npos);
    EXPECT_EQ(heard.find("layouts"), std::string::npos);
  }
  EXPECT_EQ(house().code_of(get("/api/tables/" + anas + "/record", ben)), "day_not_over");
  EXPECT_EQ(house().code_of(get("/api/tables/" + anas + "/record", eve)), "day_not_over");
  EXPECT_EQ(get("/api/tables/" + anas + "/record", ana).status, 200) << "their own";
  const std::string own = get("/api/tables/" + anas + "/record", ana).body;
  EXPECT_EQ(own.find("seed"), std::string::npos) << "the seed is opened with the day: " << own;
  EXPECT_EQ(own.find("link"), std::string::npos) << own;

  play(eve, evens);
  EXPECT_EQ(get("/api/tables/" + anas + "/record", eve).status, 200) << "who has finished may look";
  const json::object shown = day(kDay, eve).at("live").as_object();
  EXPECT_EQ(shown.at("players"), 2);
  ASSERT_EQ(shown.at("layouts").as_array().size(), 2U);
  const std::string best = json::serialize(shown.at("layouts"));
  EXPECT_NE(best.find("\"name\":\"Ana\""), std::string::npos) << "who agreed is named: " << best;
  EXPECT_EQ(best.find("Eve"), std::string::npos) << "who did not is not";
  EXPECT_EQ(best.find(anas), std::string::npos) << "and nothing leads to a table";
}

TEST_F(Days, TheDayChangesAtMidnightAndItsLinkIsOpenedTwoHoursLater) {
  const std::string ana = house().token("Ana");
  const std::string ben = house().token("Ben");
  const std::string carla = house().token("Carla");
  pass_to(kDay, Daily::kDayMs - 60'000);
  const std::string anas = begin(ana);
  const std::string bens = begin(ben);
  play(ana, anas, 3);
  play(ben, bens, 3);
  pass_to(kDay + 1, 1000);
  EXPECT_EQ(body(get("/api/today", ana)).at("day"), kDay + 1);
  EXPECT_TRUE(day(kDay, carla).at("link").is_null()) << "somebody is still playing";
  EXPECT_FALSE(day(kDay, carla).at("live").as_object().contains("bars"));
  EXPECT_EQ(get("/api/days/" + std::to_string(kDay + 2)).status, 404);

  const int score = play(ana, anas);  // it keeps the number it began with
  const json::object you = day(kDay, ana).at("live").at("you").as_object();
  EXPECT_EQ(you.at("score"), score);
  EXPECT_EQ(you.at("counts"), true);
  EXPECT_TRUE(body(get("/api/today", ana)).at("live").at("you").is_null()) << "today's is still to come";
  EXPECT_EQ(get("/api/tables/" + anas + "/record", ana).body.find("link"), std::string::npos);

  pass_to(kDay + 1, Daily::kGraceMs + 1000);
  const json::object open = day(kDay, carla);
  const auto link = record::read_digest(open.at("link").as_string());
  ASSERT_TRUE(link) << json::serialize(open);
  EXPECT_EQ(hex(record::anchor_of(*link, kDay)), open.at("anchor").as_string());
  EXPECT_EQ(open.at("live").at("seed").as_string(), record::day_seed("live", *link));
  EXPECT_EQ(open.at("live").at("players"), 1) << "everybody may look now";
  EXPECT_TRUE(day(kDay + 1, carla).at("link").is_null());

  const Answer proven = get("/api/tables/" + anas + "/record");
  const record::Verdict verdict = record::referee(proven.body.substr(0, proven.body.size() - 1));
  EXPECT_TRUE(verdict.valid) << verdict.line;
  EXPECT_NE(verdict.line.find("\"fair\":\"checked\""), std::string::npos);
  EXPECT_NE(proven.body.find(std::string(open.at("link").as_string())), std::string::npos);
  json::object forged = *parse_json(proven.body, "bad")->if_object();
  forged.at("fair").at("day").at("number") = kDay - 1;
  EXPECT_FALSE(record::referee(json::serialize(forged)).valid);

  const int late = play(ben, bens);  // for fun
  const json::object bens_try = day(kDay, ben).at("live").at("you").as_object();
  EXPECT_EQ(bens_try.at("score"), late);
  EXPECT_EQ(bens_try.at("counts"), false);
  EXPECT_EQ(bens_try.at("late"), true);
  pass_to(kDay + 1, Daily::kGraceMs + 300'000);
  EXPECT_EQ(day(kDay, ben).at("live").at("players"), 1) << "not on the board";
}

TEST_F(Days, AClockThatJumpsOpensNothing) {
  const std::string ana = house().token("Ana");
  play(ana, begin(ana));
  set_time(kDay + 30, kNoon);  // somebody sets the clock
  for (int i = 0; i < 150; ++i) house().house->sweep();
  house().settle();
  EXPECT_TRUE(day(kDay).at("link").is_null()) << "a link cannot be taken back";
  EXPECT_TRUE(day(kDay + 29).at("link").is_null());
  set_time(kDay, kNoon);
  for (int i = 0; i < 150; ++i) house().house->sweep();
  EXPECT_EQ(body(get("/api/today", ana)).at("live").at("you").at("state"), "finished");
}

TEST_F(Days, ARestartKeepsWhatWasOpen) {
  pass_to(kDay + 1, kNoon);
  const json::value link = day(kDay).at("link");
  ASSERT_TRUE(link.is_string());
  house().restart();
  house().settle();
  EXPECT_EQ(day(kDay).at("link"), link);
}

TEST_F(Days, OfflineIsAnotherShuffleAndAnotherBoard) {
  const std::string ana = house().token("Ana");
  const std::string seed = offline_seed();
  const record::Record game = offline_game(seed);
  const Answer first = hand_in(ana, kDay, as_json(game));
  ASSERT_EQ(first.status, 201) << first.body;
  const json::object made = body(first).at("offline").as_object();
  EXPECT_EQ(made.at("state"), "finished");
  EXPECT_EQ(made.at("late"), false);
  EXPECT_TRUE(body(get("/api/today", ana)).at("live").at("you").is_null()) << "the live one is still to be played";
  const json::object shown = day(kDay, ana);
  EXPECT_EQ(shown.at("offline").at("players"), 1);
  EXPECT_EQ(shown.at("offline").at("bars").at(0).at(0), made.at("score"));
  EXPECT_EQ(shown.at("live").at("players"), 0) << "never mixed";
  EXPECT_FALSE(shown.at("live").as_object().contains("bars"));
  play(ana, begin(ana));
  pass_to(kDay, kNoon + 60'000);
  EXPECT_EQ(day(kDay, ana).at("offline").at("players"), 1);
  EXPECT_EQ(day(kDay, ana).at("live").at("players"), 1);

  const std::string id(made.at("table").as_string());
  EXPECT_EQ(house().code_of(get("/api/tables/" + id + "/record", house().token("Ben"))), "day_not_over");
  EXPECT_EQ(get("/api/tables/" + id + "/record", ana).status, 200);
  pass_to(kDay + 1, kNoon);
  const Answer proven = get("/api/tables/" + id + "/record");
  const record::Verdict verdict = record::referee(proven.body.substr(0, proven.body.size() - 1));
  EXPECT_TRUE(verdict.valid) << verdict.line;
  EXPECT_NE(proven.body.find("\"link\""), std::string::npos);
}

TEST_F(Days, MovesAreHandedInAndNeverScores) {
  const std::string ana = house().token("Ana");
  const std::string path = "/api/days/321/offline";
  const auto code = [&](const json::value& sent) { return house().code_of(house().ask("POST", path, sent, ana)); };
  EXPECT_EQ(code({{"score", 140}}), "bad_message");
  EXPECT_EQ(code({{"record", 140}}), "bad_message");
  EXPECT_EQ(code({{"record", json::object{{"score", 140}}}}), "bad_record");
  const record::Record good = offline_game(offline_seed());
  EXPECT_EQ(code({{"record", as_json(good)}, {"named", "yes"}}), "bad_message");
  EXPECT_EQ(house().code_of(house().ask("POST", path, {{"record", as_json(good)}})), "no_player");
  EXPECT_EQ(code({{"record", as_json(offline_game("another deck"))}}), "wrong_deal");
  EXPECT_EQ(code({{"record", as_json(offline_game(offline_seed(), false))}}), "bad_record") << "not finished";
  json::value two = as_json(good);
  two.at("players") = {"Ana", "Ben"};
  EXPECT_EQ(code({{"record", two}}), "bad_record");
  record::Record helped = good;
  helped.help.push_back({0, {3, 0}});
  EXPECT_EQ(code({{"record", as_json(helped)}}), "wrong_deal");
  json::value flying = as_json(good);
  flying.at("placements").at(1).at(0).at("x") = 50;
  EXPECT_EQ(code({{"record", flying}}), "not_adjacent");
  json::value boasting = as_json(good);
  boasting.as_object()["scores"] = {140};
  const Answer taken = hand_in(ana, kDay, boasting);
  ASSERT_EQ(taken.status, 201) << taken.body;
  EXPECT_NE(body(taken).at("offline").at("score"), 140) << "what the engine says";
  const json::value score = body(taken).at("offline").at("score");
  const Answer again = hand_in(ana, kDay, as_json(offline_game(offline_seed(), true)));
  EXPECT_EQ(again.status, 200);
  EXPECT_EQ(body(again).at("offline").at("score"), score) << "the first one stays";
  EXPECT_EQ(house().code_of(hand_in(ana, kDay + 1, as_json(good))), "not_found") << "a day that has not begun";
  EXPECT_EQ(house().ask("POST", "/api/days/321/live", {{"record", as_json(good)}}, ana).status, 404);
  EXPECT_EQ(house().ask("POST", "/api/days/x/offline", {{"record", as_json(good)}}, ana).status, 404);
}

TEST_F(Days, WhatWasPlayedOfflineMayComeSomeDaysLater) {
  const std::string ana = house().token("Ana");
  const std::string ben = house().token("Ben");
  const record::Record game = offline_game(offline_seed());
  pass_to(kDay + 3, kNoon);
  const Answer late = hand_in(ana, kDay, as_json(game));
  ASSERT_EQ(late.status, 201) << late.body;
  EXPECT_EQ(body(late).at("offline").at("late"), true);
  EXPECT_EQ(house().code_of(hand_in(ben, kDay + 3, as_json(game))), "wrong_deal") << "another day's";
  pass_to(kDay + 8, 1000);
  EXPECT_EQ(house().code_of(hand_in(ben, kDay, as_json(game))), "too_late");
}

TEST_F(Days, ACalendarOfOnesOwn) {
  const std::string ana = house().token("Ana");
  play(ana, begin(ana));
  ASSERT_EQ(hand_in(ana, kDay, as_json(offline_game(offline_seed()))).status, 201);
  pass_to(kDay + 2, kNoon);
  begin(ana);
  const auto days = [&](const std::string& token, const std::string& query) { return get("/api/days", token, query); };
  const json::array list = body(days(ana, "from=300&to=330")).at("days").as_array();
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].at("day"), kDay);
  EXPECT_EQ(list[0].at("live").at("state"), "finished");
  EXPECT_EQ(list[0].at("offline").at("state"), "finished");
  EXPECT_EQ(list[1].at("day"), kDay + 2);
  EXPECT_EQ(list[1].at("live").at("state"), "playing");
  EXPECT_TRUE(list[1].at("offline").is_null());
  EXPECT_EQ(body(days(ana, "from=322&to=322")).at("days").as_array().size(), 0U);
  EXPECT_EQ(body(days(house().token("Ben"), "from=300&to=330")).at("days").as_array().size(), 0U);
  EXPECT_EQ(days("", "from=300&to=330").status, 401);
  for (const char* query : {"", "from=1", "from=2&to=1", "from=0&to=400", "from=-1&to=3", "from=1&to=x", "to=1&from=0",
                            "from=99999999999&to=99999999999"}) {
    EXPECT_EQ(house().code_of(days(ana, query)), "bad_message") << query;
  }
}

TEST_F(Days, WhoGoesLeavesANumberBehind) {
  const std::string ana = house().token("Ana");
  const std::string ben = house().token("Ben");
  play(ana, begin(ana));
  const std::string bens = begin(ben);
  play(ben, bens, 4);
  ASSERT_EQ(house().ask("PATCH", "/api/days/321", {{"named", true}}, ana).status, 200);
  ASSERT_EQ(house().ask("DELETE", "/api/me", nullptr, ana).status, 200);
  ASSERT_EQ(house().ask("DELETE", "/api/me", nullptr, ben).status, 200);
  pass_to(kDay + 1, kNoon);
  const json::object left = day(kDay).at("live").as_object();
  EXPECT_EQ(left.at("players"), 1) << "a game that was not finished is gone, and no bot plays it on";
  ASSERT_EQ(left.at("layouts").as_array().size(), 1U);
  EXPECT_TRUE(left.at("layouts").at(0).at("name").is_null());
  EXPECT_EQ(json::serialize(left).find("Ana"), std::string::npos);
}

TEST_F(Days, PercentilesCountTheOthers) {
  Daily::Board board;
  board.bars = {{60, 1}, {80, 4}, {100, 4}, {120, 2}};
  EXPECT_EQ(board.players(), 11);
  EXPECT_EQ(board.better_than(120), 90);
  EXPECT_EQ(board.better_than(100), 50);
  EXPECT_EQ(board.better_than(60), 0);
  board.bars = {{104, 1}};
  EXPECT_EQ(board.better_than(104), 0);
}

class DaysWithPar : public Days {
 protected:
  DaysWithPar() : Days(one_game()) {}
  static Options one_game() {
    Options options;
    options.limits.day_par_games = 1;
    options.threads = 2;
    return options;
  }
};

TEST_F(DaysWithPar, ParIsWorkedOutOnceSomebodyPlays) {
  const std::string ana = house().token("Ana");
  EXPECT_TRUE(body(get("/api/today", ana)).at("par").is_null());
  const std::string table = begin(ana);
  play(ana, table);
  const auto par = [&] {
    house().pass(4000);
    return day(kDay, ana).at("live").at("par");
  };
  for (int i = 0; i < 6000 && par().is_null(); ++i) (void)house().loop.run_one(std::chrono::milliseconds(10));
  const json::object live = day(kDay, ana).at("live").as_object();
  ASSERT_TRUE(live.at("par").is_number()) << json::serialize(live);
  EXPECT_GT(live.at("par").to_number<double>(), 60);
  EXPECT_GE(live.at("best").at("score").as_int64(), live.at("you").at("score").as_int64());
  EXPECT_TRUE(body(get("/api/today")).at("par").is_number()) << "a figure for everybody, the layout for who has played";
  EXPECT_FALSE(day(kDay).at("live").as_object().contains("best"));
  house().restart();
  house().settle();
  EXPECT_EQ(day(kDay, ana).at("live").at("par"), live.at("par")) << "kept";
}

// Two nodes on one PostgreSQL.
TEST(PostgresqlDays, NodesShareTheChainAndTheTries) {
  const std::string database = store::postgres::new_database();
  TestHouse one(without_par(), database);
  TestHouse two(without_par(), database);
  Days::set_time(one, kDay, kNoon);
  Days::set_time(two, kDay, kNoon);
  const json::object here = one.json_of(one.ask("GET", "/api/today"));
  const json::object there = two.json_of(two.ask("GET", "/api/today"));
  EXPECT_EQ(here.at("anchor"), there.at("anchor"));
  const std::string ana = one.token("Ana");
  const std::string ben = two.token("Ben");
  const Answer first = one.ask("POST", "/api/today", json::object(), ana);
  const Answer second = two.ask("POST", "/api/today", json::object(), ana);
  EXPECT_EQ(first.body, second.body);
  const std::string table(one.json_of(first).at("table").as_string());
  Days::play(one, ana, table, 8);
  const int score = Days::play(two, ana, table);  // goes on elsewhere
  one.settle();
  EXPECT_EQ(one.json_of(one.ask("GET", "/api/today", nullptr, ana)).at("live").at("you").at("score"), score);
  for (TestHouse* node : {&one, &two}) {
    EXPECT_EQ(node->code_of(node->ask("GET", "/api/tables/" + table, nullptr, ben)), "no_such_table");
    EXPECT_EQ(node->code_of(node->ask("GET", "/api/tables/" + table + "/record", nullptr, ben)), "day_not_over");
    Guest guest(*node, ben);
    EXPECT_EQ(guest.watch(table), "no_such_table");
    EXPECT_FALSE(
        node->json_of(node->ask("GET", "/api/days/321", nullptr, ben)).at("live").as_object().contains("bars"));
  }
  const record::Record game =
      Days::offline_game(std::string(two.json_of(two.ask("GET", "/api/today/offline")).at("seed").as_string()));
  const json::value handed{{"record", Days::as_json(game)}};
  EXPECT_EQ(one.ask("POST", "/api/days/321/offline", handed, ben).status, 201);
  EXPECT_EQ(two.ask("POST", "/api/days/321/offline", handed, ben).status, 200);
}

}  // namespace
}  // namespace cifra::house
