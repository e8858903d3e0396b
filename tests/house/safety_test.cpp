// Hostile or unlucky circumstances, and what they must not do: clocks that jump, bots that nobody waits for, a store in
// trouble.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <atomic>
#include <csignal>
#include <thread>

#include "house/api.h"
#include "house/clock_trust.h"
#include "house/pool.h"
#include "tests/house/party.h"

namespace cifra::house {
namespace {

constexpr std::int64_t kHour = 3'600'000;
constexpr std::int64_t kDay = 24 * kHour;

TEST(Clock, LimitsDoNotCareWhatTimeItIs) {
  Options options;
  options.limits.requests_per_s = 1;
  options.limits.messages_per_s = 5;
  options.limits.messages_burst = 5;
  TestHouse house(options);
  Guest guest(house, house.token("Ana"));
  EXPECT_EQ(house.ask("GET", "/api/house").status, 200);
  house.loop.set_clock(-365 * kDay);
  house.pass(10'000);
  EXPECT_EQ(house.ask("GET", "/api/house").status, 200) << "a clock that is set back refuses nobody";
  guest.ear.messages.clear();
  guest.say_raw(R"({"type":"ping","id":1})");
  house.settle();
  EXPECT_EQ(guest.ear.messages.back().at("type"), "pong");
  for (int i = 0; i < 10; ++i) house.ask("GET", "/api/house");
  EXPECT_EQ(house.ask("GET", "/api/house").status, 429);
  house.loop.set_clock(730 * kDay);
  EXPECT_EQ(house.ask("GET", "/api/house").status, 429) << "and one that is set ahead forgives nobody";
}

TEST(Clock, NobodyIsGoneBecauseTheClockWasSet) {
  TestHouse house;
  Party party(house, 2);
  party.start();
  party.guests[1]->hang_up();
  party.guests.pop_back();
  house.settle();
  house.loop.set_clock(kHour);
  EXPECT_EQ(party.guests[0]->say({{"type", "stand_in"}, {"table", party.table}, {"seat", 1}}), "not_gone");
}

TEST(Clock, NothingExpiresOnTheWordOfAClockThatJumped) {
  TestHouse house;
  const std::string ana = house.token("Ana");
  const std::string table = house.open_table(ana, {{"game", "nmbr9"}});
  const auto phase = [&] {
    return std::string(house.json_of(house.ask("GET", "/api/tables/" + table)).at("state").at("phase").as_string());
  };
  for (int i = 0; i < 2; ++i) house.pass_hours(2);  // the clock is known to be right
  house.loop.set_clock(400 * kDay);
  house.restart();
  house.pass_hours(0);
  house.pass_hours(0);
  EXPECT_EQ(phase(), "open");
  EXPECT_EQ(house.ask("GET", "/api/me", nullptr, ana).status, 200);
  house.pass_hours(12);
  house.restart();  // does not make it believed
  house.pass_hours(0);
  EXPECT_EQ(phase(), "open");
  house.loop.set_clock(-400 * kDay);  // somebody sets it right
  house.restart();
  house.pass_hours(0);
  house.pass_hours(7);
  EXPECT_EQ(phase(), "open");
  house.pass_hours(30);
  EXPECT_EQ(phase(), "closed") << "with a clock that goes on evenly things expire";
}

TEST(Clock, IsTrustedAgainAfterAWhile) {
  ClockTrust trust;
  EXPECT_FALSE(trust.look(0, 0, std::nullopt));
  EXPECT_FALSE(trust.look(kHour / 2, kHour / 2, std::nullopt));
  EXPECT_TRUE(trust.look(kHour, kHour, std::nullopt));
  EXPECT_TRUE(trust.look(kHour + 300'000, kHour + 300'000, kHour));
  EXPECT_FALSE(trust.look(40 * kDay, kHour + 600'000, kHour)) << "it jumped";
  EXPECT_FALSE(trust.look(40 * kDay + 2 * kHour, 3 * kHour + 600'000, kHour));
  EXPECT_TRUE(trust.look(41 * kDay, kDay + kHour + 600'000, kHour));
  ClockTrust restarted;
  EXPECT_TRUE(restarted.look(1000 + 300'000, 5, 1000)) << "a short pause";
  ClockTrust after_a_night;
  EXPECT_FALSE(after_a_night.look(9 * kHour, 5, 1000));
  EXPECT_TRUE(after_a_night.look(10 * kHour, kHour + 5, 1000));
}

// Tasks of a pool that wait until they may go on.
struct Gate {
  std::atomic<bool> open = false;
  std::atomic<int> done = 0;
  Pool::Think think(std::string name, std::vector<std::string>* order = nullptr) {
    return [this, name = std::move(name), order](const Stop& stop) -> Pool::Then {
      while (!open && !stop.asked()) std::this_thread::yield();
      if (order != nullptr) order->push_back(name);
      ++done;
      return [] {};
    };
  }
};

TEST(Pool, SharesAreFairByPersonAndTable) {
  TestLoop loop;
  Gate gate;
  std::vector<std::string> order;  // of one thread
  {
    Pool pool(loop, 1);
    const auto first = pool.think({"host", "first"}, gate.think("first"));
    while (pool.waiting() > 0) std::this_thread::yield();
    for (int i = 0; i < 5; ++i) {
      for (const char* table : {"a1", "a2"}) pool.think({"ana", table}, gate.think(table, &order));
    }
    pool.think({"ana", "a3"}, gate.think("a3", &order));
    pool.think({"ben", "b1"}, gate.think("b1", &order));
    pool.think({"ben", "b2"}, gate.think("b2", &order));
    pool.think({"cleo", "c1"}, gate.think("c1", &order));
    gate.open = true;
    while (gate.done < 15) std::this_thread::yield();
  }
  ASSERT_EQ(order.size(), 14U);
  EXPECT_EQ((std::vector(order.begin(), order.begin() + 6)),
            (std::vector<std::string>{"a1", "b1", "c1", "a2", "b2", "a3"}));
}

TEST(Pool, WhatNobodyWaitsForIsCalledOff) {
  TestLoop loop;
  Gate gate;
  Pool pool(loop, 1);
  const auto running = pool.think({"ana", "a"}, gate.think("running"));
  while (pool.waiting() > 0) std::this_thread::yield();
  std::vector<std::shared_ptr<Pool::Task>> tasks;
  for (int i = 0; i < 100; ++i) tasks.push_back(pool.think({"ana", "a"}, gate.think("waits")));
  EXPECT_EQ(pool.waiting(), 100U);
  for (const auto& task : tasks) task->call_off();
  EXPECT_EQ(pool.waiting(), 0U);
  EXPECT_EQ(gate.done, 0);
  running->call_off();  // its Stop is asked for
  while (gate.done == 0) std::this_thread::yield();
  EXPECT_EQ(gate.done, 1);
  bool wanted = false;
  const auto other = pool.think({"ana", "a"}, [&](const Stop&) -> Pool::Then { return [&wanted] { wanted = true; }; });
  other->call_off();
  while (loop.run_one(std::chrono::milliseconds(50))) {
  }
  EXPECT_FALSE(wanted) << "and its result is dropped";
}

// Something that tells on which thread it was let go of.
std::shared_ptr<void> held(std::atomic<std::thread::id>& freed_on) {
  return {nullptr, [&freed_on](void*) { freed_on = std::this_thread::get_id(); }};
}

TEST(Pool, WhatWorkHoldsIsLetGoOfOnTheLoop) {
  TestLoop loop;
  std::atomic<std::thread::id> password{}, bot{};
  {
    Pool pool(loop, 1);
    pool.run_next([holds = held(password)]() -> Pool::Then { return [] {}; });
    EXPECT_TRUE(loop.run_one(std::chrono::seconds(5)));
    const auto task = pool.think({"ana", "a"}, [holds = held(bot)](const Stop&) -> Pool::Then { return nullptr; });
    EXPECT_TRUE(loop.run_one(std::chrono::seconds(5)));
  }
  EXPECT_EQ(password.load(), std::this_thread::get_id());
  EXPECT_EQ(bot.load(), std::this_thread::get_id());
}

TEST(Pool, HasALimitForEverybodyAndForOnePerson) {
  TestLoop loop;
  Gate gate;
  Pool pool(loop, 0);
  std::size_t taken = 0;
  for (int i = 0; i < 1000; ++i) taken += pool.think({"ana", "a" + std::to_string(i)}, gate.think("x")) ? 1 : 0;
  EXPECT_EQ(taken, Pool::kMostOfPerson);
  for (int i = 0; i < 5000; ++i) taken += pool.think({std::to_string(i), "t"}, gate.think("x")) ? 1 : 0;
  EXPECT_EQ(taken, Pool::kMostWaiting);
  EXPECT_EQ(pool.waiting(), Pool::kMostWaiting);
}

int metric(TestHouse& house, const std::string& name) {
  const std::string text = house.house->metrics();
  const auto at = text.find("\n" + name + " ");
  return at == std::string::npos ? -1 : std::stoi(text.substr(at + name.size() + 2));
}

// Tables with a clock of a second and slow bots: what they were asked in a turn that is over is not worked on any more.
TEST(Bots, WorkWhoseMomentHasPassedIsDropped) {
  Options options;
  options.threads = 0;  // nobody thinks, so that everything waits
  options.limits.tables_per_hour = 1000;
  TestHouse house(options);
  const std::string ana = house.token("Ana");
  std::vector<std::string> tables;
  for (int i = 0; i < 20; ++i) {
    tables.push_back(house.open_table(ana, {{"game", "nmbr9"}, {"clock", {{"kind", "seconds"}, {"amount", 1}}}}));
    const std::string path = "/api/tables/" + tables.back();
    for (const char* name : {"x", "y", "z"}) {
      house.ask("POST", path, {{"type", "seat_bot"}, {"level", "expert"}, {"name", name}}, ana);
    }
    EXPECT_EQ(house.ask("POST", path, {{"type", "start"}}, ana).status, 200);
  }
  for (int second = 0; second < 5; ++second) {
    EXPECT_EQ(metric(house, "cifra_pool_waiting"), 60) << "those of this turn, and no others";
    house.pass(1001);
  }
  for (int second = 0; second < 20; ++second) house.pass(1001);
  EXPECT_EQ(metric(house, "cifra_pool_waiting"), 0) << "all games are over";
  EXPECT_EQ(house.json_of(house.ask("GET", "/api/tables/" + tables[0])).at("state").at("phase"), "finished");
}

// Files cannot grow beyond what they are, for as long as this lives.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit small{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
  }
  ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
};

TEST(Store, ATableIsReadWhileTheDiskIsFull) {
  TestHouse house;
  Party party(house, 2);
  party.start();
  const std::string path = "/api/tables/" + party.table;
  const json::value version = party.guests[0]->table().at("version");
  {
    const FullDisk full(16 * 1024);
    Rng rng("full");
    json::object choice = choice_of(*party.guests[0], rng);
    choice["id"] = 77;
    party.guests[0]->say_raw(json::serialize(choice));
    const Answer shown = house.ask("GET", path, nullptr, party.tokens[1]);
    EXPECT_EQ(shown.status, 200) << shown.body;
    EXPECT_EQ(house.json_of(shown).at("version"), version) << "what is not on disk is not shown";
    EXPECT_EQ(house.json_of(house.ask("GET", "/api/me", nullptr, party.tokens[0])).at("tables").as_array().size(), 1U);
    EXPECT_EQ(house.ask("GET", "/api/health").status, 503);
  }
  EXPECT_TRUE(house.until([&] { return house.ask("GET", "/api/health").status == 200; }));
  house.pass(20);
  EXPECT_EQ(house.json_of(house.ask("GET", path)).at("version").as_int64(), version.as_int64() + 1);
}

TEST(Store, ItsErrorsAreNotToldAsTheyAre) {
  const Error away{std::string(store::kAway), "db.example", "cannot connect to db.example as cifra"};
  for (const std::string_view code : {store::kAway, store::kFull, store::kDamaged}) {
    const Answer answer = error_answer(503, {std::string(code), "db.example", "db.example: no such file"});
    EXPECT_EQ(answer.body.find("db.example"), std::string::npos) << answer.body;
    EXPECT_NE(answer.body.find(code), std::string::npos) << "programs still know what it is";
  }
  EXPECT_EQ(for_clients(away).at, "");
  EXPECT_EQ(for_clients({"not_now", "", "that turn has not begun"}).message, "that turn has not begun");
}

}  // namespace
}  // namespace cifra::house
