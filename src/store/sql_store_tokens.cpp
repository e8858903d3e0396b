// SqlStore: how players are known, by accounts with their passwords, tokens, devices, and the news of changes for other
// nodes.
#include "store/sql_store.h"
#include "store/text.h"

namespace cifra::store {

namespace {

// Repeated with the same password hash, which nobody else can have, both do the same again.
constexpr char kSetAccount[] =
    "UPDATE players SET account = $2, password = $3"
    " WHERE id = $1 AND (account = '' OR (account = $2 AND password = $3)) RETURNING 1";
constexpr char kSetPassword[] =
    "UPDATE players SET password = $3 WHERE id = $1 AND account <> '' AND (password = $2 OR password = $3) RETURNING 1";
// What follows is done only if the password is now the one that was to be set.
constexpr char kAddTokenWith[] =
    "INSERT INTO tokens (hash, player, created_ms) SELECT CAST($3 AS TEXT), id, CAST($4 AS BIGINT) FROM players"
    " WHERE id = $1 AND password = $2 ON CONFLICT (hash) DO UPDATE SET created_ms = tokens.created_ms RETURNING 1";
constexpr char kEndTokenWith[] =
    "DELETE FROM tokens WHERE hash = $3 AND EXISTS (SELECT 1 FROM players WHERE id = $1 AND password = $2)";
constexpr char kEndOthersWith[] =
    "DELETE FROM tokens WHERE player = $1 AND hash <> $3"
    " AND EXISTS (SELECT 1 FROM players WHERE id = $1 AND password = $2)";
constexpr char kForgetDevicesWith[] =
    "DELETE FROM devices WHERE player = $1 AND EXISTS (SELECT 1 FROM players WHERE id = $1 AND password = $2)";

constexpr char kNewsOfToken[] = "INSERT INTO person_news (player) SELECT player FROM tokens WHERE hash = $1";
constexpr char kRemoveToken[] = "DELETE FROM tokens WHERE hash = $1";
constexpr char kRemoveOthers[] = "DELETE FROM tokens WHERE player = $1 AND hash <> $2 RETURNING 1";
constexpr char kTokensOf[] = "SELECT hash FROM tokens WHERE player = $1";
constexpr char kIsPlayer[] = "SELECT 1 FROM players WHERE id = $1";

// A player keeps the newest devices only.
constexpr char kAddDevice[] =
    "INSERT INTO devices (hash, player, seen_ms) SELECT CAST($2 AS TEXT), id, CAST($3 AS BIGINT) FROM players"
    " WHERE id = $1 ON CONFLICT (hash) DO UPDATE SET player = excluded.player, seen_ms = excluded.seen_ms";
constexpr char kForgetOldDevices[] =
    "DELETE FROM devices WHERE player = $1 AND hash NOT IN"
    " (SELECT hash FROM devices WHERE player = $1 ORDER BY seen_ms DESC, hash LIMIT 20)";
constexpr char kIsDevice[] =
    "SELECT 1 FROM devices d JOIN players p ON p.id = d.player WHERE d.hash = $2 AND p.account = $1 AND $1 <> ''";

constexpr char kNews[] = "SELECT number, player FROM person_news WHERE number >= $1 ORDER BY number";
constexpr char kLastNews[] = "SELECT max(number) FROM person_news";

}  // namespace

Result<void> changed(Result<std::vector<Rows>> answers) {
  if (!answers) return std::unexpected(std::move(answers.error()));
  if (answers->front().empty()) return fail(kNoSuchPlayer, "", "there is no such player");
  return {};
}

Result<void> SqlStore::set_account(std::string_view player, std::string_view account, std::string_view password,
                                   const NewToken& token) {
  if (auto good = check_texts({player, account, password, token.hash, token.instead_of}); !good) return good;
  const Call calls[] = {{kSetAccount, {player, account, password}},
                        {kAddTokenWith, {player, password, token.hash, token.now_ms}},
                        {kEndTokenWith, {player, password, token.instead_of}},
                        {kPersonNews, {player}},
                        {kIsPlayer, {player}}};
  auto answers = session().run(calls);
  if (!answers && answers.error().code == kNotUnique) {
    return fail(kAccountTaken, "account", "somebody else has that account name");
  }
  if (answers && answers->front().empty() && !answers->back().empty()) {
    return fail(kHasAccount, "", "this player already has an account");
  }
  return changed(std::move(answers));
}

Result<bool> SqlStore::set_password(std::string_view player, std::string_view old_password,
                                    std::string_view new_password, const NewToken& token) {
  if (auto good = check_texts({player, old_password, new_password, token.hash}); !good) {
    return std::unexpected(std::move(good.error()));
  }
  const Call calls[] = {{kSetPassword, {player, old_password, new_password}},
                        {kAddTokenWith, {player, new_password, token.hash, token.now_ms}},
                        {kEndOthersWith, {player, new_password, token.hash}},
                        {kForgetDevicesWith, {player, new_password}},
                        {kPersonNews, {player}}};
  return mapped(session().run(calls), [](const std::vector<Rows>& answers) { return !answers.front().empty(); });
}

Result<void> SqlStore::add_token(std::string_view player, std::string_view token_hash, std::int64_t now_ms) {
  if (auto good = check_texts({player, token_hash}); !good) return good;
  const Call calls[] = {{kAddToken, {player, token_hash, now_ms}}};
  return changed(session().run(calls));
}

Result<void> SqlStore::remove_token(std::string_view token_hash) {
  if (!is_keepable(token_hash)) return {};
  const Call calls[] = {{kNewsOfToken, {token_hash}}, {kRemoveToken, {token_hash}}};
  return without_rows(session().run(calls));
}

Result<int> SqlStore::remove_other_tokens(std::string_view player, std::string_view token_hash) {
  if (!is_keepable(player) || !is_keepable(token_hash)) return 0;
  const Call calls[] = {{kRemoveOthers, {player, token_hash}}, {kPersonNews, {player}}};
  return mapped(session().run(calls),
                [](const std::vector<Rows>& answers) { return static_cast<int>(answers.front().size()); });
}

Result<std::vector<std::string>> SqlStore::tokens_of(std::string_view player) {
  if (player.empty() || !is_keepable(player)) return std::vector<std::string>{};
  return mapped(session().run_one({kTokensOf, {player}}), texts);
}

Result<void> SqlStore::add_device(std::string_view player, std::string_view device_hash, std::int64_t now_ms) {
  if (auto good = check_texts({player, device_hash}); !good) return good;
  const Call calls[] = {{kAddDevice, {player, device_hash, now_ms}}, {kForgetOldDevices, {player}}};
  return without_rows(session().run(calls));
}

Result<bool> SqlStore::is_device_of(std::string_view account, std::string_view device_hash) {
  if (!is_keepable(account) || !is_keepable(device_hash)) return false;
  return mapped(session().run_one({kIsDevice, {account, device_hash}}), [](const Rows& rows) { return !rows.empty(); });
}

Result<std::vector<Store::PersonNews>> SqlStore::person_news(std::int64_t from) {
  return mapped(session().run_one({kNews, {from}}), [](const Rows& rows) {
    std::vector<PersonNews> news;
    news.reserve(rows.size());
    for (const Row& row : rows) news.push_back({row.number(0), row.text(1)});
    return news;
  });
}

Result<std::int64_t> SqlStore::last_person_news() {
  return mapped(session().run_one({kLastNews, {}}),
                [](const Rows& rows) { return rows.empty() ? std::int64_t{0} : rows.front().number(0); });
}

}  // namespace cifra::store
