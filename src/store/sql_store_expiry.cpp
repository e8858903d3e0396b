// SqlStore: names and rows that go, by age or with a person.
#include <algorithm>

#include "base/json.h"
#include "store/sql_store.h"
#include "store/text.h"

namespace cifra::store {

namespace {

// Of one player: in all tables, or in one ($3, $4; empty: all).
constexpr char kRecordsOf[] =
    "SELECT r.table_id, r.players, r.record FROM seats s JOIN records r ON r.table_id = s.table_id"
    " WHERE s.player = $1 AND ($3 = '' OR s.table_id = $3) AND replace(r.players, $2, '') <> r.players"
    " ORDER BY r.table_id LIMIT 50";
// Only if nobody else changed it meanwhile: two players of one game may go at the same time.
constexpr char kRewrite[] = "UPDATE records SET record = $3, players = $4 WHERE table_id = $1 AND record = $2";
constexpr char kLeaveTables[] =
    "UPDATE tables SET players = replace(players, $2, $3)"
    " WHERE id IN (SELECT table_id FROM seats WHERE player = $1 AND ($4 = '' OR table_id = $4))";
// Events in which this player sat down: $2 is how they are named there.
constexpr char kEventsOf[] =
    "SELECT e.table_id, e.seq, e.events FROM seats s JOIN events e ON e.table_id = s.table_id"
    " WHERE s.player = $1 AND ($3 = '' OR s.table_id = $3) AND replace(e.events, $2, '') <> e.events"
    " ORDER BY e.table_id, e.seq LIMIT 50";
constexpr char kRewriteEvents[] = "UPDATE events SET events = $4 WHERE table_id = $1 AND seq = $2 AND events = $3";
constexpr char kRemoveSeats[] = "DELETE FROM seats WHERE player = $1 AND ($2 = '' OR table_id = $2)";
// $2 stands between players: nothing else is left when the last person has gone.
constexpr char kRemoveNobodysRecord[] = "DELETE FROM records WHERE table_id = $1 AND replace(players, $2, '') = ''";
constexpr char kRemoveTokens[] = "DELETE FROM tokens WHERE player = $1";
constexpr char kRemoveDevices[] = "DELETE FROM devices WHERE player = $1";
constexpr char kRemovePlayer[] = "DELETE FROM players WHERE id = $1";

constexpr char kOldTables[] =
    "SELECT id FROM tables WHERE phase = 'closed' AND touched_ms < $1 ORDER BY touched_ms LIMIT $2";
constexpr char kRemoveEvents[] = "DELETE FROM events WHERE table_id = $1";
constexpr char kRemoveTable[] = "DELETE FROM tables WHERE id = $1 RETURNING 1";
constexpr char kOldRecords[] = "SELECT table_id FROM records WHERE finished_ms < $1 ORDER BY finished_ms LIMIT $2";
constexpr char kRemoveRecord[] = "DELETE FROM records WHERE table_id = $1 RETURNING 1";
constexpr char kRemoveSeatsOf[] =
    "DELETE FROM seats WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)"
    " AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = $1)";
// News that every node has read long ago: all but the last hundred thousand.
constexpr char kRemoveNews[] =
    "DELETE FROM person_news WHERE number < (SELECT coalesce(max(number), 0) - 100000 FROM person_news)";
constexpr char kTrusted[] = "SELECT trusted_ms FROM house_clock";
constexpr char kSetTrusted[] =
    "INSERT INTO house_clock (one, trusted_ms) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET trusted_ms = $1";
constexpr char kOldGuests[] = "SELECT id FROM players WHERE account = '' AND seen_ms < $1 ORDER BY seen_ms LIMIT $2";

// The record with another name on that seat. What is no record with that seat stays as it is.
std::string with_name(const std::string& record, std::size_t seat, std::string_view name) {
  auto value = parse_json(record, kDamaged);
  if (!value || !value->is_object()) return record;
  json::value* players = value->as_object().if_contains("players");
  if (players == nullptr || !players->is_array() || seat >= players->as_array().size()) return record;
  players->as_array()[seat] = json::string(name);
  return json::serialize(*value);
}

// The events of a row without that player: whoever sat down is not told any more, but that somebody did.
std::string without_player(const std::string& events, std::string_view player, std::string_view name) {
  auto value = parse_json(events, kDamaged);
  if (!value || !value->is_array()) return events;
  for (json::value& event : value->as_array()) {
    json::object* object = event.if_object();
    const json::value* who = object == nullptr ? nullptr : object->if_contains("player");
    if (who == nullptr || !who->is_string() || std::string_view(who->get_string()) != player) continue;
    (*object)["player"] = "";
    (*object)["name"] = json::string(name);
  }
  return json::serialize(*value);
}

}  // namespace

Result<int> sweep(Session& session, const Call& find, std::initializer_list<const char*> remove) {
  auto found = session.run_one(find);
  if (!found) return std::unexpected(std::move(found.error()));
  std::vector<std::string> ids = texts(*found);
  std::ranges::sort(ids);  // so that two nodes never wait for each other
  std::vector<Call> calls;
  for (const std::string& id : ids) {
    for (const char* sql : remove) calls.push_back({sql, {id}});
  }
  return mapped(session.run(calls), [](const std::vector<Rows>& answers) {
    return static_cast<int>(std::ranges::count_if(answers, [](const Rows& rows) { return !rows.empty(); }));
  });
}

// Some records at a time; each is changed together with its list of players, so what is done is not found again.
Result<void> SqlStore::replace_names(std::string_view player, std::string_view table, std::string_view name_instead) {
  struct Change {
    std::string table;
    std::string old;
    std::string record;
    std::string players;
  };
  const std::string seat_text = join_players({std::string(player)});
  for (;;) {
    auto found = session().run_one({kRecordsOf, {player, seat_text, table}});
    if (!found) return std::unexpected(std::move(found.error()));
    if (found->empty()) return {};
    std::vector<Change> changes;
    for (const Row& row : *found) {
      std::vector<std::string> players = split_players(row.text(1));
      std::string record = row.text(2);
      for (std::size_t seat = 0; seat < players.size(); ++seat) {
        if (players[seat] != player) continue;
        players[seat].clear();
        record = with_name(record, seat, name_instead);
      }
      changes.push_back({row.text(0), row.text(2), std::move(record), join_players(players)});
    }
    std::vector<Call> calls;
    for (const Change& change : changes) {
      calls.push_back({kRewrite, {change.table, change.old, change.record, change.players}});
    }
    if (auto rewritten = session().run(calls); !rewritten) return std::unexpected(std::move(rewritten.error()));
  }
}

Result<void> SqlStore::replace_names_in_events(std::string_view player, std::string_view table,
                                               std::string_view name_instead) {
  struct Change {
    std::string table;
    std::int64_t seq;
    std::string old;
    std::string events;
  };
  const std::string named = "\"player\":\"" + std::string(player) + "\"";
  for (;;) {
    auto found = session().run_one({kEventsOf, {player, named, table}});
    if (!found) return std::unexpected(std::move(found.error()));
    std::vector<Change> changes;
    for (const Row& row : *found) {
      std::string events = without_player(row.text(2), player, name_instead);
      if (events != row.text(2)) changes.push_back({row.text(0), row.number(1), row.text(2), std::move(events)});
    }
    if (changes.empty()) return {};
    std::vector<Call> calls;
    for (const Change& change : changes) {
      calls.push_back({kRewriteEvents, {change.table, change.seq, change.old, change.events}});
    }
    if (auto rewritten = session().run(calls); !rewritten) return std::unexpected(std::move(rewritten.error()));
  }
}

Result<void> SqlStore::remove_from_tables(std::string_view player, std::string_view table,
                                          std::string_view name_instead, std::span<const Call> then) {
  if (auto good = check_texts({name_instead}); !good) return good;
  if (auto replaced = replace_names(player, table, name_instead); !replaced) return replaced;
  if (auto replaced = replace_names_in_events(player, table, name_instead); !replaced) return replaced;
  const std::string seat = join_players({std::string(player)});
  const std::string_view nobody = "\n\n";
  std::vector<Call> calls = {{kLeaveTables, {player, seat, nobody, table}}, {kRemoveSeats, {player, table}}};
  calls.insert(calls.end(), then.begin(), then.end());
  return without_rows(session().run(calls));
}

Result<void> SqlStore::remove_player(std::string_view player, std::string_view name_instead) {
  if (player.empty() || !is_keepable(player)) return {};
  const Call rest[] = {
      {kRemoveTokens, {player}},        {kRemoveDevices, {player}},      {kRemoveJobsOf, {player}},
      {kRemoveJobRequestsOf, {player}}, {kRemoveTriesOf, {player}},      {kForgetTriesOf, {player}},
      {kRemoveShufflesOf, {player}},    {kForgetShufflesOf, {player}},   {kForgetUncountedOf, {player}},
      {kForgetRatersOf, {player}},      {kRemoveGroupTriesOf, {player}}, {kForgetGroupTriesOf, {player}},
      {kForgetHost, {player}},          {kPersonNews, {player}},         {kRemovePlayer, {player}}};
  return remove_from_tables(player, "", name_instead, rest);
}

Result<void> SqlStore::remove_seat(std::string_view player, std::string_view table, std::string_view name_instead) {
  if (player.empty() || table.empty() || !is_keepable(player) || !is_keepable(table)) return {};
  const Call rest[] = {
      {kRemoveNobodysRecord, {table, "\n"}}, {kUnnameGroupTry, {player, table}}, {kLeaveShuffle, {player, table}}};
  return remove_from_tables(player, table, name_instead, rest);
}

Result<std::vector<std::string>> SqlStore::idle_guests(std::int64_t before_ms, int limit) {
  return mapped(session().run_one({kOldGuests, {before_ms, std::int64_t{limit}}}), texts);
}

Result<std::optional<std::int64_t>> SqlStore::trusted_ms() {
  return mapped(session().run_one({kTrusted, {}}),
                [](const Rows& rows) { return rows.empty() ? std::nullopt : std::optional(rows.front().number(0)); });
}

Result<void> SqlStore::set_trusted_ms(std::int64_t now_ms) {
  return without_rows(session().run_one({kSetTrusted, {now_ms}}));
}

Result<Store::Expired> SqlStore::expire(std::int64_t tables_before_ms, std::int64_t records_before_ms, int limit) {
  const std::int64_t most = limit;
  Expired expired;
  auto tables = sweep(session(), {kOldTables, {tables_before_ms, most}}, {kRemoveEvents, kRemoveTable, kRemoveSeatsOf});
  if (!tables) return std::unexpected(std::move(tables.error()));
  expired.tables = *tables;
  auto records = sweep(session(), {kOldRecords, {records_before_ms, most}}, {kRemoveRecord, kRemoveSeatsOf});
  if (!records) return std::unexpected(std::move(records.error()));
  expired.records = *records;
  if (auto news = session().run_one({kRemoveNews, {}}); !news) return std::unexpected(std::move(news.error()));
  return expired;
}

}  // namespace cifra::store
