// People: sessions that end, passwords, devices, names, and being forgotten.
#include <gtest/gtest.h>

#include "house/names.h"
#include "record/referee.h"
#include "tests/house/party.h"

namespace cifra::house {
namespace {

const json::object kAna{{"account", "ana"}, {"password", "correct horse"}};

std::string new_account(TestHouse& house, std::string_view name, const json::object& credentials) {
  const Answer made = house.ask("POST", "/api/accounts", credentials, house.token(name));
  EXPECT_EQ(made.status, 201) << made.body;
  return made.token.value_or("");
}

int status_of(TestHouse& house, const std::string& token) { return house.ask("GET", "/api/me", nullptr, token).status; }

TEST(Sessions, AGuestWhoGetsAnAccountGetsANewToken) {
  TestHouse house;
  const std::string before = house.token("Ana");
  Guest page(house, before);
  const Answer made = house.ask("POST", "/api/accounts", kAna, before);
  ASSERT_EQ(made.status, 201);
  EXPECT_NE(*made.token, before);
  EXPECT_EQ(status_of(house, before), 401) << "whoever saw the guest's token is not in the account";
  EXPECT_EQ(status_of(house, *made.token), 200);
  EXPECT_EQ(page.ear.ended, 0) << "the page goes on";
  EXPECT_EQ(house.ask("POST", "/api/logout", nullptr, *made.token).status, 200);
  EXPECT_EQ(page.ear.ended, 1000) << "with the new token";
}

TEST(Sessions, TwoAccountsAtOnceAreOne) {
  TestHouse house;
  const std::string ana = house.token("Ana");
  int made = 0, answered = 0;
  for (const char* account : {"ana1", "ana2"}) {
    const json::object credentials{{"account", account}, {"password", "correct horse"}};
    house.house->request({"POST", "/api/accounts", "", json::serialize(credentials), {"1.2.3.4", ana, ""}},
                         [&](const Answer& answer) {
                           ++answered;
                           made += answer.status == 201 ? 1 : 0;
                         });
  }
  EXPECT_TRUE(house.until([&] { return answered == 2; }));
  EXPECT_EQ(made, 1);
}

TEST(Sessions, ANewPasswordEndsTheOthers) {
  TestHouse house;
  const std::string ana = new_account(house, "Ana", kAna);
  const std::string phone = *house.ask("POST", "/api/login", kAna).token;
  Guest here(house, ana);
  Guest there(house, phone);
  const auto change = [&](std::string_view from, std::string_view to, const std::string& token) {
    return house.ask("POST", "/api/password", {{"password", from}, {"new_password", to}}, token);
  };
  EXPECT_EQ(house.code_of(change("correct horse", "short", ana)), "bad_password");
  EXPECT_EQ(change("wrong horse!", "better horse", ana).status, 403);
  EXPECT_EQ(house.code_of(change("correct horse", "better horse", house.token("Guest"))), "no_account");
  EXPECT_EQ(change("correct horse", "better horse", "").status, 401);
  EXPECT_EQ(status_of(house, phone), 200);
  const Answer changed = change("correct horse", "better horse", ana);
  ASSERT_EQ(changed.status, 200) << changed.body;
  EXPECT_EQ(status_of(house, *changed.token), 200);
  EXPECT_EQ(status_of(house, ana), 401);
  EXPECT_EQ(status_of(house, phone), 401);
  EXPECT_EQ(here.ear.ended, 0);
  EXPECT_EQ(there.ear.ended, kSessionEnded);
  EXPECT_EQ(house.ask("POST", "/api/login", kAna).status, 403);
  EXPECT_EQ(house.ask("POST", "/api/login", {{"account", "ana"}, {"password", "better horse"}}).status, 200);
}

TEST(Sessions, OtherDevicesCanBeLoggedOut) {
  TestHouse house;
  const std::string ana = new_account(house, "Ana", kAna);
  const std::string phone = *house.ask("POST", "/api/login", kAna).token;
  const std::string tablet = *house.ask("POST", "/api/login", kAna).token;
  Guest here(house, ana);
  Guest there(house, phone);
  EXPECT_EQ(house.ask("DELETE", "/api/sessions").status, 401);
  EXPECT_EQ(house.json_of(house.ask("DELETE", "/api/sessions", nullptr, ana)).at("ended"), 2);
  EXPECT_EQ(status_of(house, ana), 200);
  EXPECT_EQ(status_of(house, phone), 401);
  EXPECT_EQ(status_of(house, tablet), 401);
  EXPECT_EQ(here.ear.ended, 0);
  EXPECT_EQ(there.ear.ended, kSessionEnded);
}

TEST(Passwords, StrangersDoNotLockAnybodyOut) {
  Options options;
  options.limits.password_tries_per_hour = 3;
  TestHouse house(options);
  new_account(house, "Ana", kAna);
  const json::object wrong{{"account", "ana"}, {"password", "wrong horse"}};
  const auto log_in = [&](const json::object& body, const std::string& address, const std::string& device = "") {
    std::optional<Answer> got;
    house.house->request({"POST", "/api/login", "", json::serialize(body), {address, "", device}},
                         [&](Answer answer) { got = std::move(answer); });
    EXPECT_TRUE(house.until([&] { return got.has_value(); }));
    return *got;
  };
  const Answer known = log_in(kAna, "2.2.2.2");
  ASSERT_EQ(known.status, 200);
  ASSERT_FALSE(known.device.empty());
  for (int i = 0; i < 3; ++i) EXPECT_EQ(log_in(wrong, "6.6.6.6").status, 403);
  EXPECT_EQ(log_in(wrong, "6.6.6.6").status, 429);
  EXPECT_EQ(log_in(kAna, "6.6.6.6").status, 429);
  EXPECT_EQ(log_in(kAna, "3.3.3.3").status, 200) << "another address";
  EXPECT_EQ(log_in(kAna, "6.6.6.6", known.device).status, 200) << "a device that has logged in before";
  EXPECT_EQ(log_in(kAna, "6.6.6.6", "made up").status, 429);
  EXPECT_EQ(log_in(wrong, "6.6.6.6", known.device).status, 403);
  EXPECT_EQ(log_in(wrong, "6.6.6.6", known.device).status, 403);
  EXPECT_EQ(log_in(kAna, "6.6.6.6", known.device).status, 429) << "its own tries end too";
}

TEST(Names, AreCleanedAndLookalikesAreRefused) {
  EXPECT_EQ(*clean_name("  Ana\u00a0 \u3000B "), "Ana B");
  EXPECT_EQ(*clean_name("\uff21na"), "Ana") << "full width";
  EXPECT_EQ(*clean_name("An\u00ada\ufe0f"), "Ana") << "soft hyphen, variation selector";
  EXPECT_EQ(*clean_name("e\u0301"), "\u00e9");
  EXPECT_EQ(*clean_name("\u592a\u90ce Ken"), "\u592a\u90ce Ken");
  EXPECT_EQ(*clean_name("\u041e\u043b\u044f 7!"), "\u041e\u043b\u044f 7!");
  for (const char* bad : {"", " ", "\u00ad", "\u3164", "\u2800", "An\u0430", "\u0391na", "a\u200db", "a\u202eb", "a\nb",
                          "\xff", "\ue000"}) {
    EXPECT_FALSE(clean_name(bad)) << bad;
  }
  EXPECT_EQ(name_key("ANA"), name_key("ana"));
  EXPECT_EQ(name_key("Stra\u00dfe"), name_key("STRASSE"));
  EXPECT_NE(name_key("Ana"), name_key("Anna"));

  TestHouse house;
  const std::string ana = house.token("Ana");
  const std::string ben = house.token(" ana ");
  const std::string path = "/api/tables/" + house.open_table(ana, {{"game", "the-number"}});
  EXPECT_EQ(house.code_of(house.ask("POST", path, {{"type", "sit"}}, ben)), "name_taken");
  EXPECT_EQ(house.code_of(house.ask("POST", path, {{"type", "sit"}, {"name", "\uff21NA"}}, ben)), "name_taken");
  EXPECT_EQ(house.code_of(house.ask("POST", path, {{"type", "sit"}, {"name", "An\u0430"}}, ben)), "bad_name");
  EXPECT_EQ(house.ask("POST", path, {{"type", "sit"}, {"name", " Ben\u00ad"}}, ben).status, 200);
  EXPECT_EQ(house.json_of(house.ask("GET", path)).at("state").at("seats").at(1).at("name"), "Ben");
  EXPECT_EQ(house.code_of(house.ask("POST", path, {{"type", "seat_bot"}, {"level", "easy"}, {"name", "BEN"}}, ana)),
            "name_taken");
}

TEST(Forgetting, AGameThatIsOverIsLeftByOneAfterTheOther) {
  TestHouse house;
  Party party(house, 2, 0, {{"game", "the-number"}, {"options", {{"rounds", 1}}}});
  party.start();
  const std::string mine = "/api/me/tables/" + party.table;
  const std::string path = "/api/tables/" + party.table;
  EXPECT_EQ(house.ask("DELETE", mine).status, 401);
  EXPECT_EQ(house.code_of(house.ask("DELETE", mine, nullptr, party.tokens[0])), "not_finished");
  EXPECT_EQ(house.code_of(house.ask("DELETE", "/api/me/tables/x", nullptr, party.tokens[0])), "not_found");
  EXPECT_EQ(house.code_of(house.ask("DELETE", "/api/me/chairs/" + party.table, nullptr, party.tokens[0])), "not_found");
  Rng rng("forgotten game");
  while (party.playing()) party.play_turn(rng);
  const auto tables_of = [&](int person) {
    return house.json_of(house.ask("GET", "/api/me", nullptr, party.tokens[static_cast<std::size_t>(person)]))
        .at("tables")
        .as_array()
        .size();
  };
  EXPECT_EQ(tables_of(0), 1U);

  EXPECT_EQ(house.ask("DELETE", mine, nullptr, house.token("stranger")).status, 200);  // was not there: nothing happens
  EXPECT_NE(house.ask("GET", path + "/record").body.find("p0"), std::string::npos);

  EXPECT_EQ(house.ask("DELETE", mine, nullptr, party.tokens[0]).status, 200);
  EXPECT_EQ(house.ask("DELETE", mine, nullptr, party.tokens[0]).status, 200);
  EXPECT_EQ(tables_of(0), 0U);
  EXPECT_EQ(tables_of(1), 1U);
  const std::string record = house.ask("GET", path + "/record").body;
  EXPECT_EQ(record.find("p0"), std::string::npos);
  EXPECT_NE(record.find("p1"), std::string::npos);
  EXPECT_TRUE(record::referee(record).valid);
  EXPECT_EQ(house.ask("GET", path).body.find("p0"), std::string::npos);

  EXPECT_EQ(house.ask("DELETE", mine, nullptr, party.tokens[1]).status, 200);
  EXPECT_EQ(house.code_of(house.ask("GET", path + "/record")), "not_finished");
}

TEST(Forgetting, DuringAGameTheNameGoesAtOnce) {
  TestHouse house;
  Party party(house, 3, 0, {{"game", "the-number"}, {"public", true}, {"options", {{"rounds", 1}}}});
  const std::string waiting = house.open_table(party.tokens[1], {{"game", "nmbr9"}, {"public", true}});
  party.start();
  EXPECT_EQ(house.ask("DELETE", "/api/me", nullptr, party.tokens[1]).status, 200);
  EXPECT_EQ(party.guests[1]->ear.ended, 1000);
  const std::string path = "/api/tables/" + party.table;
  const auto is_named = [&](const std::string& where) {
    return house.ask("GET", where).body.find("p1") != std::string::npos;
  };
  EXPECT_FALSE(is_named(path));
  EXPECT_FALSE(is_named("/api/tables"));
  EXPECT_EQ(house.json_of(house.ask("GET", "/api/tables/" + waiting)).at("state").at("phase"), "closed");
  EXPECT_EQ(party.guests[0]->ear.last("table")->at("state").at("seats").at(1).at("name"), "—");
  EXPECT_EQ(party.guests[0]->state().at("seats").at(1).at("stand_in"), "hard");
  party.guests.erase(party.guests.begin() + 1);
  Rng rng("forgotten");
  while (party.playing()) {
    party.play_turn(rng);
    EXPECT_TRUE(house.until([&] {
      house.pass(20);
      return !party.playing() || must_act(*party.guests[0]) || must_act(*party.guests[1]);
    }));
  }
  const std::string record = house.ask("GET", path + "/record").body;
  EXPECT_EQ(record.find("p1"), std::string::npos);
  EXPECT_TRUE(record::referee(record).valid);
  party.guests.clear();
  house.restart();
  EXPECT_FALSE(is_named(path)) << "nor in what is folded again";
}

TEST(Forgetting, AllTablesAreCleanedAndGuestsWhoExpireToo) {
  Options options;
  options.limits.tables_per_hour = 10'000;
  options.limits.requests_per_s = 100'000;
  options.expiry.open_table_h = 10'000;
  TestHouse house(options);
  const std::string ana = house.token("Ana");
  const std::string ben = house.token("Ben");
  std::vector<std::string> tables;
  for (int i = 0; i < 250; ++i) {
    tables.push_back(house.open_table(ben, {{"game", "nmbr9"}}));
    house.ask("POST", "/api/tables/" + tables.back(), {{"type", "sit"}}, ana);
  }
  house.pass_hours(89 * 24);
  EXPECT_EQ(status_of(house, ben), 200);
  house.pass_hours(2 * 24);
  for (int i = 0; i < 20; ++i) house.pass(20);
  EXPECT_EQ(status_of(house, ana), 401) << "not seen for 90 days";
  for (const std::string& table : tables) {
    const json::object shown = house.json_of(house.ask("GET", "/api/tables/" + table));
    EXPECT_EQ(shown.at("state").at("seats").as_array().size(), 1U);
  }
}

TEST(OwnTables, AreAllListedYourTurnFirstThenTheNewest) {
  Options options;
  options.limits.tables_per_hour = 10'000;
  options.limits.requests_per_s = 100'000;
  TestHouse house(options);
  Party party(house, 2);
  party.start();
  std::vector<std::string> mine;
  for (int i = 0; i < 120; ++i) {
    house.pass(1000);
    mine.push_back(house.open_table(party.tokens[0], {{"game", "nmbr9"}}));
  }
  const auto listed = [&] {
    std::vector<std::string> ids;
    const json::object me = house.json_of(house.ask("GET", "/api/me", nullptr, party.tokens[0]));
    for (const json::value& table : me.at("tables").as_array()) ids.emplace_back(table.at("table").as_string());
    return ids;
  };
  const auto all = listed();
  ASSERT_EQ(all.size(), 121U);
  EXPECT_EQ(all[0], party.table) << "it waits for this player";
  EXPECT_EQ(all[1], mine.back());
  EXPECT_EQ(all[120], mine.front());
  Rng rng("listed");
  EXPECT_EQ(party.guests[0]->say(choice_of(*party.guests[0], rng)), "");
  EXPECT_NE(listed()[0], party.table) << "it waits for the other one now";
  const json::object me = house.json_of(house.ask("GET", "/api/me", nullptr, party.tokens[0]));
  EXPECT_EQ(me.at("tables").at(0).at("you"), 0);
  EXPECT_TRUE(me.at("tables").at(0).at("waits_for").as_array().empty());
}

}  // namespace
}  // namespace cifra::house
