// A store in a database that speaks SQL: everything but appending, announcing and copying, for both of them.
// sql_store_lists.cpp has the tables and records, sql_store_people.cpp the players, sql_store_tokens.cpp how they are
// known, sql_store_jobs.cpp the jobs, sql_store_days.cpp the days, sql_store_shuffles.cpp the numbered shuffles,
// sql_store_ratings.cpp the ratings, sql_store_groups.cpp the groups, sql_store_expiry.cpp what goes away.
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

// The first column.
std::vector<std::string> texts(const Rows& rows);

// Of rows with a score and how many tries had it.
std::vector<ScoreBar> score_bars(const Rows& rows);

// $1: a player; $2: the hash of a token; $3: the time.
inline constexpr char kAddToken[] =
    "INSERT INTO tokens (hash, player, created_ms) SELECT CAST($2 AS TEXT), id, CAST($3 AS BIGINT) FROM players WHERE "
    "id = $1"
    " ON CONFLICT (hash) DO UPDATE SET created_ms = tokens.created_ms RETURNING 1";

// Tells other nodes that something about this player ($1) has changed.
inline constexpr char kPersonNews[] = "INSERT INTO person_news (player) VALUES ($1)";

// Jobs that nobody but this player ($1) wants, and what leads this player to jobs; in this order.
inline constexpr char kRemoveJobsOf[] =
    "DELETE FROM jobs WHERE key IN (SELECT key FROM job_requests WHERE player = $1)"
    " AND NOT EXISTS (SELECT 1 FROM job_requests o WHERE o.key = jobs.key AND o.player <> $1)";
inline constexpr char kRemoveJobRequestsOf[] = "DELETE FROM job_requests WHERE player = $1";

// Tries at days ($1: the player): one that was not finished goes, of the others the score stays; in this order.
inline constexpr char kRemoveTriesOf[] = "DELETE FROM day_tries WHERE player = $1 AND finished_ms = 0";
inline constexpr char kForgetTriesOf[] = "UPDATE day_tries SET player = '', named = 0 WHERE player = $1";
// $1: the table; $2: the score; $3: whether it counts; $4: the time.
inline constexpr char kFinishTry[] =
    "UPDATE day_tries SET score = $2, counts = $3, finished_ms = $4 WHERE id = $1 AND finished_ms = 0";

// Numbered shuffles ($1: the player): one that was not finished goes, of the others the score stays; in this order. And
// a game that somebody leaves ($2: the table): that they were dealt its shuffle stays.
inline constexpr char kRemoveShufflesOf[] = "DELETE FROM shuffle_seats WHERE player = $1 AND finished_ms = 0";
inline constexpr char kForgetShufflesOf[] = "UPDATE shuffle_seats SET player = '', table_id = '' WHERE player = $1";
inline constexpr char kLeaveShuffle[] = "UPDATE shuffle_seats SET table_id = '' WHERE player = $1 AND table_id = $2";

// Ratings ($1: the player): what a rater leads to, and the seats of games that are not counted yet.
inline constexpr char kForgetRatersOf[] = "UPDATE raters SET player = '' WHERE player = $1";
inline constexpr char kForgetUncountedOf[] = "UPDATE rated_games SET seats = replace(seats, $1, '') WHERE number = 0";
// $1: the table; $2: the league; $3: 0, or -1 if it never counts; $4: the time; $5: the seats.
inline constexpr char kAddRatedGame[] =
    "INSERT INTO rated_games (id, league, number, finished_ms, seats) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (id) DO NOTHING";

// Tries in groups, the same; and a group whose host has gone ($1: the player).
inline constexpr char kRemoveGroupTriesOf[] = "DELETE FROM group_tries WHERE player = $1 AND finished_ms = 0";
inline constexpr char kForgetGroupTriesOf[] = "UPDATE group_tries SET player = '', named = 0 WHERE player = $1";
inline constexpr char kForgetHost[] = "UPDATE play_groups SET host = '' WHERE host = $1";
// Of one table ($2).
inline constexpr char kUnnameGroupTry[] = "UPDATE group_tries SET named = 0 WHERE player = $1 AND id = $2";
// $1: the table; $2: turns; $3: the score; $4: when it was finished, or 0. Not after the end of the group.
inline constexpr char kGroupProgress[] =
    "UPDATE group_tries SET placed = $2, score = $3, finished_ms = $4 WHERE id = $1 AND finished_ms = 0"
    " AND EXISTS (SELECT 1 FROM play_groups g WHERE g.code = group_tries.code AND g.ended_ms = 0)";

// The answer of a change of one player, which is the first of some calls: no_such_player unless it returned a row.
Result<void> changed(Result<std::vector<Rows>> answers);

// Removes all that `find` finds by its first column, $1 of each statement of `remove`; how many rows these returned.
Result<int> sweep(Session& session, const Call& find, std::initializer_list<const char*> remove);

class SqlStore : public Store {
 public:
  Result<std::vector<EventRow>> events(std::string_view table, std::int64_t seq) override;
  Result<std::vector<std::int64_t>> versions(std::span<const std::string> tables) override;
  Result<std::optional<TableRow>> table(std::string_view id) override;
  Result<std::optional<TableRow>> table_by_code(std::string_view code) override;
  Result<std::vector<TableRow>> public_tables(int limit) override;
  Result<std::vector<TableRow>> tables_of(std::string_view player, int limit) override;
  Result<std::vector<std::string>> seats_of(std::string_view player, std::string_view after, int limit) override;
  Result<std::vector<std::string>> due_tables(std::int64_t now_ms, int limit) override;
  Result<std::vector<std::string>> idle_tables(std::string_view phase, std::int64_t before_ms, int limit) override;
  Result<std::optional<std::string>> record(std::string_view table) override;

  Result<void> add_player(const Player& player, std::string_view token_hash) override;
  Result<std::optional<Player>> player_by_token(std::string_view token_hash) override;
  Result<std::optional<Player>> player_by_account(std::string_view account) override;
  Result<void> set_account(std::string_view player, std::string_view account, std::string_view password,
                           const NewToken& token) override;
  Result<bool> set_password(std::string_view player, std::string_view old_password, std::string_view new_password,
                            const NewToken& token) override;
  Result<void> set_name(std::string_view player, std::string_view name) override;
  Result<void> add_token(std::string_view player, std::string_view token_hash, std::int64_t now_ms) override;
  Result<void> remove_token(std::string_view token_hash) override;
  Result<int> remove_other_tokens(std::string_view player, std::string_view token_hash) override;
  Result<std::vector<std::string>> tokens_of(std::string_view player) override;
  Result<void> add_device(std::string_view player, std::string_view device_hash, std::int64_t now_ms) override;
  Result<bool> is_device_of(std::string_view account, std::string_view device_hash) override;
  Result<void> see_players(std::span<const std::string> players, std::int64_t now_ms) override;
  Result<std::vector<std::int64_t>> seen(std::span<const std::string> players) override;

  Result<void> remove_player(std::string_view player, std::string_view name_instead) override;
  Result<void> remove_seat(std::string_view player, std::string_view table, std::string_view name_instead) override;
  Result<std::vector<std::string>> idle_guests(std::int64_t before_ms, int limit) override;
  Result<std::vector<PersonNews>> person_news(std::int64_t from) override;
  Result<std::int64_t> last_person_news() override;
  Result<std::optional<std::int64_t>> trusted_ms() override;
  Result<void> set_trusted_ms(std::int64_t now_ms) override;
  Result<Expired> expire(std::int64_t tables_before_ms, std::int64_t records_before_ms, int limit) override;

  Result<JobAnswer> add_job(const JobRequest& request) override;
  Result<std::optional<JobReport>> job(std::string_view player, std::string_view id) override;
  Result<bool> remove_job(std::string_view player, std::string_view id) override;
  Result<std::optional<Job>> take_job(const Lease& lease, int most_rank, std::int64_t now_ms) override;
  Result<bool> renew_job(std::string_view key, const Lease& lease, int permille, std::string_view so_far) override;
  Result<bool> finish_job(std::string_view key, std::string_view node, JobState state, std::string_view result,
                          std::int64_t now_ms) override;
  Result<bool> return_job(std::string_view key, std::string_view node) override;
  Result<int> waiting_jobs() override;
  Result<int> expire_jobs(std::int64_t before_ms, int limit) override;
  Result<void> add_own_job(std::string_view id, const Job& job, std::int64_t asked_ms) override;

  Result<std::string> day_secret(std::string_view offered) override;
  Result<std::optional<DayTry>> add_try(const DayTry& made, std::string_view record) override;
  Result<std::vector<DayTry>> tries_of(std::string_view player, int first_day, int last_day) override;
  Result<void> name_tries(std::string_view player, int day, bool named) override;
  Result<std::vector<ScoreBar>> day_bars(int day, std::string_view board) override;
  Result<std::vector<DayLayout>> day_layouts(int day, std::string_view board, int limit) override;
  Result<std::vector<DayReport>> day_reports(int first_day, int last_day) override;
  Result<void> set_day_report(const DayReport& report) override;
  Result<int> expire_days(int before_day, int limit) override;
  Result<int> take_shuffle(std::string_view table, std::string_view game, std::span<const std::string> players,
                           std::int64_t now_ms) override;
  Result<void> finish_shuffle(std::string_view table, std::string_view player, int score, std::int64_t now_ms) override;
  Result<std::vector<ScoreBar>> shuffle_bars(std::string_view game, int number) override;
  Result<int> expire_shuffles(std::int64_t before_ms, int limit) override;

  Result<std::vector<RatedGame>> uncounted_games(int limit) override;
  Result<std::optional<RatedGame>> rated_game(std::string_view id) override;
  Result<std::vector<RatedGame>> rated_games(const RatedGame& after, int limit) override;
  Result<std::vector<std::string>> leagues() override;
  Result<std::int64_t> last_game_number(std::string_view league) override;
  Result<std::vector<Rater>> raters(std::string_view league, std::span<const std::string> players) override;
  Result<std::vector<Rater>> raters_of(std::string_view player) override;
  Result<std::vector<Rater>> league_raters(std::string_view league, std::string_view after, int limit) override;
  Result<bool> count_game(const RatedGame& game, std::span<const Rater> raters) override;
  Result<void> set_raters(std::span<const Rater> raters) override;
  Result<int> expire_uncounted_games(std::int64_t before_ms, int limit) override;

  Result<bool> add_group(const Group& group) override;
  Result<std::optional<GroupWithTries>> group(std::string_view code) override;
  Result<std::optional<std::string>> group_of(std::string_view id) override;
  Result<std::optional<GroupTry>> add_group_try(std::string_view code, const GroupTry& made, int most) override;
  Result<bool> turn_group(std::string_view code, std::string_view host, int turned) override;
  Result<bool> end_group(std::string_view code, std::string_view host, std::int64_t now_ms) override;
  Result<bool> remove_group(std::string_view code, std::string_view host) override;
  Result<bool> set_group_score(std::string_view code, std::string_view player, int score, std::int64_t now_ms) override;
  Result<int> expire_groups(std::int64_t made_before_ms, int limit) override;

 protected:
  virtual Session& session() = 0;

 private:
  // Of one table, or of all where `table` is empty.
  Result<void> replace_names(std::string_view player, std::string_view table, std::string_view name_instead);
  Result<void> replace_names_in_events(std::string_view player, std::string_view table, std::string_view name_instead);
  Result<void> remove_from_tables(std::string_view player, std::string_view table, std::string_view name_instead,
                                  std::span<const Call> then);
};

}  // namespace cifra::store
