// SqlStore: numbered shuffles, that is who was dealt which, and what came of it.
#include <array>
#include <string>

#include "store/sql_store.h"
#include "store/text.h"

namespace cifra::store {

namespace {

constexpr std::size_t kMostAtTable = 5;
constexpr std::string_view kNoPlayer = "-";  // no player has that id; kTakeShuffle spells it too

constexpr char kGiveBackShuffle[] = "DELETE FROM shuffle_seats WHERE table_id = $1 AND finished_ms = 0";
// $1: the table; $2: the game; $3: the time; $4 to $8: the players, or kNoPlayer. The lowest number is 1 or follows one
// that somebody has been dealt.
constexpr char kTakeShuffle[] =
    "INSERT INTO shuffle_seats (table_id, game, number, player, score, began_ms, finished_ms)"
    " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), n.number, p.player, 0, CAST($3 AS BIGINT), 0"
    " FROM (SELECT min(c.number) AS number FROM (SELECT 1 AS number UNION SELECT s.number + 1 FROM shuffle_seats s"
    "   WHERE s.game = $2 AND s.player IN ($4, $5, $6, $7, $8)) c"
    "  WHERE NOT EXISTS (SELECT 1 FROM shuffle_seats o WHERE o.game = $2 AND o.number = c.number"
    "   AND o.player IN ($4, $5, $6, $7, $8))) n,"
    " (SELECT CAST($4 AS TEXT) AS player UNION SELECT CAST($5 AS TEXT) UNION SELECT CAST($6 AS TEXT)"
    "  UNION SELECT CAST($7 AS TEXT) UNION SELECT CAST($8 AS TEXT)) p WHERE p.player <> '-'";
constexpr char kTakenShuffle[] = "SELECT min(number) FROM shuffle_seats WHERE table_id = $1";
constexpr char kFinishShuffle[] =
    "UPDATE shuffle_seats SET score = $3, finished_ms = $4 WHERE table_id = $1 AND player = $2 AND finished_ms = 0";
constexpr char kShuffleBars[] =
    "SELECT score, count(*) FROM shuffle_seats WHERE game = $1 AND number = $2 AND finished_ms > 0"
    " GROUP BY score ORDER BY score";
constexpr char kRemoveOldShuffles[] =
    "DELETE FROM shuffle_seats WHERE id IN (SELECT id FROM shuffle_seats WHERE began_ms < $1 ORDER BY began_ms, id"
    " LIMIT $2) RETURNING 1";

}  // namespace

Result<int> SqlStore::take_shuffle(std::string_view table, std::string_view game, std::span<const std::string> players,
                                   std::int64_t now_ms) {
  if (auto good = check_texts({table, game}); !good) return std::unexpected(std::move(good.error()));
  if (players.empty() || players.size() > kMostAtTable) return fail(kBadText, "", "a table has one to five players");
  std::array<std::string_view, kMostAtTable> seats;
  seats.fill(kNoPlayer);
  for (std::size_t i = 0; i < players.size(); ++i) seats[i] = players[i];
  for (const std::string_view player : seats) {
    if (auto good = check_texts({player}); !good) return std::unexpected(std::move(good.error()));
  }
  const Call calls[] = {{kGiveBackShuffle, {table}},
                        {kTakeShuffle, {table, game, now_ms, seats[0], seats[1], seats[2], seats[3], seats[4]}},
                        {kTakenShuffle, {table}}};
  return mapped(session().run(calls),
                [](const std::vector<Rows>& answers) { return static_cast<int>(answers[2].front().number(0)); });
}

Result<void> SqlStore::finish_shuffle(std::string_view table, std::string_view player, int score, std::int64_t now_ms) {
  if (player.empty() || !is_keepable(table) || !is_keepable(player)) return {};
  return without_rows(session().run_one({kFinishShuffle, {table, player, std::int64_t{score}, now_ms}}));
}

Result<std::vector<ScoreBar>> SqlStore::shuffle_bars(std::string_view game, int number) {
  return mapped(session().run_one({kShuffleBars, {game, std::int64_t{number}}}), score_bars);
}

Result<int> SqlStore::expire_shuffles(std::int64_t before_ms, int limit) {
  return mapped(session().run_one({kRemoveOldShuffles, {before_ms, std::int64_t{limit}}}),
                [](const Rows& rows) { return static_cast<int>(rows.size()); });
}

}  // namespace cifra::store
