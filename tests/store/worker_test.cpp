#include "store/worker.h"

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "tests/store/fake_store.h"
#include "tests/store/receiver.h"
#include "tests/store/stores.h"

namespace cifra::store {

using Texts = std::vector<std::string>;

class WorkerTest : public testing::Test {
 protected:
  void append(const std::string& table) {
    worker.append(events(table, 0, 1), [this, table](Appended answer) {
      EXPECT_EQ(answer, Appended::kDone);
      done.push_back(table);
    });
  }
  void ask(const std::string& player) {
    worker.ask<void>([player](Store& store) { return store.set_name(player, "x"); },
                     [this, player](const Result<void>& answer) {
                       done.push_back(player + " " + (answer ? "" : answer.error().code));
                     });
  }
  bool run_until_done(std::size_t count, int within_ms = 20'000) {
    return receiver.run_until([&] { return done.size() >= count; }, within_ms);
  }

  Texts done;
  Receiver receiver;
  std::shared_ptr<FakeStore::Inside> fake = std::make_shared<FakeStore::Inside>();
  Worker worker{std::make_unique<FakeStore>(fake), receiver.post(), receiver.on_state()};
};

TEST_F(WorkerTest, WritesTogetherWhatArrivedMeanwhile) {
  fake->close(true);
  append("a");
  fake->wait_for_calls(1);
  for (const char* table : {"b", "c", "d"}) append(table);
  EXPECT_EQ(worker.waiting(), 4U);
  fake->close(false);
  ASSERT_TRUE(run_until_done(4));
  EXPECT_EQ(fake->get(&FakeStore::Inside::sizes), (std::vector<std::size_t>{1, 3}));
  EXPECT_EQ(done, (Texts{"a", "b", "c", "d"}));
  EXPECT_EQ(receiver.passes, 2);
  EXPECT_EQ(worker.waiting(), 0U);
  const Figures figures = worker.figures();
  EXPECT_EQ(figures.commits, 2U);
  EXPECT_EQ(figures.appends, 4U);
  EXPECT_EQ(figures.failures, 0U);
}

TEST_F(WorkerTest, AQuestionComesAfterTheWritesBeforeIt) {
  fake->close(true);
  append("a");
  fake->wait_for_calls(1);
  append("b");
  ask("q");
  fake->close(false);
  ASSERT_TRUE(run_until_done(3));
  EXPECT_EQ(fake->get(&FakeStore::Inside::log), (Texts{"a", "b", "name q"}));
  EXPECT_EQ(done, (Texts{"a", "b", "q "}));
}

TEST_F(WorkerTest, ALongQueueIsWrittenInPortions) {
  fake->close(true);
  append("first");
  fake->wait_for_calls(1);
  for (int i = 0; i < 2500; ++i) append(std::to_string(i));
  ask("q");
  fake->close(false);
  ASSERT_TRUE(run_until_done(2502));
  EXPECT_EQ(fake->get(&FakeStore::Inside::sizes), (std::vector<std::size_t>{1, 1000, 1000, 500}));
  EXPECT_EQ(done.back(), "q ");
}

TEST_F(WorkerTest, TriesAgainUntilTheStoreIsBack) {
  for (const std::string code : {"store_away", "store_full", "store_damaged"}) {
    done.clear();
    receiver.states.clear();
    fake->set_error(code);
    append("a");
    ASSERT_TRUE(receiver.run_until([&] { return !receiver.states.empty(); }));
    append("b");
    receiver.run_for(120);
    EXPECT_EQ(worker.waiting(), 2U);
    EXPECT_EQ(receiver.states, Texts{code});
    fake->set_error("");
    ASSERT_TRUE(run_until_done(2));
    EXPECT_EQ(receiver.states, (Texts{code, ""}));
    EXPECT_EQ(worker.waiting(), 0U);
  }
  EXPECT_GE(worker.figures().failures, 3U);
}

TEST_F(WorkerTest, NoticesByItselfThatTheStoreIsBack) {
  fake->set_error("store_away");
  ask("q");
  ASSERT_TRUE(receiver.run_until([&] { return !receiver.states.empty(); }));
  ASSERT_TRUE(run_until_done(1));
  fake->set_error("");
  ASSERT_TRUE(receiver.run_until([&] { return receiver.states.size() == 2; }));
  EXPECT_EQ(receiver.states, (Texts{"store_away", ""}));
}

TEST_F(WorkerTest, AQuestionIsPatient) {
  fake->set_error("store_away");
  ask("q");
  receiver.run_for(200);
  EXPECT_TRUE(done.empty());
  fake->set_error("");
  ASSERT_TRUE(run_until_done(1));
  EXPECT_EQ(done, Texts{"q "});
}

TEST_F(WorkerTest, ButNotForever) {
  const auto begin = std::chrono::steady_clock::now();
  fake->set_error("store_away");
  append("a");
  for (int i = 0; i < 100; ++i) ask("q");
  ASSERT_TRUE(run_until_done(100, 5000));
  EXPECT_GE(std::chrono::steady_clock::now() - begin, std::chrono::seconds(2));
  EXPECT_EQ(done, Texts(100, "q store_away"));
  EXPECT_EQ(worker.waiting(), 1U);
}

TEST_F(WorkerTest, OtherErrorsAreHandedOverAtOnce) {
  fake->set_error("no_such_player");
  ask("q");
  ASSERT_TRUE(run_until_done(1, 1000));
  EXPECT_EQ(done, Texts{"q no_such_player"});
  EXPECT_TRUE(receiver.states.empty());
}

TEST_F(WorkerTest, SleepsWhenThereIsNothingToDo) {
  append("a");
  ASSERT_TRUE(run_until_done(1));
  const int calls = fake->get(&FakeStore::Inside::calls);
  receiver.run_for(100);
  EXPECT_EQ(fake->get(&FakeStore::Inside::calls), calls);
}

TEST_F(WorkerTest, SurvivesExceptions) {
  {
    const std::scoped_lock lock(fake->mutex);
    fake->throws = 2;
  }
  append("a");
  ASSERT_TRUE(run_until_done(1));
  receiver.throw_next(2);
  append("b");
  ASSERT_TRUE(run_until_done(2));
  receiver.throw_next(2);
  ask("q");
  ASSERT_TRUE(run_until_done(3));
  EXPECT_EQ(done, (Texts{"a", "b", "q "}));
  EXPECT_EQ(worker.waiting(), 0U);
  bool answered = false;
  worker.ask<int>([](Store&) -> Result<int> { throw std::bad_alloc(); },
                  [&](const Result<int>& answer) {
                    answered = true;
                    EXPECT_EQ(answer.error().code, "store_failed");
                  });
  ASSERT_TRUE(receiver.run_until([&] { return answered; }));
}

TEST_F(WorkerTest, AnnouncesTogetherAndEachOnce) {
  fake->close(true);
  append("a");
  fake->wait_for_calls(1);
  for (const char* news : {"b", "a", "b"}) worker.announce(news);
  worker.announce(std::string(kMaxNewsBytes + 1, 'x'));
  worker.announce(std::string(kMaxNewsBytes, 'y'));
  EXPECT_TRUE(fake->get(&FakeStore::Inside::announced).empty());
  fake->close(false);
  ASSERT_TRUE(run_until_done(1));
  ask("q");
  ASSERT_TRUE(run_until_done(2));
  worker.stop(1000);
  EXPECT_EQ(fake->get(&FakeStore::Inside::announced), (Texts{"a\nb", std::string(kMaxNewsBytes, 'y')}));
}

TEST_F(WorkerTest, StopWritesWhatIsWaiting) {
  fake->close(true);
  append("a");
  fake->wait_for_calls(1);
  append("b");
  ask("q");
  std::thread opener([this] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    fake->close(false);
  });
  worker.stop(10'000);
  opener.join();
  EXPECT_EQ(worker.waiting(), 0U);
  EXPECT_EQ(fake->get(&FakeStore::Inside::log), (Texts{"a", "b", "name q"}));
  append("late");
  receiver.run_for(50);
  EXPECT_TRUE(done.empty());  // nothing is called back afterwards, not even what was posted
}

TEST_F(WorkerTest, StopDoesNotWaitLonger) {
  const auto begin = std::chrono::steady_clock::now();
  fake->close(true);
  append("a");
  fake->wait_for_calls(1);
  append("b");
  worker.stop(50);
  worker.stop(50'000);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
  EXPECT_TRUE(fake->get(&FakeStore::Inside::given_up));
  EXPECT_EQ(worker.waiting(), 2U);
}

TEST_F(WorkerTest, StopDoesNotWaitForAStoreThatIsAway) {
  fake->set_error("store_away");
  append("a");
  ASSERT_TRUE(receiver.run_until([&] { return !receiver.states.empty(); }));
  const auto begin = std::chrono::steady_clock::now();
  worker.stop(100);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
}

// Four threads at once on a real store: every append is answered once, and is there.
TEST(WorkerOnSqlite, ManyThreads) {
  constexpr int kThreads = 4;
  constexpr int kTables = 250;
  const TemporaryDirectory directory;
  const std::string address = "sqlite:" + directory.path() + "/cifra.db";
  Receiver receiver;
  int answered = 0;
  {
    Worker worker(opened(address), receiver.post(), receiver.on_state());
    std::vector<std::thread> threads;
    for (int thread = 0; thread < kThreads; ++thread) {
      threads.emplace_back([&, thread] {
        for (int i = 0; i < kTables; ++i) {
          const std::string table = std::to_string(thread) + "." + std::to_string(i);
          worker.append(events(table, 0, 1),
                        [&](Appended answer) { answered += answer == Appended::kDone ? 1 : 1000; });
          worker.append(events(table, 1, 2),
                        [&](Appended answer) { answered += answer == Appended::kDone ? 1 : 1000; });
        }
      });
    }
    for (std::thread& thread : threads) thread.join();
    ASSERT_TRUE(receiver.run_until([&] { return answered >= kThreads * kTables * 2; }));
    EXPECT_LT(worker.figures().commits, 1500U);
  }
  EXPECT_EQ(answered, kThreads * kTables * 2);
  const auto store = opened(address);
  for (int i = 0; i < kTables; ++i) EXPECT_EQ(store->events("3." + std::to_string(i), 0)->size(), 2U);
}

// The worker's thread goes on only when the receiver is done with an answer, so it is the last that knows of it.
TEST(WorkerThreads, WhatAnAnswerHoldsIsLetGoOfByItsReceiver) {
  std::mutex mutex;
  std::condition_variable changed;
  std::function<void()> posted;
  bool over = false;
  std::thread::id freed_on;
  {
    Worker worker(
        std::make_unique<FakeStore>(std::make_shared<FakeStore::Inside>()),
        [&](std::function<void()> task) {
          std::unique_lock lock(mutex);
          posted = std::move(task);
          changed.notify_all();
          changed.wait(lock, [&] { return over || !posted; });
        },
        nullptr);
    std::shared_ptr<void> held(nullptr, [&](void*) { freed_on = std::this_thread::get_id(); });
    worker.ask<void>([](Store& store) { return store.set_name("x", "y"); },
                     [holds = std::move(held)](const Result<void>&) {});
    std::unique_lock lock(mutex);
    ASSERT_TRUE(changed.wait_for(lock, std::chrono::seconds(20), [&] { return posted != nullptr; }));
    std::exchange(posted, nullptr)();
    over = true;
    changed.notify_all();
  }
  EXPECT_EQ(freed_on, std::this_thread::get_id());
}

}  // namespace cifra::store
