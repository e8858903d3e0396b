// A store in a database that speaks SQL: everything but appending, announcing and copying, for both of them.
// lists.cpp has the tables and records, people.cpp the players, expiry.cpp what goes away.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/sql.h"
#include "store/store.h"

namespace cifra::store {

// Players are kept seat by seat in one text, every one between line ends: "\nanna\n\nben\n". So SQL can find and
// replace one of them without taking the text apart.
std::string join_players(const std::vector<std::string>& players);
std::vector<std::string> split_players(std::string_view text);

class SqlStore : public Store {
 public:
  Result<std::vector<EventRow>> events(std::string_view table, std::int64_t seq) override;
  Result<std::vector<std::int64_t>> versions(std::span<const std::string> tables) override;
  Result<std::optional<TableRow>> table(std::string_view id) override;
  Result<std::optional<TableRow>> table_by_code(std::string_view code) override;
  Result<std::vector<TableRow>> public_tables(int limit) override;
  Result<std::vector<TableRow>> tables_of(std::string_view player, int limit) override;
  Result<std::vector<std::string>> due_tables(std::int64_t now_ms, int limit) override;
  Result<std::vector<std::string>> idle_tables(std::string_view phase, std::int64_t before_ms, int limit) override;
  Result<std::optional<std::string>> record(std::string_view table) override;

  Result<void> add_player(const Player& player, std::string_view token_hash) override;
  Result<std::optional<Player>> player_by_token(std::string_view token_hash) override;
  Result<std::optional<Player>> player_by_account(std::string_view account) override;
  Result<bool> set_account(std::string_view player, std::string_view account, std::string_view password) override;
  Result<void> set_name(std::string_view player, std::string_view name) override;
  Result<void> add_token(std::string_view player, std::string_view token_hash, std::int64_t now_ms) override;
  Result<void> remove_token(std::string_view token_hash) override;
  Result<void> see_players(std::span<const std::string> players, std::int64_t now_ms) override;
  Result<std::vector<std::int64_t>> seen(std::span<const std::string> players) override;

  Result<void> remove_player(std::string_view player, std::string_view name_instead) override;
  Result<Expired> expire(std::int64_t tables_before_ms, std::int64_t records_before_ms, std::int64_t guests_before_ms,
                         std::string_view name_instead, int limit) override;

 protected:
  virtual Session& session() = 0;

 private:
  Result<void> replace_names(std::string_view player, std::string_view name_instead);
};

}  // namespace cifra::store
