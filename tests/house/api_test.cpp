// The API, identity and limits, without a network.
#include <gtest/gtest.h>

#include "tests/house/clients.h"

namespace cifra::house {
namespace {

TEST(Api, TellsWhatIsPlayedHere) {
  TestHouse house;
  const json::object body = house.json_of(house.ask("GET", "/api/house"));
  EXPECT_EQ(body.at("games").at(0).at("game"), "the-number");
  EXPECT_EQ(body.at("games").at(1).at("options").at("variant"), "U-9-2-20");
  EXPECT_EQ(house.ask("GET", "/api/health").status, 200);
}

TEST(Api, UnknownAddressesAndMethods) {
  TestHouse house;
  EXPECT_EQ(house.ask("GET", "/api/").status, 404);
  EXPECT_EQ(house.ask("GET", "/api/houses").status, 404);
  EXPECT_EQ(house.ask("GET", "/api/tables/a/b/c/d/e").status, 404);
  EXPECT_EQ(house.ask("POST", "/api/house").status, 405);
  EXPECT_EQ(house.ask("GET", "/api/tables/nonsense").status, 404);
  EXPECT_EQ(house.ask("GET", "/api/tables/aaaaaaaaaaaaaaa").status, 404);
  EXPECT_EQ(house.ask("GET", "/api/tables/aaaaaaaaaaaaaaa/record").status, 404);
  house.settle();
  EXPECT_NE(house.house->metrics().find("cifra_live_tables 0\n"), std::string::npos) << "no live for what is not there";
}

TEST(Api, GuestsHaveNamesAndTokens) {
  TestHouse house;
  EXPECT_EQ(house.code_of(house.ask("POST", "/api/guests", {{"name", ""}})), "bad_name");
  EXPECT_EQ(house.code_of(house.ask("POST", "/api/guests", {{"name", 7}})), "bad_message");
  EXPECT_EQ(house.code_of(house.ask("POST", "/api/guests", {{"name", "a\u202eb"}})), "bad_name");
  EXPECT_EQ(house.ask("POST", "/api/guests", {{"name", "<script>alert(1)</script>"}}).status, 201)
      << "the page escapes";
  const Answer answer = house.ask("POST", "/api/guests", {{"name", "Ana"}});
  EXPECT_FALSE(house.json_of(answer).contains("token")) << "a page has the cookie, and no script may read it";
  EXPECT_EQ(house.ask("GET", "/api/me").status, 401);
  EXPECT_EQ(house.ask("GET", "/api/me", nullptr, "wrong").status, 401);
  EXPECT_EQ(house.ask("GET", "/api/me", nullptr, std::string(5000, 'x')).status, 401);
  const json::object me = house.json_of(house.ask("GET", "/api/me", nullptr, *answer.token));
  EXPECT_EQ(me.at("name"), "Ana");
  EXPECT_TRUE(me.at("account").is_null());
  EXPECT_EQ(house.ask("PATCH", "/api/me", {{"name", "Anna"}}, *answer.token).status, 200);
  house.restart();
  EXPECT_EQ(house.json_of(house.ask("GET", "/api/me", nullptr, *answer.token)).at("name"), "Anna");
}

TEST(Api, TablesAreListedFoundAndCounted) {
  TestHouse house;
  const std::string ana = house.token("Ana");
  EXPECT_EQ(house.ask("POST", "/api/tables", {{"settings", {{"game", "chess"}}}}, ana).status, 400);
  EXPECT_EQ(house.ask("POST", "/api/tables", {{"settings", {{"game", "nmbr9"}}}}).status, 401);
  const Answer opened = house.ask("POST", "/api/tables", {{"settings", {{"game", "nmbr9"}, {"public", true}}}}, ana);
  ASSERT_EQ(opened.status, 201);
  const std::string id(house.json_of(opened).at("table").as_string());
  std::string code(house.json_of(opened).at("code").as_string());
  house.open_table(ana, {{"game", "the-number"}});  // private
  const json::object list = house.json_of(house.ask("GET", "/api/tables"));
  ASSERT_EQ(list.at("tables").as_array().size(), 1U);
  EXPECT_EQ(list.at("tables").at(0).at("table"), json::value(id));
  EXPECT_EQ(house.json_of(house.ask("GET", "/api/codes/" + code)).at("table"), json::value(id));
  for (char& c : code) c = static_cast<char>(std::tolower(c));
  EXPECT_EQ(house.json_of(house.ask("GET", "/api/codes/" + code.substr(0, 3) + "-" + code.substr(3))).at("table"),
            json::value(id));
  const json::array mine = house.json_of(house.ask("GET", "/api/me", nullptr, ana)).at("tables").as_array();
  ASSERT_EQ(mine.size(), 2U);
  EXPECT_EQ(mine[0].at("you"), 0);
  // The last person leaves: the table closes, and its code ends with it.
  EXPECT_EQ(house.ask("POST", "/api/tables/" + id, {{"type", "leave"}}, ana).status, 200);
  EXPECT_EQ(house.ask("GET", "/api/codes/" + code).status, 404);
  EXPECT_EQ(house.json_of(house.ask("GET", "/api/me", nullptr, ana)).at("tables").as_array().size(), 1U);
}

TEST(Api, CommandsGoOverHttpToo) {
  TestHouse house;
  const std::string ana = house.token("Ana");
  const std::string ben = house.token("Ben");
  const std::string path = "/api/tables/" + house.open_table(ana, {{"game", "the-number"}});
  EXPECT_EQ(house.code_of(house.ask("POST", path, {{"type", "start"}}, ana)), "too_few_seats");
  EXPECT_EQ(house.ask("POST", path, {{"type", "sit"}, {"name", "Ana"}}, ben).status, 409);
  EXPECT_EQ(house.ask("POST", path, {{"type", "sit"}}, ben).status, 200);
  EXPECT_EQ(house.ask("POST", path, {{"type", "start"}}, ben).status, 403);
  EXPECT_EQ(house.ask("POST", path, {{"type", "start"}}, ana).status, 200);
  EXPECT_EQ(house.code_of(house.ask("POST", path, {{"type", "dance"}}, ana)), "bad_message");
  EXPECT_EQ(house.code_of(house.ask("POST", path, {{"type", "watch"}}, ana)), "bad_message");
  const json::object choose{{"type", "choose"}, {"round", 0}, {"turn", 0}, {"choice", "777"}};
  EXPECT_EQ(house.ask("POST", path, choose).status, 401);
  EXPECT_EQ(house.ask("POST", path, choose, house.token("Eve")).status, 403) << "a link is no seat";
  EXPECT_EQ(house.ask("POST", path, choose, ana).status, 200);
  EXPECT_EQ(house.json_of(house.ask("GET", path, nullptr, ana)).at("you").at("choice"), "777");
  EXPECT_EQ(house.ask("GET", path, nullptr, ben).body.find(R"("777")"), std::string::npos);
  EXPECT_EQ(house.ask("GET", path).body.find(R"("777")"), std::string::npos);
}

TEST(Api, AccountsKeepOneIdentityOverDevices) {
  TestHouse house;
  const std::string ana = house.token("Ana");
  const json::object good{{"account", "Ana_1"}, {"password", "correct horse"}};
  EXPECT_EQ(house.code_of(house.ask("POST", "/api/accounts", {{"account", "a"}, {"password", "correct horse"}}, ana)),
            "bad_account");
  EXPECT_EQ(house.code_of(house.ask("POST", "/api/accounts", {{"account", "ana"}, {"password", "short"}}, ana)),
            "bad_password");
  EXPECT_EQ(house.ask("POST", "/api/accounts", good).status, 401);
  const Answer made = house.ask("POST", "/api/accounts", good, ana);
  EXPECT_EQ(made.status, 201);
  const std::string account = made.token.value_or("");
  EXPECT_EQ(house.ask("POST", "/api/accounts", good, house.token("Other")).status, 409);
  EXPECT_EQ(house.ask("POST", "/api/login", {{"account", "ana_1"}, {"password", "wrong horse"}}).status, 403);
  EXPECT_EQ(house.ask("POST", "/api/login", {{"account", "nobody"}, {"password", "wrong horse"}}).status, 403);
  const Answer in = house.ask("POST", "/api/login", good);
  ASSERT_EQ(in.status, 200) << in.body;
  EXPECT_EQ(house.json_of(house.ask("GET", "/api/me", nullptr, *in.token)).at("player"),
            house.json_of(house.ask("GET", "/api/me", nullptr, account)).at("player"));
  Guest one(house, *in.token);
  Guest other(house, account);
  EXPECT_EQ(house.ask("POST", "/api/logout", nullptr, *in.token).status, 200);
  EXPECT_EQ(one.ear.ended, 1000);
  EXPECT_EQ(other.ear.ended, 0);
  EXPECT_EQ(house.ask("GET", "/api/me", nullptr, *in.token).status, 401);
  EXPECT_EQ(house.ask("GET", "/api/me", nullptr, account).status, 200);
}

TEST(Api, WhoWantsToBeForgottenIs) {
  TestHouse house;
  const std::string ana = house.token("Ana");
  const std::string ben = house.token("Ben");
  const std::string id = house.open_table(ana, {{"game", "the-number"}, {"options", {{"rounds", 1}}}});
  const std::string path = "/api/tables/" + id;
  house.ask("POST", path, {{"type", "sit"}}, ben);
  house.ask("POST", path, {{"type", "start"}}, ana);
  for (int turn = 0; turn < 5; ++turn) {
    const std::string both(3, static_cast<char>('0' + turn));
    for (const std::string& token : {ana, ben}) {
      house.ask("POST", path, {{"type", "choose"}, {"round", 0}, {"turn", turn}, {"choice", both}}, token);
    }
  }
  ASSERT_NE(house.ask("GET", path + "/record").body.find("\"Ana\""), std::string::npos);
  Guest here(house, ana);
  EXPECT_EQ(house.ask("DELETE", "/api/me", nullptr, ana).status, 200);
  EXPECT_EQ(house.ask("GET", "/api/me", nullptr, ana).status, 401);
  EXPECT_EQ(here.ear.ended, 1000);
  const std::string record = house.ask("GET", path + "/record").body;
  EXPECT_EQ(record.find("Ana"), std::string::npos);
  EXPECT_NE(record.find("Ben"), std::string::npos);
}

TEST(Api, TablesCloseAndGuestsExpire) {
  TestHouse house;
  const std::string ana = house.token("Ana");
  const std::string id = house.open_table(ana, {{"game", "nmbr9"}, {"public", true}});
  house.pass_hours(23);
  EXPECT_EQ(house.json_of(house.ask("GET", "/api/tables/" + id)).at("state").at("phase"), "open");
  house.pass_hours(2);
  const json::object closed = house.json_of(house.ask("GET", "/api/tables/" + id));
  EXPECT_EQ(closed.at("state").at("phase"), "closed");
  EXPECT_EQ(closed.at("state").at("closed"), "idle");
  EXPECT_TRUE(house.json_of(house.ask("GET", "/api/tables")).at("tables").as_array().empty());
  house.pass_hours(8 * 24);
  EXPECT_EQ(house.ask("GET", "/api/tables/" + id).status, 404) << "its events are gone";
  EXPECT_EQ(house.ask("GET", "/api/me", nullptr, ana).status, 200);
  house.pass_hours(91 * 24);
  house.restart();
  EXPECT_EQ(house.ask("GET", "/api/me", nullptr, ana).status, 401);
}

TEST(Limits, OfGuestsTablesCodesAndPasswords) {
  Options options;
  options.limits.guests_per_hour = 5;
  options.limits.tables_per_hour = 3;
  options.limits.code_misses_per_minute = 4;
  options.limits.password_tries_per_hour = 2;
  TestHouse house(options);
  const std::string ana = house.token("Ana");
  const auto statuses = [](auto&& ask, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += std::to_string(ask(i)) + " ";
    return text;
  };
  EXPECT_EQ(statuses([&](int) { return house.ask("POST", "/api/guests", {{"name", "x"}}).status; }, 5),
            "201 201 201 201 429 ");
  EXPECT_EQ(house.ask("POST", "/api/guests", {{"name", "x"}}, "", "9.9.9.9").status, 201) << "another address";
  const json::object settings{{"settings", {{"game", "nmbr9"}}}};
  EXPECT_EQ(statuses([&](int) { return house.ask("POST", "/api/tables", settings, ana).status; }, 4),
            "201 201 201 429 ");
  EXPECT_GT(house.ask("POST", "/api/tables", settings, ana).retry_after_s, 0);
  EXPECT_EQ(
      statuses([&](int i) { return house.ask("GET", i % 2 == 0 ? "/api/codes/AAAAAA" : "/api/codes/0O1").status; }, 6),
      "404 404 404 404 429 429 ");
  house.pass(61'000);
  EXPECT_EQ(house.ask("GET", "/api/codes/AAAAAA").status, 404);
  const json::object wrong{{"account", "nobody"}, {"password", "wrong horse"}};
  EXPECT_EQ(statuses([&](int) { return house.ask("POST", "/api/login", wrong).status; }, 3), "403 403 429 ");
}

TEST(Limits, OfRequests) {
  Options options;
  options.limits.requests_per_s = 2;
  TestHouse house(options);
  int refused = 0;
  for (int i = 0; i < 30; ++i) refused += house.ask("GET", "/api/house").status == 429 ? 1 : 0;
  EXPECT_EQ(refused, 10);
  EXPECT_EQ(house.ask("GET", "/api/house", nullptr, "", "9.9.9.9").status, 200);
  house.pass(1000);
  EXPECT_EQ(house.ask("GET", "/api/house").status, 200);
}

TEST(Limits, OfMessagesAndTablesWatched) {
  Options options;
  options.limits.messages_burst = 10;
  options.limits.messages_per_s = 10;
  options.limits.watched_tables = 2;
  TestHouse house(options);
  const std::string ana = house.token("Ana");
  Guest guest(house, ana);
  for (int i = 0; i < 3; ++i) {
    const std::string id = house.open_table(ana, {{"game", "nmbr9"}});
    EXPECT_EQ(guest.watch(id), i < 2 ? "" : "too_many");
  }
  house.pass(1000);
  guest.ear.messages.clear();
  for (int i = 0; i < 12; ++i) guest.say_raw(R"({"type":"ping","id":1})");
  house.settle();
  EXPECT_EQ(std::ranges::count(guest.ear.messages, "pong", [](const json::object& m) { return m.at("type"); }), 10);
  EXPECT_EQ(guest.ear.messages.back().at("code"), "slow_down");
  for (int i = 0; i < 300; ++i) guest.say_raw("{}");
  EXPECT_EQ(guest.ear.ended, 1008);
}

TEST(Limits, OfHostileMessages) {
  TestHouse house;
  Guest guest(house, house.token("Ana"));
  const std::string deep = std::string(100, '[') + std::string(100, ']');
  for (const std::string& text :
       {std::string(), std::string("nonsense"), std::string("[]"), std::string("{}"), std::string(R"({"type":7})"),
        std::string(R"({"type":"fly"})"), std::string(R"({"type":"choose"})"),
        std::string(R"({"type":"watch","table":"../x"})"), std::string(R"({"type":"watch","table":7})"),
        std::string(R"({"type":"ping","id":"x"})"), std::string("\xff\xfe"), R"({"type":"ping","x":)" + deep + "}",
        R"({"type":"ping","x":")" + std::string(20'000, 'x') + "\"}",
        std::string(R"({"type":"watch","table":"aaaaaaaaaaaaaaa","version":-1})"),
        std::string(R"({"type":"watch","table":"aaaaaaaaaaaaaaa","version":99999999999999999999})")}) {
    guest.ear.messages.clear();
    guest.say_raw(text);
    house.settle();
    ASSERT_EQ(guest.ear.messages.size(), 1U) << text;
    EXPECT_EQ(guest.ear.messages[0].at("type"), "error") << text;
  }
  EXPECT_EQ(guest.say({{"type", "watch"}, {"table", "aaaaaaaaaaaaaaa"}}), "no_such_table");
}

TEST(House, ClosesCleanly) {
  TestHouse house;
  Guest guest(house, house.token("Ana"));
  bool closed = false;
  house.house->close([&] { closed = true; });
  for (int i = 0; i < 50 && !closed; ++i) house.pass(10);
  EXPECT_TRUE(closed);
  EXPECT_NE(guest.ear.last("bye"), nullptr);
  EXPECT_NE(guest.ear.ended, 0);
  EXPECT_EQ(house.ask("GET", "/api/health").status, 503);
}

}  // namespace
}  // namespace cifra::house
