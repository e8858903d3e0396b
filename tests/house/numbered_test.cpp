// Tables on numbered shuffles: what they are dealt, what the others made of it, and what a record proves.
#include <gtest/gtest.h>

#include "record/referee.h"
#include "tests/house/party.h"

namespace cifra::house {
namespace {

const json::object kNumbered = {{"game", "nmbr9"}, {"numbered", true}, {"clock", {{"kind", "seconds"}, {"amount", 5}}}};

// The clock places for who does not.
void play_out(TestHouse& house, Party& party) {
  party.start();
  for (int round = 0; party.playing() && round < 25; ++round) house.pass(5000);
  house.settle();
  EXPECT_EQ(party.guests[0]->state().at("phase"), "finished");
}

json::object shuffle_of(TestHouse& house, const Party& party) {
  return house.json_of(house.ask("GET", "/api/tables/" + party.table + "/shuffle"));
}

std::string deck_of(const Party& party) { return json::serialize(party.guests[0]->state().at("game").at("cards")); }

TEST(Numbered, EverybodyPlaysTheLowestShuffleTheyHaveNotPlayed) {
  TestHouse house;
  Party first(house, 2, 1, kNumbered);
  first.start();
  EXPECT_FALSE(first.guests[0]->state().contains("shuffle")) << "who knows the number knows the order";
  EXPECT_FALSE(first.guests[0]->state().contains("deck"));
  EXPECT_EQ(house.ask("GET", "/api/tables/" + first.table + "/shuffle").status, 404);
  play_out(house, first);
  EXPECT_EQ(first.guests[0]->state().at("shuffle"), 1);
  Party second(house, 1, 0, kNumbered);
  play_out(house, second);
  EXPECT_EQ(deck_of(second), deck_of(first)) << "other people play the same";
  const json::object told = shuffle_of(house, second);
  EXPECT_EQ(told.at("shuffle"), 1);
  EXPECT_EQ(told.at("games"), 3) << "people, not bots";
  EXPECT_TRUE(told.at("median").is_int64());
  EXPECT_EQ(shuffle_of(house, first).at("games"), 3) << "nothing is counted twice";
}

TEST(Numbered, TheRecordSaysWhichAndTheRefereeChecksTheDeck) {
  TestHouse house;
  Party party(house, 1, 0, kNumbered);
  play_out(house, party);
  std::string record = house.ask("GET", "/api/tables/" + party.table + "/record").body;
  EXPECT_NE(record.find("\"shuffle\":1"), std::string::npos) << record;
  EXPECT_NE(record::referee(record).line.find("\"fair\":\"checked\""), std::string::npos)
      << record::referee(record).line;
  record.replace(record.find("\"shuffle\":1"), 11, "\"shuffle\":2");
  EXPECT_NE(record::referee(record).line.find("fair.shuffle"), std::string::npos);
}

TEST(Numbered, WhoStartsAgainAfterSomebodySatDownIsDealtWhatNobodyHasPlayed) {
  TestHouse house;
  Party before(house, 1, 0, kNumbered);
  play_out(house, before);
  const std::string ana = before.tokens[0];
  const Answer opened = house.ask("POST", "/api/tables", {{"settings", kNumbered}}, ana);
  ASSERT_EQ(opened.status, 201) << opened.body;
  const std::string table(house.json_of(opened).at("table").as_string());
  EXPECT_EQ(house.ask("POST", "/api/tables/" + table, {{"type", "start"}}, ana).status, 200);
  for (int i = 0; i < 25; ++i) house.pass(5000);
  const json::object told = house.json_of(house.ask("GET", "/api/tables/" + table + "/shuffle", nullptr, ana));
  EXPECT_EQ(told.at("shuffle"), 2);
  EXPECT_EQ(told.at("games"), 1);
}

TEST(Numbered, NotRatedNotForGamesWithoutShufflesAndNotForOtherDecks) {
  TestHouse house;
  const std::string ana = house.token("Ana");
  const auto open = [&](const json::object& settings) {
    return house.ask("POST", "/api/tables", {{"settings", settings}}, ana);
  };
  EXPECT_EQ(house.code_of(open({{"game", "the-number"}, {"numbered", true}})), "not_numbered");
  json::object rated = kNumbered;
  rated["rated"] = true;
  EXPECT_EQ(house.code_of(open(rated)), "not_numbered");
  json::object other = kNumbered;
  other["options"] = {{"variant", "K-6-1-5"}};
  EXPECT_EQ(house.code_of(open(other)), "not_numbered");
  const Answer opened = open({{"game", "nmbr9"}});
  const std::string table(house.json_of(opened).at("table").as_string());
  EXPECT_EQ(house.code_of(house.ask("POST", "/api/tables/" + table, {{"type", "configure"}, {"settings", rated}}, ana)),
            "not_numbered");
}

}  // namespace
}  // namespace cifra::house
