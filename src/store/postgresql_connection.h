// One connection to PostgreSQL that never waits longer than it is told to. Used by postgresql_session.h and
// postgresql_listener.h alone.
//
// Statements go out in a pipeline: everything one call has to say is sent at once, as one transaction, and then the
// answers are read. Passwords never get into an error.
#pragma once

#include <libpq-fe.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/error.h"
#include "store/sql.h"
#include "store/store.h"

namespace cifra::store {

using SteadyClock = std::chrono::steady_clock;
using Deadline = SteadyClock::time_point;

// Where and as whom, as libpq takes it.
class PostgresqlAddress {
 public:
  static Result<PostgresqlAddress> parse(const std::string& text);
  const std::vector<std::pair<std::string, std::string>>& parameters() const { return parameters_; }
  std::string hide_password(std::string message) const;

 private:
  std::vector<std::pair<std::string, std::string>> parameters_;
  std::string password_;
};

// Ends every wait of the connections that know it, at once and for good. Any thread.
class Alarm {
 public:
  Alarm();
  ~Alarm();
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;
  void raise();
  bool is_raised() const { return raised_; }
  int fd() const { return fd_; }

 private:
  std::atomic<bool> raised_ = false;
  int fd_;
};

class PostgresqlConnection {
 public:
  PostgresqlConnection(const PostgresqlAddress& address, const Alarm& alarm, Access access)
      : address_(address), alarm_(alarm), access_(access) {}

  bool is_open() const { return connection_ != nullptr && PQstatus(connection_.get()) == CONNECTION_OK; }
  Result<void> open(Deadline deadline);
  void close();

  // All in one transaction and one round trip; statements are prepared when they first come. After an error the
  // connection is closed unless it can be used on.
  Result<std::vector<Rows>> run(std::span<const Call> calls, Deadline deadline);

  // A statement that is not worth preparing.
  Result<Rows> run_once(const std::string& sql, Deadline deadline);

  // What was notified until the deadline; an error when the connection is lost.
  Result<std::vector<std::string>> notifications(Deadline deadline);

 private:
  struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };
  struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  using Answer = std::unique_ptr<PGresult, Clear>;
  struct Statement {
    std::string name;
    bool is_prepared = false;
  };

  Error lost() const;                           // with libpq's last message
  Error refused(const PGresult* result) const;  // by the server
  Result<void> set_up(Deadline deadline);
  Result<short> wait(short events, Deadline deadline);  // which of them are there
  Result<Answer> next(Deadline deadline);               // the next result; null between two statements
  bool send(const Call& call, std::size_t& answers);
  Result<std::vector<Rows>> receive(const std::vector<bool>& is_wanted, Deadline deadline);

  const PostgresqlAddress& address_;
  const Alarm& alarm_;
  Access access_;
  std::unique_ptr<PGconn, Finish> connection_;
  std::unordered_map<const char*, Statement> statements_;
  std::uint64_t names_ = 0;
};

}  // namespace cifra::store
