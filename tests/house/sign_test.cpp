// Friendly signs: who may send them, how many, who is told, and that nothing is kept.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>

#include "tests/house/party.h"

namespace cifra::house {
namespace {

json::object sign(const std::string& table, std::string_view which = "well_played") {
  return {{"type", "sign"}, {"table", table}, {"sign", which}};
}

std::ptrdiff_t signs_heard(const Guest& guest) {
  return std::ranges::count_if(guest.ear.messages, [](const json::object& m) { return m.at("type") == "sign"; });
}

TEST(Signs, AreToldToAllWhoWatch) {
  TestHouse house;
  Party party(house, 2);
  const auto spectator = house.person("Eva");
  ASSERT_EQ(spectator->watch(party.table), "");
  const auto elsewhere = house.person("Max");  // connected, and at no table
  EXPECT_EQ(party.guests[1]->say(sign(party.table, "hello")), "") << "before the start";
  party.play_to_the_end(house);
  house.pass(5000);
  EXPECT_EQ(party.guests[1]->say(sign(party.table)), "") << "and after the end";
  for (const Guest* guest : {party.guests[0].get(), party.guests[1].get(), spectator.get()}) {
    EXPECT_EQ(signs_heard(*guest), 2);
    EXPECT_EQ(*guest->ear.last("sign"),
              (json::object{{"type", "sign"}, {"table", party.table}, {"seat", 1}, {"sign", "well_played"}}));
  }
  EXPECT_EQ(signs_heard(*elsewhere), 0);
}

TEST(Signs, AreOfPlayersOfThatTableAndOfAFewKinds) {
  TestHouse house;
  Party party(house, 2);
  const auto spectator = house.person("Eva");
  ASSERT_EQ(spectator->watch(party.table), "");
  EXPECT_EQ(spectator->say(sign(party.table)), "not_seated");
  Guest nobody(house, "");
  ASSERT_EQ(nobody.watch(party.table), "");
  EXPECT_NE(nobody.say(sign(party.table)), "");
  Party other(house, 2);
  EXPECT_EQ(other.guests[0]->say(sign(party.table)), "not_seated");
  for (const std::string_view bad : {"", "you are slow", "WELL_PLAYED"}) {
    EXPECT_EQ(party.guests[0]->say(sign(party.table, bad)), "bad_message") << bad;
  }
  EXPECT_EQ(party.guests[0]->say({{"type", "sign"}, {"table", party.table}}), "bad_message");
  EXPECT_EQ(signs_heard(*party.guests[1]), 0);
  EXPECT_EQ(party.guests[0]->say(sign(party.table)), "") << "what was refused counts for nothing";
  EXPECT_EQ(signs_heard(*party.guests[1]), 1);
}

TEST(Signs, AreOneInFiveSecondsOfAPerson) {
  TestHouse house;
  Party party(house, 2);
  EXPECT_EQ(party.guests[0]->say(sign(party.table)), "");
  EXPECT_EQ(party.guests[0]->say(sign(party.table, "oops")), "slow_down");
  Guest second(house, party.tokens[0]);  // another tab is the same person
  EXPECT_EQ(second.say(sign(party.table)), "slow_down");
  EXPECT_EQ(house.code_of(
                house.ask("POST", "/api/tables/" + party.table, {{"type", "sign"}, {"sign", "oops"}}, party.tokens[0])),
            "slow_down");
  EXPECT_EQ(party.guests[1]->say(sign(party.table)), "") << "everybody has their own";
  house.pass(5000);
  EXPECT_EQ(party.guests[0]->say(sign(party.table, "oops")), "");
  EXPECT_EQ(signs_heard(*party.guests[1]), 3);
}

TEST(Signs, AreKeptNowhere) {
  TestHouse house;
  Party party(house, 2);
  party.play_to_the_end(house);
  const auto kept = [&] {
    std::string all;
    house.house->worker().ask<std::vector<store::EventRow>>(
        [&](store::Store& store) { return store.events(party.table, 0); },
        [&](const Result<std::vector<store::EventRow>>& rows) {
          for (const store::EventRow& row : rows.value()) all += row.events + "\n";
        });
    house.settle();
    return all + house.ask("GET", "/api/tables/" + party.table + "/record", nullptr, party.tokens[0]).body;
  };
  const std::string before = kept();
  const json::value version = party.guests[0]->table().at("version");
  ASSERT_NE(before.find("chose"), std::string::npos);
  EXPECT_EQ(party.guests[0]->say(sign(party.table)), "");
  EXPECT_EQ(kept(), before);
  EXPECT_EQ(party.guests[0]->table().at("version"), version);
  // Who comes later hears nothing of it, also from the same house.
  Guest late(house, party.tokens[1]);
  ASSERT_EQ(late.watch(party.table), "");
  EXPECT_EQ(signs_heard(late), 0);
}

}  // namespace
}  // namespace cifra::house
