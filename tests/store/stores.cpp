#include "tests/store/stores.h"

#include <libpq-fe.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>

namespace cifra::store {

namespace fs = std::filesystem;

TemporaryDirectory::TemporaryDirectory(const fs::path& parent) {
  std::string name = (parent / "cifra_store.XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) std::abort();
  path_ = name;
}

TemporaryDirectory::~TemporaryDirectory() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

namespace postgres {

namespace {

// What the script prints.
std::string run(const std::string& arguments) {
  const std::string command = CIFRA_SOURCE_DIR "/tests/store/postgres.sh " + arguments;
  FILE* pipe = ::popen(command.c_str(), "r");
  if (pipe == nullptr) std::abort();
  std::string text;
  std::array<char, 256> buffer{};
  while (std::fgets(buffer.data(), buffer.size(), pipe) != nullptr) text += buffer.data();
  if (::pclose(pipe) != 0) ADD_FAILURE() << command << " failed";
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

// In memory where there is enough: a crash of the server loses nothing there either, and a busy disk delays no test.
fs::path place() {
  const fs::path memory = "/dev/shm";
  std::error_code error;
  const fs::space_info space = fs::space(memory, error);
  const bool is_good = !error && space.available > (std::uintmax_t{1} << 30) && ::access(memory.c_str(), W_OK) == 0;
  return is_good ? memory : fs::temp_directory_path();
}

class Server {
 public:
  Server() : directory_(place()), address_(run("start " + directory() + " " + std::to_string(::getpid()))) {}
  ~Server() { run("stop " + directory()); }
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  const std::string& directory() const { return directory_.path(); }
  const std::string& address() const { return address_; }

 private:
  TemporaryDirectory directory_;
  std::string address_;
};

Server& server() {
  static Server server;
  return server;
}

}  // namespace

std::string address() { return server().address(); }

void execute(const std::string& where, const std::string& sql) {
  PGconn* connection = PQconnectdb(where.c_str());
  PGresult* result = PQexec(connection, sql.c_str());
  const ExecStatusType status = PQresultStatus(result);
  EXPECT_TRUE(status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) << PQerrorMessage(connection);
  PQclear(result);
  PQfinish(connection);
}

// A schema is as good as a database for this, and made much faster.
std::string new_database() {
  static int number = 0;
  const std::string name = "test" + std::to_string(++number);
  execute(address(), "CREATE SCHEMA " + name);
  return address() + "?options=-csearch_path%3D" + name;
}

void crash() { run("kill " + server().directory()); }
void start() { run("start " + server().directory()); }

}  // namespace postgres

void PrintTo(Kind kind, std::ostream* out) { *out << (kind == Kind::kSqlite ? "SQLite" : "PostgreSQL"); }

std::unique_ptr<Store> opened(const std::string& address, Access access) {
  auto store = open_store(address, access);
  if (store) return std::move(*store);
  ADD_FAILURE() << store.error().code << ": " << store.error().message;
  std::abort();
}

AnyStore::AnyStore() {
  address_ = GetParam() == Kind::kSqlite ? "sqlite:" + directory() + "/cifra.db" : postgres::new_database();
  store_ = opened(address_);
}

std::unique_ptr<Store> AnyStore::another() { return GetParam() == Kind::kSqlite ? nullptr : opened(address_); }

void AnyStore::reopen() {
  store_.reset();
  store_ = opened(address_);
}

Appended AnyStore::append(Append append) {
  const auto answers = store().append(std::vector{std::move(append)});
  if (answers && answers->size() == 1) return answers->front();
  ADD_FAILURE() << (answers ? "not one answer" : answers.error().message);
  return Appended::kRefused;
}

Append events(std::string table, std::int64_t seq, std::int64_t version, std::string_view what) {
  Append append;
  append.events = "[\"" + table + " from " + std::to_string(seq) + std::string(what) + "\"]";
  append.table = std::move(table);
  append.seq = seq;
  append.version = version;
  append.at_ms = 1000 + seq;
  return append;
}

TableRow row(std::string id, std::vector<std::string> players) {
  TableRow row;
  row.code = "C-" + id;
  row.id = std::move(id);
  row.phase = "open";
  row.summary = R"({"game":"the_number"})";
  row.touched_ms = 1000;
  row.players = std::move(players);
  return row;
}

Player guest(std::string id, std::int64_t seen_ms) {
  Player player;
  player.name = "Guest " + id;
  player.id = std::move(id);
  player.created_ms = 500;
  player.seen_ms = seen_ms;
  return player;
}

std::vector<std::string> ids(const std::vector<TableRow>& rows) {
  std::vector<std::string> ids;
  for (const TableRow& row : rows) ids.push_back(row.id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(Sqlite, AnyStore, testing::Values(Kind::kSqlite));
INSTANTIATE_TEST_SUITE_P(Postgresql, AnyStore, testing::Values(Kind::kPostgresql));

}  // namespace cifra::store
