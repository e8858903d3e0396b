// Whole games in the house, through its gateway: people, bots, spectators, two devices, crashes.
#include <gtest/gtest.h>

#include "base/random.h"
#include "games/the_number/rules/the_number.h"
#include "record/referee.h"
#include "tests/house/party.h"

namespace cifra::house {
namespace {

TEST(Game, PeopleAndBotsPlayToTheEndAndGetARecordWithProof) {
  TestHouse house;
  Party party(house, 3, 1);
  party.start();
  Rng rng("game");
  while (party.playing()) {
    party.play_turn(rng);
    house.settle();
  }
  EXPECT_EQ(party.guests[0]->state().at("phase"), "finished");
  const Answer record = house.ask("GET", "/api/tables/" + party.table + "/record");
  ASSERT_EQ(record.status, 200);
  const record::Verdict verdict = record::referee(record.body);
  EXPECT_TRUE(verdict.valid) << verdict.line;
  EXPECT_NE(verdict.line.find("\"fair\":\"checked\""), std::string::npos);
  // Everybody got every turn once.
  for (const auto& guest : party.guests) {
    std::vector<std::pair<std::int64_t, std::int64_t>> turns;
    for (const json::object& message : guest->ear.messages) {
      if (message.at("type") != "table") continue;
      for (const json::value& turn : message.at("turns").as_array()) {
        turns.emplace_back(turn.at("round").as_int64(), turn.at("turn").as_int64());
      }
    }
    EXPECT_EQ(turns.size(), 10U);
    EXPECT_TRUE(std::ranges::is_sorted(turns));
  }
}

TEST(Game, Nmbr9AgainstBotsAlone) {
  TestHouse house;
  Party party(house, 1, 3, {{"game", "nmbr9"}, {"clock", {{"kind", "seconds"}, {"amount", 5}}}});
  party.start();
  int rounds = 0;
  while (party.playing() && rounds++ < 25) house.pass(5000);  // the engine places for who does not
  EXPECT_EQ(party.guests[0]->state().at("phase"), "finished");
  EXPECT_TRUE(record::referee(house.ask("GET", "/api/tables/" + party.table + "/record").body).valid);
}

TEST(Game, ATableWaitsForNoBotLongerThanItsBudget) {
  Options options;
  options.threads = 0;  // nobody thinks
  TestHouse house(options);
  Party party(house, 1, 3, {{"game", "nmbr9"}});
  party.start();
  const auto must_act = [&](std::size_t seat) {
    return party.guests[0]->state().at("seats").at(seat).at("must_act").as_bool();
  };
  house.pass(options.bot_budget_ms - 1000);
  EXPECT_TRUE(must_act(1));
  house.pass(1001);
  for (const std::size_t seat : {1U, 2U, 3U}) EXPECT_FALSE(must_act(seat));
  EXPECT_TRUE(must_act(0));
  EXPECT_NE(house.house->metrics().find("cifra_bots_late_total 3\n"), std::string::npos);
}

TEST(Game, AChoiceIsOnlyForItsOwnSeatUntilTheTurnIsOver) {
  TestHouse house;
  Party party(house, 3);
  party.start();
  Guest spectator(house, "");
  EXPECT_EQ(spectator.watch(party.table), "");
  Guest second(house, party.tokens[0]);
  EXPECT_EQ(second.watch(party.table), "");
  const auto choose = [&](int seat, std::string_view number) {
    return party.guests[static_cast<std::size_t>(seat)]->say(
        {{"type", "choose"}, {"table", party.table}, {"round", 0}, {"turn", 0}, {"choice", number}});
  };
  EXPECT_EQ(choose(0, "761"), "");
  EXPECT_EQ(party.guests[0]->table().at("you").at("choice"), "761");
  EXPECT_EQ(second.table().at("you").at("choice"), "761") << "two devices on one seat";
  EXPECT_TRUE(spectator.table().at("you").is_null());
  for (Guest* other : {party.guests[1].get(), party.guests[2].get(), &spectator}) {
    EXPECT_EQ(other->ear.heard.find("\"761\""), std::string::npos);
    EXPECT_TRUE(other->state().at("seats").at(0).as_object().contains("sha256"));
  }
  EXPECT_EQ(choose(0, "513"), "") << "it may be changed";
  EXPECT_EQ(choose(1, "888"), "");
  EXPECT_EQ(choose(2, "444"), "");
  const json::value& turn = spectator.table().at("turns").at(0);
  EXPECT_EQ(turn.at("choices").at(0).at("choice"), "513");
  EXPECT_EQ(choose(0, "513"), "too_late");
  EXPECT_EQ(spectator.say({{"type", "leave"}, {"table", party.table}}), "no_player");
}

TEST(Game, EverybodyGetsOneDeliveryForWhatHappenedAtOnce) {
  TestHouse house;
  Party party(house, 3);
  party.start();
  for (auto& guest : party.guests) guest->ear.deliveries = 0;
  for (std::size_t i = 0; i < 3; ++i) {  // all three before the house gets to end its pass
    party.guests[i]->say_raw(R"({"type":"choose","id":900,"round":0,"turn":0,"choice":")" +
                             std::string(3, static_cast<char>('4' + i)) + R"(","table":")" + party.table + "\"}");
  }
  house.settle();
  for (auto& guest : party.guests) {
    EXPECT_EQ(guest->ear.deliveries, 1);
    EXPECT_EQ(guest->table().at("turns").as_array().size(), 1U);
  }
}

TEST(Game, ARepeatedCommandIsTheSameCommand) {
  TestHouse house;
  Party party(house, 2, 1);
  EXPECT_EQ(party.guests[0]->say({{"type", "seat_bot"}, {"table", party.table}, {"level", "easy"}, {"name", "b0"}}),
            "");
  EXPECT_EQ(party.guests[0]->say({{"type", "sit"}, {"table", party.table}}), "");
  EXPECT_EQ(party.guests[0]->state().at("seats").as_array().size(), 3U);
  EXPECT_EQ(party.guests[0]->say({{"type", "remove"}, {"table", party.table}, {"name", "b0"}}), "");
  EXPECT_EQ(party.guests[0]->say({{"type", "remove"}, {"table", party.table}, {"name", "b0"}}), "");
  EXPECT_EQ(party.guests[0]->state().at("seats").as_array().size(), 2U);
  party.start();
  party.start();
  const json::value version = party.guests[0]->table().at("version");
  const json::object choose{{"type", "choose"}, {"table", party.table}, {"round", 0}, {"turn", 0}, {"choice", "123"}};
  EXPECT_EQ(party.guests[0]->say(choose), "");
  EXPECT_EQ(party.guests[0]->say(choose), "");
  EXPECT_EQ(party.guests[0]->table().at("version").as_int64(), version.as_int64() + 1);
}

TEST(Game, NothingIsLostWhenTheHouseDies) {
  TestHouse house;
  Party party(house, 3);
  party.start();
  Rng rng("crash");
  int crashes = 0;
  while (party.playing()) {
    const std::size_t who = rng.below(3);
    if (must_act(*party.guests[who])) {
      EXPECT_EQ(party.guests[who]->say(choice_of(*party.guests[who], rng)), "");
    }
    if (rng.below(4) != 0) continue;
    const json::object before = party.guests[0]->state();
    const std::int64_t version = party.guests[0]->table().at("version").as_int64();
    for (auto& guest : party.guests) guest->hang_up();
    house.restart();
    ++crashes;
    for (std::size_t i = 0; i < 3; ++i) {
      party.guests[i] = std::make_unique<Guest>(house, party.tokens[i]);
      EXPECT_EQ(party.guests[i]->watch(party.table, version), "");
      EXPECT_TRUE(party.guests[i]->table().at("turns").as_array().empty()) << "nothing was missed";
    }
    EXPECT_EQ(party.guests[0]->state(), before);
  }
  EXPECT_GT(crashes, 3);
  EXPECT_TRUE(record::referee(house.ask("GET", "/api/tables/" + party.table + "/record").body).valid);
}

TEST(Game, WhoComesBackGetsTheTurnsTheyMissed) {
  TestHouse house;
  Party party(house, 2);
  party.start();
  const std::int64_t version = party.guests[1]->table().at("version").as_int64();
  Guest other(house, party.tokens[1]);  // plays on a second device
  other.watch(party.table);
  party.guests[1]->hang_up();
  party.guests.resize(1);
  Rng rng("back");
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(party.guests[0]->say(choice_of(*party.guests[0], rng)), "");
    EXPECT_EQ(other.say(choice_of(other, rng)), "");
  }
  Guest back(house, party.tokens[1]);
  EXPECT_EQ(back.watch(party.table, version), "");
  EXPECT_EQ(back.table().at("turns").as_array().size(), 3U);
  const json::object polled =
      house.json_of(house.ask("GET", "/api/tables/" + party.table, nullptr, party.tokens[1], "1.2.3.4",
                              "version=" + std::to_string(back.table().at("version").as_int64())));
  EXPECT_TRUE(polled.at("turns").as_array().empty());
  EXPECT_EQ(polled.at("you").at("seat"), 1);
}

TEST(Game, ATableThatNobodyNeedsIsForgottenAndFoundAgain) {
  TestHouse house;
  Party party(house, 2);
  party.start();
  Rng rng("idle");
  party.play_turn(rng);
  const json::object before = party.guests[0]->state();
  house.pass(120'000);
  EXPECT_NE(house.house->metrics().find("cifra_tables_in_memory 0\n"), std::string::npos);
  party.play_turn(rng);
  EXPECT_EQ(party.guests[0]->state().at("turn").as_int64(), before.at("turn").as_int64() + 1);
  EXPECT_EQ(party.guests[1]->table().at("turns").as_array().size(), 1U) << "and not those they have again";
}

TEST(Game, ARematchAsksAndSeatsOnlyWhoAccepts) {
  TestHouse house;
  Party party(house, 3, 1, {{"game", "the-number"}, {"options", {{"rounds", 1}}}});
  const json::object again{{"type", "rematch"}, {"table", party.table}};
  EXPECT_EQ(party.guests[0]->say(again), "not_finished");
  party.play_to_the_end(house);
  const json::object before = party.guests[0]->state();
  Guest spectator(house, "");
  EXPECT_EQ(spectator.watch(party.table), "");
  EXPECT_EQ(spectator.say(again), "no_player");
  EXPECT_EQ(party.guests[1]->say(again), "");
  for (Guest* guest : {party.guests[0].get(), party.guests[1].get(), &spectator}) {
    EXPECT_EQ(guest->table().at("table"), json::value(party.table)) << "nobody is taken along";
    EXPECT_EQ(guest->state().at("rematch_by"), (json::array{1}));
  }
  const std::string next(party.guests[0]->state().at("rematch").as_string());
  EXPECT_EQ(spectator.say({{"type", "unwatch"}, {"table", party.table}}), "");
  EXPECT_EQ(spectator.watch(next), "");
  EXPECT_EQ(spectator.state().at("settings"), before.at("settings"));
  EXPECT_NE(spectator.state().at("code"), before.at("code"));
  EXPECT_EQ(spectator.state().at("seats").as_array().size(), 2U) << "who asked, and the bot";
  EXPECT_EQ(spectator.state().at("seats").at(0).at("name"), "p1");
  EXPECT_EQ(spectator.state().at("seats").at(1).at("bot"), "easy");
  EXPECT_EQ(spectator.state().at("host"), 0);
  EXPECT_EQ(party.guests[1]->say(again), "") << "the same one again";
  EXPECT_EQ(party.guests[0]->say(again), "");
  EXPECT_EQ(party.guests[0]->state().at("rematch_by"), (json::array{1, 0}));
  EXPECT_EQ(party.guests[0]->state().at("rematch"), json::value(next));
  EXPECT_EQ(spectator.state().at("seats").as_array().size(), 3U);
  EXPECT_EQ(party.guests[1]->watch(next), "");
  EXPECT_EQ(party.guests[0]->say({{"type", "start"}, {"table", next}}), "not_the_host");
  EXPECT_EQ(party.guests[1]->say({{"type", "start"}, {"table", next}}), "");
  EXPECT_EQ(party.guests[2]->say(again), "already_started");
  const json::object mine = house.json_of(house.ask("GET", "/api/me", nullptr, party.tokens[2]));
  ASSERT_EQ(mine.at("tables").as_array().size(), 1U) << "who did not ask has no new table";
}

TEST(Game, ARematchThatWasClosedCanBeAskedForAgain) {
  TestHouse house;
  Party party(house, 2, 0, {{"game", "the-number"}, {"options", {{"rounds", 1}}}});
  party.play_to_the_end(house);
  const json::object again{{"type", "rematch"}, {"table", party.table}};
  EXPECT_EQ(party.guests[0]->say(again), "");
  const json::value first = party.guests[1]->state().at("rematch");
  EXPECT_EQ(party.guests[0]->say({{"type", "leave"}, {"table", first}}), "");
  EXPECT_EQ(party.guests[1]->say(again), "");
  EXPECT_NE(party.guests[0]->state().at("rematch"), first);
  EXPECT_EQ(party.guests[0]->state().at("rematch_by"), (json::array{1}));
  EXPECT_EQ(party.guests[0]->say(again), "");
  EXPECT_EQ(party.guests[0]->state().at("rematch_by"), (json::array{1, 0}));
}

TEST(Game, ARematchSeatsNobodyBesideALookalike) {
  TestHouse house;
  Party party(house, 2, 0, {{"game", "the-number"}, {"options", {{"rounds", 1}}}});
  party.play_to_the_end(house);
  const json::object again{{"type", "rematch"}, {"table", party.table}};
  EXPECT_EQ(party.guests[0]->say(again), "");
  Guest stranger(house, house.token("P1"));
  EXPECT_EQ(stranger.say({{"type", "sit"}, {"table", party.guests[0]->state().at("rematch")}}), "");
  EXPECT_EQ(party.guests[1]->say(again), "name_taken");
}

TEST(Game, RematchesCountAsNewTables) {
  Options options;
  options.limits.tables_per_hour = 3;
  TestHouse house(options);
  Party party(house, 2, 0, {{"game", "the-number"}, {"options", {{"rounds", 1}}}});  // the first table
  for (int i = 0; i < 3; ++i) {
    party.play_to_the_end(house);
    const json::object again{{"type", "rematch"}, {"table", party.table}};
    EXPECT_EQ(party.guests[0]->say(again), i < 2 ? "" : "slow_down");
    if (i == 2) break;
    EXPECT_EQ(party.guests[1]->say(again), "") << "who accepts opens nothing";
    party.table = std::string(party.guests[0]->state().at("rematch").as_string());
    for (auto& guest : party.guests) EXPECT_EQ(guest->watch(party.table), "");
  }
  EXPECT_EQ(party.guests[1]->say({{"type", "rematch"}, {"table", party.table}}), "");
}

TEST(Game, ClocksRunAlsoForTablesThatNobodyHasInMemory) {
  TestHouse house;
  Party party(house, 2, 0, {{"game", "the-number"}, {"clock", {{"kind", "days"}, {"amount", 1}}}});
  party.start();
  for (auto& guest : party.guests) guest->hang_up();
  party.guests.clear();
  house.pass_hours(1);
  EXPECT_NE(house.house->metrics().find("cifra_live_tables 0\n"), std::string::npos) << house.house->metrics();
  house.restart();
  // The store answers sweeps on a thread of its own: on a busy machine a turn may take more than one day here.
  json::value phase;
  for (int day = 0; day < 100 && phase != "finished"; ++day) {
    house.pass_hours(25);
    phase = house.json_of(house.ask("GET", "/api/tables/" + party.table)).at("state").at("phase");
    EXPECT_TRUE(day >= 9 || phase == "playing") << "ten turns of a day each";
  }
  EXPECT_EQ(phase, "finished") << "nobody wrote anything, and that is a game too";
}

TEST(Game, StandInsPlayForWhoIsGoneForAMinute) {
  TestHouse house;
  Party party(house, 3);
  party.start();
  const json::object wish{{"type", "stand_in"}, {"table", party.table}, {"seat", 2}, {"level", "random"}};
  EXPECT_EQ(party.guests[0]->say(wish), "not_gone");
  party.guests[2]->hang_up();
  party.guests.pop_back();
  house.settle();
  EXPECT_EQ(party.guests[0]->table().at("here"), (json::array{0, 1}));
  house.pass(50'000);
  EXPECT_EQ(party.guests[0]->say(wish), "not_gone");
  house.pass(11'000);
  EXPECT_EQ(party.guests[0]->say(wish), "");
  EXPECT_FALSE(party.guests[0]->state().at("seats").at(2).as_object().contains("stand_in"));
  EXPECT_EQ(party.guests[1]->say(wish), "");
  house.settle();
  EXPECT_EQ(party.guests[0]->state().at("seats").at(2).at("stand_in"), "hard") << "whatever level was asked for";
  EXPECT_TRUE(house.until([&] {
    house.pass(20);
    return !party.guests[0]->state().at("seats").at(2).at("must_act").as_bool();
  })) << "it chooses";
  Guest back(house, party.tokens[2]);
  back.watch(party.table);
  EXPECT_EQ(back.say({{"type", "come_back"}, {"table", party.table}}), "");
  EXPECT_FALSE(back.state().at("seats").at(2).as_object().contains("stand_in"));
}

TEST(Game, WithDaysOnTheClockNobodyIsStoodInFor) {
  TestHouse house;
  Party party(house, 2, 0, {{"game", "the-number"}, {"clock", {{"kind", "days"}, {"amount", 1}}}});
  party.start();
  party.guests[1]->hang_up();
  party.guests.pop_back();
  house.pass(120'000);
  EXPECT_EQ(party.guests[0]->say({{"type", "stand_in"}, {"table", party.table}, {"seat", 1}}), "not_live");
  EXPECT_EQ(party.guests[0]->state().at("phase"), "playing");
}

TEST(Game, AHostWhoIsGoneHoldsNobodyUp) {
  TestHouse house;
  Party party(house, 3);
  const json::object start{{"type", "start"}, {"table", party.table}};
  EXPECT_EQ(party.guests[1]->say(start), "not_the_host");
  party.guests[0]->hang_up();
  house.settle();
  house.pass(50'000);
  EXPECT_EQ(party.guests[1]->say(start), "not_gone");
  house.pass(11'000);
  EXPECT_EQ(party.guests[1]->say(start), "");
  EXPECT_EQ(party.guests[2]->state().at("phase"), "playing");
}

TEST(Game, HurryGivesAMinute) {
  TestHouse house;
  Party party(house, 2);
  party.start();
  const json::object hurry{{"type", "hurry"}, {"table", party.table}, {"round", 0}, {"turn", 0}};
  EXPECT_EQ(party.guests[0]->say(hurry), "act_first");
  Rng rng("hurry");
  EXPECT_EQ(party.guests[0]->say(choice_of(*party.guests[0], rng)), "");
  EXPECT_EQ(party.guests[0]->say(hurry), "");
  house.pass(59'000);
  EXPECT_EQ(party.guests[0]->state().at("turn"), 0);
  house.pass(2'000);
  EXPECT_EQ(party.guests[0]->state().at("turn"), 1);
  EXPECT_TRUE(party.guests[0]->table().at("turns").at(0).at("choices").at(1).is_null());
  EXPECT_EQ(party.guests[0]->table().at("turns").at(0).at("at_zero"), json::array{1});
}

TEST(Game, WhoLooksAtTheCheckToItsEndHasTheWholeTime) {
  TestHouse house;
  Party party(house, 2, 0, {{"game", "the-number"}, {"clock", {{"kind", "seconds"}, {"amount", 30}}}});
  party.start();
  Rng rng("the whole time");
  party.play_turn(rng);
  Guest& slow = *party.guests[1];
  ASSERT_EQ(slow.state().at("turn"), 1);
  const std::int64_t looked = slow.state().at("clock_from").as_int64();
  EXPECT_EQ(slow.state().at("deadline"), looked + 30'000);
  house.pass(looked - house.loop.now_ms() + 29'500);
  EXPECT_EQ(slow.state().at("turn"), 1) << "the clock has not decided";
  EXPECT_EQ(slow.say(choice_of(slow, rng)), "");
  house.pass(1000);
  EXPECT_EQ(slow.state().at("turn"), 2);
  const json::value turn = slow.table().at("turns").as_array().back();
  EXPECT_EQ(turn.at("at_zero"), json::array{0}) << "and nobody has more";
  EXPECT_TRUE(turn.at("choices").at(1).is_object());
}

}  // namespace
}  // namespace cifra::house
