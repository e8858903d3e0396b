// SqlStore: groups, that is who plays the same shuffle alone, and how far they have come.
#include <string>

#include "store/sql_store.h"
#include "store/text.h"

namespace cifra::store {

namespace {

#define CIFRA_GROUP_TRY_COLUMNS                                                                                      \
  "t.id, t.player, CASE WHEN t.named = 1 THEN p.name ELSE '' END, t.by_hand, t.joined_ms, t.finished_ms, t.placed, " \
  "t.score"
#define CIFRA_GROUP_TRIES " FROM group_tries t LEFT JOIN players p ON p.id = t.player AND t.player <> ''"

constexpr char kAddGroup[] =
    "INSERT INTO play_groups (code, host, settings, seed, in_step, turned, made_ms, ended_ms)"
    " VALUES ($1, $2, $3, $4, $5, 0, $6, 0) ON CONFLICT (code) DO NOTHING RETURNING 1";
constexpr char kGroup[] =
    "SELECT g.code, g.host, p.name, g.settings, g.seed, g.in_step, g.turned, g.made_ms, g.ended_ms"
    " FROM play_groups g LEFT JOIN players p ON p.id = g.host AND g.host <> '' WHERE g.code = $1";
constexpr char kTries[] = "SELECT " CIFRA_GROUP_TRY_COLUMNS CIFRA_GROUP_TRIES
                          " WHERE t.code = $1 ORDER BY t.score DESC, t.placed DESC, t.finished_ms, t.id";
constexpr char kGroupOf[] = "SELECT code FROM group_tries WHERE id = $1";
constexpr char kAddGroupTry[] =
    "INSERT INTO group_tries (id, code, player, named, by_hand, joined_ms, finished_ms, placed, score)"
    " SELECT CAST($1 AS TEXT), g.code, p.id, 1, CAST($4 AS BIGINT), CAST($5 AS BIGINT), 0, 0, 0"
    " FROM play_groups g JOIN players p ON p.id = $3 WHERE g.code = $2 AND g.ended_ms = 0"
    " AND (SELECT count(*) FROM group_tries o WHERE o.code = $2) < $6 ON CONFLICT DO NOTHING";
constexpr char kTryOf[] =
    "SELECT " CIFRA_GROUP_TRY_COLUMNS CIFRA_GROUP_TRIES " WHERE t.code = $1 AND t.player = $2 AND t.player <> ''";
constexpr char kTurn[] =
    "UPDATE play_groups SET turned = $3 WHERE code = $1 AND host = $2 AND host <> '' AND in_step = 1 AND ended_ms = 0"
    " AND turned = $3 - 1 RETURNING 1";
constexpr char kEnd[] =
    "UPDATE play_groups SET ended_ms = $3 WHERE code = $1 AND host = $2 AND host <> '' AND ended_ms = 0 RETURNING 1";
constexpr char kRemoveGroup[] = "DELETE FROM play_groups WHERE code = $1 AND host = $2 AND host <> '' RETURNING 1";
constexpr char kRemoveGroupsTries[] =
    "DELETE FROM group_tries WHERE code = $1 AND NOT EXISTS (SELECT 1 FROM play_groups g WHERE g.code = $1)";
constexpr char kScore[] =
    "UPDATE group_tries SET score = $3, finished_ms = $4 WHERE code = $1 AND player = $2 AND player <> ''"
    " AND by_hand = 1 RETURNING 1";
constexpr char kOldGroups[] = "SELECT code FROM play_groups WHERE made_ms < $1 ORDER BY made_ms LIMIT $2";
constexpr char kExpireGroup[] = "DELETE FROM play_groups WHERE code = $1";

#undef CIFRA_GROUP_TRIES
#undef CIFRA_GROUP_TRY_COLUMNS

GroupTry read_try(const Row& row) {
  return {row.text(0),
          row.text(1),
          row.text(2),
          row.number(3) != 0,
          row.number(4),
          row.number(5),
          {static_cast<int>(row.number(6)), static_cast<int>(row.number(7)), row.number(5) > 0}};
}

}  // namespace

Result<bool> SqlStore::add_group(const Group& group) {
  if (auto good = check_texts({group.code, group.host, group.settings, group.seed}); !good) {
    return std::unexpected(std::move(good.error()));
  }
  const Call call{kAddGroup,
                  {group.code, group.host, group.settings, group.seed, std::int64_t{group.in_step}, group.made_ms}};
  return has_rows(session().run_one(call));
}

Result<std::optional<GroupWithTries>> SqlStore::group(std::string_view code) {
  if (!is_keepable(code)) return std::nullopt;
  const Call calls[] = {{kGroup, {code}}, {kTries, {code}}};
  return mapped(session().run(calls), [](const std::vector<Rows>& answers) -> std::optional<GroupWithTries> {
    if (answers[0].empty()) return std::nullopt;
    const Row& row = answers[0].front();
    GroupWithTries found{{row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.number(5) != 0,
                          static_cast<int>(row.number(6)), row.number(7), row.number(8)},
                         {}};
    for (const Row& one : answers[1]) found.tries.push_back(read_try(one));
    return found;
  });
}

Result<std::optional<std::string>> SqlStore::group_of(std::string_view id) {
  if (!is_keepable(id)) return std::nullopt;
  return mapped(session().run_one({kGroupOf, {id}}),
                [](const Rows& rows) { return rows.empty() ? std::nullopt : std::optional(rows.front().text(0)); });
}

Result<std::optional<GroupTry>> SqlStore::add_group_try(std::string_view code, const GroupTry& made, int most) {
  if (auto good = check_texts({code, made.id, made.player}); !good) return std::unexpected(std::move(good.error()));
  const Call calls[] = {
      {kAddGroupTry, {made.id, code, made.player, std::int64_t{made.by_hand}, made.joined_ms, std::int64_t{most}}},
      {kTryOf, {code, made.player}}};
  return mapped(session().run(calls), [](const std::vector<Rows>& answers) -> std::optional<GroupTry> {
    if (answers[1].empty()) return std::nullopt;
    return read_try(answers[1].front());
  });
}

Result<bool> SqlStore::turn_group(std::string_view code, std::string_view host, int turned) {
  if (!is_keepable(code) || !is_keepable(host)) return false;
  return has_rows(session().run_one({kTurn, {code, host, std::int64_t{turned}}}));
}

Result<bool> SqlStore::end_group(std::string_view code, std::string_view host, std::int64_t now_ms) {
  if (!is_keepable(code) || !is_keepable(host)) return false;
  return has_rows(session().run_one({kEnd, {code, host, now_ms}}));
}

Result<bool> SqlStore::remove_group(std::string_view code, std::string_view host) {
  if (!is_keepable(code) || !is_keepable(host)) return false;
  const Call calls[] = {{kRemoveGroup, {code, host}}, {kRemoveGroupsTries, {code}}};
  return mapped(session().run(calls), [](const std::vector<Rows>& answers) { return !answers[0].empty(); });
}

Result<bool> SqlStore::set_group_score(std::string_view code, std::string_view player, int score, std::int64_t now_ms) {
  if (!is_keepable(code) || !is_keepable(player)) return false;
  return has_rows(session().run_one({kScore, {code, player, std::int64_t{score}, now_ms}}));
}

Result<int> SqlStore::expire_groups(std::int64_t made_before_ms, int limit) {
  auto found = session().run_one({kOldGroups, {made_before_ms, std::int64_t{limit}}});
  if (!found) return std::unexpected(std::move(found.error()));
  const std::vector<std::string> codes = texts(*found);
  std::vector<Call> calls;
  for (const std::string& code : codes) {
    calls.push_back({kExpireGroup, {code}});
    calls.push_back({kRemoveGroupsTries, {code}});
  }
  return mapped(session().run(calls), [&](const std::vector<Rows>&) { return static_cast<int>(codes.size()); });
}

}  // namespace cifra::store
