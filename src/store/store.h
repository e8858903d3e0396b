// Store: what the house keeps. The events of every table, what its lists know of them, records of finished games,
// people, jobs, days, numbered shuffles, ratings, and groups.
//
// One interface, two stores: SQLite in one file (sqlite.h), and PostgreSQL for many nodes (postgresql.h). A Store is
// used by one thread at a time and waits for the disk; the house talks to it through a Worker (worker.h), which has a
// thread of its own and commits everything that arrived during the last transaction in the next one.
//
// Errors have a code: "store_away" (not reachable, locked, restarted: try again), "store_full" (no space: try again
// later), "store_damaged" (what is there cannot be read), "store_in_use", "store_newer" and "bad_store" (when opening),
// "bad_text", "account_taken", "has_account", "no_such_player". Time is milliseconds since 1970 and always an argument.
//
// Texts are UTF-8 without NUL. Every call may be repeated when its outcome is unknown.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "store/rated.h"

namespace cifra::store {

inline constexpr std::string_view kAway = "store_away";
inline constexpr std::string_view kFull = "store_full";
inline constexpr std::string_view kDamaged = "store_damaged";
inline constexpr std::string_view kInUse = "store_in_use";  // by another process, and this store is for one
inline constexpr std::string_view kNewer = "store_newer";   // written by a newer Cifra
inline constexpr std::string_view kBadStore = "bad_store";  // the address leads to no store
inline constexpr std::string_view kBadText = "bad_text";
inline constexpr std::string_view kAccountTaken = "account_taken";
inline constexpr std::string_view kHasAccount = "has_account";
inline constexpr std::string_view kNoSuchPlayer = "no_such_player";

inline constexpr std::size_t kMaxTextBytes = std::size_t{16} << 20;
inline constexpr std::size_t kMaxNewsBytes = 7000;

// What lists and sweeps know of a table. The newest one counts.
struct TableRow {
  std::string id;
  std::string code;     // six signs; empty when the table has none (any more)
  std::string phase;    // open, playing, finished, closed
  std::string summary;  // JSON for lists, opaque to the store
  bool is_public = false;
  std::optional<std::int64_t> deadline_ms;  // when somebody's time is up
  std::int64_t touched_ms = 0;              // about when something last happened
  std::vector<std::string> players;         // who sits there, seat by seat; empty for a bot

  bool operator==(const TableRow&) const = default;
};

// What a try at a day came to, and whether it is on the day's board.
struct DayScore {
  int score = 0;
  bool counts = false;

  bool operator==(const DayScore&) const = default;
};

// How far a try in a group has come.
struct GroupProgress {
  int placed = 0;  // turns in which something was chosen
  int score = 0;   // so far
  bool finished = false;

  bool operator==(const GroupProgress&) const = default;
};

// Some more events of one table, in one row. All or nothing.
struct Append {
  std::string table;
  std::int64_t seq = 0;      // how many events the table had before: unique (table, seq) decides races
  std::int64_t version = 0;  // and how many with these
  std::string events;        // JSON, opaque to the store
  std::optional<TableRow> row;
  std::optional<std::string> record;   // of a finished game
  std::optional<DayScore> day;         // of a try at a day that ends with these events; needs a row
  std::optional<RatedResult> rated;    // of a game that ends with these events and is rated; needs a row
  std::optional<GroupProgress> group;  // of a try in a group; needs a row
  std::int64_t at_ms = 0;
};

enum class Appended : std::uint8_t {
  kDone,
  kConflict,   // `seq` is not the table's version: others were faster, so nothing of this Append was kept
  kCodeTaken,  // another living table has that code, so nothing of this Append was kept
  kRefused,    // cannot be kept, now or later (see is_keepable), so nothing of this Append was kept
};

struct EventRow {
  std::int64_t seq = 0;
  std::int64_t version = 0;
  std::string events;

  bool operator==(const EventRow&) const = default;
};

// A guest, or with an account name and a password hash somebody who keeps one identity over devices.
struct Player {
  std::string id;
  std::string name;
  std::string account;   // empty for a guest
  std::string password;  // argon2id, as libsodium writes it; empty for a guest
  std::int64_t created_ms = 0;
  std::int64_t seen_ms = 0;

  bool operator==(const Player&) const = default;
};

// A token that is given out for another one.
struct NewToken {
  std::string hash;
  std::string instead_of;  // the hash of the one that ends
  std::int64_t now_ms = 0;
};

// A job: long work that people asked for, kept until it is done and for a while after that. One job for all who ask for
// the same; each of them has a request of their own, and a job goes when the last request for it does.
struct Job {
  std::string key;    // the same for the same work
  std::string kind;   // what is to be done; opaque to the store
  std::string input;  // with what; opaque to the store
  int rank = 0;       // a lower one has its turn first, of the same whoever asked first
  int tries = 0;      // how often it was taken, this time included

  bool operator==(const Job&) const = default;
};

struct JobRequest {
  std::string id;
  std::string player;
  Job job;
  std::int64_t asked_ms = 0;
  int most_of_player = 0;  // jobs that are not finished: of this player
  int most = 0;            // and of all
};

// What came of a request: the id that the player has for this job, perhaps from before; or why there is none.
struct JobAnswer {
  std::string id;
  bool player_has_too_many = false;  // otherwise the queue is full
};

enum class JobState : std::uint8_t { kWaiting, kWorking, kDone, kFailed };

struct JobReport {
  JobState state = JobState::kWaiting;
  int place = 0;       // among those that wait, from 1
  int permille = 0;    // of the work
  std::string result;  // done: the result; failed: the error; before that what is known so far, or empty

  bool operator==(const JobReport&) const = default;
};

// Who works on a job, and until when nobody else may take it.
struct Lease {
  std::string node;
  std::int64_t until_ms = 0;
};

// One person's try at the shuffle of a day, on one of the day's boards: there is one at most. The score stays when the
// person goes.
struct DayTry {
  std::string id;  // of its table or record
  int day = 0;
  std::string board;
  std::string player;  // empty: deleted
  std::int64_t began_ms = 0;
  std::int64_t finished_ms = 0;  // 0: not yet
  DayScore result{};
  bool named = false;  // others may see the name

  bool operator==(const DayTry&) const = default;
};

// How many tries, at a day or at a numbered shuffle, had that score.
struct ScoreBar {
  int score = 0;
  int tries = 0;

  bool operator==(const ScoreBar&) const = default;
};

// What the house worked out about a day; both are JSON, opaque to the store.
struct DayReport {
  int day = 0;
  std::string par;
  std::string best;

  bool operator==(const DayReport&) const = default;
};

struct DayLayout {
  int score = 0;
  std::string name;  // empty: not to be named
  std::string record;

  bool operator==(const DayLayout&) const = default;
};

// A group: one hidden shuffle that several people play, each alone.
struct Group {
  std::string code;       // six signs, its name
  std::string host;       // a player; empty: deleted
  std::string host_name;  // as it is now; only read
  std::string settings;   // JSON, opaque to the store
  std::string seed;
  bool in_step = false;  // the host turns the cards
  int turned = 0;        // so many of them
  std::int64_t made_ms = 0;
  std::int64_t ended_ms = 0;  // 0: not yet

  bool operator==(const Group&) const = default;
};

// One person in a group.
struct GroupTry {
  std::string id;        // of its table or record
  std::string player;    // empty: deleted
  std::string name;      // as it is now, empty: not to be named; only read
  bool by_hand = false;  // with real tiles: there is no table, and the score is what the person says
  std::int64_t joined_ms = 0;
  std::int64_t finished_ms = 0;  // 0: not yet
  GroupProgress progress{};

  bool operator==(const GroupTry&) const = default;
};

struct GroupWithTries {
  Group group;
  std::vector<GroupTry> tries;  // the best score first
};

class Store {
 public:
  virtual ~Store() = default;

  // One transaction, durable when it returns. An answer for every append, in order; two of one call may be of one
  // table. Appending again exactly what is there already is kDone, so a call whose answer was lost can be repeated.
  virtual Result<std::vector<Appended>> append(std::span<const Append> appends) = 0;

  // The events of a table from `seq` on, in order. None for a table that is not there.
  virtual Result<std::vector<EventRow>> events(std::string_view table, std::int64_t seq) = 0;

  // The version of each of these tables, 0 for one that is not there.
  virtual Result<std::vector<std::int64_t>> versions(std::span<const std::string> tables) = 0;

  virtual Result<std::optional<TableRow>> table(std::string_view id) = 0;
  virtual Result<std::optional<TableRow>> table_by_code(std::string_view code) = 0;
  virtual Result<std::vector<TableRow>> public_tables(int limit) = 0;  // open or playing; newest first
  virtual Result<std::vector<TableRow>> tables_of(std::string_view player, int limit) = 0;  // not closed; newest first
  // Tables at which this player has a seat, closed ones too, whose id comes after that one, in the order of ids.
  virtual Result<std::vector<std::string>> seats_of(std::string_view player, std::string_view after, int limit) = 0;
  virtual Result<std::vector<std::string>> due_tables(std::int64_t now_ms, int limit) = 0;  // playing, deadline reached
  // In that phase and not touched since; a row with is_public either way.
  virtual Result<std::vector<std::string>> idle_tables(std::string_view phase, std::int64_t before_ms, int limit) = 0;

  virtual Result<std::optional<std::string>> record(std::string_view table) = 0;

  // People. A token is known by its hash only.
  virtual Result<void> add_player(const Player& player, std::string_view token_hash) = 0;
  virtual Result<std::optional<Player>> player_by_token(std::string_view token_hash) = 0;
  virtual Result<std::optional<Player>> player_by_account(std::string_view account) = 0;
  // A guest gets an account, and another token for the one they have. Errors: account_taken, has_account.
  virtual Result<void> set_account(std::string_view player, std::string_view account, std::string_view password,
                                   const NewToken& token) = 0;
  // False, and nothing is changed, unless the old password is still `old_password`. Ends all tokens but the new one,
  // and forgets all devices.
  virtual Result<bool> set_password(std::string_view player, std::string_view old_password,
                                    std::string_view new_password, const NewToken& token) = 0;
  virtual Result<void> set_name(std::string_view player, std::string_view name) = 0;
  virtual Result<void> add_token(std::string_view player, std::string_view token_hash, std::int64_t now_ms) = 0;
  virtual Result<void> remove_token(std::string_view token_hash) = 0;
  virtual Result<int> remove_other_tokens(std::string_view player, std::string_view token_hash) = 0;  // how many
  virtual Result<std::vector<std::string>> tokens_of(std::string_view player) = 0;                    // their hashes
  // Devices that a player has logged in from, known by a hash too.
  virtual Result<void> add_device(std::string_view player, std::string_view device_hash, std::int64_t now_ms) = 0;
  virtual Result<bool> is_device_of(std::string_view account, std::string_view device_hash) = 0;
  virtual Result<void> see_players(std::span<const std::string> players, std::int64_t now_ms) = 0;  // they were here
  virtual Result<std::vector<std::int64_t>> seen(std::span<const std::string> players) = 0;         // 0: not there
  // The player, their tokens, devices, seats, jobs and unfinished tries; in records and events of theirs (those of
  // tables they sat at) the name of that seat becomes `name_instead`. Scores, ratings and groups stay, and nothing
  // leads from them to the player.
  virtual Result<void> remove_player(std::string_view player, std::string_view name_instead) = 0;
  // The same for one table that is over: the seat leaves the player's lists, and the name its record and events. The
  // record goes with the last person who had a seat.
  virtual Result<void> remove_seat(std::string_view player, std::string_view table, std::string_view name_instead) = 0;
  // Guests (not accounts) not seen since.
  virtual Result<std::vector<std::string>> idle_guests(std::int64_t before_ms, int limit) = 0;

  // Players whose name, password or tokens were changed, in the order of their numbers, from that number on. For other
  // nodes, which may remember what was so before.
  struct PersonNews {
    std::int64_t number = 0;
    std::string player;
  };
  virtual Result<std::vector<PersonNews>> person_news(std::int64_t from) = 0;
  virtual Result<std::int64_t> last_person_news() = 0;  // 0: there never was any

  // The last time that the house believed its clock; nothing before the first.
  virtual Result<std::optional<std::int64_t>> trusted_ms() = 0;
  virtual Result<void> set_trusted_ms(std::int64_t now_ms) = 0;

  // What has expired: closed tables with their events (records stay) not touched since, records finished before. How
  // many of each, at most `limit` of each in one call.
  struct Expired {
    int tables = 0;
    int records = 0;
  };
  virtual Result<Expired> expire(std::int64_t tables_before_ms, std::int64_t records_before_ms, int limit) = 0;

  // Jobs. A job that is asked for again after it failed waits anew.
  virtual Result<JobAnswer> add_job(const JobRequest& request) = 0;
  virtual Result<std::optional<JobReport>> job(std::string_view player, std::string_view id) = 0;
  virtual Result<bool> remove_job(std::string_view player, std::string_view id) = 0;  // whether it was there
  // The next one of at most that rank that waits, or whose lease is over; in a store that is not shared any lease of
  // another node is. Two nodes never get the same one as long as their clocks agree.
  virtual Result<std::optional<Job>> take_job(const Lease& lease, int most_rank, std::int64_t now_ms) = 0;
  // These three are for whoever has the lease. False: the job is another node's by now, or nobody wants it any more.
  virtual Result<bool> renew_job(std::string_view key, const Lease& lease, int permille, std::string_view so_far) = 0;
  virtual Result<bool> finish_job(std::string_view key, std::string_view node, JobState state, std::string_view result,
                                  std::int64_t now_ms) = 0;
  virtual Result<bool> return_job(std::string_view key, std::string_view node) = 0;  // that try does not count
  virtual Result<int> waiting_jobs() = 0;
  // Jobs that were finished before, or asked for before and never finished, with all requests for them. How many.
  virtual Result<int> expire_jobs(std::int64_t before_ms, int limit) = 0;

  // A job of the house itself: below those of people, and not counted among them. Nothing if it is there already; its
  // report is that of job("", id).
  virtual Result<void> add_own_job(std::string_view id, const Job& job, std::int64_t asked_ms) = 0;

  // Days. The secret of the chain: the first one that was offered stays.
  virtual Result<std::string> day_secret(std::string_view offered) = 0;
  // The try that this player has on that board of that day: this one, or the one from before. A finished one comes with
  // its record. Nothing: there is no such player.
  virtual Result<std::optional<DayTry>> add_try(const DayTry& made, std::string_view record) = 0;
  virtual Result<std::vector<DayTry>> tries_of(std::string_view player, int first_day, int last_day) = 0;  // by day
  virtual Result<void> name_tries(std::string_view player, int day, bool named) = 0;
  virtual Result<std::vector<ScoreBar>> day_bars(int day, std::string_view board) = 0;  // by score, of those that count
  virtual Result<std::vector<DayLayout>> day_layouts(int day, std::string_view board, int limit) = 0;  // the best first
  virtual Result<std::vector<DayReport>> day_reports(int first_day, int last_day) = 0;                 // by day
  virtual Result<void> set_day_report(const DayReport& report) = 0;
  virtual Result<int> expire_days(int before_day, int limit) = 0;  // how many tries went

  // Numbered shuffles of a game. The lowest that none of these people has been dealt: they have from now on, at this
  // table. Asked for again before its game is over, the table has those people only.
  virtual Result<int> take_shuffle(std::string_view table, std::string_view game, std::span<const std::string> players,
                                   std::int64_t now_ms) = 0;
  // What came of it for one of them; the first time counts.
  virtual Result<void> finish_shuffle(std::string_view table, std::string_view player, int score,
                                      std::int64_t now_ms) = 0;
  virtual Result<std::vector<ScoreBar>> shuffle_bars(std::string_view game, int number) = 0;  // by score
  virtual Result<int> expire_shuffles(std::int64_t before_ms, int limit) = 0;                 // how many seats went

  // Ratings (rated.h). Games that wait to be counted, the oldest first.
  virtual Result<std::vector<RatedGame>> uncounted_games(int limit) = 0;
  virtual Result<std::optional<RatedGame>> rated_game(std::string_view id) = 0;
  // Of the league of `after`, those that come after it: by number, then by time.
  virtual Result<std::vector<RatedGame>> rated_games(const RatedGame& after, int limit) = 0;
  virtual Result<std::vector<std::string>> leagues() = 0;
  virtual Result<std::int64_t> last_game_number(std::string_view league) = 0;  // 0: none was counted yet
  virtual Result<std::vector<Rater>> raters(std::string_view league, std::span<const std::string> players) = 0;
  virtual Result<std::vector<Rater>> raters_of(std::string_view player) = 0;  // by league
  virtual Result<std::vector<Rater>> league_raters(std::string_view league, std::string_view after, int limit) = 0;
  // The game gets its number and its seats, and everybody in it their new rating, all or nothing; who plays their first
  // game of a league is a new rater. `games` counts this one. False: it was counted already, or the number is taken.
  virtual Result<bool> count_game(const RatedGame& game, std::span<const Rater> raters) = 0;
  // Other ratings for raters who still have so many games.
  virtual Result<void> set_raters(std::span<const Rater> raters) = 0;
  virtual Result<int> expire_uncounted_games(std::int64_t before_ms, int limit) = 0;  // those that never count

  // Groups. False: that code is taken.
  virtual Result<bool> add_group(const Group& group) = 0;
  virtual Result<std::optional<GroupWithTries>> group(std::string_view code) = 0;
  virtual Result<std::optional<std::string>> group_of(std::string_view id) = 0;  // the code, by the id of a try
  // The try that this player has in the group: this one, or the one from before. Nothing: there is no such player or
  // group, it has ended, or it has `most` tries already.
  virtual Result<std::optional<GroupTry>> add_group_try(std::string_view code, const GroupTry& made, int most) = 0;
  // These three are for the host; false, and nothing is changed, for anybody else, or when it cannot be done now. A
  // card is turned when `turned` is one more than before.
  virtual Result<bool> turn_group(std::string_view code, std::string_view host, int turned) = 0;
  virtual Result<bool> end_group(std::string_view code, std::string_view host, std::int64_t now_ms) = 0;
  virtual Result<bool> remove_group(std::string_view code, std::string_view host) = 0;
  // Of a try with real tiles; may be said again. False: there is none.
  virtual Result<bool> set_group_score(std::string_view code, std::string_view player, int score,
                                       std::int64_t now_ms) = 0;
  virtual Result<int> expire_groups(std::int64_t made_before_ms, int limit) = 0;  // how many went, with their tries

  // Other nodes on the same store. A hint only: it may be lost, the events are the truth.
  virtual bool shared() const = 0;
  // To all other nodes, at most kMaxNewsBytes. Every line is heard on its own.
  virtual Result<void> announce(std::string_view news) = 0;
  // Calls back from a thread of its own with each line that other nodes announced, until the store is destroyed. Once.
  virtual void listen(std::function<void(std::string news)> heard) = 0;

  // A consistent copy into a new file, while others read and write. PostgreSQL has pg_dump and answers with an error.
  virtual Result<void> backup(const std::string& path) = 0;

  // Any thread: calls that wait for the network, and later ones, fail with store_away at once. For a quick end.
  virtual void give_up() {}
};

enum class Access : std::uint8_t {
  kOwn,   // read and write; runs the migrations that are missing; a SQLite file has one owner at a time
  kRead,  // read and back up beside an owner; never changes anything
};

// "sqlite:FILE" or "postgresql://…". Passwords in an address never get into an error.
Result<std::unique_ptr<Store>> open_store(const std::string& address, Access access = Access::kOwn);

}  // namespace cifra::store
