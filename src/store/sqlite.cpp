#include "store/sqlite.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <unordered_map>

#include "store/sql_store.h"
#include "store/sqlite_session.h"
#include "store/text.h"

namespace cifra::store {

namespace {

constexpr char kLast[] =
    "SELECT n.number, l.version FROM numbers n LEFT JOIN log l ON l.number = n.number WHERE n.table_id = ?1"
    " ORDER BY l.seq DESC LIMIT 1";
constexpr char kSame[] = "SELECT version, events FROM log WHERE number = ?1 AND seq = ?2";
constexpr char kNewNumber[] = "INSERT INTO numbers (table_id) VALUES (?1) RETURNING number";
constexpr char kInsert[] = "INSERT INTO log (number, seq, version, events, at_ms) VALUES (?1, ?2, ?3, ?4, ?5)";
constexpr char kOldRow[] = "SELECT code, phase, is_public, players FROM tables WHERE id = ?1";
constexpr char kCodeOwner[] = "SELECT id FROM tables WHERE code = ?1 AND code <> '' AND phase <> 'closed'";
constexpr char kTouch[] = "UPDATE tables SET summary = ?2, deadline_ms = ?3, touched_ms = ?4 WHERE id = ?1";
constexpr char kPutRow[] =
    "INSERT INTO tables (id, code, phase, summary, is_public, deadline_ms, touched_ms, players)"
    " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (id) DO UPDATE SET code = ?2, phase = ?3, summary = ?4,"
    " is_public = ?5, deadline_ms = ?6, touched_ms = ?7, players = ?8";
constexpr char kPutSeat[] = "INSERT OR IGNORE INTO seats (table_id, player) VALUES (?1, ?2)";
constexpr char kPutRecord[] =
    "INSERT INTO records (table_id, finished_ms, players, record) VALUES (?1, ?2, ?3, ?4)"
    " ON CONFLICT (table_id) DO UPDATE SET players = ?3, record = ?4";

// A file descriptor that closes itself.
class File {
 public:
  explicit File(int fd = -1) : fd_(fd) {}
  ~File() {
    if (fd_ >= 0) ::close(fd_);
  }
  File(File&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  File& operator=(File&& other) noexcept {
    std::swap(fd_, other.fd_);
    return *this;
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  int fd() const { return fd_; }

 private:
  int fd_;
};

// What only the owner of a store has: FILE.lock and the database, both locked.
struct Ownership {
  File gate;
  File database;
};

class SqliteStore final : public SqlStore {
 public:
  SqliteStore(std::unique_ptr<SqliteSession> session, Ownership ownership)
      : ownership_(std::move(ownership)), session_(std::move(session)) {}

  Result<std::vector<Appended>> append(std::span<const Append> appends) override;
  bool shared() const override { return false; }
  Result<void> announce(std::string_view /*news*/) override { return {}; }
  void listen(std::function<void(std::string)> /*heard*/) override {}
  Result<void> backup(const std::string& path) override;

 protected:
  // Whatever else is done with the file may take tables away.
  Session& session() override {
    known_.clear();
    return *session_;
  }

 private:
  // The last row of a table in the log. Nobody else writes to the file, so what was appended last need not be read
  // again.
  struct Last {
    std::int64_t number = 0;
    std::int64_t version = 0;
  };
  static constexpr std::size_t kMostKnown = 4096;

  // What of the old row decides how much of it must be written.
  struct OldRow {
    bool exists = false;
    bool holds_code = false;  // the very code of the new one
    bool same_lists = false;  // code, phase, players and whether it is public
    bool same_players = false;
    std::string players;
  };

  // False: SQLite failed.
  bool append_one(const Append& append, Appended& answer);
  bool find_last(const std::string& table, Last& last);
  bool find_old(const Append& append, OldRow& old);
  bool put_row(const Append& append, const TableRow& row, const OldRow& old);
  template <class... Values>
  bool execute(const char* sql, const Values&... values);

  Ownership ownership_;  // before the session, which ends first
  std::unique_ptr<SqliteSession> session_;
  std::unordered_map<std::string, Last> known_;
};

bool is_living(const TableRow& row) { return !row.code.empty() && row.phase != "closed"; }

template <class... Values>
bool SqliteStore::execute(const char* sql, const Values&... values) {
  sqlite3_stmt* statement = session_->prepared(sql);
  if (statement == nullptr) return false;
  SqliteUse use(statement);
  use.bind_all(values...);
  return use.step() == SQLITE_DONE;
}

Result<std::vector<Appended>> SqliteStore::append(std::span<const Append> appends) {
  std::vector<Appended> answers(appends.size(), Appended::kRefused);
  bool good = session_->begin();
  for (std::size_t i = 0; i < appends.size() && good; ++i) {
    if (is_keepable(appends[i])) good = append_one(appends[i], answers[i]);
  }
  if (good && session_->commit()) return answers;
  Error error = session_->error();
  known_.clear();
  session_->rollback();
  return std::unexpected(std::move(error));
}

bool SqliteStore::find_last(const std::string& table, Last& last) {
  if (const auto known = known_.find(table); known != known_.end()) {
    last = known->second;
    return true;
  }
  sqlite3_stmt* statement = session_->prepared(kLast);
  if (statement == nullptr) return false;
  SqliteUse use(statement);
  use.bind(1, table);
  const int result = use.step();
  if (result == SQLITE_ROW) last = {use.number(0), use.number(1)};
  return result == SQLITE_ROW || result == SQLITE_DONE;
}

bool SqliteStore::append_one(const Append& append, Appended& answer) {
  Last last;
  if (!find_last(append.table, last)) return false;
  auto& [number, version] = last;
  if (version != append.seq) {
    answer = Appended::kConflict;
    if (version < append.seq) return true;
    sqlite3_stmt* statement = session_->prepared(kSame);
    if (statement == nullptr) return false;
    SqliteUse same(statement);
    same.bind_all(number, append.seq);
    const int result = same.step();
    if (result == SQLITE_ROW && same.number(0) == append.version && same.text(1) == append.events) {
      answer = Appended::kDone;
    }
    return result == SQLITE_ROW || result == SQLITE_DONE;
  }

  OldRow old;
  if ((append.row || append.record) && !find_old(append, old)) return false;
  if (append.row && is_living(*append.row) && !old.holds_code) {
    sqlite3_stmt* statement = session_->prepared(kCodeOwner);
    if (statement == nullptr) return false;
    SqliteUse owner(statement);
    owner.bind(1, append.row->code);
    const int result = owner.step();
    if (result == SQLITE_ROW) {
      answer = Appended::kCodeTaken;
      return true;
    }
    if (result != SQLITE_DONE) return false;
  }

  if (number == 0) {
    sqlite3_stmt* statement = session_->prepared(kNewNumber);
    if (statement == nullptr) return false;
    SqliteUse made(statement);
    made.bind(1, append.table);
    if (made.step() != SQLITE_ROW) return false;
    number = made.number(0);
  }
  if (!execute(kInsert, number, append.seq, append.version, std::string_view(append.events), append.at_ms)) {
    return false;
  }
  if (known_.size() >= kMostKnown) known_.clear();
  known_[append.table] = {number, append.version};
  if (append.row && !put_row(append, *append.row, old)) return false;
  if (append.record) {
    const std::string players = append.row ? join_players(append.row->players) : old.players;
    if (!execute(kPutRecord, std::string_view(append.table), append.at_ms, std::string_view(players),
                 std::string_view(*append.record))) {
      return false;
    }
  }
  if (append.day && !execute(kFinishTry, std::string_view(append.table), std::int64_t{append.day->score},
                             std::int64_t{append.day->counts}, append.at_ms)) {
    return false;
  }
  if (append.rated &&
      !execute(kAddRatedGame, std::string_view(append.table), std::string_view(append.rated->league),
               std::int64_t{append.rated->counts ? 0 : -1}, append.at_ms, std::string_view(append.rated->seats))) {
    return false;
  }
  if (append.group &&
      !execute(kGroupProgress, std::string_view(append.table), std::int64_t{append.group->placed},
               std::int64_t{append.group->score}, append.group->finished ? append.at_ms : std::int64_t{0})) {
    return false;
  }
  answer = Appended::kDone;
  return true;
}

bool SqliteStore::find_old(const Append& append, OldRow& old) {
  sqlite3_stmt* statement = session_->prepared(kOldRow);
  if (statement == nullptr) return false;
  SqliteUse use(statement);
  use.bind(1, append.table);
  const int result = use.step();
  if (result != SQLITE_ROW) return result == SQLITE_DONE;
  old.exists = true;
  old.players = use.text(3);
  if (!append.row) return true;
  const TableRow& row = *append.row;
  old.holds_code = use.text(0) == row.code && use.text(1) != "closed";
  old.same_players = old.players == join_players(row.players);
  old.same_lists =
      use.text(0) == row.code && use.text(1) == row.phase && (use.number(2) != 0) == row.is_public && old.same_players;
  return true;
}

bool SqliteStore::put_row(const Append& append, const TableRow& row, const OldRow& old) {
  const std::string_view id = append.table;
  const Value deadline = row.deadline_ms ? Value(*row.deadline_ms) : Value(nullptr);
  if (old.same_lists) return execute(kTouch, id, std::string_view(row.summary), deadline, row.touched_ms);
  const std::string players = join_players(row.players);
  if (!execute(kPutRow, id, std::string_view(row.code), std::string_view(row.phase), std::string_view(row.summary),
               std::int64_t{row.is_public}, deadline, row.touched_ms, std::string_view(players))) {
    return false;
  }
  if (old.same_players) return true;
  for (const std::string& player : row.players) {
    if (!player.empty() && !execute(kPutSeat, id, std::string_view(player))) return false;
  }
  return true;
}

std::string system_error() { return std::strerror(errno); }  // NOLINT(concurrency-mt-unsafe): glibc's is safe

// VACUUM INTO reads one snapshot, so others may write meanwhile. The copy has its name only when it is complete.
Result<void> SqliteStore::backup(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  const std::string target = fs::absolute(path, ignored).string();
  if (fs::exists(fs::symlink_status(target, ignored))) return fail("file_exists", "", path + " exists already.");
  const std::string partial = target + ".partial";
  fs::remove(partial, ignored);
  {
    const File created(::open(partial.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (created.fd() < 0) return fail("bad_file", "", "cannot write " + path + ": " + system_error());
  }
  const std::string_view into = partial;
  auto copied = session_->run_one({"VACUUM INTO $1", {into}});
  Result<void> done;
  if (!copied) {
    done = std::unexpected(std::move(copied.error()));
  } else {
    const File file(::open(partial.c_str(), O_RDONLY | O_CLOEXEC));
    const File folder(::open(fs::path(target).parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (file.fd() < 0 || ::fsync(file.fd()) != 0 || ::rename(partial.c_str(), target.c_str()) != 0 || folder.fd() < 0 ||
        ::fsync(folder.fd()) != 0) {
      done = fail(errno == ENOSPC ? kFull : "bad_file", "", "cannot write " + path + ": " + system_error());
    }
  }
  if (!done) fs::remove(partial, ignored);
  return done;
}

Result<File> locked(const std::string& path, const std::string& name) {
  File file(::open(name.c_str(), O_RDONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0600));
  if (file.fd() < 0) return fail(kBadStore, "", "cannot open the database " + path + ": " + system_error());
  if (::flock(file.fd(), LOCK_EX | LOCK_NB) == 0) return file;
  if (errno == EWOULDBLOCK) return fail(kInUse, "", "another Cifra server is using " + path);
  return fail(kAway, "", "cannot lock " + name + ": " + system_error());
}

// The locks end with the process however it ends. FILE.lock comes first, so that a second store of this process never
// opens the database: closing any descriptor of it would end the locks SQLite has on it. The database itself is locked
// too, as it may have several names. Names and password hashes are nobody else's business, so a new database is ours
// alone; SQLite gives its other files the same rights.
Result<Ownership> own(const std::string& path) {
  auto gate = locked(path, path + ".lock");
  if (!gate) return std::unexpected(std::move(gate.error()));
  auto database = locked(path, path);
  if (!database) return std::unexpected(std::move(database.error()));
  return Ownership{std::move(*gate), std::move(*database)};
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& path, Access access) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  const std::string file = fs::weakly_canonical(fs::absolute(path, ignored), ignored).string();
  const std::string folder = fs::path(file).parent_path().string();
  if (path.empty() || file.empty()) return fail(kBadStore, "", "--database names no file: sqlite:FILE");
  if (fs::is_directory(file, ignored)) return fail(kBadStore, "", path + " is a directory, not a file.");
  if (!fs::is_directory(folder, ignored)) return fail(kBadStore, "", "there is no directory " + folder);
  Ownership ownership;
  if (access == Access::kOwn) {
    auto owned = own(file);
    if (!owned) return std::unexpected(std::move(owned.error()));
    ownership = std::move(*owned);
  } else if (!fs::exists(file, ignored)) {
    return fail(kBadStore, "", "there is no file " + path);
  }
  auto session = SqliteSession::open(file, access);
  if (!session) return std::unexpected(std::move(session.error()));
  return std::make_unique<SqliteStore>(std::move(*session), std::move(ownership));
}

}  // namespace cifra::store
