#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <fstream>
#include <thread>

#include "store/sql_store.h"
#include "tests/store/receiver.h"
#include "tests/store/stores.h"

namespace cifra::store {

namespace fs = std::filesystem;

class SqliteTest : public testing::Test {
 protected:
  std::string file(const std::string& name = "cifra.db") const { return directory.path() + "/" + name; }
  std::string address(const std::string& name = "cifra.db") const { return "sqlite:" + file(name); }
  static std::string error_of(const std::string& address, Access access = Access::kOwn) {
    const auto store = open_store(address, access);
    return store ? "" : store.error().code;
  }

  TemporaryDirectory directory;
};

// A connection past the store.
class Raw {
 public:
  explicit Raw(const std::string& file) { sqlite3_open(file.c_str(), &db_); }
  ~Raw() { sqlite3_close(db_); }
  Raw(const Raw&) = delete;
  Raw& operator=(const Raw&) = delete;
  void execute(const char* sql) { EXPECT_EQ(sqlite3_exec(db_, sql, nullptr, nullptr, nullptr), SQLITE_OK) << sql; }

 private:
  sqlite3* db_ = nullptr;
};

TEST_F(SqliteTest, SaysWhatIsWrongWithAnAddress) {
  EXPECT_EQ(error_of("mysql://somewhere"), kBadStore);
  EXPECT_EQ(error_of(""), kBadStore);
  EXPECT_EQ(error_of("sqlite:"), kBadStore);
  EXPECT_EQ(error_of("sqlite:" + directory.path()), kBadStore);
  EXPECT_EQ(error_of(address("missing/cifra.db")), kBadStore);
  EXPECT_EQ(error_of(address(), Access::kRead), kBadStore);
  EXPECT_FALSE(fs::exists(file()));

  std::ofstream(file("text")) << std::string(5000, 'x');
  EXPECT_EQ(error_of(address("text")), kBadStore);
  EXPECT_EQ(fs::file_size(file("text")), 5000U);
  Raw(file("other")).execute("CREATE TABLE mine (x)");
  const auto other = open_store(address("other"));
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().code, kBadStore);
  EXPECT_NE(other.error().message.find("another program"), std::string::npos) << other.error().message;
}

TEST_F(SqliteTest, DoesNotTouchANewerStore) {
  opened(address());
  opened(address());  // again: nothing is missing
  Raw(file()).execute("PRAGMA user_version = 99");
  EXPECT_EQ(error_of(address()), kNewer);
  EXPECT_EQ(error_of(address(), Access::kRead), kNewer);
}

TEST_F(SqliteTest, HasOneOwner) {
  const auto owner = opened(address());
  EXPECT_EQ(error_of(address()), kInUse);
  fs::create_symlink(file(), file("link"));
  EXPECT_EQ(error_of(address("link")), kInUse);
  ASSERT_TRUE(owner->append(std::vector{events("t", 0, 1)}));
  const auto reader = opened(address(), Access::kRead);
  EXPECT_EQ(reader->events("t", 0)->size(), 1U);
  ASSERT_TRUE(owner->append(std::vector{events("t", 1, 2)}));
  EXPECT_EQ(reader->events("t", 0)->size(), 2U);
  EXPECT_FALSE(reader->append(std::vector{events("t", 2, 3)}));
  EXPECT_FALSE(reader->set_name("anna", "x"));
  EXPECT_EQ(reader->events("t", 0)->size(), 2U);
}

// Another name of the same file, or its new name after a move, is the same store. Asked by another process, because the
// refused one closes the file, and that ends the locks SQLite has on it in the same process.
TEST_F(SqliteTest, HasOneOwnerUnderAllItsNames) {
  const auto error_elsewhere = [&](const std::string& name) {
    std::array<int, 2> ends{};
    EXPECT_EQ(::pipe(ends.data()), 0);
    const pid_t child = ::fork();
    if (child == 0) {
      const std::string error = error_of(address(name));
      ::_exit(::write(ends[1], error.data(), error.size()) == static_cast<ssize_t>(error.size()) ? 0 : 1);
    }
    ::close(ends[1]);
    std::array<char, 100> text{};
    const ssize_t size = ::read(ends[0], text.data(), text.size());
    ::close(ends[0]);
    int status = 0;
    EXPECT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
    return std::string(text.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
  };
  {
    const auto owner = opened(address());
    ASSERT_TRUE(owner->append(std::vector{events("t", 0, 1)}));
    fs::create_hard_link(file(), file("hard"));
    EXPECT_EQ(error_elsewhere("hard"), kInUse);
    ASSERT_TRUE(owner->append(std::vector{events("t", 1, 2)}));
    EXPECT_EQ(error_elsewhere("cifra.db"), kInUse);
    EXPECT_EQ(error_elsewhere("hard"), kInUse);
  }
  EXPECT_EQ(error_elsewhere("hard"), "");
  EXPECT_EQ(opened(address("hard"))->events("t", 0)->size(), 2U);
}

TEST_F(SqliteTest, IsNobodyElsesBusiness) {
  const auto owner = opened(address());
  ASSERT_TRUE(owner->append(std::vector{events("t", 0, 1)}));
  for (const char* name : {"cifra.db", "cifra.db-wal", "cifra.db-shm", "cifra.db.lock"}) {
    struct stat status{};
    ASSERT_EQ(::stat(file(name).c_str(), &status), 0) << name;
    EXPECT_EQ(status.st_mode & 0777U, 0600U) << name;
  }
}

// A process that is killed leaves no lock, and all that it was told to be done.
TEST_F(SqliteTest, WhatWasAnsweredSurvivesTheProcess) {
  const pid_t child = ::fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    auto store = open_store(address());
    bool good = store.has_value();
    for (int i = 0; i < 20 && good; ++i) good = (*store)->append(std::vector{events("t", i, i + 1)}).has_value();
    if (good) ::kill(::getpid(), SIGKILL);
    ::_exit(1);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(opened(address(), Access::kRead)->events("t", 0)->size(), 20U);
  EXPECT_EQ(opened(address())->events("t", 0)->size(), 20U);
}

// A disk without space, by the system's limit for the size of a file.
TEST_F(SqliteTest, GoesOnWhenThereIsSpaceAgain) {
  const auto store = opened(address());
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  rlimit small = before;
  small.rlim_cur = 1 << 20;
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
  std::int64_t kept = 0;
  std::string error;
  while (error.empty() && kept < 1000) {
    Append large = events("t", kept, kept + 1, std::string(20'000, 'x'));
    const auto answer = store->append(std::vector{large});
    if (answer)
      ++kept;
    else
      error = answer.error().code;
  }
  EXPECT_EQ(error, kFull);
  EXPECT_GT(kept, 10);
  EXPECT_EQ(store->append(std::vector{events("t", kept, kept + 1, std::string(50'000, 'x'))}).error().code, kFull);
  EXPECT_EQ(store->events("t", 0)->size(), static_cast<std::size_t>(kept));
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  EXPECT_EQ(store->append(std::vector{events("t", kept, kept + 1)})->front(), Appended::kDone);
  EXPECT_EQ(store->events("t", 0)->size(), static_cast<std::size_t>(kept) + 1);
}

TEST_F(SqliteTest, GoesOnWhenItIsUnlocked) {
  const auto store = opened(address());
  {
    Raw raw(file());
    raw.execute("BEGIN IMMEDIATE");
    EXPECT_EQ(store->append(std::vector{events("t", 0, 1)}).error().code, kAway);
    EXPECT_TRUE(store->events("t", 0)->empty());
    raw.execute("ROLLBACK");
  }
  EXPECT_EQ(store->append(std::vector{events("t", 0, 1)})->front(), Appended::kDone);
}

TEST_F(SqliteTest, SaysThatItIsDamaged) {
  opened(address());
  const auto schema = static_cast<std::streamoff>(fs::file_size(file()));
  {
    const auto store = opened(address());
    std::vector<Append> appends;
    for (int i = 0; i < 500; ++i) appends.push_back(events("t", i, i + 1, std::string(500, 'x')));
    ASSERT_TRUE(store->append(appends));
  }
  {
    std::fstream data(file(), std::ios::in | std::ios::out | std::ios::binary);
    const auto size = static_cast<std::streamoff>(fs::file_size(file()));
    ASSERT_GT(size, schema);
    for (std::streamoff at = schema; at < size; at += 4096) {
      data.seekp(at);
      data << std::string(4096, '\xA5');
    }
  }
  const auto store = opened(address());
  const auto events = store->events("t", 0);
  ASSERT_FALSE(events);
  EXPECT_EQ(events.error().code, kDamaged);
}

// A copy made while a worker writes has whole transactions, in order.
TEST_F(SqliteTest, IsCopiedWhileItIsWritten) {
  Receiver receiver;
  Worker worker(opened(address()), receiver.post(), receiver.on_state());
  std::atomic<bool> ends = false;
  std::thread writer([&] {
    for (std::int64_t i = 0; !ends; ++i) {
      worker.append(events("a", i, i + 1), nullptr);
      worker.append(events("b", i, i + 1), nullptr);
      while (worker.waiting() > 100) std::this_thread::yield();
    }
  });
  const auto reader = opened(address(), Access::kRead);
  std::vector<std::size_t> sizes;
  for (int i = 0; i < 5; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    const auto done = reader->backup(file("copy" + std::to_string(i)));
    EXPECT_TRUE(done) << done.error().message;
  }
  EXPECT_EQ(reader->backup(file("copy1")).error().code, "file_exists");
  EXPECT_EQ(reader->backup(file("missing/copy")).error().code, "bad_file");
  ends = true;
  writer.join();
  worker.stop(10'000);
  EXPECT_EQ(worker.waiting(), 0U);

  for (int i = 0; i < 5; ++i) {
    const auto copy = opened(address("copy" + std::to_string(i)));
    std::int64_t next = 0;
    const auto rows = copy->events("a", 0);
    for (const EventRow& row : *rows) {
      EXPECT_EQ(row.seq, next);
      next = row.version;
    }
    EXPECT_EQ(copy->versions(std::vector<std::string>{"a"})->front(), next);
    sizes.push_back(static_cast<std::size_t>(next));
    EXPECT_EQ(copy->append(std::vector{events("a", next, next + 1)})->front(), Appended::kDone);
    EXPECT_FALSE(fs::exists(file("copy" + std::to_string(i) + ".partial")));
  }
  EXPECT_GT(sizes.back(), sizes.front());
}

TEST(Players, AreKeptInOneText) {
  for (const std::vector<std::string>& players :
       {std::vector<std::string>{}, {"a"}, {""}, {"", ""}, {"a", "", "b"}, {"", "a"}, {"a", ""}}) {
    EXPECT_EQ(split_players(join_players(players)), players);
  }
  EXPECT_EQ(join_players({"a", "", "b"}), "\na\n\nb\n");
}

}  // namespace cifra::store
