// Groups: the same shuffle for several people, at their own pace or in step with the host's cards, and that nobody
// learns the order too early.
#include <gtest/gtest.h>

#include "record/referee.h"
#include "tests/house/days.h"

namespace cifra::house {
namespace {

class AGroup : public testing::Test {
 protected:
  Answer post(const std::string& token, const std::string& path, const json::value& body = json::object()) {
    return house.ask("POST", "/api/groups" + path, body, token);
  }
  std::string open(const std::string& token, bool in_step = false) {
    const Answer answer = post(token, "", {{"in_step", in_step}});
    EXPECT_EQ(answer.status, 201) << answer.body;
    return "/" + std::string(house.json_of(answer).at("code").as_string());
  }
  // The table, or nothing before the first card.
  std::string join(const std::string& token, const std::string& group, bool by_hand = false) {
    const Answer answer = post(token, group + "/tries", {{"by_hand", by_hand}});
    EXPECT_LT(answer.status, 300) << answer.body;
    const json::object got = house.json_of(answer);
    return got.contains("table") && got.at("table").is_string() ? std::string(got.at("table").as_string()) : "";
  }
  std::string turn(const std::string& token, const std::string& group, int card) {
    const Answer answer = post(token, group + "/turn", {{"turned", card}});
    house.settle();
    return answer.status == 200 ? "" : house.code_of(answer);
  }
  json::object show(const std::string& group, const std::string& token = "") {
    house.pass(150);
    const Answer answer = house.ask("GET", "/api/groups" + group, nullptr, token);
    EXPECT_EQ(answer.status, 200) << answer.body;
    return house.json_of(answer);
  }
  Answer record(const std::string& table, const std::string& token) {
    house.pass(150);
    return house.ask("GET", "/api/tables/" + table + "/record", nullptr, token);
  }
  std::vector<int> cards(const std::string& token, const std::string& table) {
    std::vector<int> list;
    const json::object shown = house.json_of(house.ask("GET", "/api/tables/" + table, nullptr, token));
    for (const json::value& card : shown.at("state").at("game").at("cards").as_array()) {
      list.push_back(static_cast<int>(card.as_int64()));
    }
    return list;
  }
  std::size_t turns(const std::string& token, const std::string& table) {
    return house.json_of(house.ask("GET", "/api/tables/" + table, nullptr, token)).at("turns").as_array().size();
  }
  static std::string texts(const std::vector<int>& order) {
    std::string text;
    for (const int card : order) text += std::to_string(card);
    return text;
  }

  TestHouse house;
  std::string ana = house.token("Ana");
  std::string ben = house.token("Ben");
};

TEST_F(AGroup, EverybodyPlaysTheSameShuffleAtTheirOwnPace) {
  const std::string group = open(ana);
  const std::string anas = join(ana, group);
  EXPECT_EQ(join(ana, group), anas) << "one try for each";
  const std::string bens = join(ben, group);
  const int score = Days::play(house, ana, anas);
  Days::play(house, ben, bens, 4);
  json::object shown = show(group, ben);
  EXPECT_EQ(shown.at("host"), "Ana");
  EXPECT_EQ(shown.at("you_host"), false);
  EXPECT_EQ(shown.at("cards"), 20);
  EXPECT_EQ(shown.at("open"), false);
  ASSERT_EQ(shown.at("tries").as_array().size(), 2U);
  EXPECT_EQ(shown.at("tries").at(0).at("name"), "Ana");
  EXPECT_EQ(shown.at("tries").at(0).at("score"), score);
  EXPECT_FALSE(shown.at("tries").at(0).as_object().contains("table"));
  EXPECT_EQ(shown.at("tries").at(1).at("placed"), 4);
  EXPECT_EQ(shown.at("tries").at(1).at("you"), true);
  EXPECT_TRUE(shown.at("tries").at(1).at("score").is_null());

  house.restart();  // and nothing is lost
  house.settle();
  EXPECT_EQ(join(ben, group), bens);
  Days::play(house, ben, bens);
  EXPECT_EQ(cards(ana, anas), cards(ben, bens));
  shown = show(group, ben);
  EXPECT_EQ(shown.at("open"), true);
  const std::string others(
      shown.at("tries").at(shown.at("tries").at(0).at("name") == "Ana" ? 0 : 1).at("table").as_string());
  EXPECT_EQ(others, anas);
  const Answer layout = record(anas, ben);
  ASSERT_EQ(layout.status, 200) << layout.body;
  const record::Verdict verdict = record::referee(layout.body.substr(0, layout.body.size() - 1));
  EXPECT_TRUE(verdict.valid) << verdict.line;
  EXPECT_NE(verdict.line.find("\"fair\":\"checked\""), std::string::npos) << verdict.line;
  const std::string next = join(ana, open(ana));
  Days::play(house, ana, next);
  EXPECT_NE(cards(ana, next), cards(ana, anas)) << "another group";
}

// Every door, as somebody who has not finished, as one who has not begun, as the host, as nobody.
TEST_F(AGroup, NobodyLearnsTheOrderBeforeTheirOwnEnd) {
  const std::string eve = house.token("Eve");
  const std::string host = house.token("Host");
  const std::string group = open(host);
  const std::string anas = join(ana, group);
  Days::play(house, ana, anas);
  const std::string eves = join(eve, group);
  Days::play(house, eve, eves, 7);
  const std::string order = texts(cards(ana, anas));
  std::string listed;
  for (const char card : order) listed += (listed.empty() ? "" : ",") + std::string(1, card);
  const std::string seed(house.json_of(house.ask("GET", "/api/tables/" + anas, nullptr, ana))
                             .at("state")
                             .at("deck")
                             .at("seed")
                             .as_string());
  for (const std::string& who : {eve, ben, host, std::string()}) {
    std::string heard;
    const auto add = [&](const Answer& answer) { heard += answer.body + "\n"; };
    for (const std::string& path : {"/api/groups" + group, "/api/codes" + group, std::string("/api/tables"),
                                    std::string("/api/me"), std::string("/api/house")}) {
      add(house.ask("GET", path, nullptr, who));
    }
    for (const char* path : {"/turn", "/end"}) {
      if (who != host) add(post(who, group + path, {{"turned", 1}}));
    }
    add(post(who, group + "/score", {{"score", 100}}));
    for (const std::string& table : {anas, eves}) {
      add(house.ask("GET", "/api/tables/" + table, nullptr, who));
      add(house.ask("GET", "/api/tables/" + table + "/record", nullptr, who));
      for (const char* verb : {"sit", "start", "leave", "come_back", "rematch"}) {
        add(house.ask("POST", "/api/tables/" + table, {{"type", verb}}, who));
      }
    }
    Guest guest(house, who);
    EXPECT_EQ(guest.watch(anas), "no_such_table");
    heard += guest.ear.heard;
    EXPECT_EQ(heard.find(seed), std::string::npos) << heard;
    EXPECT_EQ(heard.find(order.substr(0, 5)), std::string::npos) << heard;
    const std::size_t known = who == eve ? 8 : 0;
    for (std::size_t at = known; at + 5 <= order.size(); ++at) {  // five cards in order are no accident
      EXPECT_EQ(heard.find(order.substr(at, 5)), std::string::npos) << heard;
      EXPECT_EQ(heard.find(listed.substr(2 * at, 9)), std::string::npos) << heard;
    }
    EXPECT_EQ(house.code_of(record(anas, who)), "group_not_over");
  }
  EXPECT_EQ(post(host, group + "/end").status, 200);
  EXPECT_EQ(record(anas, host).status, 200) << "its end opens it";
  EXPECT_EQ(show(group).at("seed").as_string(), seed);
  EXPECT_EQ(show(group).at("dealt").as_string(), order);
  EXPECT_EQ(house.code_of(post(ben, group + "/tries")), "group_over");
}

TEST_F(AGroup, InStepTheHostTurnsTheCards) {
  const std::string host = house.token("Host");
  const std::string group = open(host, true);
  EXPECT_EQ(join(ana, group), "") << "there is no card yet";
  EXPECT_EQ(join(ben, group), "");
  json::object shown = show(group);
  EXPECT_EQ(shown.at("dealt"), "");
  EXPECT_EQ(shown.at("tries").as_array().size(), 2U);
  EXPECT_EQ(turn(ana, group, 1), "not_the_host");
  EXPECT_EQ(turn(host, group, 2), "not_now");
  EXPECT_EQ(turn(host, group, 21), "bad_message");
  EXPECT_EQ(turn(host, group, 1), "");
  EXPECT_EQ(turn(host, group, 1), "") << "once, however often";
  const std::string anas = join(ana, group);
  const std::string bens = join(ben, group);
  Days::play(house, ana, anas, 3);  // places one, and thinks twice
  EXPECT_EQ(cards(ana, anas).size(), 1U) << "the next card is not there";
  shown = show(group, ben);
  EXPECT_EQ(shown.at("dealt").as_string().size(), 1U);
  EXPECT_EQ(shown.at("tries").at(0).at("placed"), 1) << "Ana has placed";
  EXPECT_EQ(shown.at("open"), false);

  Guest phone(house, ana);
  EXPECT_EQ(phone.watch(anas), "");
  EXPECT_EQ(turn(host, group, 2), "");
  EXPECT_EQ(phone.state().at("game").at("cards").as_array().size(), 2U) << "the phone follows by itself";
  EXPECT_EQ(turn(host, group, 3), "");
  EXPECT_EQ(cards(ben, bens).size(), 1U);
  Days::play(house, ben, bens, 2);
  EXPECT_EQ(cards(ben, bens).size(), 3U) << "who is late catches up in order";
  for (int card = 4; card <= 20; ++card) {
    EXPECT_EQ(turn(host, group, card), "");
    Days::play(house, ana, anas, 5);
  }
  Days::play(house, ben, bens);
  shown = show(group, ben);
  EXPECT_EQ(shown.at("dealt").as_string(), texts(cards(ana, anas)));
  EXPECT_EQ(shown.at("tries").at(0).at("finished"), true);
  EXPECT_EQ(shown.at("tries").at(1).at("finished"), true) << "the last card waits for nothing";
  EXPECT_EQ(record(anas, ben).status, 200);
  EXPECT_EQ(record(anas, "").status, 200) << "all cards are on the screen";
}

TEST_F(AGroup, ATableThatMissedACardFollowsWhenSomebodyLooks) {
  const std::string group = open(ana, true);
  EXPECT_EQ(turn(ana, group, 1), "");
  const std::string bens = join(ben, group);
  Days::play(house, ben, bens, 1);
  // As if the server had been killed between the card and the tables.
  const std::string code = group.substr(1);
  bool is_turned = false;
  house.house->worker().ask<bool>(
      [code](store::Store& s) -> Result<bool> {
        const auto found = s.group(code);
        return s.turn_group(code, (*found)->group.host, 2);
      },
      [&](const Result<bool>& done) { is_turned = done && *done; });
  ASSERT_TRUE(house.until([&] { return is_turned; }));
  house.restart();
  house.settle();
  EXPECT_EQ(turns(ben, bens), 0U);
  house.pass(1100);
  show(group);
  EXPECT_EQ(turns(ben, bens), 1U);
}

TEST_F(AGroup, WithRealTilesOneCountsAlone) {
  const std::string group = open(ana, true);
  EXPECT_EQ(join(ben, group, true), "");
  EXPECT_EQ(turn(ana, group, 1), "");
  EXPECT_EQ(join(ben, group, true), "") << "no table for real tiles";
  EXPECT_EQ(house.code_of(post(ben, group + "/score", {{"score", 50}})), "not_now");
  for (int card = 2; card <= 20; ++card) EXPECT_EQ(turn(ana, group, card), "");
  house.pass(1100);
  EXPECT_EQ(house.code_of(post(ana, group + "/score", {{"score", 50}})), "not_seated");
  EXPECT_EQ(house.code_of(post(ben, group + "/score", {{"score", 1001}})), "bad_message");
  EXPECT_EQ(house.code_of(post(ben, group + "/score")), "bad_message");
  EXPECT_EQ(post(ben, group + "/score", {{"score", 50}}).status, 200);
  EXPECT_EQ(post(ben, group + "/score", {{"score", 51}}).status, 200) << "a slip of the finger";
  const json::object shown = show(group);
  EXPECT_EQ(shown.at("tries").at(0).at("score"), 51);
  EXPECT_EQ(shown.at("tries").at(0).at("by_hand"), true);
  const std::string own_pace = open(ana);
  EXPECT_EQ(house.code_of(post(ben, own_pace + "/tries", {{"by_hand", true}})), "not_now");
  EXPECT_EQ(turn(ana, own_pace, 1), "not_now");
}

TEST_F(AGroup, TheEndClosesWhatIsStillPlayed) {
  const std::string group = open(ana, true);
  EXPECT_EQ(turn(ana, group, 1), "");
  const std::string bens = join(ben, group);
  Guest phone(house, ben);
  EXPECT_EQ(phone.watch(bens), "");
  EXPECT_EQ(post(ben, group + "/end").status, 403);
  EXPECT_EQ(post(ana, group + "/end").status, 200);
  house.settle();
  EXPECT_EQ(phone.state().at("phase"), "closed");
  EXPECT_EQ(turn(ana, group, 2), "group_over");
  EXPECT_EQ(house.ask("DELETE", "/api/groups" + group, nullptr, ben).status, 403);
  EXPECT_EQ(house.ask("DELETE", "/api/groups" + group, nullptr, ana).status, 200);
  house.pass(1100);
  EXPECT_EQ(house.ask("GET", "/api/groups" + group).status, 404);
}

TEST_F(AGroup, WhoLooksAgainIsToldOnlyWhatIsNew) {
  const std::string group = open(ana);
  const json::object first = show(group, ben);
  const std::string known = "known=" + std::to_string(first.at("version").as_int64());
  const auto again = [&] {
    house.pass(150);
    return house.json_of(house.ask("GET", "/api/groups" + group, nullptr, ben, "1.2.3.4", known));
  };
  EXPECT_EQ(again().at("unchanged"), true);
  (void)join(ben, group);
  EXPECT_FALSE(again().contains("unchanged"));
}

TEST_F(AGroup, ItsCodeIsFoundWhereCodesAreTyped) {
  const std::string group = open(ana);
  EXPECT_EQ(house.json_of(house.ask("GET", "/api/codes" + group)).at("group").as_string(), group.substr(1));
  for (int i = 0; i < 10; ++i) EXPECT_EQ(house.ask("GET", "/api/groups/AAAAAA").status, 404);
  EXPECT_EQ(house.ask("GET", "/api/groups/AAAAAA").status, 429) << "codes are not guessed";
}

TEST(GroupLimits, OfPeopleAndOfGroups) {
  Options options;
  options.limits.group_people = 2;
  options.limits.groups_per_hour = 2;
  TestHouse house(options);
  const std::string ana = house.token("Ana");
  const auto open = [&] { return house.ask("POST", "/api/groups", json::object(), ana); };
  const Answer first = open();
  const std::string code(house.json_of(first).at("code").as_string());
  EXPECT_EQ(open().status, 201);
  EXPECT_EQ(open().status, 429);
  EXPECT_EQ(house.ask("POST", "/api/groups", json::object()).status, 401);
  const auto join = [&](const std::string& token) {
    return house.ask("POST", "/api/groups/" + code + "/tries", json::object(), token);
  };
  EXPECT_EQ(join(ana).status, 201);
  EXPECT_EQ(join(house.token("Ben")).status, 201);
  EXPECT_EQ(house.code_of(join(house.token("Carla"))), "group_full");
  EXPECT_EQ(join(ana).status, 200);
  EXPECT_EQ(join("").status, 401);
}

TEST_F(AGroup, WhoGoesLeavesANumberBehindAndOldGroupsGo) {
  const std::string group = open(ana);
  const std::string bens = join(ben, group);
  const int score = Days::play(house, ben, bens);
  ASSERT_EQ(house.ask("DELETE", "/api/me", nullptr, ben).status, 200);
  house.pass(1100);
  const json::object shown = show(group, ana);
  EXPECT_EQ(json::serialize(shown).find("Ben"), std::string::npos);
  EXPECT_EQ(shown.at("tries").at(0).at("score"), score);
  house.pass_hours(31 * 24);
  EXPECT_EQ(house.ask("GET", "/api/groups" + group).status, 404);
}

}  // namespace
}  // namespace cifra::house
