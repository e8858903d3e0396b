// SqlStore: lists of tables, events and records.
#include <algorithm>

#include "store/sql_store.h"
#include "store/text.h"

namespace cifra::store {

namespace {

#define CIFRA_TABLE_COLUMNS "t.id, t.code, t.phase, t.summary, t.is_public, t.deadline_ms, t.touched_ms, t.players"

constexpr char kEvents[] = "SELECT seq, version, events FROM events WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
constexpr char kVersion[] = "SELECT version FROM events WHERE table_id = $1 ORDER BY seq DESC LIMIT 1";
constexpr char kTable[] = "SELECT " CIFRA_TABLE_COLUMNS " FROM tables t WHERE t.id = $1";
constexpr char kByCode[] =
    "SELECT " CIFRA_TABLE_COLUMNS " FROM tables t WHERE t.code = $1 AND t.code <> '' AND t.phase <> 'closed'";
constexpr char kPublic[] = "SELECT " CIFRA_TABLE_COLUMNS
                           " FROM tables t WHERE t.is_public = 1 AND t.phase IN ('open', 'playing')"
                           " ORDER BY t.touched_ms DESC LIMIT $1";
constexpr char kTablesOf[] = "SELECT " CIFRA_TABLE_COLUMNS
                             " FROM seats s JOIN tables t ON t.id = s.table_id"
                             " WHERE s.player = $1 AND t.phase <> 'closed' AND replace(t.players, $2, '') <> t.players"
                             " ORDER BY t.touched_ms DESC LIMIT $3";
constexpr char kSeatsOf[] =
    "SELECT s.table_id FROM seats s JOIN tables t ON t.id = s.table_id"
    " WHERE s.player = $1 AND s.table_id > $2 AND replace(t.players, $3, '') <> t.players"
    " ORDER BY s.table_id LIMIT $4";
constexpr char kDue[] =
    "SELECT id FROM tables WHERE phase = 'playing' AND deadline_ms <= $1 ORDER BY deadline_ms LIMIT $2";
constexpr char kIdle[] = "SELECT id FROM tables WHERE phase = $1 AND touched_ms < $2 ORDER BY touched_ms LIMIT $3";
constexpr char kRecord[] = "SELECT record FROM records WHERE table_id = $1";

#undef CIFRA_TABLE_COLUMNS

TableRow table_row(const Row& row) {
  TableRow table;
  table.id = row.text(0);
  table.code = row.text(1);
  table.phase = row.text(2);
  table.summary = row.text(3);
  table.is_public = row.number(4) != 0;
  if (!row.is_null(5)) table.deadline_ms = row.number(5);
  table.touched_ms = row.number(6);
  table.players = split_players(row.text(7));
  return table;
}

std::vector<TableRow> table_rows(const Rows& rows) {
  std::vector<TableRow> tables;
  tables.reserve(rows.size());
  for (const Row& row : rows) tables.push_back(table_row(row));
  return tables;
}

std::optional<TableRow> first_table(const Rows& rows) {
  return rows.empty() ? std::nullopt : std::optional(table_row(rows.front()));
}

}  // namespace

std::vector<std::string> texts(const Rows& rows) {
  std::vector<std::string> texts;
  texts.reserve(rows.size());
  for (const Row& row : rows) texts.push_back(row.text(0));
  return texts;
}

std::string join_players(const std::vector<std::string>& players) {
  if (players.empty()) return "";
  std::string text = "\n";
  for (const std::string& player : players) (text += player) += '\n';
  return text;
}

std::vector<std::string> split_players(std::string_view text) {
  std::vector<std::string> players;
  while (text.size() > 1) {
    text.remove_prefix(1);
    const std::size_t end = std::min(text.find('\n'), text.size());
    players.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return players;
}

Result<std::vector<EventRow>> SqlStore::events(std::string_view table, std::int64_t seq) {
  if (!is_keepable(table)) return std::vector<EventRow>{};
  return mapped(session().run_one({kEvents, {table, seq}}), [](const Rows& rows) {
    std::vector<EventRow> events;
    events.reserve(rows.size());
    for (const Row& row : rows) events.push_back({row.number(0), row.number(1), row.text(2)});
    return events;
  });
}

Result<std::vector<std::int64_t>> SqlStore::versions(std::span<const std::string> tables) {
  std::vector<Call> calls;
  calls.reserve(tables.size());
  for (const std::string& table : tables) {
    calls.push_back({kVersion, {is_keepable(table) ? std::string_view(table) : std::string_view()}});
  }
  return mapped(session().run(calls), [](const std::vector<Rows>& answers) {
    std::vector<std::int64_t> versions;
    versions.reserve(answers.size());
    for (const Rows& rows : answers) versions.push_back(rows.empty() ? 0 : rows.front().number(0));
    return versions;
  });
}

Result<std::optional<TableRow>> SqlStore::table(std::string_view id) {
  if (!is_keepable(id)) return std::nullopt;
  return mapped(session().run_one({kTable, {id}}), first_table);
}

Result<std::optional<TableRow>> SqlStore::table_by_code(std::string_view code) {
  if (!is_keepable(code)) return std::nullopt;
  return mapped(session().run_one({kByCode, {code}}), first_table);
}

Result<std::vector<TableRow>> SqlStore::public_tables(int limit) {
  return mapped(session().run_one({kPublic, {std::int64_t{limit}}}), table_rows);
}

Result<std::vector<TableRow>> SqlStore::tables_of(std::string_view player, int limit) {
  if (player.empty() || !is_keepable(player)) return std::vector<TableRow>{};
  const std::string seat = join_players({std::string(player)});
  return mapped(session().run_one({kTablesOf, {player, seat, std::int64_t{limit}}}), table_rows);
}

Result<std::vector<std::string>> SqlStore::seats_of(std::string_view player, std::string_view after, int limit) {
  if (player.empty() || !is_keepable(player) || !is_keepable(after)) return std::vector<std::string>{};
  const std::string seat = join_players({std::string(player)});
  return mapped(session().run_one({kSeatsOf, {player, after, seat, std::int64_t{limit}}}), texts);
}

Result<std::vector<std::string>> SqlStore::due_tables(std::int64_t now_ms, int limit) {
  return mapped(session().run_one({kDue, {now_ms, std::int64_t{limit}}}), texts);
}

Result<std::vector<std::string>> SqlStore::idle_tables(std::string_view phase, std::int64_t before_ms, int limit) {
  if (!is_keepable(phase)) return std::vector<std::string>{};
  return mapped(session().run_one({kIdle, {phase, before_ms, std::int64_t{limit}}}), texts);
}

Result<std::optional<std::string>> SqlStore::record(std::string_view table) {
  if (!is_keepable(table)) return std::nullopt;
  return mapped(session().run_one({kRecord, {table}}),
                [](const Rows& rows) { return rows.empty() ? std::nullopt : std::optional(rows.front().text(0)); });
}

}  // namespace cifra::store
