#include "store/postgresql.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <numeric>
#include <random>

#include "store/postgresql_listener.h"
#include "store/postgresql_session.h"
#include "store/sql_store.h"
#include "store/text.h"

namespace cifra::store {

namespace {

// The events have their place: it is free, and the row before it ends where they begin. By induction the rows of a
// table are one chain, whoever appends at the same time. Returns whether the code was free, and whether they were
// placed.
constexpr char kPlace[] =
    "WITH placed AS (INSERT INTO events (table_id, seq, version, events, at_ms) SELECT $1, $2, $3, $4, $5"
    "  WHERE $2 = 0 OR $2 = (SELECT version FROM events WHERE table_id = $1 AND seq < $2 ORDER BY seq DESC LIMIT 1)"
    "  ON CONFLICT DO NOTHING RETURNING 1)"
    " SELECT 1, (SELECT count(*) FROM placed)";

// The same, and what depends on it: the row ($6 to $12), who sits there, the record ($13) if there is one, what a try
// at a day came to ($14, $15), the rated game ($16 to $18), and how far a try in a group has come ($19 to $21).
constexpr char kPlaceWithRow[] =
    "WITH free AS (SELECT 1 WHERE $7 = 'closed' OR NOT EXISTS"
    "  (SELECT 1 FROM tables WHERE code = $6 AND code <> '' AND phase <> 'closed' AND id <> $1)),"
    " placed AS (INSERT INTO events (table_id, seq, version, events, at_ms) SELECT $1, $2, $3, $4, $5 FROM free"
    "  WHERE $2 = 0 OR $2 = (SELECT version FROM events WHERE table_id = $1 AND seq < $2 ORDER BY seq DESC LIMIT 1)"
    "  ON CONFLICT DO NOTHING RETURNING 1),"
    " new_row AS (INSERT INTO tables (id, code, phase, summary, is_public, deadline_ms, touched_ms, players)"
    "  SELECT $1, $6, $7, $8, $9, CAST($10 AS bigint), $11, $12 FROM placed"
    "  ON CONFLICT (id) DO UPDATE SET code = excluded.code, phase = excluded.phase, summary = excluded.summary,"
    "  is_public = excluded.is_public, deadline_ms = excluded.deadline_ms, touched_ms = excluded.touched_ms,"
    "  players = excluded.players),"
    " new_seats AS (INSERT INTO seats (table_id, player)"
    "  SELECT $1, player FROM placed, unnest(string_to_array($12, E'\\n')) player"
    "  WHERE player <> '' AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1 AND players = $12)"
    "  ON CONFLICT DO NOTHING),"
    " new_record AS (INSERT INTO records (table_id, finished_ms, players, record)"
    "  SELECT $1, $5, $12, CAST($13 AS text) FROM placed WHERE CAST($13 AS text) IS NOT NULL"
    "  ON CONFLICT (table_id) DO UPDATE SET players = excluded.players, record = excluded.record),"
    " finished_try AS (UPDATE day_tries SET score = CAST($14 AS bigint), counts = CAST($15 AS bigint), finished_ms = $5"
    "  FROM placed WHERE id = $1 AND finished_ms = 0 AND CAST($14 AS bigint) IS NOT NULL),"
    " rated AS (INSERT INTO rated_games (id, league, number, finished_ms, seats)"
    "  SELECT $1, CAST($16 AS text), CAST($17 AS bigint), $5, CAST($18 AS text)"
    "  FROM placed WHERE CAST($16 AS text) IS NOT NULL ON CONFLICT (id) DO NOTHING),"
    " group_progress AS (UPDATE group_tries SET placed = CAST($19 AS bigint), score = CAST($20 AS bigint),"
    "  finished_ms = CAST($21 AS bigint) FROM placed WHERE id = $1 AND finished_ms = 0"
    "  AND CAST($19 AS bigint) IS NOT NULL"
    "  AND EXISTS (SELECT 1 FROM play_groups g WHERE g.code = group_tries.code AND g.ended_ms = 0))"
    " SELECT (SELECT count(*) FROM free), (SELECT count(*) FROM placed)";

constexpr char kPlaceWithRecord[] =
    "WITH placed AS (INSERT INTO events (table_id, seq, version, events, at_ms) SELECT $1, $2, $3, $4, $5"
    "  WHERE $2 = 0 OR $2 = (SELECT version FROM events WHERE table_id = $1 AND seq < $2 ORDER BY seq DESC LIMIT 1)"
    "  ON CONFLICT DO NOTHING RETURNING 1),"
    " new_record AS (INSERT INTO records (table_id, finished_ms, players, record)"
    "  SELECT $1, $5, coalesce((SELECT players FROM tables WHERE id = $1), ''), $6 FROM placed"
    "  ON CONFLICT (table_id) DO UPDATE SET players = excluded.players, record = excluded.record)"
    " SELECT 1, (SELECT count(*) FROM placed)";

constexpr char kAtPlace[] = "SELECT version, events FROM events WHERE table_id = $1 AND seq = $2";
constexpr char kLastVersion[] = "SELECT version FROM events WHERE table_id = $1 ORDER BY seq DESC LIMIT 1";

constexpr char kDoNotWait[] = "SELECT set_config('synchronous_commit', 'off', true)";
constexpr char kNotify[] = "SELECT pg_notify('cifra', $1)";

constexpr int kMostCollisions = 5;

std::string random_id() {
  std::random_device device;
  std::array<char, 16> text{};
  std::string id;
  for (int i = 0; i < 3; ++i) {
    id.append(text.data(), std::to_chars(text.data(), text.data() + text.size(), device(), 16).ptr);
  }
  return id;
}

class PostgresqlStore final : public SqlStore {
 public:
  PostgresqlStore(PostgresqlAddress address, Access access)
      : address_(std::move(address)), access_(access), node_(random_id()), session_(address_, alarm_, access) {}
  ~PostgresqlStore() override { alarm_.raise(); }

  Result<void> open();

  Result<std::vector<Appended>> append(std::span<const Append> appends) override;
  bool shared() const override { return true; }
  Result<void> announce(std::string_view news) override;
  void listen(std::function<void(std::string)> heard) override {
    if (!listener_) listener_.emplace(address_, alarm_, node_, std::move(heard));
  }
  Result<void> backup(const std::string& /*path*/) override {
    return fail("not_supported", "", "A store in PostgreSQL is copied with pg_dump.");
  }
  void give_up() override { alarm_.raise(); }

 protected:
  Session& session() override { return session_; }

 private:
  Result<std::vector<Rows>> place(std::span<const Append> appends, const std::vector<std::size_t>& order);
  Result<void> look_again(std::span<const Append> appends, const std::vector<std::size_t>& misplaced,
                          std::vector<Appended>& answers);

  PostgresqlAddress address_;
  Access access_;
  std::string node_;  // so that a node does not hear itself
  Alarm alarm_;
  PostgresqlSession session_;
  std::optional<PostgresqlListener> listener_;
};

Result<void> PostgresqlStore::open() {
  if (access_ == Access::kOwn) return migrate(session_, postgresql_migrations());
  auto version = session_.version();
  if (!version) return std::unexpected(std::move(version.error()));
  if (*version == 0) return fail(kBadStore, "", "there are no tables of Cifra in this database");
  return check_not_newer(*version, postgresql_migrations());
}

Call call_of(const Append& append, const std::string& players) {
  const std::string_view table = append.table;
  const std::string_view events = append.events;
  Call call{kPlace, {table, append.seq, append.version, events, append.at_ms}};
  const auto add = [&](const Value& value) { call.values.push_back(value); };
  const Value record = append.record ? Value(std::string_view(*append.record)) : Value(nullptr);
  if (append.row) {
    const TableRow& row = *append.row;
    call.sql = kPlaceWithRow;
    add(std::string_view(row.code));
    add(std::string_view(row.phase));
    add(std::string_view(row.summary));
    add(std::int64_t{row.is_public});
    add(row.deadline_ms ? Value(*row.deadline_ms) : Value(nullptr));
    add(row.touched_ms);
    add(std::string_view(players));
    add(record);
    add(append.day ? Value(std::int64_t{append.day->score}) : Value(nullptr));
    add(append.day ? Value(std::int64_t{append.day->counts}) : Value(nullptr));
    add(append.rated ? Value(std::string_view(append.rated->league)) : Value(nullptr));
    add(append.rated ? Value(std::int64_t{append.rated->counts ? 0 : -1}) : Value(nullptr));
    add(append.rated ? Value(std::string_view(append.rated->seats)) : Value(nullptr));
    add(append.group ? Value(std::int64_t{append.group->placed}) : Value(nullptr));
    add(append.group ? Value(std::int64_t{append.group->score}) : Value(nullptr));
    add(append.group ? Value(append.group->finished ? append.at_ms : std::int64_t{0}) : Value(nullptr));
  } else if (append.record) {
    call.sql = kPlaceWithRecord;
    add(record);
  }
  return call;
}

// Two nodes that give the same code to two new tables at the same time: one of them fails as a whole, and the next time
// it sees the other's.
Result<std::vector<Rows>> PostgresqlStore::place(std::span<const Append> appends,
                                                 const std::vector<std::size_t>& order) {
  std::vector<std::string> players(order.size());
  std::vector<Call> calls;
  calls.reserve(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Append& append = appends[order[i]];
    if (append.row) players[i] = join_players(append.row->players);
    calls.push_back(call_of(append, players[i]));
  }
  for (int tries = 1;; ++tries) {
    auto placed = session_.run(calls);
    if (placed || placed.error().code != kNotUnique) return placed;
    if (tries == kMostCollisions) return fail(kAway, "", placed.error().message);
  }
}

Result<std::vector<Appended>> PostgresqlStore::append(std::span<const Append> appends) {
  std::vector<Appended> answers(appends.size(), Appended::kRefused);
  std::vector<std::size_t> order;
  order.reserve(appends.size());
  for (std::size_t i = 0; i < appends.size(); ++i) {
    if (is_keepable(appends[i])) order.push_back(i);
  }
  // All nodes write in the same order, so they never wait for each other in a circle.
  std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(std::string_view(appends[i].table), i); });
  auto placed = place(appends, order);
  if (!placed) return std::unexpected(std::move(placed.error()));
  std::vector<std::size_t> misplaced;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Row& row = (*placed)[i].front();
    answers[order[i]] = row.number(1) == 1 ? Appended::kDone : Appended::kConflict;
    if (row.number(0) == 0) answers[order[i]] = Appended::kCodeTaken;
    if (answers[order[i]] != Appended::kDone) misplaced.push_back(order[i]);
  }
  if (auto looked = look_again(appends, misplaced, answers); !looked) {
    return std::unexpected(std::move(looked.error()));
  }
  return answers;
}

// What is at their place now: perhaps the very same, from a call whose answer was lost. This cannot be part of the
// statement above, because it does not see what was committed while it waited.
Result<void> PostgresqlStore::look_again(std::span<const Append> appends, const std::vector<std::size_t>& misplaced,
                                         std::vector<Appended>& answers) {
  std::vector<Call> calls;
  for (const std::size_t i : misplaced) {
    const std::string_view table = appends[i].table;
    calls.push_back({kAtPlace, {table, appends[i].seq}});
    calls.push_back({kLastVersion, {table}});
  }
  auto found = session_.run(calls);
  if (!found) return std::unexpected(std::move(found.error()));
  for (std::size_t k = 0; k < misplaced.size(); ++k) {
    const Append& append = appends[misplaced[k]];
    Appended& answer = answers[misplaced[k]];
    const Rows& there = (*found)[2 * k];
    const Rows& last = (*found)[2 * k + 1];
    const std::int64_t version = last.empty() ? 0 : last.front().number(0);
    if (answer == Appended::kCodeTaken && version != append.seq) answer = Appended::kConflict;
    if (!there.empty() && there.front().number(0) == append.version && there.front().text(1) == append.events) {
      answer = Appended::kDone;
    }
  }
  return {};
}

// A transaction of its own that does not wait for the disk: a notification within the one that appends would hold a
// lock of the whole server until the disk has answered, and all nodes would queue behind each other.
Result<void> PostgresqlStore::announce(std::string_view news) {
  if (news.size() > kMaxNewsBytes) return fail(kBadText, "", "the news is too long");
  if (auto good = check_texts({news}); !good) return good;
  const std::string payload = node_ + "\n" + std::string(news);
  const std::string_view text = payload;
  const Call calls[] = {{kDoNotWait, {}}, {kNotify, {text}}};
  auto sent = session_.run(calls);
  if (!sent) return std::unexpected(std::move(sent.error()));
  return {};
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgresql(const std::string& address, Access access) {
  auto parsed = PostgresqlAddress::parse(address);
  if (!parsed) return std::unexpected(std::move(parsed.error()));
  auto store = std::make_unique<PostgresqlStore>(std::move(*parsed), access);
  if (auto opened = store->open(); !opened) return std::unexpected(std::move(opened.error()));
  return store;
}

}  // namespace cifra::store
