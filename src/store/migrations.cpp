#include "store/migrations.h"

#include <array>
#include <string>

#include "store/store.h"

namespace cifra::store {

namespace {

// events     (table_id, seq) decides who was first; a row has the events seq + 1 to version
// tables     what lists and sweeps know; players as join_players() writes them
// seats      who ever sat where: leads from a player to tables and records, whose `players` say whether it still holds
// records    of finished games, which outlive their tables
// players    guests, and accounts
// tokens     by hash
//
// SQLite writes whole pages, so what is appended together should lie together. Events go to the end of `log`, and
// tables have short numbers in the order of their creation, so that the index of those being played at is a few pages,
// however many there have been. Measured with store_measure, 256 appends in a transaction: 45 us each with the primary
// key (table_id, seq), 9 us so. `events` is how it looks to everybody else.
constexpr char kSqlite1[] = R"(
CREATE TABLE numbers (number INTEGER PRIMARY KEY, table_id TEXT NOT NULL UNIQUE);
CREATE TABLE log (
  number INTEGER NOT NULL, seq INTEGER NOT NULL, version INTEGER NOT NULL, events TEXT NOT NULL, at_ms INTEGER NOT NULL
);
CREATE UNIQUE INDEX log_place ON log (number, seq, version);
CREATE VIEW events AS
  SELECT n.table_id AS table_id, l.seq AS seq, l.version AS version, l.events AS events, l.at_ms AS at_ms
  FROM numbers n JOIN log l ON l.number = n.number;
CREATE TRIGGER events_delete INSTEAD OF DELETE ON events BEGIN
  DELETE FROM log WHERE number = (SELECT number FROM numbers WHERE table_id = old.table_id);
  DELETE FROM numbers WHERE table_id = old.table_id;
END;
CREATE TABLE tables (
  id TEXT NOT NULL PRIMARY KEY, code TEXT NOT NULL, phase TEXT NOT NULL, summary TEXT NOT NULL,
  is_public INTEGER NOT NULL, deadline_ms INTEGER, touched_ms INTEGER NOT NULL, players TEXT NOT NULL
);
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code <> '' AND phase <> 'closed';
CREATE INDEX tables_idle ON tables (phase, touched_ms);
CREATE INDEX tables_public ON tables (is_public, touched_ms) WHERE is_public = 1 AND phase IN ('open', 'playing');
CREATE INDEX tables_due ON tables (phase, deadline_ms) WHERE deadline_ms IS NOT NULL;
CREATE TABLE seats (
  table_id TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (table_id, player)
) WITHOUT ROWID;
CREATE INDEX seats_player ON seats (player, table_id);
CREATE TABLE records (
  table_id TEXT NOT NULL PRIMARY KEY, finished_ms INTEGER NOT NULL, players TEXT NOT NULL, record TEXT NOT NULL
);
CREATE INDEX records_finished ON records (finished_ms);
CREATE TABLE players (
  id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, account TEXT NOT NULL, password TEXT NOT NULL,
  created_ms INTEGER NOT NULL, seen_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX players_account ON players (account) WHERE account <> '';
CREATE INDEX players_guests ON players (seen_ms) WHERE account = '';
CREATE TABLE tokens (
  hash TEXT NOT NULL PRIMARY KEY, player TEXT NOT NULL, created_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tokens_player ON tokens (player);
)";

// Ids are compared byte by byte, as SQLite does, whatever language the database was made for.
constexpr char kPostgresql1[] = R"(
CREATE TABLE events (
  table_id text COLLATE "C" NOT NULL, seq bigint NOT NULL, version bigint NOT NULL, events text NOT NULL,
  at_ms bigint NOT NULL, PRIMARY KEY (table_id, seq)
);
CREATE TABLE tables (
  id text COLLATE "C" PRIMARY KEY, code text COLLATE "C" NOT NULL, phase text COLLATE "C" NOT NULL,
  summary text NOT NULL, is_public integer NOT NULL, deadline_ms bigint, touched_ms bigint NOT NULL,
  players text NOT NULL
);
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code <> '' AND phase <> 'closed';
CREATE INDEX tables_idle ON tables (phase, touched_ms);
CREATE INDEX tables_public ON tables (is_public, touched_ms) WHERE is_public = 1 AND phase IN ('open', 'playing');
CREATE INDEX tables_due ON tables (phase, deadline_ms) WHERE deadline_ms IS NOT NULL;
CREATE TABLE seats (
  table_id text COLLATE "C" NOT NULL, player text COLLATE "C" NOT NULL, PRIMARY KEY (table_id, player)
);
CREATE INDEX seats_player ON seats (player, table_id);
CREATE TABLE records (
  table_id text COLLATE "C" PRIMARY KEY, finished_ms bigint NOT NULL, players text NOT NULL, record text NOT NULL
);
CREATE INDEX records_finished ON records (finished_ms);
CREATE TABLE players (
  id text COLLATE "C" PRIMARY KEY, name text NOT NULL, account text COLLATE "C" NOT NULL, password text NOT NULL,
  created_ms bigint NOT NULL, seen_ms bigint NOT NULL
);
CREATE UNIQUE INDEX players_account ON players (account) WHERE account <> '';
CREATE INDEX players_guests ON players (seen_ms) WHERE account = '';
CREATE TABLE tokens (
  hash text COLLATE "C" PRIMARY KEY, player text COLLATE "C" NOT NULL, created_ms bigint NOT NULL
);
CREATE INDEX tokens_player ON tokens (player);
)";

// devices      that a player has logged in from, by hash
// person_news  players of whom something changed that other nodes may remember
// house_clock  one row: the last time that the house believed its clock
constexpr char kSqlite2[] = R"(
CREATE TRIGGER events_update INSTEAD OF UPDATE ON events BEGIN
  UPDATE log SET events = new.events
    WHERE number = (SELECT number FROM numbers WHERE table_id = old.table_id) AND seq = old.seq;
END;
CREATE TABLE devices (
  hash TEXT NOT NULL PRIMARY KEY, player TEXT NOT NULL, seen_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX devices_player ON devices (player);
CREATE TABLE person_news (number INTEGER PRIMARY KEY AUTOINCREMENT, player TEXT NOT NULL);
CREATE TABLE house_clock (one INTEGER NOT NULL PRIMARY KEY, trusted_ms INTEGER NOT NULL);
)";

constexpr char kPostgresql2[] = R"(
CREATE TABLE devices (
  hash text COLLATE "C" PRIMARY KEY, player text COLLATE "C" NOT NULL, seen_ms bigint NOT NULL
);
CREATE INDEX devices_player ON devices (player);
CREATE TABLE person_news (number bigserial PRIMARY KEY, player text COLLATE "C" NOT NULL);
CREATE TABLE house_clock (one integer PRIMARY KEY, trusted_ms bigint NOT NULL);
)";

// jobs          long work, by a hash of what is asked; state is waiting, working, done or failed; while it is working,
//               `node` has the job until leased_ms
// job_requests  who asked for which job
constexpr char kSqlite3[] = R"(
CREATE TABLE jobs (
  key TEXT NOT NULL PRIMARY KEY, kind TEXT NOT NULL, input TEXT NOT NULL, rank INTEGER NOT NULL, state TEXT NOT NULL,
  asked_ms INTEGER NOT NULL, tries INTEGER NOT NULL, node TEXT NOT NULL, leased_ms INTEGER NOT NULL,
  permille INTEGER NOT NULL, result TEXT NOT NULL, finished_ms INTEGER NOT NULL
);
CREATE INDEX jobs_queue ON jobs (rank, asked_ms, key) WHERE state IN ('waiting', 'working');
CREATE INDEX jobs_old ON jobs (finished_ms);
CREATE TABLE job_requests (
  id TEXT NOT NULL PRIMARY KEY, player TEXT NOT NULL, key TEXT NOT NULL, UNIQUE (player, key)
) WITHOUT ROWID;
CREATE INDEX job_requests_key ON job_requests (key);
)";

constexpr char kPostgresql3[] = R"(
CREATE TABLE jobs (
  key text COLLATE "C" PRIMARY KEY, kind text COLLATE "C" NOT NULL, input text NOT NULL, rank bigint NOT NULL,
  state text COLLATE "C" NOT NULL, asked_ms bigint NOT NULL, tries bigint NOT NULL, node text COLLATE "C" NOT NULL,
  leased_ms bigint NOT NULL, permille bigint NOT NULL, result text NOT NULL, finished_ms bigint NOT NULL
);
CREATE INDEX jobs_queue ON jobs (rank, asked_ms, key) WHERE state IN ('waiting', 'working');
CREATE INDEX jobs_old ON jobs (finished_ms);
CREATE TABLE job_requests (
  id text COLLATE "C" PRIMARY KEY, player text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL, UNIQUE (player, key)
);
CREATE INDEX job_requests_key ON job_requests (key);
)";

// day_chain    one row: the secret that the seeds of all days follow from
// day_tries    one for a player, a day and a board; `counts` once it is finished and on the board
// day_reports  what the house worked out about a day
constexpr char kSqlite4[] = R"(
CREATE TABLE day_chain (one INTEGER NOT NULL PRIMARY KEY, secret TEXT NOT NULL);
CREATE TABLE day_tries (
  id TEXT NOT NULL PRIMARY KEY, day INTEGER NOT NULL, board TEXT NOT NULL, player TEXT NOT NULL,
  began_ms INTEGER NOT NULL, finished_ms INTEGER NOT NULL, score INTEGER NOT NULL, counts INTEGER NOT NULL,
  named INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX day_tries_player ON day_tries (player, day, board) WHERE player <> '';
CREATE INDEX day_tries_score ON day_tries (day, board, counts, score);
CREATE TABLE day_reports (day INTEGER NOT NULL PRIMARY KEY, par TEXT NOT NULL, best TEXT NOT NULL);
)";

constexpr char kPostgresql4[] = R"(
CREATE TABLE day_chain (one integer PRIMARY KEY, secret text COLLATE "C" NOT NULL);
CREATE TABLE day_tries (
  id text COLLATE "C" PRIMARY KEY, day bigint NOT NULL, board text COLLATE "C" NOT NULL,
  player text COLLATE "C" NOT NULL, began_ms bigint NOT NULL, finished_ms bigint NOT NULL, score bigint NOT NULL,
  counts bigint NOT NULL, named bigint NOT NULL
);
CREATE UNIQUE INDEX day_tries_player ON day_tries (player, day, board) WHERE player <> '';
CREATE INDEX day_tries_score ON day_tries (day, board, counts, score);
CREATE TABLE day_reports (day bigint PRIMARY KEY, par text NOT NULL, best text NOT NULL);
)";

// rated_games  of every league, counted in the order of `number`; 0 is not counted yet, -1 never
// raters       who is rated in a league; without a player when the person was deleted
constexpr char kSqlite5[] = R"(
CREATE TABLE rated_games (
  id TEXT NOT NULL PRIMARY KEY, league TEXT NOT NULL, number INTEGER NOT NULL, finished_ms INTEGER NOT NULL,
  seats TEXT NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX rated_games_number ON rated_games (league, number) WHERE number > 0;
CREATE INDEX rated_games_uncounted ON rated_games (finished_ms, id) WHERE number = 0;
CREATE INDEX rated_games_old ON rated_games (finished_ms, id) WHERE number < 0;
CREATE TABLE raters (
  id TEXT NOT NULL PRIMARY KEY, league TEXT NOT NULL, player TEXT NOT NULL, mean INTEGER NOT NULL,
  deviation INTEGER NOT NULL, games INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX raters_player ON raters (player, league) WHERE player <> '';
CREATE INDEX raters_league ON raters (league, id);
)";

constexpr char kPostgresql5[] = R"(
CREATE TABLE rated_games (
  id text COLLATE "C" PRIMARY KEY, league text COLLATE "C" NOT NULL, number bigint NOT NULL,
  finished_ms bigint NOT NULL, seats text NOT NULL
);
CREATE UNIQUE INDEX rated_games_number ON rated_games (league, number) WHERE number > 0;
CREATE INDEX rated_games_uncounted ON rated_games (finished_ms, id) WHERE number = 0;
CREATE INDEX rated_games_old ON rated_games (finished_ms, id) WHERE number < 0;
CREATE TABLE raters (
  id text COLLATE "C" PRIMARY KEY, league text COLLATE "C" NOT NULL, player text COLLATE "C" NOT NULL,
  mean bigint NOT NULL, deviation bigint NOT NULL, games bigint NOT NULL
);
CREATE UNIQUE INDEX raters_player ON raters (player, league) WHERE player <> '';
CREATE INDEX raters_league ON raters (league, id);
)";

// play_groups  one shuffle that several people play alone; `turned` cards by the host where it is played in step
// group_tries  one for a player and a group; by_hand: with real tiles, without a table
constexpr char kSqlite6[] = R"(
CREATE TABLE play_groups (
  code TEXT NOT NULL PRIMARY KEY, host TEXT NOT NULL, settings TEXT NOT NULL, seed TEXT NOT NULL,
  in_step INTEGER NOT NULL, turned INTEGER NOT NULL, made_ms INTEGER NOT NULL, ended_ms INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX play_groups_host ON play_groups (host);
CREATE INDEX play_groups_made ON play_groups (made_ms);
CREATE TABLE group_tries (
  id TEXT NOT NULL PRIMARY KEY, code TEXT NOT NULL, player TEXT NOT NULL, named INTEGER NOT NULL,
  by_hand INTEGER NOT NULL, joined_ms INTEGER NOT NULL, finished_ms INTEGER NOT NULL, placed INTEGER NOT NULL,
  score INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX group_tries_code ON group_tries (code);
CREATE UNIQUE INDEX group_tries_player ON group_tries (player, code) WHERE player <> '';
)";

constexpr char kPostgresql6[] = R"(
CREATE TABLE play_groups (
  code text COLLATE "C" PRIMARY KEY, host text COLLATE "C" NOT NULL, settings text NOT NULL,
  seed text COLLATE "C" NOT NULL, in_step bigint NOT NULL, turned bigint NOT NULL, made_ms bigint NOT NULL,
  ended_ms bigint NOT NULL
);
CREATE INDEX play_groups_host ON play_groups (host);
CREATE INDEX play_groups_made ON play_groups (made_ms);
CREATE TABLE group_tries (
  id text COLLATE "C" PRIMARY KEY, code text COLLATE "C" NOT NULL, player text COLLATE "C" NOT NULL,
  named bigint NOT NULL, by_hand bigint NOT NULL, joined_ms bigint NOT NULL, finished_ms bigint NOT NULL,
  placed bigint NOT NULL, score bigint NOT NULL
);
CREATE INDEX group_tries_code ON group_tries (code);
CREATE UNIQUE INDEX group_tries_player ON group_tries (player, code) WHERE player <> '';
)";

// shuffle_seats  who was dealt which numbered shuffle of a game, at which table; without a player when the person was
//                deleted, without a table when they left that game; `finished_ms` is 0 until it is over
constexpr char kSqlite7[] = R"(
CREATE TABLE shuffle_seats (
  id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, game TEXT NOT NULL, number INTEGER NOT NULL, player TEXT NOT NULL,
  score INTEGER NOT NULL, began_ms INTEGER NOT NULL, finished_ms INTEGER NOT NULL
);
CREATE UNIQUE INDEX shuffle_seats_player ON shuffle_seats (player, game, number) WHERE player <> '';
CREATE INDEX shuffle_seats_table ON shuffle_seats (table_id) WHERE table_id <> '';
CREATE INDEX shuffle_seats_score ON shuffle_seats (game, number, score);
CREATE INDEX shuffle_seats_old ON shuffle_seats (began_ms, id);
)";

constexpr char kPostgresql7[] = R"(
CREATE TABLE shuffle_seats (
  id bigserial PRIMARY KEY, table_id text COLLATE "C" NOT NULL, game text COLLATE "C" NOT NULL, number bigint NOT NULL,
  player text COLLATE "C" NOT NULL, score bigint NOT NULL, began_ms bigint NOT NULL, finished_ms bigint NOT NULL
);
CREATE UNIQUE INDEX shuffle_seats_player ON shuffle_seats (player, game, number) WHERE player <> '';
CREATE INDEX shuffle_seats_table ON shuffle_seats (table_id) WHERE table_id <> '';
CREATE INDEX shuffle_seats_score ON shuffle_seats (game, number, score);
CREATE INDEX shuffle_seats_old ON shuffle_seats (began_ms, id);
)";

constexpr std::array kSqlite = {static_cast<const char*>(kSqlite1), static_cast<const char*>(kSqlite2),
                                static_cast<const char*>(kSqlite3), static_cast<const char*>(kSqlite4),
                                static_cast<const char*>(kSqlite5), static_cast<const char*>(kSqlite6),
                                static_cast<const char*>(kSqlite7)};
constexpr std::array kPostgresql = {static_cast<const char*>(kPostgresql1), static_cast<const char*>(kPostgresql2),
                                    static_cast<const char*>(kPostgresql3), static_cast<const char*>(kPostgresql4),
                                    static_cast<const char*>(kPostgresql5), static_cast<const char*>(kPostgresql6),
                                    static_cast<const char*>(kPostgresql7)};
static_assert(kSqlite.size() == kPostgresql.size());

}  // namespace

std::span<const char* const> sqlite_migrations() { return kSqlite; }
std::span<const char* const> postgresql_migrations() { return kPostgresql; }

Result<void> check_not_newer(int version, std::span<const char* const> scripts) {
  const int known = static_cast<int>(scripts.size());
  if (version <= known) return {};
  return fail(kNewer, "",
              "the database was written by a newer Cifra (schema " + std::to_string(version) + ", this one knows " +
                  std::to_string(known) + "); update this one");
}

Result<void> migrate(Schema& schema, std::span<const char* const> scripts) {
  auto version = schema.version();
  if (!version) return std::unexpected(std::move(version.error()));
  if (auto good = check_not_newer(*version, scripts); !good) return good;
  for (int step = *version + 1; step <= static_cast<int>(scripts.size()); ++step) {
    if (auto raised = schema.raise(step, scripts[static_cast<std::size_t>(step - 1)]); !raised) return raised;
  }
  return {};
}

}  // namespace cifra::store
