// SQL sessions: what both databases have in common. A session that runs SQL, and rows as answers.
//
// Everything but appending is written once (sql_store.h) in the SQL that SQLite and PostgreSQL share: parameters are
// $1, $2, ..., answers come from SELECT or RETURNING. The text of a statement is a constant, and its address is its
// name: a session prepares it once.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/error.h"

namespace cifra::store {

// The error of a statement that goes against a unique index.
inline constexpr std::string_view kNotUnique = "not_unique";

using Value = std::variant<std::nullptr_t, std::int64_t, std::string_view>;

struct Call {
  const char* sql = nullptr;
  std::vector<Value> values;
};

class Row {
 public:
  void add(std::optional<std::string> cell) { cells_.push_back(std::move(cell)); }
  bool is_null(std::size_t column) const { return !cells_[column]; }
  std::string text(std::size_t column) const { return cells_[column].value_or(""); }
  std::int64_t number(std::size_t column) const {
    std::int64_t number = 0;
    if (const auto& cell = cells_[column]) std::from_chars(cell->data(), cell->data() + cell->size(), number);
    return number;
  }

 private:
  std::vector<std::optional<std::string>> cells_;
};

using Rows = std::vector<Row>;

// What `f` makes of the value, or the error.
template <class T, class F>
auto mapped(Result<T> result, F f) -> Result<decltype(f(*std::move(result)))> {
  if (!result) return std::unexpected(std::move(result.error()));
  return f(*std::move(result));
}

// The error, if there was one: for statements whose rows nobody needs.
template <class T>
Result<void> without_rows(Result<T> result) {
  if (!result) return std::unexpected(std::move(result.error()));
  return {};
}

// Whether a statement came back with a row, as those do that changed something and say RETURNING.
inline Result<bool> has_rows(Result<Rows> rows) {
  return mapped(std::move(rows), [](const Rows& found) { return !found.empty(); });
}

class Session {
 public:
  Session() = default;
  virtual ~Session() = default;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // All of them in one transaction, durable when it returns, and in one round trip where there is a network. An answer
  // for each. After an error nothing was done, or with store_away perhaps everything.
  virtual Result<std::vector<Rows>> run(std::span<const Call> calls) = 0;

  Result<Rows> run_one(const Call& call) {
    auto answers = run(std::span(&call, 1));
    if (!answers) return std::unexpected(std::move(answers.error()));
    return std::move(answers->front());
  }
};

}  // namespace cifra::store
