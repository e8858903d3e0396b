// SqlStore: jobs, the requests for them, and whose turn it is.
#include <string>

#include "store/sql_store.h"
#include "store/text.h"

namespace cifra::store {

namespace {

constexpr std::string_view kDone = "done";
constexpr std::string_view kFailed = "failed";

// A job that nobody has asked for yet, or one that failed, if there is room in the queue and the player ($5) may wait
// for one more.
constexpr char kAddJob[] =
    "INSERT INTO jobs (key, kind, input, rank, state, asked_ms, tries, node, leased_ms, permille, result, finished_ms)"
    " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT), 'waiting',"
    "  CAST($6 AS BIGINT), 0, '', 0, 0, '', 0 FROM players p WHERE p.id = $5"
    "  AND (SELECT count(*) FROM job_requests r JOIN jobs j ON j.key = r.key"
    "   WHERE r.player = $5 AND j.state IN ('waiting', 'working')) < CAST($7 AS BIGINT)"
    "  AND (SELECT count(*) FROM jobs q WHERE q.state IN ('waiting', 'working')"
    "   AND EXISTS (SELECT 1 FROM job_requests r WHERE r.key = q.key AND r.player <> '')) < CAST($8 AS BIGINT)"
    " ON CONFLICT (key) DO UPDATE SET state = 'waiting', asked_ms = excluded.asked_ms, tries = 0, permille = 0,"
    "  result = '', finished_ms = 0 WHERE jobs.state = 'failed'";
// What is done costs nothing; for the rest a player waits for so many at most.
constexpr char kAddRequest[] =
    "INSERT INTO job_requests (id, player, key)"
    " SELECT CAST($1 AS TEXT), p.id, j.key FROM players p CROSS JOIN jobs j WHERE p.id = $2 AND j.key = $3"
    "  AND (j.state IN ('done', 'failed') OR (SELECT count(*) FROM job_requests r JOIN jobs o ON o.key = r.key"
    "   WHERE r.player = $2 AND o.state IN ('waiting', 'working')) < CAST($4 AS BIGINT))"
    " ON CONFLICT (player, key) DO NOTHING";
constexpr char kAddOwnJob[] =
    "INSERT INTO jobs (key, kind, input, rank, state, asked_ms, tries, node, leased_ms, permille, result, finished_ms)"
    " VALUES ($1, $2, $3, $4, 'waiting', $5, 0, '', 0, 0, '', 0) ON CONFLICT (key) DO NOTHING";
constexpr char kAddOwnRequest[] =
    "INSERT INTO job_requests (id, player, key) VALUES ($1, '', $2)"
    " ON CONFLICT (id) DO UPDATE SET key = excluded.key";
constexpr char kRequestOf[] =
    "SELECT r.id FROM job_requests r JOIN jobs j ON j.key = r.key WHERE r.player = $1 AND r.key = $2";
constexpr char kUnfinishedOf[] =
    "SELECT count(*) FROM job_requests r JOIN jobs j ON j.key = r.key"
    " WHERE r.player = $1 AND j.state IN ('waiting', 'working')";

constexpr char kReport[] =
    "SELECT j.state, j.permille, j.result, (SELECT count(*) FROM jobs o WHERE o.state = 'waiting' AND (o.rank < j.rank"
    "  OR (o.rank = j.rank AND (o.asked_ms < j.asked_ms OR (o.asked_ms = j.asked_ms AND o.key <= j.key)))))"
    " FROM job_requests r JOIN jobs j ON j.key = r.key WHERE r.id = $2 AND r.player = $1";

constexpr char kRemoveJob[] =
    "DELETE FROM jobs WHERE key IN (SELECT key FROM job_requests WHERE id = $2 AND player = $1)"
    " AND NOT EXISTS (SELECT 1 FROM job_requests o WHERE o.key = jobs.key AND o.id <> $2)";
constexpr char kRemoveRequest[] = "DELETE FROM job_requests WHERE id = $2 AND player = $1 RETURNING 1";

// The condition is there twice, because PostgreSQL looks at the outer one again when another node was quicker.
constexpr char kTake[] =
    "UPDATE jobs SET state = 'working', node = $1, leased_ms = $2, tries = tries + 1 WHERE key ="
    " (SELECT key FROM jobs WHERE state IN ('waiting', 'working') AND rank <= CAST($4 AS BIGINT) AND (state = 'waiting'"
    "   OR leased_ms < CAST($3 AS BIGINT) OR (CAST($5 AS BIGINT) = 0 AND node <> $1))"
    "  ORDER BY rank, asked_ms, key LIMIT 1)"
    " AND (state = 'waiting' OR (state = 'working'"
    "  AND (leased_ms < CAST($3 AS BIGINT) OR (CAST($5 AS BIGINT) = 0 AND node <> $1))))"
    " RETURNING key, kind, input, rank, tries";
constexpr char kRenew[] =
    "UPDATE jobs SET leased_ms = $3, permille = $4, result = $5"
    " WHERE key = $1 AND node = $2 AND state = 'working' RETURNING 1";
constexpr char kFinish[] =
    "UPDATE jobs SET state = $3, result = $4, finished_ms = $5, permille = 1000, node = ''"
    " WHERE key = $1 AND node = $2 AND state = 'working' RETURNING 1";
constexpr char kReturn[] =
    "UPDATE jobs SET state = 'waiting', node = '', tries = tries - 1"
    " WHERE key = $1 AND node = $2 AND state = 'working' RETURNING 1";
constexpr char kWaiting[] = "SELECT count(*) FROM jobs WHERE state = 'waiting'";

constexpr char kOldJobs[] =
    "SELECT key FROM jobs WHERE (finished_ms > 0 AND finished_ms < $1) OR (finished_ms = 0 AND asked_ms < $1)"
    " OR NOT EXISTS (SELECT 1 FROM job_requests r WHERE r.key = jobs.key) ORDER BY key LIMIT $2";
constexpr char kRemoveOld[] = "DELETE FROM jobs WHERE key = $1 RETURNING 1";
constexpr char kRemoveRequestsFor[] = "DELETE FROM job_requests WHERE key = $1";

JobState state_of(std::string_view word) {
  if (word == kDone) return JobState::kDone;
  if (word == kFailed) return JobState::kFailed;
  return word == "working" ? JobState::kWorking : JobState::kWaiting;
}

}  // namespace

Result<JobAnswer> SqlStore::add_job(const JobRequest& request) {
  const Job& job = request.job;
  if (auto good = check_texts({request.id, request.player, job.key, job.kind, job.input}); !good) {
    return std::unexpected(std::move(good.error()));
  }
  const std::int64_t most_of_player = request.most_of_player;
  const Call calls[] = {{kAddJob,
                         {job.key, job.kind, job.input, std::int64_t{job.rank}, request.player, request.asked_ms,
                          most_of_player, std::int64_t{request.most}}},
                        {kAddRequest, {request.id, request.player, job.key, most_of_player}},
                        {kRequestOf, {request.player, job.key}},
                        {kUnfinishedOf, {request.player}}};
  return mapped(session().run(calls), [&](const std::vector<Rows>& answers) {
    const Rows& found = answers[2];
    if (!found.empty()) return JobAnswer{found.front().text(0), false};
    return JobAnswer{"", answers[3].front().number(0) >= most_of_player};
  });
}

Result<std::optional<JobReport>> SqlStore::job(std::string_view player, std::string_view id) {
  if (!is_keepable(player) || !is_keepable(id)) return std::nullopt;
  return mapped(session().run_one({kReport, {player, id}}), [](const Rows& rows) -> std::optional<JobReport> {
    if (rows.empty()) return std::nullopt;
    const Row& row = rows.front();
    JobReport report{state_of(row.text(0)), 0, static_cast<int>(row.number(1)), row.text(2)};
    if (report.state == JobState::kWaiting) report.place = static_cast<int>(row.number(3));
    return report;
  });
}

Result<bool> SqlStore::remove_job(std::string_view player, std::string_view id) {
  if (!is_keepable(player) || !is_keepable(id)) return false;
  const Call calls[] = {{kRemoveJob, {player, id}}, {kRemoveRequest, {player, id}}};
  return mapped(session().run(calls), [](const std::vector<Rows>& answers) { return !answers[1].empty(); });
}

Result<std::optional<Job>> SqlStore::take_job(const Lease& lease, int most_rank, std::int64_t now_ms) {
  const std::int64_t is_shared = shared() ? 1 : 0;
  return mapped(session().run_one({kTake, {lease.node, lease.until_ms, now_ms, std::int64_t{most_rank}, is_shared}}),
                [](const Rows& rows) -> std::optional<Job> {
                  if (rows.empty()) return std::nullopt;
                  const Row& row = rows.front();
                  return Job{row.text(0), row.text(1), row.text(2), static_cast<int>(row.number(3)),
                             static_cast<int>(row.number(4))};
                });
}

Result<bool> SqlStore::renew_job(std::string_view key, const Lease& lease, int permille, std::string_view so_far) {
  if (auto good = check_texts({so_far}); !good) return std::unexpected(std::move(good.error()));
  return has_rows(session().run_one({kRenew, {key, lease.node, lease.until_ms, std::int64_t{permille}, so_far}}));
}

Result<bool> SqlStore::finish_job(std::string_view key, std::string_view node, JobState state, std::string_view result,
                                  std::int64_t now_ms) {
  if (auto good = check_texts({result}); !good) return std::unexpected(std::move(good.error()));
  const std::string_view word = state == JobState::kDone ? kDone : kFailed;
  return has_rows(session().run_one({kFinish, {key, node, word, result, now_ms}}));
}

Result<bool> SqlStore::return_job(std::string_view key, std::string_view node) {
  return has_rows(session().run_one({kReturn, {key, node}}));
}

Result<int> SqlStore::waiting_jobs() {
  return mapped(session().run_one({kWaiting, {}}),
                [](const Rows& rows) { return static_cast<int>(rows.front().number(0)); });
}

Result<void> SqlStore::add_own_job(std::string_view id, const Job& job, std::int64_t asked_ms) {
  if (auto good = check_texts({id, job.key, job.kind, job.input}); !good) return good;
  const Call calls[] = {{kAddOwnJob, {job.key, job.kind, job.input, std::int64_t{job.rank}, asked_ms}},
                        {kAddOwnRequest, {id, job.key}}};
  return without_rows(session().run(calls));
}

Result<int> SqlStore::expire_jobs(std::int64_t before_ms, int limit) {
  return sweep(session(), {kOldJobs, {before_ms, std::int64_t{limit}}}, {kRemoveOld, kRemoveRequestsFor});
}

}  // namespace cifra::store
