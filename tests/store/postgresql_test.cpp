#include <gtest/gtest.h>
#include <libpq-fe.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <map>
#include <mutex>
#include <thread>

#include "tests/store/receiver.h"
#include "tests/store/stores.h"

namespace cifra::store {

using enum Appended;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

// A connection past the store.
class RawPostgresql {
 public:
  explicit RawPostgresql(const std::string& address) : connection_(PQconnectdb(address.c_str())) {}
  ~RawPostgresql() { PQfinish(connection_); }
  RawPostgresql(const RawPostgresql&) = delete;
  RawPostgresql& operator=(const RawPostgresql&) = delete;
  void execute(const std::string& sql) {
    PGresult* result = PQexec(connection_, sql.c_str());
    const ExecStatusType status = PQresultStatus(result);
    EXPECT_TRUE(status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) << PQerrorMessage(connection_);
    PQclear(result);
  }
  // Ends all other connections to this database.
  void cut_others() {
    execute(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()");
  }

 private:
  PGconn* connection_;
};

class PostgresqlTest : public testing::Test {
 protected:
  std::string address = postgres::new_database();
};

// Everything heard, and a way to wait for it.
struct Ear {
  std::mutex mutex;
  std::vector<std::string> heard;

  void listen(Store& store) {
    store.listen([this](std::string news) {
      const std::scoped_lock lock(mutex);
      heard.push_back(std::move(news));
    });
  }
  std::size_t count(const std::string& news) {
    const std::scoped_lock lock(mutex);
    return static_cast<std::size_t>(std::ranges::count(heard, news));
  }
};

bool comes_true(const std::function<bool()>& condition) {
  for (int i = 0; i < 1000; ++i) {
    if (condition()) return true;
    std::this_thread::sleep_for(milliseconds(10));
  }
  return false;
}

TEST_F(PostgresqlTest, NodesThatStartTogetherMakeOneSchema) {
  std::vector<std::thread> threads;
  std::atomic<int> good = 0;
  for (int i = 0; i < 6; ++i) {
    threads.emplace_back([&] { good += open_store(address) ? 1 : 0; });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(good, 6);
  EXPECT_EQ(opened(address)->append(std::vector{events("t", 0, 1)})->front(), kDone);
}

TEST_F(PostgresqlTest, DoesNotTouchANewerStore) {
  EXPECT_EQ(open_store(address, Access::kRead).error().code, kBadStore);  // nothing is there, and nothing is made
  opened(address);
  opened(address);
  postgres::execute(address, "INSERT INTO cifra_schema VALUES (99)");
  EXPECT_EQ(open_store(address).error().code, kNewer);
  EXPECT_EQ(open_store(address, Access::kRead).error().code, kNewer);
}

TEST_F(PostgresqlTest, ReadsBesideAnOwner) {
  const auto owner = opened(address);
  ASSERT_TRUE(owner->append(std::vector{events("t", 0, 1)}));
  const auto reader = opened(address, Access::kRead);
  EXPECT_EQ(reader->events("t", 0)->size(), 1U);
  EXPECT_FALSE(reader->append(std::vector{events("t", 1, 2)}));
  EXPECT_EQ(reader->events("t", 0)->size(), 1U);
  EXPECT_EQ(owner->backup("copy").error().code, "not_supported");
}

// Two nodes append to the same tables as fast as they can: exactly one wins every place.
TEST_F(PostgresqlTest, OneNodeWinsEveryPlace) {
  const std::vector<std::string> tables{"a", "b", "c", "d", "e"};
  std::atomic<int> won = 0;
  std::vector<std::thread> nodes;
  opened(address);
  for (int node = 0; node < 3; ++node) {
    nodes.emplace_back([&, node] {
      const auto store = opened(address);
      for (int round = 0; round < 30; ++round) {
        const auto versions = store->versions(tables);
        std::vector<Append> appends;
        for (std::size_t i = 0; i < tables.size(); ++i) {
          const std::size_t k = (i + static_cast<std::size_t>(node)) % tables.size();  // each in another order
          const std::int64_t seq = (*versions)[k];
          appends.push_back(events(tables[k], seq, seq + 1, " by " + std::to_string(node)));
          appends.back().row = row(tables[k], {"p" + std::to_string(node)});
          appends.push_back(events(tables[k], seq + 1, seq + 2, " by " + std::to_string(node)));
        }
        const auto answers = store->append(appends);
        if (!answers) {
          ADD_FAILURE() << answers.error().message;
          return;
        }
        for (std::size_t i = 0; i < answers->size(); i += 2) EXPECT_EQ((*answers)[i], (*answers)[i + 1]);
        won += static_cast<int>(std::ranges::count(*answers, kDone));
      }
    });
  }
  for (std::thread& node : nodes) node.join();
  const auto store = opened(address);
  int kept = 0;
  for (const std::string& table : tables) {
    std::int64_t next = 0;
    const auto rows = store->events(table, 0);
    for (const EventRow& row : *rows) {
      EXPECT_EQ(row.seq, next++);
      ++kept;
    }
  }
  EXPECT_EQ(kept, won);
  EXPECT_GE(kept, 2 * 30 * 5);
}

TEST_F(PostgresqlTest, OneNodeGetsTheCode) {
  opened(address);
  std::atomic<int> counts[3] = {0, 0, 0};
  std::vector<std::thread> nodes;
  for (int node = 0; node < 2; ++node) {
    nodes.emplace_back([&, node] {
      const auto store = opened(address);
      for (int i = 0; i < 60; ++i) {
        Append append = events(std::to_string(node) + "." + std::to_string(i), 0, 1);
        append.row = row(append.table);
        append.row->code = std::to_string(i);
        const auto answer = store->append(std::vector{append});
        ++counts[!answer ? 2 : answer->front() == kDone ? 0 : 1];
        EXPECT_TRUE(!answer || answer->front() != kConflict);
      }
    });
  }
  for (std::thread& node : nodes) node.join();
  EXPECT_EQ(counts[0], 60);
  EXPECT_EQ(counts[1], 60);
  EXPECT_EQ(counts[2], 0);
}

// Our own transaction from a lost connection may still be committing when we repeat it.
TEST_F(PostgresqlTest, TheSameFromALostConnectionIsDone) {
  const auto store = opened(address);
  const Append append = events("t", 0, 1);
  RawPostgresql lost(address);
  for (const std::string& other : {std::string(), std::string("!")}) {
    const std::string table = "t" + other;
    Append again = append;
    again.table = table;
    lost.execute("BEGIN");
    lost.execute("INSERT INTO events VALUES ('" + table + "', 0, 1, '" + append.events + other + "', 7)");
    std::optional<Appended> answer;
    std::thread repeats([&] { answer = store->append(std::vector{again})->front(); });
    std::this_thread::sleep_for(milliseconds(100));
    lost.execute("COMMIT");
    repeats.join();
    EXPECT_EQ(answer, other.empty() ? kDone : kConflict);
  }
}

TEST_F(PostgresqlTest, OthersHearTheNews) {
  Ear ear_here;  // before the stores, whose threads call them until they end
  Ear ear_there;
  const auto here = opened(address);
  const auto there = opened(address);
  EXPECT_TRUE(here->shared());
  ear_here.listen(*here);
  ear_there.listen(*there);
  const auto announced = [&](const std::string& news) {
    // Until somebody listens, news is lost.
    return comes_true([&] {
      EXPECT_TRUE(here->announce(news));
      return ear_there.count(news) > 0;
    });
  };
  EXPECT_TRUE(announced("ready"));
  const std::string strange = "'; NOTIFY \\ \xF0\x9F\x8E\xB2";
  ASSERT_TRUE(here->announce("first line\n\n" + strange + "\n" + std::string(6000, 'x')));
  EXPECT_TRUE(comes_true([&] { return ear_there.count(std::string(6000, 'x')) == 1; }));
  EXPECT_EQ(ear_there.count("first line"), 1U);
  EXPECT_EQ(ear_there.count(strange), 1U);
  EXPECT_EQ(ear_there.count(""), 0U);
  EXPECT_FALSE(here->announce(std::string(kMaxNewsBytes + 1, 'x')));
  EXPECT_FALSE(here->announce(std::string("\0", 1)));

  RawPostgresql(address).cut_others();
  EXPECT_TRUE(announced("again"));
  ASSERT_TRUE(there->announce("back"));
  EXPECT_TRUE(comes_true([&] { return ear_here.count("back") > 0 || !there->announce("back"); }));
  EXPECT_EQ(ear_here.count("ready") + ear_here.count("again"), 0U);  // nobody hears oneself
}

TEST_F(PostgresqlTest, ConnectsAgainByItself) {
  const auto store = opened(address);
  RawPostgresql raw(address);
  for (int i = 0; i < 3; ++i) {
    raw.cut_others();
    const auto answer = store->append(std::vector{events("t", i, i + 1)});
    ASSERT_TRUE(answer) << answer.error().message;
    EXPECT_EQ(answer->front(), kDone);
    raw.cut_others();
    EXPECT_EQ(store->events("t", 0)->size(), static_cast<std::size_t>(i) + 1);
  }
}

TEST_F(PostgresqlTest, NeverHangs) {
  const auto store = opened(address);
  RawPostgresql raw(address);
  raw.execute("BEGIN; LOCK TABLE events");
  auto begin = steady_clock::now();
  const auto answer = store->append(std::vector{events("t", 0, 1)});
  EXPECT_EQ(answer.error().code, kAway);
  EXPECT_LT(steady_clock::now() - begin, milliseconds(7000));

  begin = steady_clock::now();
  std::thread impatient([&] {
    std::this_thread::sleep_for(milliseconds(100));
    store->give_up();
  });
  EXPECT_EQ(store->append(std::vector{events("t", 0, 1)}).error().code, kAway);
  EXPECT_LT(steady_clock::now() - begin, milliseconds(2000));
  impatient.join();
}

// Somebody who takes the connection and says nothing.
TEST_F(PostgresqlTest, DoesNotWaitForTheDumb) {
  const int listening = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in name{};
  name.sin_family = AF_INET;
  name.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof name;
  ASSERT_EQ(::bind(listening, reinterpret_cast<sockaddr*>(&name), size), 0);
  ASSERT_EQ(::listen(listening, 5), 0);
  ASSERT_EQ(::getsockname(listening, reinterpret_cast<sockaddr*>(&name), &size), 0);
  const std::string where = "127.0.0.1:" + std::to_string(ntohs(name.sin_port)) + "/db";
  const auto begin = steady_clock::now();
  const auto silent = open_store("postgresql://me:geheim@" + where);
  EXPECT_EQ(silent.error().code, kAway);
  EXPECT_LT(steady_clock::now() - begin, milliseconds(6000));
  ::close(listening);
  const auto refused = open_store("postgresql://me:geheim@" + where);
  EXPECT_EQ(refused.error().code, kAway);
  for (const std::string& message : {silent.error().message, refused.error().message}) {
    EXPECT_EQ(message.find("geheim"), std::string::npos) << message;
  }
}

TEST_F(PostgresqlTest, KeepsPasswordsToItself) {
  const std::string server = postgres::address();
  const std::string local = server.substr(server.find('@'));
  const std::string wrong[] = {"postgresql://nobody:geheim" + local,
                               "postgresql://postgres:geheim" + local.substr(0, local.rfind('/')) + "/geheim",
                               "postgresql://me:geheim%zz@host/db", "postgresql://me:geheim@host:port/db?geheim=1",
                               "postgresql://me:geheim@[::1/db"};
  for (const std::string& text : wrong) {
    const auto store = open_store(text);
    ASSERT_FALSE(store) << text;
    EXPECT_EQ(store.error().message.find("geheim"), std::string::npos) << store.error().message;
  }
}

TEST_F(PostgresqlTest, WantsUtf8) {
  const std::string server = postgres::address();
  postgres::execute(server, "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0");
  const auto store = open_store(server.substr(0, server.rfind('/')) + "/latin");
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, kBadStore);
}

// The server crashes and comes back, twice, while a worker writes: everything acknowledged is there, nothing twice.
TEST_F(PostgresqlTest, GoesOnAfterACrash) {
  constexpr int kTables = 20;
  Receiver receiver;
  Worker worker(opened(address), receiver.post(), receiver.on_state());
  std::map<std::string, std::int64_t> acknowledged;
  bool is_ending = false;
  std::function<void(const std::string&)> play = [&](const std::string& table) {
    if (is_ending) return;
    const std::int64_t seq = acknowledged[table];
    Append append = events(table, seq, seq + 1);
    append.row = row(table, {"anna"});
    worker.append(std::move(append), [&, table](Appended answer) {
      EXPECT_EQ(answer, kDone);
      ++acknowledged[table];
      play(table);
    });
  };
  const auto total = [&] {
    std::int64_t sum = 0;
    for (const auto& [table, version] : acknowledged) sum += version;
    return sum;
  };
  for (int i = 0; i < kTables; ++i) play("t" + std::to_string(i));
  for (std::size_t crash = 1; crash <= 2; ++crash) {
    const std::int64_t before = total();
    ASSERT_TRUE(receiver.run_until([&] { return total() > before + 300; }));
    std::thread server([crash] {
      postgres::crash();
      if (crash == 2) std::this_thread::sleep_for(milliseconds(300));
      postgres::start();
    });
    EXPECT_TRUE(receiver.run_until([&] { return receiver.states.size() == 2 * crash; }));
    server.join();
  }
  const std::int64_t before = total();
  ASSERT_TRUE(receiver.run_until([&] { return total() > before + 300; }));
  EXPECT_EQ(receiver.states, (std::vector<std::string>{"store_away", "", "store_away", ""}));
  is_ending = true;
  ASSERT_TRUE(receiver.run_until([&] { return worker.waiting() == 0; }));
  receiver.run_for(50);
  worker.stop(1000);

  const auto store = opened(address);
  for (const auto& [table, version] : acknowledged) {
    const auto rows = *store->events(table, 0);
    EXPECT_EQ(rows.size(), static_cast<std::size_t>(version)) << table;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const auto seq = static_cast<std::int64_t>(i);
      EXPECT_EQ(rows[i], (EventRow{seq, seq + 1, events(table, seq, seq + 1).events}));
    }
  }
}

}  // namespace cifra::store
