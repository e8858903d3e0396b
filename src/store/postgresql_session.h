// A connection to PostgreSQL that is opened again when it is lost. Used by postgresql.cpp alone.
#pragma once

#include <chrono>
#include <vector>

#include "base/error.h"
#include "store/migrations.h"
#include "store/postgresql_connection.h"
#include "store/sql.h"

namespace cifra::store {

class PostgresqlSession final : public Session, public Schema {
 public:
  PostgresqlSession(const PostgresqlAddress& address, const Alarm& alarm, Access access)
      : connection_(address, alarm, access) {}

  // Statements can be repeated, so a call that loses its connection is made once more on a new one, and again when the
  // server says that two transactions got into each other's way.
  Result<std::vector<Rows>> run(std::span<const Call> calls) override;

  Result<int> version() override;
  Result<void> raise(int step, const char* script) override;

 private:
  Result<void> ready(Deadline deadline);

  PostgresqlConnection connection_;
};

}  // namespace cifra::store
