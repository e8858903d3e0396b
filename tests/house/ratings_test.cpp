// Ratings: what is rated and what is not, that a game counts once on whichever node, and what stays of who goes.
#include <gtest/gtest.h>

#include <algorithm>

#include "house/rated_seats.h"
#include "house/ratings.h"
#include "house/recompute.h"
#include "tests/house/party.h"
#include "tests/store/stores.h"

namespace cifra::house {
namespace {

json::object rated_settings() {
  return {{"game", "the-number"}, {"clock", {{"kind", "seconds"}, {"amount", 60}}}, {"rated", true}};
}

json::array ratings_of(TestHouse& house, const std::string& token) {
  return house.json_of(house.ask("GET", "/api/me", nullptr, token)).at("ratings").as_array();
}

json::array ratings_at_table(TestHouse& house, const Party& party) {
  const Answer answer = house.ask("GET", "/api/tables/" + party.table + "/ratings", nullptr, party.tokens[0]);
  EXPECT_EQ(answer.status, 200) << answer.body;
  return house.json_of(answer).at("seats").as_array();
}

template <class T>
T in_store(TestHouse& house, std::function<Result<T>(store::Store&)> question) {
  std::optional<Result<T>> got;
  house.house->worker().ask<T>(std::move(question), [&](Result<T> answer) { got = std::move(answer); });
  EXPECT_TRUE(house.until([&] { return got.has_value(); }));
  EXPECT_TRUE(*got) << got->error().message;
  return **got;
}

std::vector<League> recomputed(TestHouse& house) {
  return in_store<std::vector<League>>(house, [](store::Store& s) { return recompute(s); });
}

// The same people once more.
void play_again(TestHouse& house, Party& party) {
  for (auto& guest : party.guests) EXPECT_EQ(guest->say({{"type", "rematch"}, {"table", party.table}}), "");
  party.table = std::string(party.guests[0]->state().at("rematch").as_string());
  for (auto& guest : party.guests) EXPECT_EQ(guest->watch(party.table), "");
  party.play_to_the_end(house);
}

// And more; guests, tables and records expire.
void pass_a_year(TestHouse& house) {
  for (const int hours : {1, 2, 24 * 400}) house.pass_hours(hours);
}

double mean_of(const League& league, std::string_view name) {
  const auto there = std::ranges::find_if(league.raters, [&](const auto& one) { return one.kept.name == name; });
  EXPECT_NE(there, league.raters.end()) << name;
  return there == league.raters.end() ? 0 : there->rating.mean;
}

TEST(Ratings, ATableIsRatedOnlyIfItsSettingsSaySo) {
  TestHouse house;
  Party party(house, 2);
  party.play_to_the_end(house);
  EXPECT_TRUE(ratings_of(house, party.tokens[0]).empty());
  EXPECT_EQ(house.ask("GET", "/api/tables/" + party.table + "/ratings", nullptr, party.tokens[0]).status, 404);
  EXPECT_TRUE(recomputed(house).empty());
}

TEST(Ratings, ARatedGameNeedsAClockPeopleAndTheUsualOptions) {
  TestHouse house;
  const std::string ana = house.token("Ana");
  const auto open = [&](json::object settings) {
    return house.code_of(house.ask("POST", "/api/tables", {{"settings", settings}}, ana));
  };
  json::object settings = rated_settings();
  settings.erase("clock");
  EXPECT_EQ(open(settings), "not_rated");
  settings = rated_settings();
  settings["options"] = {{"rounds", 1}};
  EXPECT_EQ(open(settings), "not_rated");
  settings["options"] = {{"rounds", 2}};
  EXPECT_EQ(open(settings), "") << "written out";
  settings["rated"] = 1;
  EXPECT_EQ(open(settings), "bad_settings");

  Guest host(house, ana);
  const std::string table = house.open_table(ana, rated_settings());
  ASSERT_EQ(host.watch(table), "");
  EXPECT_EQ(host.state().at("settings").at("rated"), true);
  EXPECT_EQ(host.say({{"type", "seat_bot"}, {"table", table}, {"level", "easy"}, {"name", "b"}}), "not_rated");
  EXPECT_EQ(host.say({{"type", "start"}, {"table", table}}), "too_few_seats");
  settings = rated_settings();
  settings["clock"] = {{"kind", "none"}};
  EXPECT_EQ(host.say({{"type", "configure"}, {"table", table}, {"settings", settings}}), "not_rated");
  settings["rated"] = false;
  EXPECT_EQ(host.say({{"type", "configure"}, {"table", table}, {"settings", settings}}), "") << "and off again";
  EXPECT_FALSE(host.state().at("settings").as_object().contains("rated"));
  EXPECT_EQ(host.say({{"type", "seat_bot"}, {"table", table}, {"level", "easy"}, {"name", "b"}}), "");
  EXPECT_EQ(host.say({{"type", "configure"}, {"table", table}, {"settings", rated_settings()}}), "not_rated")
      << "with a bot";
  EXPECT_EQ(house.json_of(house.ask("GET", "/api/me", nullptr, ana)).at("tables").at(0).as_object().contains("rated"),
            false);
}

TEST(Ratings, NobodyIsRatedWhoDidNotAgree) {
  TestHouse house;
  json::object settings = rated_settings();
  settings["rated"] = false;
  Party party(house, 2, 0, settings);
  const auto rate = [&] {
    return party.guests[0]->say({{"type", "configure"}, {"table", party.table}, {"settings", rated_settings()}});
  };
  EXPECT_EQ(rate(), "not_rated") << "the other one sat down at a table that was not";
  EXPECT_EQ(party.guests[1]->say({{"type", "leave"}, {"table", party.table}}), "");
  EXPECT_EQ(rate(), "");
  EXPECT_EQ(party.guests[1]->say({{"type", "sit"}, {"table", party.table}}), "");
  settings["clock"] = {{"kind", "seconds"}, {"amount", 90}};
  settings["rated"] = true;
  EXPECT_EQ(party.guests[0]->say({{"type", "configure"}, {"table", party.table}, {"settings", settings}}), "")
      << "what is rated stays so with another clock";
  const json::object mine = house.json_of(house.ask("GET", "/api/me", nullptr, party.tokens[1]));
  EXPECT_EQ(mine.at("tables").at(0).at("rated"), true) << "lists say it before one sits down";
}

TEST(Ratings, AGameCountsOnceAndShowsFromTheFifthOn) {
  TestHouse house;
  Party party(house, 2, 0, rated_settings());
  party.play_to_the_end(house);
  json::array own = ratings_of(house, party.tokens[0]);
  ASSERT_EQ(own.size(), 1U);
  EXPECT_EQ(own[0].at("game"), "the-number");
  EXPECT_EQ(own[0].at("games"), 1);
  EXPECT_TRUE(own[0].at("rating").is_null());
  EXPECT_TRUE(own[0].at("uncertainty").is_null());
  EXPECT_TRUE(ratings_at_table(house, party)[0].is_null());
  for (int i = 2; i <= rating::kGamesToShow; ++i) play_again(house, party);
  own = ratings_of(house, party.tokens[0]);
  EXPECT_EQ(own[0].at("games"), rating::kGamesToShow);
  EXPECT_GT(own[0].at("rating").as_int64(), 500);
  EXPECT_GT(own[0].at("uncertainty").as_int64(), 50);
  json::array seats = ratings_at_table(house, party);
  ASSERT_EQ(seats.size(), 2U);
  EXPECT_EQ(seats[0].at("rating"), own[0].at("rating"));
  EXPECT_FALSE(seats[0].as_object().contains("change")) << "there was nothing to see before it";
  const std::int64_t before = own[0].at("rating").as_int64();
  play_again(house, party);
  seats = ratings_at_table(house, party);
  EXPECT_EQ(seats[0].at("rating").as_int64(), before + seats[0].at("change").as_int64());
  const std::string sixth = party.table;
  const json::array then = seats;
  play_again(house, party);
  party.table = sixth;
  EXPECT_EQ(ratings_at_table(house, party), then) << "a table keeps what its game came to";

  party.guests.clear();
  house.restart();
  house.house->sweep();
  house.settle();
  EXPECT_EQ(ratings_of(house, party.tokens[0])[0].at("games"), 7);
  const auto leagues = recomputed(house);
  ASSERT_EQ(leagues.size(), 1U);
  EXPECT_EQ(leagues[0].games, 7);
  EXPECT_EQ(leagues[0].raters.size(), 2U);
  EXPECT_EQ(leagues[0].differences(), 0) << "computed anew, it is the same";
}

TEST(Ratings, WhatANodeCouldNotCountIsCountedLater) {
  TestHouse house;
  Party party(house, 2, 0, rated_settings());
  party.start();
  Rng rng("to the end");
  while (party.playing()) party.play_turn(rng);
  party.guests.clear();
  house.restart();  // at once
  EXPECT_EQ(in_store<std::vector<store::RatedGame>>(house,
                                                    [](store::Store& s) {
                                                      auto counted = count_games(s);
                                                      return counted ? s.uncounted_games(10)
                                                                     : std::unexpected(counted.error());
                                                    })
                .size(),
            0U);
  EXPECT_EQ(ratings_of(house, party.tokens[1])[0].at("games"), 1);
}

TEST(Ratings, WhomABotStoodInForComesLast) {
  TestHouse house;
  Party party(house, 3, 0, rated_settings());
  party.start();
  Rng rng("stand-in");
  party.play_turn(rng);
  EXPECT_EQ(party.guests[2]->say({{"type", "leave"}, {"table", party.table}}), "");
  for (int who : {0, 1}) {
    EXPECT_EQ(
        party.guests[static_cast<std::size_t>(who)]->say({{"type", "stand_in"}, {"table", party.table}, {"seat", 2}}),
        "");
  }
  EXPECT_EQ(party.guests[2]->say({{"type", "come_back"}, {"table", party.table}}), "");
  while (party.playing()) {
    party.play_turn(rng);
    house.settle();
  }
  const auto league = recomputed(house).at(0);
  EXPECT_EQ(league.raters.back().kept.name, "p2");
  const auto game = in_store<std::vector<store::RatedGame>>(
      house, [](store::Store& s) { return s.rated_games({"", "the-number", 0, 0, ""}, 10); });
  const auto seats = read_seats(game.at(0).seats);
  EXPECT_GT(seats.at(2).place, std::max(seats.at(0).place, seats.at(1).place));
}

TEST(Ratings, WhoIsDeletedLeavesAndTheOthersStayAsTheyAre) {
  TestHouse house;
  Party party(house, 3, 0, rated_settings());
  party.play_to_the_end(house);
  play_again(house, party);
  const double before = mean_of(recomputed(house).at(0), "p0");
  std::string kept = json::serialize(ratings_of(house, party.tokens[0]));
  EXPECT_EQ(house.ask("DELETE", "/api/me", nullptr, party.tokens[2]).status, 200);
  EXPECT_EQ(json::serialize(ratings_of(house, party.tokens[0])), kept);
  const auto league = recomputed(house).at(0);
  EXPECT_EQ(league.raters.size(), 2U);
  EXPECT_EQ(mean_of(league, "p0"), before) << "against an opponent without a name";
  EXPECT_EQ(league.differences(), 0);
  EXPECT_EQ(house.ask("DELETE", "/api/me/tables/" + party.table, nullptr, party.tokens[0]).status, 200);
  EXPECT_EQ(json::serialize(ratings_of(house, party.tokens[0])), kept) << "a deleted game has been played";
  pass_a_year(house);
  EXPECT_TRUE(recomputed(house).at(0).raters.empty()) << "all guests expired";
  EXPECT_EQ(recomputed(house).at(0).games, 2);
}

TEST(Ratings, WhoIsDeletedDuringAGameDoesNotCountInIt) {
  TestHouse house;
  Party party(house, 3, 0, rated_settings());
  party.start();
  Rng rng("deleted");
  party.play_turn(rng);
  EXPECT_EQ(house.ask("DELETE", "/api/me", nullptr, party.tokens[2]).status, 200);
  party.guests.pop_back();
  while (party.playing()) {
    party.play_turn(rng);
    house.settle();
    house.pass(100);
  }
  const auto league = recomputed(house).at(0);
  EXPECT_EQ(league.games, 1);
  EXPECT_EQ(league.raters.size(), 2U);
}

TEST(Ratings, BotsHaveALeagueOfTheirOwn) {
  TestHouse house;
  Party party(house, 1, 1);
  EXPECT_EQ(
      party.guests[0]->say({{"type", "seat_bot"}, {"table", party.table}, {"level", "random"}, {"name", "other"}}), "");
  party.start();
  Rng rng("with bots");
  while (party.playing()) {
    party.play_turn(rng);
    house.settle();
    house.pass(100);
  }
  EXPECT_TRUE(ratings_of(house, party.tokens[0]).empty());
  const auto leagues = recomputed(house);
  ASSERT_EQ(leagues.size(), 1U);
  EXPECT_EQ(leagues[0].name, "bots/the-number");
  EXPECT_TRUE(leagues[0].is_of_bots);
  ASSERT_EQ(leagues[0].raters.size(), 2U);
  EXPECT_EQ(leagues[0].raters[0].games, 1);
  pass_a_year(house);
  EXPECT_TRUE(recomputed(house).empty()) << "kept as long as records";
}

TEST(Ratings, WhatIsKeptWrongIsFoundAndSetRight) {
  TestHouse house;
  Party party(house, 2, 0, rated_settings());
  party.play_to_the_end(house);
  const auto good = recomputed(house).at(0);
  in_store<int>(house, [&](store::Store& s) -> Result<int> {
    store::Rater wrong = good.raters[0].kept;
    wrong.mean = 1'999'000;
    const store::Rater all[] = {wrong};
    if (auto set = s.set_raters(all); !set) return std::unexpected(set.error());
    return 0;
  });
  auto leagues = recomputed(house);
  EXPECT_EQ(leagues.at(0).differences(), 1);
  in_store<int>(house, [&](store::Store& s) -> Result<int> {
    if (auto kept = keep(s, leagues); !kept) return std::unexpected(kept.error());
    return 0;
  });
  leagues = recomputed(house);
  EXPECT_EQ(leagues.at(0).differences(), 0);
  EXPECT_EQ(leagues.at(0).raters[0].kept, good.raters[0].kept);
}

TEST(Ratings, NoSeatsDoHarm) {
  for (const char* text :
       {"", "{}", "[1]", R"([{"place":0}])", R"([{"place":7}])", R"([{"place":1,"rater":1}])",
        R"([{"place":1,"mean":1e9}])", R"([{"place":1,"mean":9223372036854775807}])", R"([{"player":"a"}])"}) {
    EXPECT_TRUE(read_seats(text).empty()) << text;
  }
  EXPECT_EQ(read_seats(R"([{"place":6,"player":"a"}])").size(), 1U);
  TestHouse house;
  store::Append last;
  last.table = "t1";
  last.version = 1;
  last.events = "[]";
  last.row = store::TableRow{"t1", "", "finished", "{}", false, {}, 0, {}};
  last.rated = {"the-number", "nonsense", true};
  in_store<int>(house, [&](store::Store& s) -> Result<int> {
    auto done = s.append(std::span(&last, 1));
    if (!done) return std::unexpected(done.error());
    if (auto counted = count_games(s); !counted) return std::unexpected(counted.error());
    return 0;
  });
  EXPECT_EQ(recomputed(house).at(0).games, 1) << "it is out of the way";
  EXPECT_TRUE(recomputed(house).at(0).raters.empty());
}

}  // namespace
}  // namespace cifra::house
