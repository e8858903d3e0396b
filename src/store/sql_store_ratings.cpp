// SqlStore: rated games and raters.
#include <string>

#include "store/sql_store.h"
#include "store/text.h"

namespace cifra::store {

namespace {

#define CIFRA_GAME_COLUMNS "id, league, number, finished_ms, seats"
#define CIFRA_RATER_COLUMNS "id, league, player, mean, deviation, games"

constexpr char kUncounted[] =
    "SELECT " CIFRA_GAME_COLUMNS " FROM rated_games WHERE number = 0 ORDER BY finished_ms, id LIMIT $1";
constexpr char kGame[] = "SELECT " CIFRA_GAME_COLUMNS " FROM rated_games WHERE id = $1";
constexpr char kGames[] =
    "SELECT " CIFRA_GAME_COLUMNS
    " FROM rated_games WHERE league = $1 AND number <> 0 AND (number, finished_ms, id) > ($2, $3, $4)"
    " ORDER BY number, finished_ms, id LIMIT $5";
constexpr char kLeagues[] = "SELECT DISTINCT league FROM rated_games ORDER BY league";
constexpr char kLastNumber[] = "SELECT coalesce(max(number), 0) FROM rated_games WHERE league = $1 AND number > 0";
constexpr char kRater[] =
    "SELECT " CIFRA_RATER_COLUMNS " FROM raters WHERE league = $1 AND player = $2 AND player <> ''";
constexpr char kRatersOf[] =
    "SELECT " CIFRA_RATER_COLUMNS " FROM raters WHERE player = $1 AND player <> '' ORDER BY league";
constexpr char kLeague[] =
    "SELECT r.id, r.league, r.player, r.mean, r.deviation, r.games, p.name"
    " FROM raters r LEFT JOIN players p ON p.id = r.player WHERE r.league = $1 AND r.id > $2 ORDER BY r.id LIMIT $3";
// Two nodes that count the same game: the second one finds it counted. Two that give one number to different games: one
// of them fails as a whole (rated_games_number).
constexpr char kCount[] = "UPDATE rated_games SET number = $2, seats = $3 WHERE id = $1 AND number = 0 RETURNING 1";
// Only with the very seats that were written above, and for a person that there still is.
constexpr char kNewRater[] =
    "INSERT INTO raters (" CIFRA_RATER_COLUMNS
    ") SELECT CAST($1 AS TEXT), g.league, p.id, CAST($3 AS BIGINT), CAST($4 AS BIGINT), CAST(1 AS BIGINT)"
    " FROM rated_games g JOIN players p ON p.id = $2 WHERE g.id = $5 AND g.seats = $6 ON CONFLICT DO NOTHING";
constexpr char kRate[] = "UPDATE raters SET mean = $2, deviation = $3, games = $4 WHERE id = $1 AND games = $5";
constexpr char kOldGames[] =
    "SELECT id FROM rated_games WHERE number < 0 AND finished_ms < $1 ORDER BY finished_ms, id LIMIT $2";
constexpr char kRemoveGame[] = "DELETE FROM rated_games WHERE id = $1 RETURNING 1";

#undef CIFRA_GAME_COLUMNS
#undef CIFRA_RATER_COLUMNS

std::vector<RatedGame> games(const Rows& rows) {
  std::vector<RatedGame> list;
  list.reserve(rows.size());
  for (const Row& row : rows) list.push_back({row.text(0), row.text(1), row.number(2), row.number(3), row.text(4)});
  return list;
}

void add_raters(const Rows& rows, std::vector<Rater>& list) {
  for (const Row& row : rows) {
    list.push_back({row.text(0), row.text(1), row.text(2), row.number(3), row.number(4), row.number(5), ""});
  }
}

std::vector<Rater> raters_in(const Rows& rows) {
  std::vector<Rater> list;
  add_raters(rows, list);
  return list;
}

}  // namespace

Result<std::vector<RatedGame>> SqlStore::uncounted_games(int limit) {
  return mapped(session().run_one({kUncounted, {std::int64_t{limit}}}), games);
}

Result<std::optional<RatedGame>> SqlStore::rated_game(std::string_view id) {
  if (!is_keepable(id)) return std::nullopt;
  return mapped(session().run_one({kGame, {id}}), [](const Rows& rows) -> std::optional<RatedGame> {
    if (rows.empty()) return std::nullopt;
    return games(rows).front();
  });
}

Result<std::vector<RatedGame>> SqlStore::rated_games(const RatedGame& after, int limit) {
  if (!is_keepable(after.league) || !is_keepable(after.id)) return std::vector<RatedGame>{};
  return mapped(
      session().run_one({kGames, {after.league, after.number, after.finished_ms, after.id, std::int64_t{limit}}}),
      games);
}

Result<std::vector<std::string>> SqlStore::leagues() { return mapped(session().run_one({kLeagues, {}}), texts); }

Result<std::int64_t> SqlStore::last_game_number(std::string_view league) {
  if (!is_keepable(league)) return 0;
  return mapped(session().run_one({kLastNumber, {league}}), [](const Rows& rows) { return rows.front().number(0); });
}

Result<std::vector<Rater>> SqlStore::raters(std::string_view league, std::span<const std::string> players) {
  std::vector<Call> calls;
  for (const std::string& player : players) {
    if (is_keepable(player) && is_keepable(league)) calls.push_back({kRater, {league, player}});
  }
  return mapped(session().run(calls), [](const std::vector<Rows>& answers) {
    std::vector<Rater> list;
    for (const Rows& rows : answers) add_raters(rows, list);
    return list;
  });
}

Result<std::vector<Rater>> SqlStore::raters_of(std::string_view player) {
  if (!is_keepable(player)) return std::vector<Rater>{};
  return mapped(session().run_one({kRatersOf, {player}}), raters_in);
}

Result<std::vector<Rater>> SqlStore::league_raters(std::string_view league, std::string_view after, int limit) {
  if (!is_keepable(league) || !is_keepable(after)) return std::vector<Rater>{};
  return mapped(session().run_one({kLeague, {league, after, std::int64_t{limit}}}), [](const Rows& rows) {
    std::vector<Rater> list = raters_in(rows);
    for (std::size_t i = 0; i < rows.size(); ++i) list[i].name = rows[i].text(6);
    return list;
  });
}

Result<bool> SqlStore::count_game(const RatedGame& game, std::span<const Rater> raters) {
  if (auto good = check_texts({game.id, game.seats}); !good) return std::unexpected(std::move(good.error()));
  std::vector<Call> calls = {{kCount, {game.id, game.number, game.seats}}};
  for (const Rater& rater : raters) {
    if (rater.games > 1) {
      calls.push_back({kRate, {rater.id, rater.mean, rater.deviation, rater.games, rater.games - 1}});
    } else {
      calls.push_back({kNewRater, {rater.id, rater.player, rater.mean, rater.deviation, game.id, game.seats}});
    }
  }
  auto answers = session().run(calls);
  if (!answers && answers.error().code == kNotUnique) return false;
  return mapped(std::move(answers), [](const std::vector<Rows>& rows) { return !rows.front().empty(); });
}

Result<void> SqlStore::set_raters(std::span<const Rater> raters) {
  std::vector<Call> calls;
  for (const Rater& rater : raters) {
    if (auto good = check_texts({rater.id}); !good) return good;
    calls.push_back({kRate, {rater.id, rater.mean, rater.deviation, rater.games, rater.games}});
  }
  return without_rows(session().run(calls));
}

Result<int> SqlStore::expire_uncounted_games(std::int64_t before_ms, int limit) {
  return sweep(session(), {kOldGames, {before_ms, std::int64_t{limit}}}, {kRemoveGame});
}

}  // namespace cifra::store
