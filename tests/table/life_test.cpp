// The life of a table: sitting down, choosing, clocks, hurry, stand-ins, leaving, the end.
#include <gtest/gtest.h>

#include "record/day.h"
#include "record/referee.h"
#include "tests/table/house.h"

namespace cifra::table {
namespace {

House opened(std::string_view game = "the-number", Clock clock = {}, int people = 3) {
  House house({std::string(game), nullptr, clock, false});
  for (int i = 0; i < people; ++i) EXPECT_EQ(house.sit(std::string(1, static_cast<char>('a' + i))), "");
  return house;
}

House started(std::string_view game = "the-number", Clock clock = {}, int people = 3) {
  House house = opened(game, clock, people);
  EXPECT_EQ(house.start("a"), "");
  return house;
}

// docs/protocol.md has the formula.
std::int64_t check_ms(int seats) { return 2000 + 700 * seats; }

std::string status(const House& house, std::size_t seat) {
  return std::string(
      view(house.table, -1).at("turns").as_array().back().at("outcome").at(seat).at("status").as_string());
}

TEST(Seats, AreForThoseWhoFit) {
  House house = opened();
  EXPECT_EQ(house.sit("a"), "") << "sitting twice is sitting";
  EXPECT_EQ(house.table.seats().size(), 3U);
  EXPECT_EQ(house.take(house.table.sit("x", "a")), "name_taken");
  EXPECT_EQ(house.take(house.table.sit("x", "")), "bad_name");
  EXPECT_EQ(house.take(house.table.sit("x", "\x1b[31m")), "bad_name");
  EXPECT_EQ(house.take(house.table.sit("x", "\u202eevil")), "bad_name");
  EXPECT_EQ(house.take(house.table.sit("x", "\xff")), "bad_name");
  EXPECT_EQ(house.take(house.table.sit("x", std::string(65, 'x'))), "bad_name");
  EXPECT_EQ(house.take(house.table.sit("x", " \u00a0 ")), "bad_name");
  EXPECT_EQ(house.take(house.table.sit("", "nobody")), "not_a_player");
  EXPECT_EQ(house.take(house.table.sit("x", "<b>東京</b>")), "") << "markup is for the page to escape";
  EXPECT_EQ(house.sit("e"), "");
  EXPECT_EQ(house.sit("f"), "table_full");
}

TEST(Seats, TheHostAloneRulesBeforeTheStart) {
  House house = opened();
  const Settings other{"nmbr9", nullptr, {}, true};
  EXPECT_EQ(house.take(house.table.configure("b", other)), "not_the_host");
  EXPECT_EQ(house.take(house.table.seat_bot("b", "Bot", "easy")), "not_the_host");
  EXPECT_EQ(house.take(house.table.remove("b", "a")), "not_the_host");
  EXPECT_EQ(house.take(house.table.start("b", "s", "x")), "not_the_host");
  EXPECT_EQ(house.take(house.table.start("z", "s", "x")), "not_seated");
  EXPECT_EQ(house.take(house.table.configure("a", other)), "");
  EXPECT_EQ(house.table.settings().game, "nmbr9");
  EXPECT_EQ(house.take(house.table.seat_bot("a", "Bot", "unknown")), "no_such_bot");
  EXPECT_EQ(house.take(house.table.seat_bot("a", "Bot", "easy")), "");
  EXPECT_EQ(house.take(house.table.seat_bot("a", "Bot 2", "easy")), "table_full");
  EXPECT_EQ(house.take(house.table.remove("a", "b")), "");
  EXPECT_EQ(house.table.seat_of("c"), 1) << "those after it move up";
  EXPECT_EQ(house.take(house.table.leave("a")), "");
  EXPECT_EQ(house.table.seat_of("c"), house.table.host()) << "the next person is the host";
  EXPECT_EQ(house.start("c"), "");
  EXPECT_EQ(house.sit("late"), "already_started");
  EXPECT_EQ(house.take(house.table.remove("c", "a")), "already_started");
}

TEST(Seats, WhileTheHostIsGoneForAMinuteEverybodySeatedMayRule) {
  House house = opened();
  EXPECT_EQ(house.take(house.table.start("b", "s", "x", kGoneMs - 1)), "not_gone");
  EXPECT_EQ(house.take(house.table.seat_bot("c", "Bot", "easy", kGoneMs)), "");
  EXPECT_EQ(house.take(house.table.remove("b", "Bot", kGoneMs)), "");
  EXPECT_EQ(house.take(house.table.configure("b", {"nmbr9", nullptr, {}, false}, kGoneMs)), "");
  EXPECT_EQ(house.take(house.table.start("z", "s", "x", kGoneMs)), "not_seated");
  EXPECT_EQ(house.take(house.table.configure("b", {"the-number", nullptr, {}, false})), "not_the_host") << "back again";
  EXPECT_EQ(house.take(house.table.start("b", "s", "x", kGoneMs)), "");
  EXPECT_EQ(house.table.phase(), Phase::kPlaying);
}

TEST(Seats, SettingsAreChecked) {
  House house = opened();
  EXPECT_EQ(house.take(house.table.configure("a", {"chess", nullptr, {}, false})), "bad_settings");
  EXPECT_EQ(house.take(house.table.configure("a", {"the-number", json::object{{"rounds", 10}}, {}, false})),
            "bad_options");
  EXPECT_EQ(house.take(house.table.configure("a", {"nmbr9", json::object{{"variant", "U-9"}}, {}, false})),
            "bad_options");
  EXPECT_EQ(house.sit("d"), "");
  EXPECT_EQ(house.sit("e"), "");
  EXPECT_EQ(house.take(house.table.configure("a", {"nmbr9", nullptr, {}, false})), "too_many_seats");
  House alone = opened("the-number", {}, 1);
  EXPECT_EQ(alone.start("a"), "too_few_seats");
}

TEST(Choices, InTheNumberMayChangeUntilTheLastOneIsIn) {
  House house = started();
  const game::Moment first = house.table.moment();
  EXPECT_EQ(house.choose("a", "761"), "");
  const std::size_t version = house.table.version();
  EXPECT_EQ(house.choose("a", "761"), "") << "the same command again";
  EXPECT_EQ(house.table.version(), version);
  EXPECT_EQ(house.choose("a", "987"), "");
  EXPECT_EQ(house.choose("a", "12"), "bad_choice");
  EXPECT_EQ(house.choose("a", ""), "bad_choice");
  EXPECT_EQ(house.choose("z", "123"), "not_seated");
  EXPECT_EQ(house.choose("b", "444"), "");
  EXPECT_EQ(house.take(house.table.choose("c", {0, 1}, "111", "s")), "not_now");
  EXPECT_EQ(house.choose("c", "222"), "");
  EXPECT_EQ(house.table.moment(), (game::Moment{0, 1}));
  EXPECT_EQ(house.take(house.table.choose("a", first, "111", "s")), "too_late");
  EXPECT_EQ(house.choose("a", "971"), "unavailable_digit") << "987 was approved, and tables reject slips";
}

TEST(Choices, InNmbr9Stand) {
  House house = started("nmbr9", {}, 2);
  EXPECT_EQ(house.choose("a", "0,0,0,0"), "");
  EXPECT_EQ(house.choose("a", "0,0,0,0"), "");
  EXPECT_EQ(house.choose("a", "0,0,0,1"), "already_placed");
  for (const std::string_view bad :
       {"0,0,0", "0,0,0,0,", "0,0,0,4", "00,0,0,0", "+1,0,0,0", "0,0,0,0 ", "1001,0,0,0", "x"}) {
    EXPECT_EQ(house.choose("b", bad), "bad_choice") << bad;
  }
}

TEST(Clocks, InTheNumberTimeUpIsNone) {
  House house = started("the-number", {Clock::Unit::kSeconds, 30});
  EXPECT_EQ(house.choose("a", "761"), "");
  EXPECT_EQ(house.table.deadline_ms(), house.now_ms + 30'000);
  house.now_ms += 29'999;
  EXPECT_EQ(house.tick(), "");
  EXPECT_EQ(house.table.moment(), (game::Moment{0, 0}));
  house.now_ms += 1;
  const Table before = house.again();
  EXPECT_EQ(house.tick(), "");
  EXPECT_EQ(house.table.moment(), (game::Moment{0, 1}));
  EXPECT_EQ(status(house, 0), "approved");
  EXPECT_EQ(status(house, 1), "none");
  EXPECT_EQ(view(house.table, -1).at("turns").at(0).at("at_zero"), (json::array{1, 2})) << "everybody reads whose";
  EXPECT_EQ(house.table.deadline_ms(), house.now_ms + check_ms(3) + 30'000) << "the next turn has its own time";
  EXPECT_TRUE(house.table.tick(house.now_ms, [] { return "x"; }).empty()) << "it fires once";
  // Two nodes fire at once: the events are the same but for salts, and the second ones do not fit any more.
  for (const What& what : before.tick(house.now_ms, [] { return std::string(64, '0'); })) {
    EXPECT_FALSE(house.table.apply({house.now_ms, what}));
  }
}

TEST(Clocks, InNmbr9TheEnginePlaces) {
  House house = started("nmbr9", {Clock::Unit::kDays, 2}, 2);
  EXPECT_EQ(house.take(house.table.hurry("a", house.table.moment())), "not_live");
  for (int round = 0; round < 20; ++round) {
    house.now_ms += 2 * 86'400'000LL;
    EXPECT_EQ(house.tick(), "");
  }
  EXPECT_EQ(house.table.phase(), Phase::kFinished);
  EXPECT_TRUE(house.table.record());
  const json::value last = view(house.table, -1).at("turns").as_array().back();
  EXPECT_EQ(last.at("at_zero"), (json::array{0, 1}));
  EXPECT_TRUE(last.at("choices").at(1).is_object()) << "and where the tile was placed";
}

TEST(Clocks, StandWhileTheCheckIsLookedAt) {
  House house = started("the-number", {Clock::Unit::kSeconds, 30}, 2);
  EXPECT_EQ(house.table.clock_from_ms(), house.now_ms) << "nothing to look at before the first turn";
  for (const std::string_view player : {"a", "b"}) EXPECT_EQ(house.choose(player, "761"), "");
  const std::int64_t began = house.now_ms;
  const std::int64_t looked = began + check_ms(2);
  EXPECT_EQ(view(house.table, -1).at("clock_from"), looked);
  EXPECT_EQ(view(house.table, -1).at("deadline"), looked + 30'000);
  // Who looked to the end has 30 seconds, and chooses in the last one of them.
  house.now_ms = looked + 29'999;
  EXPECT_EQ(house.tick(), "");
  EXPECT_EQ(house.table.moment(), (game::Moment{0, 1}));
  EXPECT_EQ(house.choose("a", "222"), "");
  // Nothing that anybody does moves it: neither choices nor people who come and go.
  EXPECT_EQ(house.choose("a", "333"), "");
  EXPECT_EQ(house.take(house.table.leave("b")), "");
  EXPECT_EQ(house.take(house.table.come_back("b")), "");
  EXPECT_EQ(house.take(house.table.hurry("a", {0, 1})), "") << "which can only shorten it";
  EXPECT_EQ(house.table.deadline_ms(), looked + 30'000);
  house.now_ms = looked + 30'000;
  EXPECT_EQ(house.tick(), "");
  EXPECT_EQ(house.table.moment(), (game::Moment{0, 2}));
}

TEST(Clocks, AMinuteOfHurryBeginsAfterTheCheckToo) {
  House house = started("the-number", {}, 2);
  for (const std::string_view player : {"a", "b"}) EXPECT_EQ(house.choose(player, "761"), "");
  const std::int64_t looked = house.now_ms + check_ms(2);
  EXPECT_FALSE(view(house.table, -1).contains("clock_from")) << "without a clock nothing stands";
  house.now_ms += 1000;
  EXPECT_EQ(house.choose("b", "222"), "");
  EXPECT_EQ(house.take(house.table.hurry("b", {0, 1})), "");
  EXPECT_EQ(house.table.deadline_ms(), looked + 60'000);
  EXPECT_EQ(view(house.table, -1).at("hurried_by"), 1);
  EXPECT_EQ(house.again().deadline_ms(), looked + 60'000);
}

TEST(Clocks, ALogThatDoesNotSayWhoAskedIsReadAsWell) {
  House house = started();
  const auto read = read_event(*parse_json(R"({"type":"hurried","at":1000000,"round":0,"turn":0})", "bad_event"));
  ASSERT_TRUE(read) << read.error().message;
  ASSERT_TRUE(house.table.apply(*read));
  EXPECT_EQ(house.table.deadline_ms(), house.now_ms + 60'000);
  EXPECT_FALSE(view(house.table, -1).contains("hurried_by"));
}

TEST(Clocks, HurryIsAMinuteOnTheOthers) {
  House house = started();
  EXPECT_FALSE(house.table.deadline_ms());
  EXPECT_EQ(house.take(house.table.hurry("a", {0, 0})), "act_first");
  EXPECT_EQ(house.choose("a", "761"), "");
  EXPECT_EQ(house.take(house.table.hurry("a", {0, 1})), "not_now");
  EXPECT_EQ(house.take(house.table.hurry("a", {0, 0})), "");
  const auto deadline = house.table.deadline_ms();
  EXPECT_EQ(deadline, house.now_ms + 60'000);
  EXPECT_EQ(view(house.table, -1).at("hurried_by"), 0);
  house.now_ms += 1000;
  EXPECT_EQ(house.choose("b", "444"), "");
  EXPECT_EQ(house.take(house.table.hurry("b", {0, 0})), "");
  EXPECT_EQ(house.table.deadline_ms(), deadline) << "a second hurry changes nothing";
  house.now_ms = *deadline;
  EXPECT_EQ(house.tick(), "");
  EXPECT_EQ(status(house, 2), "none");
  EXPECT_FALSE(house.table.deadline_ms());
  EXPECT_FALSE(view(house.table, -1).contains("hurried_by")) << "the next turn is nobody's hurry";
}

TEST(StandIns, AreWishedByMostAndGiveTheSeatBack) {
  House house = started("the-number", {}, 4);
  EXPECT_EQ(house.take(house.table.wish_stand_in("a", 3, 59'999)), "not_gone");
  EXPECT_EQ(house.take(house.table.wish_stand_in("d", 3, 60'000)), "no_such_seat") << "nobody wishes for oneself";
  EXPECT_EQ(house.take(house.table.wish_stand_in("a", 3, 60'000)), "");
  EXPECT_EQ(house.take(house.table.wish_stand_in("a", 3, 60'000)), "");
  EXPECT_TRUE(house.table.waiting_bots().empty()) << "one of three is not most";
  EXPECT_EQ(house.take(house.table.wish_stand_in("b", 3, 60'000)), "");
  ASSERT_EQ(house.table.waiting_bots().size(), 1U);
  for (const char* name : {"a", "b", "c"}) EXPECT_EQ(house.choose(name, house.idea(name[0] - 'a')), "");
  house.play_bots();
  EXPECT_EQ(house.table.moment(), (game::Moment{0, 1}));
  const std::string own = house.idea(3);
  EXPECT_EQ(house.choose("d", own), "") << "who acts is back at once";
  EXPECT_TRUE(house.table.waiting_bots().empty());
  EXPECT_TRUE(house.table.choose_for_bot(3, {0, 1}, own, "s")->empty()) << "the bot's late answer is nothing";
  while (house.table.phase() == Phase::kPlaying) {
    for (int seat = 0; seat < 4; ++seat) {
      if (house.table.bot_work(seat, "random")) {
        ASSERT_EQ(house.choose(std::string(1, static_cast<char>('a' + seat)), house.idea(seat)), "");
      }
    }
  }
  const auto record = house.table.record();
  ASSERT_TRUE(record);
  ASSERT_EQ(record->stand_ins.size(), 1U);
  EXPECT_EQ(record->stand_ins[0], (record::StandIn{3, {0, 0}, {0, 1}, "hard"})) << "good company, never a weak one";
}

TEST(StandIns, WithDaysOnTheClockOnlyTheClockDecides) {
  House house = started("the-number", {Clock::Unit::kDays, 1}, 2);
  EXPECT_EQ(house.take(house.table.wish_stand_in("a", 1, 3'600'000)), "not_live");
  EXPECT_EQ(house.take(house.table.leave("b")), "");
  EXPECT_EQ(house.take(house.table.wish_stand_in("a", 1, 3'600'000)), "not_live");
  EXPECT_TRUE(house.table.waiting_bots().empty());
}

TEST(Forgotten, APlayersNameGoesAndTheSeatIsPlayedOn) {
  for (const Clock clock : {Clock{}, Clock{Clock::Unit::kDays, 1}}) {
    House house = started("the-number", clock, 2);
    EXPECT_EQ(house.choose("b", "444"), "");
    EXPECT_EQ(house.take(house.table.forget("b")), "");
    EXPECT_EQ(house.take(house.table.forget("b")), "") << "once";
    EXPECT_EQ(house.table.seats()[1].name, kNameOfNobody);
    EXPECT_FALSE(house.table.seat_of("b"));
    EXPECT_TRUE(house.table.waiting_bots().empty()) << "what was chosen stands";
    EXPECT_EQ(house.choose("a", "123"), "");
    ASSERT_EQ(house.table.waiting_bots().size(), 1U);
    EXPECT_EQ(house.take(house.table.come_back("b")), "");
    EXPECT_EQ(house.take(house.table.forget("a")), "");
    while (house.table.phase() == Phase::kPlaying) house.play_bots();
    const auto record = house.table.record();
    ASSERT_TRUE(record);
    EXPECT_EQ(record->players, (std::vector<std::string>{std::string(kNameOfNobody), std::string(kNameOfNobody)}));
    EXPECT_EQ(record->stand_ins.size(), 2U);
    EXPECT_TRUE(record::referee(*house.table.record_text()).valid);
  }
}

TEST(Forgotten, BeforeTheStartAndAfterTheEnd) {
  House house = started("nmbr9", {Clock::Unit::kSeconds, 1}, 2);
  while (house.table.phase() == Phase::kPlaying) {
    house.now_ms += 1000;
    EXPECT_EQ(house.tick(), "");
  }
  EXPECT_EQ(house.take(house.table.forget("a")), "");
  EXPECT_EQ(house.table.seats()[0].name, kNameOfNobody);
  EXPECT_EQ(house.take(house.table.close("old")), "");
  EXPECT_EQ(house.take(house.table.forget("b")), "") << "also at a table that is closed";
  EXPECT_EQ(house.table.seats()[1].name, kNameOfNobody);
  Table open("T");
  ASSERT_TRUE(open.apply({0, Opened{house.table.settings(), "CODE"}}));
  ASSERT_TRUE(open.apply({0, Sat{"a", "Ana", ""}}));
  ASSERT_TRUE(open.apply({0, Sat{"b", "Ben", ""}}));
  EXPECT_EQ(*open.forget("a"), Changes{Left{0}});
}

TEST(StandIns, WhoLeavesIsStoodInForAtOnceAndMayReturn) {
  House house = started("nmbr9", {}, 2);
  EXPECT_EQ(house.take(house.table.leave("b")), "");
  EXPECT_EQ(house.take(house.table.leave("b")), "");
  EXPECT_TRUE(house.table.seats()[1].left);
  EXPECT_EQ(house.take(house.table.wish_stand_in("a", 1, 0)), "");
  ASSERT_EQ(house.table.waiting_bots().size(), 1U);
  EXPECT_EQ(house.take(house.table.come_back("b")), "");
  EXPECT_FALSE(house.table.seats()[1].left);
  EXPECT_TRUE(house.table.waiting_bots().empty());
  EXPECT_EQ(house.take(house.table.come_back("b")), "");
}

TEST(Help, IsForThoseWhoPlayAgainstBotsAlone) {
  House people = started("the-number", {}, 2);
  EXPECT_EQ(people.take(people.table.help("a", {0, 0})), "no_help");
  House alone = opened("the-number", {}, 1);
  EXPECT_EQ(alone.take(alone.table.help("a", {0, 0})), "not_now");
  EXPECT_EQ(alone.take(alone.table.seat_bot("a", "Bot", "easy")), "");
  EXPECT_EQ(alone.start("a"), "");
  EXPECT_EQ(alone.take(alone.table.help("b", {0, 0})), "not_seated");
  EXPECT_EQ(alone.take(alone.table.help("a", {0, 1})), "not_now");
  EXPECT_EQ(alone.take(alone.table.help("a", {0, 0})), "");
  const std::size_t version = alone.table.version();
  EXPECT_FALSE(alone.table.apply({0, Helped{0, 0, 0}})) << "twice";
  EXPECT_FALSE(alone.table.apply({0, Helped{0, 1, 0}})) << "another turn";
  EXPECT_FALSE(alone.table.apply({0, Helped{0, 0, 1}})) << "a bot";
  EXPECT_FALSE(alone.table.apply({0, Helped{0, 0, 7}})) << "nobody";
  EXPECT_EQ(alone.choose("a", "761"), "");
  EXPECT_FALSE(alone.table.apply({0, Helped{0, 0, 0}})) << "too late";
  EXPECT_EQ(alone.table.version(), version + 1);
  EXPECT_EQ(alone.take(alone.table.help("a", {0, 0})), "not_now");
}

TEST(Forks, TakeRecordedChoicesBeforeTheTurnOnly) {
  House house = opened("the-number", {}, 2);
  const auto chose = [](int turn, int seat, std::string_view by) {
    return Event{0, Chose{0, turn, seat, "761", std::string(64, 'a'), std::string(by)}};
  };
  ASSERT_TRUE(house.table.apply({0, Forked{0, 1, "", "seed"}}));
  EXPECT_FALSE(house.table.apply({0, Started{"seed", "salt"}})) << "it has begun";
  EXPECT_TRUE(house.table.apply(chose(0, 0, kByRecord)));
  EXPECT_TRUE(house.table.apply(chose(0, 1, kByRecord)));
  EXPECT_FALSE(house.table.apply(chose(1, 0, kByRecord)));
  House usual = started("the-number", {}, 2);
  EXPECT_FALSE(usual.table.apply(chose(0, 0, kByRecord))) << "no fork";
  House cards = opened("nmbr9", {}, 1);
  EXPECT_FALSE(cards.table.apply({0, Forked{0, 0, "999", "seed"}})) << "there are two of each";
  EXPECT_FALSE(cards.table.apply({0, Forked{0, 0, "x", "seed"}}));
  EXPECT_TRUE(cards.table.apply({0, Forked{0, 0, "99", "seed"}}));
}

TEST(End, RematchAndClosing) {
  House house = started("nmbr9", {Clock::Unit::kSeconds, 1}, 1);
  EXPECT_EQ(house.take(house.table.rematch("a", "next")), "not_finished");
  EXPECT_EQ(house.table.record().error().code, "not_finished");
  while (house.table.phase() == Phase::kPlaying) {
    house.now_ms += 1000;
    EXPECT_EQ(house.tick(), "");
  }
  EXPECT_EQ(house.take(house.table.rematch("z", "next")), "not_seated");
  EXPECT_EQ(house.take(house.table.rematch("a", "next")), "");
  EXPECT_EQ(house.take(house.table.rematch("a", "other")), "");
  EXPECT_EQ(view(house.table, -1).at("rematch"), "next");
  EXPECT_EQ(view(house.table, -1).at("rematch_by"), (json::array{0}));
  EXPECT_EQ(view(house.table, -1).at("deck").at("seed"), "seed") << "opened at the end";
  EXPECT_EQ(house.take(house.table.close("old")), "");
  EXPECT_EQ(house.take(house.table.close("older")), "");
  EXPECT_FALSE(house.table.apply({0, Sat{"x", "x", ""}}));
  EXPECT_TRUE(house.table.record());
}

TEST(Log, AnEventThatDoesNotFitChangesNothing) {
  House house = started();
  const json::object before = view(house.table, 0);
  const std::vector<What> misfits = {Opened{},
                                     Configured{},
                                     Sat{"x", "x", ""},
                                     Left{9},
                                     Started{},
                                     Started{"", "", 7},
                                     Chose{0, 0, 9, "123", "", ""},
                                     Chose{0, 0, 0, "12", "", ""},
                                     Chose{0, 1, 0, "123", "", ""},
                                     Hurried{1, 0},
                                     StandInWished{0, 9, "easy"},
                                     CameBack{-1},
                                     Rematched{"x"},
                                     RematchWanted{0},
                                     Forgotten{9, "hard"},
                                     Forgotten{-1, "hard"}};
  for (const What& what : misfits) {
    EXPECT_FALSE(house.table.apply({house.now_ms, what}));
    EXPECT_EQ(view(house.table, 0), before);
  }
  Table fresh("T");
  EXPECT_FALSE(fresh.apply({0, Sat{"x", "x", ""}}));
  for (const char* text :
       {"1", "{}", R"({"type":"sat","at":1})", R"({"type":"sat","at":"1","player":"","name":"","bot":""})",
        R"({"type":"left","at":1,"seat":99999999999})", R"({"type":"left","at":1,"seat":1.0})",
        R"({"type":"flew","at":1})", R"({"type":"opened","at":1,"settings":{"game":1}})"}) {
    EXPECT_FALSE(read_event(*parse_json(text, "bad"))) << text;
  }
}

TEST(Settings, ThatATableIsRatedIsSaidOnlyThen) {
  Settings settings;
  settings.game = "nmbr9";
  EXPECT_EQ(to_json(settings).find("rated"), std::string::npos) << "as in logs from before there were ratings";
  EXPECT_EQ(*read_settings(*parse_json(to_json(settings), "bad")), settings);
  settings.rated = true;
  EXPECT_TRUE(read_settings(*parse_json(to_json(settings), "bad"))->rated);
  EXPECT_EQ(read_settings(*parse_json(R"({"game":"nmbr9","rated":1})", "bad")).error().at, "rated");
}

// The game of a day: one person, a seed that the table never opens, and nobody who plays it on.
TEST(DayTable, KeepsItsSeedAndEndsWithItsPlayer) {
  Settings settings;
  settings.game = "nmbr9";
  Table table("T");
  const auto apply = [&](const Result<Changes>& changes) {
    ASSERT_TRUE(changes) << changes.error().message;
    for (const What& what : *changes) {
      const auto written = read_event(*parse_json(to_json(Event{1000, what}), "bad"));
      ASSERT_TRUE(written);
      EXPECT_EQ(written->what, what);
      ASSERT_TRUE(table.apply(*written));
    }
  };
  const Started day{"a secret seed", "", 7};
  EXPECT_FALSE(table.open_try(settings, "", "Ana", day));
  EXPECT_FALSE(table.open_try(settings, "ana", "", day));
  apply(table.open_try(settings, "ana", "Ana", day));
  EXPECT_EQ(table.day(), 7);
  EXPECT_EQ(table.help("ana", table.moment()).error().code, "no_help");
  Table gone("G");
  const auto opened = gone.open_try(settings, "ana", "Ana", day);
  for (const What& what : *opened) ASSERT_TRUE(gone.apply({0, what}));
  const auto forgotten = gone.forget("ana");
  for (const What& what : *forgotten) ASSERT_TRUE(gone.apply({0, what}));
  EXPECT_EQ(gone.phase(), Phase::kClosed);
  EXPECT_TRUE(gone.waiting_bots().empty());

  Rng rng("day");
  while (table.phase() == Phase::kPlaying) {
    apply(table.choose("ana", table.moment(), table.bot_work(0, "easy")(rng, Stop()), std::string(64, 'a')));
    EXPECT_EQ(json::serialize(view(table, 0)).find("secret"), std::string::npos);
  }
  EXPECT_EQ(table.opened_seed(), "");
  EXPECT_EQ(table.rematch("ana", "next").error().code, "once_a_day");
  const std::string record = *table.record_text();
  EXPECT_EQ(record.find("secret"), std::string::npos);
  EXPECT_NE(record.find(R"("day":{"number":7,"board":"live"})"), std::string::npos) << record;
  EXPECT_FALSE(Table("X").apply({0, Started{"seed", "", 7}}));
  Table bad("B");
  ASSERT_TRUE(bad.apply({0, Opened{settings, ""}}));
  ASSERT_TRUE(bad.apply({0, Sat{"a", "a", ""}}));
  EXPECT_FALSE(bad.apply({0, Started{"seed", "", record::kChainDays}}));
}

}  // namespace
}  // namespace cifra::table
