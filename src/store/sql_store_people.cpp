// SqlStore: players.
#include <algorithm>

#include "store/sql_store.h"
#include "store/text.h"

namespace cifra::store {

namespace {

constexpr char kAddPlayer[] =
    "INSERT INTO players (id, name, account, password, created_ms, seen_ms) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT (id) DO NOTHING";
constexpr char kByToken[] =
    "SELECT p.id, p.name, p.account, p.password, p.created_ms, p.seen_ms"
    " FROM tokens t JOIN players p ON p.id = t.player WHERE t.hash = $1";
constexpr char kByAccount[] =
    "SELECT id, name, account, password, created_ms, seen_ms FROM players WHERE account = $1 AND account <> ''";
constexpr char kSetName[] = "UPDATE players SET name = $2 WHERE id = $1 RETURNING 1";
constexpr char kSee[] = "UPDATE players SET seen_ms = $2 WHERE id = $1 AND seen_ms < $2";
constexpr char kSeen[] = "SELECT seen_ms FROM players WHERE id = $1";

std::optional<Player> first_player(const Rows& rows) {
  if (rows.empty()) return std::nullopt;
  const Row& row = rows.front();
  return Player{row.text(0), row.text(1), row.text(2), row.text(3), row.number(4), row.number(5)};
}

}  // namespace

Result<void> SqlStore::add_player(const Player& player, std::string_view token_hash) {
  if (auto good = check_texts({player.id, player.name, player.account, player.password, token_hash}); !good) {
    return good;
  }
  const Call calls[] = {
      {kAddPlayer, {player.id, player.name, player.account, player.password, player.created_ms, player.seen_ms}},
      {kAddToken, {player.id, token_hash, player.created_ms}}};
  auto answer = session().run(calls);
  if (answer) return {};
  if (answer.error().code == kNotUnique) return fail(kAccountTaken, "", "somebody else has that account name");
  return std::unexpected(std::move(answer.error()));
}

Result<std::optional<Player>> SqlStore::player_by_token(std::string_view token_hash) {
  if (!is_keepable(token_hash)) return std::nullopt;
  return mapped(session().run_one({kByToken, {token_hash}}), first_player);
}

Result<std::optional<Player>> SqlStore::player_by_account(std::string_view account) {
  if (!is_keepable(account)) return std::nullopt;
  return mapped(session().run_one({kByAccount, {account}}), first_player);
}

Result<void> SqlStore::set_name(std::string_view player, std::string_view name) {
  if (auto good = check_texts({player, name}); !good) return good;
  const Call calls[] = {{kSetName, {player, name}}, {kPersonNews, {player}}};
  return changed(session().run(calls));
}

Result<void> SqlStore::see_players(std::span<const std::string> players, std::int64_t now_ms) {
  std::vector<std::string_view> sorted(players.begin(), players.end());
  std::ranges::sort(sorted);  // so that two nodes never wait for each other
  std::vector<Call> calls;
  for (const std::string_view player : sorted) {
    if (is_keepable(player)) calls.push_back({kSee, {player, now_ms}});
  }
  return without_rows(session().run(calls));
}

Result<std::vector<std::int64_t>> SqlStore::seen(std::span<const std::string> players) {
  std::vector<Call> calls;
  calls.reserve(players.size());
  for (const std::string& player : players) {
    calls.push_back({kSeen, {is_keepable(player) ? std::string_view(player) : std::string_view()}});
  }
  return mapped(session().run(calls), [](const std::vector<Rows>& answers) {
    std::vector<std::int64_t> seen;
    seen.reserve(answers.size());
    for (const Rows& rows : answers) seen.push_back(rows.empty() ? 0 : rows.front().number(0));
    return seen;
  });
}

}  // namespace cifra::store
