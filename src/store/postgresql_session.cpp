#include "store/postgresql_session.h"

#include <algorithm>
#include <string>

namespace cifra::store {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kConnectTime{3000};
constexpr milliseconds kCallTime{5000};
constexpr milliseconds kMigrationTime{60'000};
constexpr int kMostTries = 4;

constexpr char kHasSchema[] = "SELECT 1 WHERE to_regclass('cifra_schema') IS NOT NULL";
constexpr char kSchemaVersion[] = "SELECT coalesce(max(version), 0) FROM cifra_schema";
constexpr char kPatient[] = "SELECT set_config('statement_timeout', '60000', false)";

// Serialization failure and deadlock: nothing was done, and the next time it will work.
bool is_collision(const Error& error) { return error.at == "40001" || error.at == "40P01"; }

}  // namespace

Result<void> PostgresqlSession::ready(Deadline deadline) {
  if (connection_.is_open()) return {};
  return connection_.open(std::min(deadline, SteadyClock::now() + kConnectTime));
}

Result<std::vector<Rows>> PostgresqlSession::run(std::span<const Call> calls) {
  if (calls.empty()) return std::vector<Rows>{};
  const Deadline deadline = SteadyClock::now() + kCallTime;
  for (int tries = 1;; ++tries) {
    const bool was_open = connection_.is_open();
    if (auto connected = ready(deadline); !connected) return std::unexpected(std::move(connected.error()));
    auto answers = connection_.run(calls, deadline);
    if (answers) return answers;
    const bool again = is_collision(answers.error()) || (was_open && !connection_.is_open());
    if (!again || tries == kMostTries || SteadyClock::now() >= deadline) {
      answers.error().at.clear();
      return answers;
    }
  }
}

Result<int> PostgresqlSession::version() {
  auto has_schema = run_one({kHasSchema, {}});
  if (!has_schema) return std::unexpected(std::move(has_schema.error()));
  if (has_schema->empty()) return 0;
  return mapped(run_one({kSchemaVersion, {}}),
                [](const Rows& rows) { return rows.empty() ? 0 : static_cast<int>(rows.front().number(0)); });
}

// One statement, so one transaction. Nodes that start at the same time wait for each other.
Result<void> PostgresqlSession::raise(int step, const char* script) {
  const Deadline deadline = SteadyClock::now() + kMigrationTime;
  const std::string number = std::to_string(step);
  const std::string sql =
      "DO $cifra$ BEGIN PERFORM pg_advisory_xact_lock(4855276, 1);"
      " CREATE TABLE IF NOT EXISTS cifra_schema (version integer PRIMARY KEY);"
      " IF (SELECT coalesce(max(version), 0) FROM cifra_schema) < " +
      number + " THEN " + script + "INSERT INTO cifra_schema VALUES (" + number + "); END IF; END $cifra$";
  auto done = ready(deadline);
  for (const std::string& statement : {std::string(kPatient), sql}) {
    if (!done) break;
    auto answer = connection_.run_once(statement, deadline);
    if (!answer) done = std::unexpected(std::move(answer.error()));
  }
  connection_.close();  // with its patience
  return done;
}

}  // namespace cifra::store
