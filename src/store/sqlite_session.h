// A connection to a SQLite file, and statements that are prepared once. Used by sqlite.cpp alone.
//
// One thread at a time. After an error no transaction is open, and the next call works when the cause is gone.
#pragma once

#include <sqlite3.h>

#include <cerrno>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "store/migrations.h"
#include "store/sql.h"
#include "store/store.h"

namespace cifra::store {

// A prepared statement while it is being used: bind, step, read; ready for the next use when this goes.
// What is bound must live until then.
class SqliteUse {
 public:
  explicit SqliteUse(sqlite3_stmt* statement) : statement_(statement) {}
  ~SqliteUse() { sqlite3_reset(statement_); }
  SqliteUse(const SqliteUse&) = delete;
  SqliteUse& operator=(const SqliteUse&) = delete;

  void bind(int index, std::string_view text) {
    sqlite3_bind_text64(statement_, index, text.data() == nullptr ? "" : text.data(), text.size(), SQLITE_STATIC,
                        SQLITE_UTF8);
  }
  void bind(int index, std::int64_t number) { sqlite3_bind_int64(statement_, index, number); }
  void bind(int index, std::nullptr_t) { sqlite3_bind_null(statement_, index); }
  void bind_value(int index, const Value& value) {
    std::visit([&](const auto& it) { bind(index, it); }, value);
  }
  void bind_all(const auto&... values) {
    int index = 0;
    (bind_value(++index, values), ...);
  }

  int step() {  // SQLITE_ROW, SQLITE_DONE or an error
    errno = 0;
    return sqlite3_step(statement_);
  }
  int columns() const { return sqlite3_column_count(statement_); }
  bool is_null(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
  std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
  std::string_view text(int column) const;  // until the next step

 private:
  sqlite3_stmt* statement_;
};

class SqliteSession final : public Session, public Schema {
 public:
  static Result<std::unique_ptr<SqliteSession>> open(const std::string& path, Access access);
  ~SqliteSession() override;

  Result<std::vector<Rows>> run(std::span<const Call> calls) override;

  // For statements of a fixed text; its address is its name. Null when it cannot be prepared: see error().
  sqlite3_stmt* prepared(const char* sql);
  bool begin();     // false: see error()
  bool commit();    // false: see error(), then rollback()
  void rollback();  // also when there is nothing to roll back

  // What the last failed call of SQLite was about. Ask before rollback().
  Error error() const;

  Result<void> execute(const char* script);

  Result<int> version() override;
  Result<void> raise(int step, const char* script) override;

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };
  SqliteSession(sqlite3* db, std::string path) : db_(db), path_(std::move(path)) {}
  std::optional<Error> run_into(const Call& call, Rows& rows);
  Result<std::int64_t> ask_number(const char* sql);
  Result<void> check_ours();

  sqlite3* db_;
  std::string path_;
  std::unordered_map<const char*, std::unique_ptr<sqlite3_stmt, Finalize>> statements_;
};

}  // namespace cifra::store
