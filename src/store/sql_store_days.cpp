// SqlStore: days, that is the chain of their seeds, who tried, and what came of it.
#include <string>

#include "store/sql_store.h"
#include "store/text.h"

namespace cifra::store {

namespace {

#define CIFRA_TRY_COLUMNS "id, day, board, player, began_ms, finished_ms, score, counts, named"

constexpr char kOfferSecret[] = "INSERT INTO day_chain (one, secret) VALUES (1, $1) ON CONFLICT (one) DO NOTHING";
constexpr char kDaySecret[] = "SELECT secret FROM day_chain";
constexpr char kAddTry[] = "INSERT INTO day_tries (" CIFRA_TRY_COLUMNS
                           ") SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT), p.id, CAST($5 AS BIGINT),"
                           "  CAST($6 AS BIGINT), CAST($7 AS BIGINT), CAST($8 AS BIGINT), CAST($9 AS BIGINT)"
                           " FROM players p WHERE p.id = $4 ON CONFLICT DO NOTHING";
// Only with the try that was added: another one has its own.
constexpr char kAddRecord[] =
    "INSERT INTO records (table_id, finished_ms, players, record)"
    " SELECT id, finished_ms, CAST($2 AS TEXT), CAST($3 AS TEXT) FROM day_tries WHERE id = $1 AND finished_ms > 0"
    " ON CONFLICT DO NOTHING";
constexpr char kAddSeat[] =
    "INSERT INTO seats (table_id, player) SELECT id, player FROM day_tries WHERE id = $1 AND finished_ms > 0"
    " ON CONFLICT DO NOTHING";
constexpr char kTry[] =
    "SELECT " CIFRA_TRY_COLUMNS " FROM day_tries WHERE player = $1 AND player <> '' AND day = $2 AND board = $3";
constexpr char kTriesOf[] =
    "SELECT " CIFRA_TRY_COLUMNS
    " FROM day_tries WHERE player = $1 AND player <> '' AND day >= $2 AND day <= $3 ORDER BY day, board";
constexpr char kNameTries[] = "UPDATE day_tries SET named = $3 WHERE player = $1 AND player <> '' AND day = $2";
constexpr char kBars[] =
    "SELECT score, count(*) FROM day_tries WHERE day = $1 AND board = $2 AND counts = 1 GROUP BY score ORDER BY score";
constexpr char kLayouts[] =
    "SELECT t.score, CASE WHEN t.named = 1 THEN p.name ELSE '' END, r.record FROM day_tries t"
    " JOIN records r ON r.table_id = t.id LEFT JOIN players p ON p.id = t.player AND t.player <> ''"
    " WHERE t.day = $1 AND t.board = $2 AND t.counts = 1 ORDER BY t.score DESC, t.finished_ms, t.id LIMIT $3";
constexpr char kDayReports[] = "SELECT day, par, best FROM day_reports WHERE day >= $1 AND day <= $2 ORDER BY day";
constexpr char kSetReport[] =
    "INSERT INTO day_reports (day, par, best) VALUES ($1, $2, $3)"
    " ON CONFLICT (day) DO UPDATE SET par = excluded.par, best = excluded.best";
constexpr char kOldTries[] = "SELECT id FROM day_tries WHERE day < $1 ORDER BY day, id LIMIT $2";
constexpr char kRemoveTry[] = "DELETE FROM day_tries WHERE id = $1 RETURNING 1";
constexpr char kRemoveReports[] = "DELETE FROM day_reports WHERE day < $1";

#undef CIFRA_TRY_COLUMNS

std::vector<DayTry> tries(const Rows& rows) {
  std::vector<DayTry> list;
  list.reserve(rows.size());
  for (const Row& row : rows) {
    list.push_back({row.text(0),
                    static_cast<int>(row.number(1)),
                    row.text(2),
                    row.text(3),
                    row.number(4),
                    row.number(5),
                    {static_cast<int>(row.number(6)), row.number(7) != 0},
                    row.number(8) != 0});
  }
  return list;
}

}  // namespace

std::vector<ScoreBar> score_bars(const Rows& rows) {
  std::vector<ScoreBar> bars;
  bars.reserve(rows.size());
  for (const Row& row : rows) bars.push_back({static_cast<int>(row.number(0)), static_cast<int>(row.number(1))});
  return bars;
}

Result<std::string> SqlStore::day_secret(std::string_view offered) {
  if (auto good = check_texts({offered}); !good) return std::unexpected(std::move(good.error()));
  const Call calls[] = {{kOfferSecret, {offered}}, {kDaySecret, {}}};
  return mapped(session().run(calls), [](const std::vector<Rows>& answers) { return answers[1].front().text(0); });
}

Result<std::optional<DayTry>> SqlStore::add_try(const DayTry& made, std::string_view record) {
  if (auto good = check_texts({made.id, made.board, made.player, record}); !good) {
    return std::unexpected(std::move(good.error()));
  }
  const std::string_view id = made.id;
  const std::string players = join_players({made.player});
  const std::int64_t day = made.day;
  std::vector<Call> calls = {
      {kAddTry,
       {id, day, made.board, made.player, made.began_ms, made.finished_ms, std::int64_t{made.result.score},
        std::int64_t{made.result.counts}, std::int64_t{made.named}}},
      {kTry, {made.player, day, made.board}}};
  if (made.finished_ms > 0) {
    calls.push_back({kAddRecord, {id, players, record}});
    calls.push_back({kAddSeat, {id}});
  }
  return mapped(session().run(calls), [](const std::vector<Rows>& answers) -> std::optional<DayTry> {
    if (answers[1].empty()) return std::nullopt;
    return tries(answers[1]).front();
  });
}

Result<std::vector<DayTry>> SqlStore::tries_of(std::string_view player, int first_day, int last_day) {
  if (!is_keepable(player)) return std::vector<DayTry>{};
  return mapped(session().run_one({kTriesOf, {player, std::int64_t{first_day}, std::int64_t{last_day}}}), tries);
}

Result<void> SqlStore::name_tries(std::string_view player, int day, bool named) {
  if (!is_keepable(player)) return {};
  return without_rows(session().run_one({kNameTries, {player, std::int64_t{day}, std::int64_t{named}}}));
}

Result<std::vector<ScoreBar>> SqlStore::day_bars(int day, std::string_view board) {
  return mapped(session().run_one({kBars, {std::int64_t{day}, board}}), score_bars);
}

Result<std::vector<DayLayout>> SqlStore::day_layouts(int day, std::string_view board, int limit) {
  return mapped(session().run_one({kLayouts, {std::int64_t{day}, board, std::int64_t{limit}}}), [](const Rows& rows) {
    std::vector<DayLayout> layouts;
    layouts.reserve(rows.size());
    for (const Row& row : rows) layouts.push_back({static_cast<int>(row.number(0)), row.text(1), row.text(2)});
    return layouts;
  });
}

Result<std::vector<DayReport>> SqlStore::day_reports(int first_day, int last_day) {
  return mapped(session().run_one({kDayReports, {std::int64_t{first_day}, std::int64_t{last_day}}}),
                [](const Rows& rows) {
                  std::vector<DayReport> reports;
                  reports.reserve(rows.size());
                  for (const Row& row : rows) {
                    reports.push_back({static_cast<int>(row.number(0)), row.text(1), row.text(2)});
                  }
                  return reports;
                });
}

Result<void> SqlStore::set_day_report(const DayReport& report) {
  if (auto good = check_texts({report.par, report.best}); !good) return good;
  return without_rows(session().run_one({kSetReport, {std::int64_t{report.day}, report.par, report.best}}));
}

Result<int> SqlStore::expire_days(int before_day, int limit) {
  auto removed = session().run_one({kRemoveReports, {std::int64_t{before_day}}});
  if (!removed) return std::unexpected(std::move(removed.error()));
  return sweep(session(), {kOldTries, {std::int64_t{before_day}, std::int64_t{limit}}}, {kRemoveTry});
}

}  // namespace cifra::store
