#include "store/postgresql_connection.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace cifra::store {

namespace {

constexpr Oid kInt8 = 20;
constexpr Oid kText = 25;

// What an address does not say itself. A server that is gone without a word is noticed within seconds.
constexpr std::pair<const char*, const char*> kDefaults[] = {
    {"client_encoding", "UTF8"}, {"fallback_application_name", "cifra"},
    {"keepalives_idle", "10"},   {"keepalives_interval", "5"},
    {"keepalives_count", "3"},   {"tcp_user_timeout", "5000"},
};

// What the server does not decide for us: nothing hangs, and a commit is on the disk.
constexpr char kSessionSettings[] =
    "SELECT set_config('statement_timeout', '4000', false),"
    " set_config('idle_in_transaction_session_timeout', '10000', false),"
    " set_config('default_transaction_isolation', 'read committed', false),"
    " CASE WHEN current_setting('synchronous_commit') = 'off' THEN set_config('synchronous_commit', 'on', false) END";
constexpr char kReadOnly[] = "SELECT set_config('default_transaction_read_only', 'on', false)";

// https://www.postgresql.org/docs/15/errcodes-appendix.html
std::string_view code_of(std::string_view state) {
  if (state == "23505") return kNotUnique;
  if (state == "53100") return kFull;
  if (state == "42501" || state.starts_with("28") || state.starts_with("3D")) return kBadStore;
  if (state.starts_with("22")) return kBadText;
  // Connection, resources, operator intervention, system, deadlock, lock, a server that may only be read, a statement
  // that must be prepared again.
  for (const std::string_view kind : {"08", "53", "57", "58", "40", "55", "25", "26", "0A"}) {
    if (state.starts_with(kind)) return kAway;
  }
  return kDamaged;
}

std::string one_line(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

// The values of a call as libpq takes them: binary, so that texts need no end and no quotes.
class Parameters {
 public:
  explicit Parameters(const std::vector<Value>& values) : numbers_(values.size()) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      formats_.push_back(1);
      if (const auto* text = std::get_if<std::string_view>(&values[i])) {
        add(kText, text->data() == nullptr ? "" : text->data(), text->size());
      } else if (const auto* number = std::get_if<std::int64_t>(&values[i])) {
        const auto bits = static_cast<std::uint64_t>(*number);
        for (std::size_t k = 0; k < 8; ++k) numbers_[i][k] = static_cast<char>(bits >> (56 - 8 * k));
        add(kInt8, numbers_[i].data(), 8);
      } else {
        add(0, nullptr, 0);
      }
    }
  }
  int count() const { return static_cast<int>(types_.size()); }
  const Oid* types() const { return types_.data(); }
  const char* const* values() const { return values_.data(); }
  const int* lengths() const { return lengths_.data(); }
  const int* formats() const { return formats_.data(); }

 private:
  void add(Oid type, const char* value, std::size_t length) {
    types_.push_back(type);
    values_.push_back(value);
    lengths_.push_back(static_cast<int>(length));
  }
  std::vector<std::array<char, 8>> numbers_;
  std::vector<Oid> types_;
  std::vector<const char*> values_;
  std::vector<int> lengths_;
  std::vector<int> formats_;
};

Rows rows_of(const PGresult* result) {
  Rows rows(static_cast<std::size_t>(PQntuples(result)));
  for (int row = 0; row < PQntuples(result); ++row) {
    for (int column = 0; column < PQnfields(result); ++column) {
      std::optional<std::string> cell;
      if (PQgetisnull(result, row, column) == 0) {
        cell.emplace(PQgetvalue(result, row, column), static_cast<std::size_t>(PQgetlength(result, row, column)));
      }
      rows[static_cast<std::size_t>(row)].add(std::move(cell));
    }
  }
  return rows;
}

}  // namespace

// libpq's own message about a bad address quotes it, so it is not used.
Result<PostgresqlAddress> PostgresqlAddress::parse(const std::string& text) {
  char* message = nullptr;
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(PQconninfoParse(text.c_str(), &message),
                                                                             &PQconninfoFree);
  if (message != nullptr) PQfreemem(message);
  // A port that is none may be the password of an address without a host; libpq would quote it later.
  const auto is_bad_port = [](const PQconninfoOption& option) {
    return std::string_view(option.keyword) == "port" && option.val != nullptr &&
           std::string_view(option.val).find_first_not_of("0123456789,") != std::string_view::npos;
  };
  bool good = options != nullptr;
  for (const PQconninfoOption* option = options.get(); good && option->keyword != nullptr; ++option) {
    good = !is_bad_port(*option);
  }
  if (!good) {
    return fail(kBadStore, "",
                "The address of the store is not one that PostgreSQL knows: "
                "postgresql://USER:PASSWORD@HOST:PORT/DATABASE, with signs like @ / % in it as %40 %2F %25.");
  }
  PostgresqlAddress address;
  for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option) {
    if (option->val == nullptr) continue;
    address.parameters_.emplace_back(option->keyword, option->val);
    if (std::string_view(option->keyword) == "password") address.password_ = option->val;
  }
  for (const auto& [keyword, value] : kDefaults) {
    const auto is_this = [&](const auto& parameter) { return parameter.first == keyword; };
    if (std::ranges::none_of(address.parameters_, is_this)) address.parameters_.emplace_back(keyword, value);
  }
  return address;
}

std::string PostgresqlAddress::hide_password(std::string message) const {
  if (password_.empty()) return message;
  for (std::size_t at = message.find(password_); at != std::string::npos; at = message.find(password_, at + 3)) {
    message.replace(at, password_.size(), "***");
  }
  return message;
}

Alarm::Alarm() : fd_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

Alarm::~Alarm() {
  if (fd_ >= 0) ::close(fd_);
}

void Alarm::raise() {
  raised_ = true;
  const std::uint64_t one = 1;
  [[maybe_unused]] const auto written = ::write(fd_, &one, sizeof one);
}

Error PostgresqlConnection::lost() const {
  const std::string why = connection_ == nullptr ? "no memory" : PQerrorMessage(connection_.get());
  return Error{std::string(kAway), "", "PostgreSQL: " + address_.hide_password(one_line(why))};
}

Error PostgresqlConnection::refused(const PGresult* result) const {
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  if (state == nullptr) return lost();
  const char* text = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  return Error{std::string(code_of(state)), state,
               "PostgreSQL: " + address_.hide_password(one_line(text == nullptr ? "" : text)) + " (" + state + ")."};
}

void PostgresqlConnection::close() {
  connection_.reset();
  statements_.clear();
}

Result<short> PostgresqlConnection::wait(short events, Deadline deadline) {
  for (;;) {
    if (alarm_.is_raised()) return fail(kAway, "", "the database is being closed");
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - SteadyClock::now()).count();
    if (left <= 0) return fail(kAway, "", "PostgreSQL does not answer");
    pollfd both[] = {{PQsocket(connection_.get()), events, 0}, {alarm_.fd(), POLLIN, 0}};
    const int ready = ::poll(both, 2, static_cast<int>(std::min<std::int64_t>(left, 60'000)));
    if (ready > 0 && both[0].revents != 0) return both[0].revents;
  }
}

Result<void> PostgresqlConnection::open(Deadline deadline) {
  close();
  std::vector<const char*> keywords;
  std::vector<const char*> values;
  for (const auto& [keyword, value] : address_.parameters()) {
    keywords.push_back(keyword.c_str());
    values.push_back(value.c_str());
  }
  keywords.push_back(nullptr);
  values.push_back(nullptr);
  connection_.reset(PQconnectStartParams(keywords.data(), values.data(), 0));
  const auto given_up = [this] {
    Error error = lost();
    close();
    return std::unexpected(std::move(error));
  };
  if (connection_ == nullptr || PQstatus(connection_.get()) == CONNECTION_BAD) return given_up();
  PQsetNoticeReceiver(connection_.get(), [](void* /*nobody*/, const PGresult* /*notice*/) {}, nullptr);
  for (PostgresPollingStatusType next = PGRES_POLLING_WRITING; next != PGRES_POLLING_OK;
       next = PQconnectPoll(connection_.get())) {
    if (next == PGRES_POLLING_FAILED) return given_up();
    auto ready = wait(next == PGRES_POLLING_READING ? POLLIN : POLLOUT, deadline);
    if (!ready) {
      close();
      return std::unexpected(std::move(ready.error()));
    }
  }
  auto done = set_up(deadline);
  if (!done) close();
  return done;
}

Result<void> PostgresqlConnection::set_up(Deadline deadline) {
  const char* encoding = PQparameterStatus(connection_.get(), "server_encoding");
  if (encoding == nullptr || std::strcmp(encoding, "UTF8") != 0) {
    return fail(kBadStore, "", "the database must have the encoding UTF8");
  }
  if (PQsetnonblocking(connection_.get(), 1) != 0 || PQenterPipelineMode(connection_.get()) != 1) {
    return std::unexpected(lost());
  }
  auto set = run_once(kSessionSettings, deadline);
  if (set && access_ == Access::kRead) set = run_once(kReadOnly, deadline);
  if (!set) return std::unexpected(std::move(set.error()));
  return {};
}

Result<PostgresqlConnection::Answer> PostgresqlConnection::next(Deadline deadline) {
  while (PQisBusy(connection_.get()) != 0) {
    const int unsent = PQflush(connection_.get());
    if (unsent < 0) return std::unexpected(lost());
    auto ready = wait(static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN), deadline);
    if (!ready) return std::unexpected(std::move(ready.error()));
    if ((*ready & ~POLLOUT) != 0 && PQconsumeInput(connection_.get()) == 0) return std::unexpected(lost());
  }
  return Answer(PQgetResult(connection_.get()));
}

bool PostgresqlConnection::send(const Call& call, std::size_t& answers) {
  const Parameters parameters(call.values);
  Statement& statement = statements_[call.sql];
  answers = 1;
  if (!statement.is_prepared) {
    // A new name every time: after an error nobody knows which statements the server has prepared.
    statement.name = "s" + std::to_string(++names_);
    if (PQsendPrepare(connection_.get(), statement.name.c_str(), call.sql, parameters.count(), parameters.types()) !=
        1) {
      return false;
    }
    statement.is_prepared = true;
    answers = 2;
  }
  return PQsendQueryPrepared(connection_.get(), statement.name.c_str(), parameters.count(), parameters.values(),
                             parameters.lengths(), parameters.formats(), 0) == 1;
}

Result<std::vector<Rows>> PostgresqlConnection::run(std::span<const Call> calls, Deadline deadline) {
  std::vector<bool> is_wanted;
  for (const Call& call : calls) {
    std::size_t answers = 0;
    if (!send(call, answers)) {
      Error error = lost();
      close();
      return std::unexpected(std::move(error));
    }
    if (answers == 2) is_wanted.push_back(false);
    is_wanted.push_back(true);
  }
  return receive(is_wanted, deadline);
}

Result<Rows> PostgresqlConnection::run_once(const std::string& sql, Deadline deadline) {
  if (PQsendQueryParams(connection_.get(), sql.c_str(), 0, nullptr, nullptr, nullptr, nullptr, 0) != 1) {
    Error error = lost();
    close();
    return std::unexpected(std::move(error));
  }
  return mapped(receive({true}, deadline), [](std::vector<Rows> answers) { return std::move(answers.front()); });
}

// Every statement answers with a result and a null, or after an error with PGRES_PIPELINE_ABORTED and a null; the end
// of the pipeline with PGRES_PIPELINE_SYNC. Only that one says that the transaction is committed.
Result<std::vector<Rows>> PostgresqlConnection::receive(const std::vector<bool>& is_wanted, Deadline deadline) {
  std::vector<Rows> answers;
  std::optional<Error> wrong;
  std::size_t statement = 0;
  if (PQpipelineSync(connection_.get()) != 1) wrong = lost();
  for (bool synced = false; !synced && (!wrong || is_open());) {
    auto answer = next(deadline);
    if (!answer) {
      close();
      return std::unexpected(std::move(answer.error()));
    }
    switch (*answer == nullptr ? PGRES_EMPTY_QUERY : PQresultStatus(answer->get())) {
      case PGRES_EMPTY_QUERY:
        if (++statement <= is_wanted.size()) break;
        close();  // never seen: the answers are not those of this call
        return fail(kAway, "", "PostgreSQL answers something else");
      case PGRES_PIPELINE_SYNC:
        synced = true;
        break;
      case PGRES_TUPLES_OK:
      case PGRES_COMMAND_OK:
        if (statement < is_wanted.size() && is_wanted[statement]) answers.push_back(rows_of(answer->get()));
        break;
      case PGRES_PIPELINE_ABORTED:
        break;
      default:
        if (!wrong) wrong = refused(answer->get());
        break;
    }
  }
  if (!wrong) return answers;
  statements_.clear();
  if (!is_open()) close();
  return std::unexpected(std::move(*wrong));
}

Result<std::vector<std::string>> PostgresqlConnection::notifications(Deadline deadline) {
  std::vector<std::string> heard;
  for (;;) {
    while (PGnotify* notify = PQnotifies(connection_.get())) {
      heard.emplace_back(notify->extra);
      PQfreemem(notify);
    }
    if (!heard.empty()) return heard;
    auto ready = wait(POLLIN, deadline);
    if (!ready) {
      if (is_open() && !alarm_.is_raised()) return heard;
      return std::unexpected(std::move(ready.error()));
    }
    if (PQconsumeInput(connection_.get()) == 0) return std::unexpected(lost());
  }
}

}  // namespace cifra::store
