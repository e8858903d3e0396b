#include "store/sqlite_session.h"

namespace cifra::store {

namespace {

constexpr int kBusyMs = 2000;
constexpr std::int64_t kApplicationId = 0x43696672;  // "Cifr", in the header of the file

constexpr char kBegin[] = "BEGIN IMMEDIATE";
constexpr char kCommit[] = "COMMIT";

// A megabyte or two of cache is enough: a table that is being played at is in the house's memory, and the file itself
// is in the memory of the system.
constexpr char kSettings[] =
    "PRAGMA synchronous = FULL; PRAGMA cache_size = -2048; PRAGMA temp_store = MEMORY;"
    "PRAGMA wal_autocheckpoint = 4000; PRAGMA journal_size_limit = 33554432; PRAGMA trusted_schema = OFF;";

std::string_view code_of(int extended, int system_errno) {
  switch (extended & 0xFF) {
    case SQLITE_FULL:
      return kFull;
    case SQLITE_IOERR:
      return system_errno == ENOSPC || system_errno == EDQUOT || system_errno == EFBIG ? kFull : kAway;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_CANTOPEN:
    case SQLITE_PROTOCOL:
    case SQLITE_NOMEM:
    case SQLITE_PERM:
    case SQLITE_READONLY:
    case SQLITE_INTERRUPT:
      return kAway;
    case SQLITE_CONSTRAINT:
      return kNotUnique;
    case SQLITE_TOOBIG:
      return kBadText;
    default:
      return kDamaged;
  }
}

}  // namespace

std::string_view SqliteUse::text(int column) const {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
  return {text == nullptr ? "" : text, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

Result<std::unique_ptr<SqliteSession>> SqliteSession::open(const std::string& path, Access access) {
  sqlite3* db = nullptr;
  const int flags = access == Access::kOwn ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
  const int opened = sqlite3_open_v2(path.c_str(), &db, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
  std::unique_ptr<SqliteSession> session(new SqliteSession(db, path));
  if (opened != SQLITE_OK) {
    const std::string why = db == nullptr ? "no memory" : sqlite3_errmsg(db);
    return fail(kBadStore, "", "cannot open the database " + path + ": " + why);
  }
  sqlite3_busy_timeout(db, kBusyMs);
  if (auto ours = session->check_ours(); !ours) return std::unexpected(std::move(ours.error()));
  if (auto set = session->execute(kSettings); !set) return std::unexpected(std::move(set.error()));
  if (access == Access::kRead) {
    auto version = session->version();
    if (!version) return std::unexpected(std::move(version.error()));
    if (auto good = check_not_newer(*version, sqlite_migrations()); !good) {
      return std::unexpected(std::move(good.error()));
    }
    return session;
  }
  if (auto set = session->execute("PRAGMA journal_mode = WAL"); !set) return std::unexpected(std::move(set.error()));
  if (auto done = migrate(*session, sqlite_migrations()); !done) return std::unexpected(std::move(done.error()));
  return session;
}

SqliteSession::~SqliteSession() {
  statements_.clear();
  sqlite3_close(db_);
}

// A file of ours has our number in its header; an empty one may become ours. Nothing is written before this is known.
Result<void> SqliteSession::check_ours() {
  const auto id = ask_number("PRAGMA application_id");
  const auto objects = id ? ask_number("SELECT count(*) FROM sqlite_schema") : id;
  if (objects) {
    if (*id == kApplicationId || (*id == 0 && *objects == 0)) return {};
    return fail(kBadStore, "", path_ + " is a database of another program.");
  }
  if (sqlite3_errcode(db_) == SQLITE_NOTADB) return fail(kBadStore, "", path_ + " is not a database.");
  return std::unexpected(objects.error());
}

// SQLite does not say why the system failed when it was during a commit; then errno still does.
Error SqliteSession::error() const {
  const int last_errno = errno;
  const int system_errno = sqlite3_system_errno(db_);
  const int extended = sqlite3_extended_errcode(db_);
  return Error{std::string(code_of(extended, system_errno == 0 ? last_errno : system_errno)), "",
               std::string("SQLite: ") + sqlite3_errmsg(db_) + " (" + std::to_string(extended) + ")."};
}

sqlite3_stmt* SqliteSession::prepared(const char* sql) {
  auto& statement = statements_[sql];
  if (statement != nullptr) return statement.get();
  std::string text = sql;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] == '$' && text[i + 1] >= '0' && text[i + 1] <= '9') text[i] = '?';
  }
  sqlite3_stmt* made = nullptr;
  sqlite3_prepare_v3(db_, text.c_str(), static_cast<int>(text.size()) + 1, SQLITE_PREPARE_PERSISTENT, &made, nullptr);
  statement.reset(made);
  return made;
}

bool SqliteSession::begin() {
  sqlite3_stmt* statement = prepared(kBegin);
  return statement != nullptr && SqliteUse(statement).step() == SQLITE_DONE;
}

bool SqliteSession::commit() {
  sqlite3_stmt* statement = prepared(kCommit);
  return statement != nullptr && SqliteUse(statement).step() == SQLITE_DONE;
}

void SqliteSession::rollback() {
  if (sqlite3_get_autocommit(db_) == 0) sqlite3_exec(db_, "ROLLBACK", nullptr, nullptr, nullptr);
}

Result<void> SqliteSession::execute(const char* script) {
  if (sqlite3_exec(db_, script, nullptr, nullptr, nullptr) == SQLITE_OK) return {};
  return std::unexpected(error());
}

std::optional<Error> SqliteSession::run_into(const Call& call, Rows& rows) {
  sqlite3_stmt* statement = prepared(call.sql);
  if (statement == nullptr) return error();
  SqliteUse use(statement);
  int index = 0;
  for (const Value& value : call.values) use.bind_value(++index, value);
  int result = use.step();
  for (; result == SQLITE_ROW; result = use.step()) {
    Row& row = rows.emplace_back();
    for (int column = 0; column < use.columns(); ++column) {
      row.add(use.is_null(column) ? std::nullopt : std::optional(std::string(use.text(column))));
    }
  }
  return result == SQLITE_DONE ? std::nullopt : std::optional(error());
}

Result<std::vector<Rows>> SqliteSession::run(std::span<const Call> calls) {
  std::vector<Rows> answers(calls.size());
  const bool many = calls.size() > 1;
  std::optional<Error> wrong;
  if (many && !begin()) wrong = error();
  for (std::size_t i = 0; i < calls.size() && !wrong; ++i) wrong = run_into(calls[i], answers[i]);
  if (many && !wrong && !commit()) wrong = error();
  if (!wrong) return answers;
  rollback();
  return std::unexpected(std::move(*wrong));
}

Result<std::int64_t> SqliteSession::ask_number(const char* sql) {
  return mapped(run_one({sql, {}}), [](const Rows& rows) { return rows.empty() ? 0 : rows.front().number(0); });
}

Result<int> SqliteSession::version() {
  return mapped(ask_number("PRAGMA user_version"), [](std::int64_t number) { return static_cast<int>(number); });
}

Result<void> SqliteSession::raise(int step, const char* script) {
  if (!begin()) return std::unexpected(error());
  auto current = version();
  Result<void> done;
  if (!current) {
    done = std::unexpected(current.error());
  } else if (*current < step) {
    done = execute(script);
    const std::string note =
        "PRAGMA user_version = " + std::to_string(step) + "; PRAGMA application_id = " + std::to_string(kApplicationId);
    if (done) done = execute(note.c_str());
  }
  if (done && !commit()) done = std::unexpected(error());
  if (!done) rollback();
  return done;
}

}  // namespace cifra::store
