// Jobs: reviews that the house works out for people, below every bot, over the end of a process, within limits.
#include <gtest/gtest.h>

#include <atomic>
#include <fstream>
#include <thread>

#include "house/pool.h"
#include "record/review.h"
#include "tests/house/party.h"

namespace cifra::house {
namespace {

using namespace std::chrono_literals;

json::object parsed(std::string_view text) { return parse_json(text, "bad")->as_object(); }

// Two players: some milliseconds. `digit` makes another game of it.
json::object quick_game(char digit = '1', std::string_view first = "Ana") {
  json::object game = parsed(R"({"game":"the-number","players":["","Ben"],"options":{"rounds":1},)"
                             R"("rounds":[[["", "222"],["333","444"],["555","666"]]]})");
  game.at("players").at(0) = first;
  game.at("rounds").at(0).at(0).at(0) = std::string(3, digit);
  return game;
}

// Five players: seconds.
json::object slow_game(char digit = '1') {
  json::object game = parsed(R"({"game":"the-number","players":["a","b","c","d","e"],"options":{"rounds":1},)"
                             R"("rounds":[[["","222","333","444","555"],["000","999","888","777","666"]]]})");
  game.at("rounds").at(0).at(0).at(0) = std::string(3, digit);
  return game;
}

// One player, and with par some minutes.
json::object long_game() {
  std::ifstream file(CIFRA_SOURCE_DIR "/tests/records/good/nmbr9-a-whole-game.jsonl");
  std::string line;
  std::getline(file, line);
  return parsed(line);
}

class Reviews : public testing::Test {
 protected:
  void open(const Options& options = {}) { house_.emplace(options); }
  TestHouse& house() {
    if (!house_) open();
    return *house_;
  }
  Answer post(const std::string& token, const json::object& record, int par = 0) {
    return house().ask("POST", "/api/reviews", {{"record", record}, {"par", par}}, token);
  }
  // The id that somebody got.
  std::string asked(const std::string& token, const json::object& record, int par = 0) {
    const Answer answer = post(token, record, par);
    EXPECT_EQ(answer.status, 201) << answer.body;
    const json::object body = house().json_of(answer);
    return body.contains("review") ? std::string(body.at("review").as_string()) : "";
  }
  Answer get(const std::string& token, const std::string& id) {
    return house().ask("GET", "/api/reviews/" + id, nullptr, token);
  }
  std::string state(const std::string& token, const std::string& id) {
    const Answer answer = get(token, id);
    return answer.status == 200 ? std::string(house().json_of(answer).at("state").as_string())
                                : house().code_of(answer);
  }
  // Waits for real work of real threads.
  bool becomes(const std::string& token, const std::string& id, std::string_view wanted) {
    for (int i = 0; i < 6000 && state(token, id) != wanted; ++i) (void)house().loop.run_one(10ms);
    return state(token, id) == wanted;
  }
  int metric(const std::string& name) {
    const std::string text = house().house->metrics();
    const auto at = text.find("\ncifra_" + name + " ");
    return at == std::string::npos ? -1 : std::stoi(text.substr(text.find(' ', at + 1)));
  }

 private:
  std::optional<TestHouse> house_;
};

TEST_F(Reviews, AreWorkedOutForWhoAsks) {
  const std::string ana = house().token("Ana");
  EXPECT_EQ(house().json_of(house().ask("GET", "/api/house")).at("reviews").at("par"), 8);
  const std::string id = asked(ana, quick_game());
  ASSERT_TRUE(becomes(ana, id, "done"));
  const json::object body = house().json_of(get(ana, id));
  EXPECT_EQ(body.at("review").as_string(), id);
  json::object numbered = quick_game();
  numbered.at("players") = {"1", "2"};
  auto expected = record::RecordReview::begin(json::serialize(numbered), {});
  ASSERT_TRUE(expected);
  while (expected->step()) continue;
  EXPECT_EQ(body.at("result"), *parse_json(expected->json(), "bad")) << "what everybody else computes, without names";

  const std::string ben = house().token("Ben");
  EXPECT_EQ(get(ben, id).status, 404) << "it is not theirs";
  EXPECT_EQ(house().ask("DELETE", "/api/reviews/" + id, nullptr, ben).status, 404);
  EXPECT_EQ(get("", id).status, 401);
  EXPECT_EQ(get(ana, "aaaaaaaaaaaaaaa").status, 404);
  EXPECT_EQ(get(ana, "nonsense").status, 404);
  EXPECT_EQ(house().ask("GET", "/api/reviews", nullptr, ana).status, 405);
  EXPECT_EQ(house().ask("DELETE", "/api/reviews/" + id, nullptr, ana).status, 200);
  EXPECT_EQ(get(ana, id).status, 404);
}

TEST_F(Reviews, OfBadRecordsAreRefusedAsTheRefereeSays) {
  const std::string ana = house().token("Ana");
  const auto code = [&](const json::value& body) {
    return house().code_of(house().ask("POST", "/api/reviews", body, ana));
  };
  json::object bad = quick_game();
  bad.at("rounds").at(0).at(0).at(0) = "11";
  const Answer refused = post(ana, bad);
  EXPECT_EQ(refused.status, 400);
  EXPECT_EQ(house().json_of(refused).at("error").at("at"), "rounds[0][0][0]") << refused.body;
  EXPECT_EQ(code(json::object()), "bad_message");
  EXPECT_EQ(code(json::object{{"record", "a text"}}), "bad_message");
  EXPECT_EQ(code(json::object{{"record", json::object()}}), "bad_record");
  EXPECT_EQ(code(json::object{{"record", {{"game", "chess"}}}}), "bad_record");
  EXPECT_EQ(code(json::object{{"record", quick_game()}, {"par", -1}}), "bad_message");
  EXPECT_EQ(code(json::object{{"record", quick_game()}, {"par", 9}}), "bad_message") << "more than the host allows";
  EXPECT_EQ(code(json::object{{"record", quick_game()}, {"x", std::string(20'000, 'x')}}), "too_big");
  EXPECT_EQ(code(json::object{{"record",
                               {{"game", "nmbr9"},
                                {"players", {"A"}},
                                {"variant", "K-9-2-2"},
                                {"deck", {0, 0}},
                                {"placements", json::array()}}}}),
            "no_review");
  EXPECT_EQ(house().code_of(house().ask("POST", "/api/reviews", {{"record", quick_game()}})), "no_player");
  EXPECT_EQ(metric("jobs_begun_total"), 0);
}

TEST_F(Reviews, OfOneGameAreOneJob) {
  const std::string ana = house().token("Ana");
  const std::string ben = house().token("Ben");
  const std::string id = asked(ana, quick_game());
  ASSERT_TRUE(becomes(ana, id, "done"));
  EXPECT_EQ(asked(ana, quick_game()), id);
  const std::string other = asked(ben, quick_game('1', "Somebody else"));
  EXPECT_NE(other, id);
  EXPECT_EQ(state(ben, other), "done") << "at once";
  EXPECT_EQ(house().json_of(get(ana, id)).at("result"), house().json_of(get(ben, other)).at("result"));
  EXPECT_EQ(metric("jobs_begun_total"), 1);
  ASSERT_TRUE(becomes(ben, asked(ben, quick_game('7')), "done"));
  EXPECT_EQ(metric("jobs_begun_total"), 2);
}

TEST_F(Reviews, AreLimited) {
  Options options;
  options.limits.reviews_waiting = 1;
  options.limits.reviews_in_queue = 2;
  options.limits.reviews_per_day = 4;
  open(options);
  const std::string ana = house().token("Ana");
  const std::string first = asked(ana, long_game(), 8);
  const Answer second = post(ana, slow_game());
  EXPECT_EQ(second.status, 429) << second.body;
  EXPECT_EQ(house().code_of(second), "too_many");
  asked(house().token("Ben"), long_game(), 7);
  const Answer third = post(house().token("Cleo"), long_game(), 6);
  EXPECT_EQ(third.status, 503) << third.body;
  EXPECT_EQ(house().code_of(third), "busy");
  EXPECT_EQ(house().ask("DELETE", "/api/reviews/" + first, nullptr, ana).status, 200);
  const std::string quick = asked(ana, quick_game());
  ASSERT_TRUE(becomes(ana, quick, "done")) << "a quick one does not wait for a long one";
  asked(ana, quick_game('7'));
  const Answer fifth = post(ana, quick_game('8'));
  EXPECT_EQ(fifth.status, 429);
  EXPECT_EQ(house().code_of(fifth), "slow_down");
  EXPECT_GT(fifth.retry_after_s, 3600);
}

TEST_F(Reviews, AreNotOfferedUnlessTheHostWants) {
  Options options;
  ASSERT_TRUE(options.limits.set("reviews_per_day=0"));
  EXPECT_FALSE(options.limits.set("guests_per_hour=0")) << "only what may be turned off";
  EXPECT_FALSE(options.limits.set("reviews_waiting=-1"));
  open(options);
  EXPECT_TRUE(house().json_of(house().ask("GET", "/api/house")).at("reviews").is_null());
  const Answer refused = post(house().token("Ana"), quick_game());
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(house().code_of(refused), "not_offered");
}

TEST_F(Reviews, GoOnAfterTheHouseHasDied) {
  const std::string ana = house().token("Ana");
  const std::string id = asked(ana, slow_game());
  ASSERT_TRUE(becomes(ana, id, "working"));
  house().restart();
  ASSERT_TRUE(becomes(ana, id, "done"));
  EXPECT_EQ(house().json_of(get(ana, id)).at("result").at("complete"), true);
}

TEST_F(Reviews, AreGivenBackWhenTheHouseCloses) {
  const std::string ana = house().token("Ana");
  const std::string id = asked(ana, long_game(), 8);
  ASSERT_TRUE(becomes(ana, id, "working"));
  bool closed = false;
  house().house->close([&] { closed = true; });
  house().pass(100);
  EXPECT_TRUE(closed);
  EXPECT_EQ(state(ana, id), "waiting");
  EXPECT_EQ(metric("jobs_working"), 0);
}

// A record on which the house dies every time must not kill it for ever.
TEST_F(Reviews, AreGivenUpAfterSomeTries) {
  const std::string ana = house().token("Ana");
  const std::string id = asked(ana, long_game(), 8);
  for (int tries = 0; tries < 5; ++tries) {
    ASSERT_TRUE(becomes(ana, id, "working"));
    house().restart();
  }
  ASSERT_TRUE(becomes(ana, id, "failed"));
  EXPECT_EQ(house().json_of(get(ana, id)).at("error").at("code"), "gave_up");
  EXPECT_EQ(metric("jobs_failed_total"), 1);
  EXPECT_EQ(asked(ana, long_game(), 8), id) << "and may be asked for again";
  ASSERT_TRUE(becomes(ana, id, "working"));
}

TEST_F(Reviews, EndWhenNobodyWantsThem) {
  const std::string ana = house().token("Ana");
  const std::string ben = house().token("Ben");
  const std::string hers = asked(ana, long_game(), 8);
  const std::string his = asked(ben, long_game(), 8);
  ASSERT_TRUE(becomes(ana, hers, "working"));
  EXPECT_EQ(house().ask("DELETE", "/api/reviews/" + hers, nullptr, ana).status, 200);
  for (int i = 0; i < 3; ++i) house().pass(2000);
  EXPECT_EQ(metric("jobs_working"), 1) << "Ben waits for it";
  EXPECT_EQ(state(ben, his), "working");
  EXPECT_EQ(house().ask("DELETE", "/api/me", nullptr, ben).status, 200);
  for (int i = 0; i < 3; ++i) house().pass(2000);
  EXPECT_EQ(metric("jobs_working"), 0) << "they went with Ben";
  EXPECT_EQ(metric("jobs_waiting"), 0);
}

TEST_F(Reviews, Expire) {
  const std::string ana = house().token("Ana");
  const std::string id = asked(ana, quick_game());
  ASSERT_TRUE(becomes(ana, id, "done"));
  house().pass_hours(23);
  house().pass_hours(6 * 24);
  EXPECT_EQ(state(ana, id), "done");
  house().pass_hours(2);
  EXPECT_EQ(state(ana, id), "not_found");
}

TEST_F(Reviews, LongOnesGiveWay) {
  const std::string ana = house().token("Ana");
  const std::string slow = asked(ana, long_game(), 8);
  ASSERT_TRUE(becomes(ana, slow, "working"));
  EXPECT_TRUE(becomes(ana, asked(ana, slow_game()), "done"));
  EXPECT_EQ(state(ana, slow), "working");
  house().pass(4000);
  const json::object body = house().json_of(get(ana, slow));
  EXPECT_LT(body.at("progress").to_number<double>(), 1);
  EXPECT_EQ(body.at("result").at("game"), "nmbr9") << "what is known so far";
}

TEST_F(Reviews, DisturbNoBots) {
  const std::string ana = house().token("Ana");
  const std::string id = asked(ana, long_game(), 8);
  ASSERT_TRUE(becomes(ana, id, "working"));
  Party party(house(), 1, 3);
  party.play_to_the_end(house());
  EXPECT_FALSE(party.playing());
  EXPECT_EQ(metric("bots_late_total"), 0);
  EXPECT_EQ(state(ana, id), "working") << "all with one thread";
}

TEST(Pool, PiecesOfJobsComeLastAndOneAtATime) {
  TestLoop loop;
  std::atomic<bool> begun = false, over = false;
  std::atomic<int> at_once = 0, most = 0, pieces = 0;
  std::vector<std::string> order;
  {
    Pool pool(loop, 1);
    pool.run_last([&]() -> Pool::Then {  // both bots wait before it is over
      begun = true;
      while (pool.waiting() < 2) std::this_thread::yield();
      order.emplace_back("first piece");
      return nullptr;
    });
    pool.run_last([&]() -> Pool::Then {
      order.emplace_back("second piece");
      over = true;
      return nullptr;
    });
    while (!begun) std::this_thread::yield();
    pool.think({"ana", "a"}, [&](const Stop&) -> Pool::Then {
      order.emplace_back("bot");
      pool.run_next([&]() -> Pool::Then {
        order.emplace_back("password");
        return nullptr;
      });
      return nullptr;
    });
    pool.think({"ben", "b"}, [&](const Stop&) -> Pool::Then {
      order.emplace_back("bot");
      return nullptr;
    });
    while (!over) std::this_thread::yield();
  }
  EXPECT_EQ(order, (std::vector<std::string>{"first piece", "bot", "password", "bot", "second piece"}));
  {
    Pool pool(loop, 4);
    for (int i = 0; i < 20; ++i) {
      pool.run_last([&]() -> Pool::Then {
        most = std::max(most.load(), ++at_once);
        std::this_thread::sleep_for(1ms);
        --at_once;
        ++pieces;
        return nullptr;
      });
    }
    while (pieces < 20) std::this_thread::yield();
  }
  EXPECT_EQ(most, 1);
}

}  // namespace
}  // namespace cifra::house
