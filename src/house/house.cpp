#include "house/house.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <utility>

#include "base/json.h"
#include "house/api.h"
#include "house/secrets.h"

namespace cifra::house {
namespace {

using table::Changes;
using table::Table;

constexpr std::int64_t kHourMs = 3'600'000;
constexpr std::int64_t kMomentMs = 15;  // nobody sees it, and it saves every fifth message of busy tables
// When many write, a transaction is worth waiting a moment for: fewer of them with more in each cost a fifth less
// processor time for every choice. When few do, nobody waits.
constexpr std::size_t kBusy = 8;  // appends in the last transaction
constexpr std::int64_t kGatherMs = 8;
constexpr std::size_t kMostNewsBytes = 7000;
constexpr std::string_view kPersonNews = "person";
constexpr int kTryAgainLater = 1012;  // "service restart"

std::unique_ptr<store::Store> listening(std::unique_ptr<store::Store> store, std::function<void(std::string)> heard) {
  if (store->shared()) store->listen(std::move(heard));
  return store;
}

}  // namespace

House::House(Loop& loop, std::unique_ptr<store::Store> store, Options options)
    : loop_(loop),
      options_(std::move(options)),
      code_misses_({options_.limits.code_misses_per_minute, 60'000}),
      new_guests_({options_.limits.guests_per_hour, kHourMs}),
      new_tables_({options_.limits.tables_per_hour, kHourMs}),
      new_tables_of_address_({5 * options_.limits.tables_per_hour, kHourMs}),
      requests_({10 * options_.limits.requests_per_s, 10'000}),
      password_tries_({options_.limits.password_tries_per_hour, kHourMs}),
      password_tries_of_address_({5 * options_.limits.password_tries_per_hour, kHourMs}),
      password_tries_of_account_({50 * options_.limits.password_tries_per_hour, kHourMs}),
      worker_(
          listening(std::move(store),
                    [this](std::string news) { loop_.post([this, news = std::move(news)] { hear(news); }); }),
          [this](std::function<void()> task) { loop_.post(std::move(task)); },
          [this](const std::string& code) { loop_.post([this, code] { store_is(code); }); }),
      pool_(loop, options_.threads),
      people_(loop, worker_, pool_) {
  sweep_again();
}

House::~House() = default;

Desk* House::find_desk(const std::string& id) {
  const auto there = desks_.find(id);
  return there == desks_.end() ? nullptr : there->second.get();
}

Desk& House::desk(const std::string& id) {
  auto& there = desks_[id];
  if (!there) there = std::make_unique<Desk>(*this, id, false);
  return *there;
}

Desk& House::new_desk(const std::string& id) {
  auto& there = desks_[id];
  if (!there) there = std::make_unique<Desk>(*this, id, true);
  return *there;
}

Visit* House::find_visit(std::uint64_t number) {
  const auto there = visits_.find(number);
  return there == visits_.end() ? nullptr : there->second;
}

void House::forget_soon(const Desk& desk) {
  forgettable_.push_back(desk.id());
  schedule_pass();
}

void House::schedule_pass() {
  if (pass_scheduled_) return;
  pass_scheduled_ = true;
  loop_.post([this] { end_pass(); });
}

void House::end_pass_for(Desk& desk) {
  dirty_desks_.push_back(&desk);
  schedule_pass();
}

void House::wait_a_moment_for(Desk& desk) {
  waiting_desks_.push_back(&desk);
  if (waiting_desks_.size() > 1) return;
  loop_.after(kMomentMs, [this] {
    std::vector<Desk*> desks;
    desks.swap(waiting_desks_);
    for (Desk* waiting : desks) waiting->end_wait();
  });
}

void House::write_soon(Desk& desk) {
  if (desk.wants_write()) return;
  desk.want_write();
  unwritten_.push_back(&desk);
}

// One transaction at a time, and what arrives meanwhile goes into the next: a table's choices into one row.
void House::write_now() {
  if (writing_ > 0 || gathering_ || unwritten_.empty()) return;
  std::vector<Desk*> desks;
  desks.swap(unwritten_);
  last_written_ = writing_ = desks.size();
  for (Desk* desk : desks) desk->write();
}

void House::wrote() {
  if (--writing_ > 0) return;
  schedule_pass();
  if (last_written_ < kBusy || closing_) return;
  gathering_ = true;
  loop_.after(kGatherMs, [this] {
    gathering_ = false;
    write_now();
  });
}

void House::end_pass_for(Visit& visit) {
  dirty_visits_.push_back(&visit);
  schedule_pass();
}

// First the desks, because what they have to say goes out with this pass.
void House::end_pass() {
  pass_scheduled_ = false;
  std::vector<Desk*> desks;
  desks.swap(dirty_desks_);
  for (Desk* desk : desks) desk->end_pass();
  write_now();
  // Delivering may end a connection, and with it a visit further on in the list: see leave().
  for (std::size_t i = 0; i < dirty_visits_.size(); ++i) {
    if (Visit* visit = dirty_visits_[i]) visit->deliver();
  }
  dirty_visits_.clear();
  for (const std::string& id : std::exchange(forgettable_, {})) {
    const Desk* desk = find_desk(id);
    if (desk != nullptr && !desk->is_watched() && find_desk(id)->forget(loop_.steady_ms())) desks_.erase(id);
  }
  if (!news_.empty()) worker_.announce(std::exchange(news_, {}));
}

void House::announce(const std::string& table, std::int64_t version) {
  if (!worker_.shared()) return;
  if (news_.size() + table.size() + 24 > kMostNewsBytes) worker_.announce(std::exchange(news_, {}));
  news_.append(news_.empty() ? "" : ",").append(table).append(" ").append(std::to_string(version));
  schedule_pass();
}

// "table version,table version", or that something about a person has changed.
void House::hear(const std::string& news) {
  if (news == kPersonNews) return look_for_person_news();
  for (std::string_view rest = news; !rest.empty();) {
    const std::string_view one = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(one.size() + 1, rest.size()));
    const std::size_t space = one.find(' ');
    std::int64_t version = 0;
    if (space == std::string_view::npos) continue;
    std::from_chars(one.data() + space + 1, one.data() + one.size(), version);
    if (Desk* desk = find_desk(std::string(one.substr(0, space)))) desk->hear(version);
  }
}

void House::person_changed() {
  if (worker_.shared()) worker_.announce(std::string(kPersonNews));
}

void House::store_is(const std::string& code) {
  store_state_ = code;
  if (!code.empty()) {
    for (const auto& [id, desk] : desks_) desk->store_is_in_trouble();
  }
  const std::string text =
      json::serialize(json::object{{"type", "house"}, {"store", code.empty() ? "ok" : std::string_view(code)}});
  for (const auto& [number, visit] : visits_) visit->line() += text;
}

void House::tick_in(std::int64_t ms, const std::string& table) {
  loop_.after(ms, [this, table] {
    Desk* desk = find_desk(table);
    if (desk == nullptr || desk->table() == nullptr) return;  // the sweep looks after tables that nobody needs
    desk->submit({[this](const Table& t) { return t.tick(loop_.now_ms(), new_salt); },
                  [](const Result<void>&, const Table*) {}});
  });
}

void House::visit(Caller caller, std::function<void(Enter enter, Answer refused)> admitted) {
  const auto refuse = [](int status, std::string_view code, std::string_view message) {
    Answer answer = error_answer(status, {std::string(code), "", std::string(message)});
    answer.retry_after_s = 5;
    return answer;
  };
  if (closing_) return admitted(nullptr, refuse(503, "closing", "the house is closing for a moment"));
  people_.find(caller.token, [this, given = !caller.token.empty(), address = caller.address, refuse,
                              admitted = std::move(admitted)](const Result<std::optional<Person>>& person) {
    if (!person) {
      const Error error = for_clients(person.error());
      return admitted(nullptr, refuse(503, error.code, error.message));
    }
    if (given && !*person) return admitted(nullptr, error_answer(401, no_player()));
    const Person who = person->value_or(Person{});
    admitted(
        [this, who, address](Peer& peer) -> std::unique_ptr<Visitor> {
          const std::uint64_t number = next_visit_++;
          visits_[number] = nullptr;
          auto visit = std::make_unique<Visit>(*this, peer, number, who, address);
          visits_[number] = visit.get();
          return visit;
        },
        {});
  });
}

void House::leave(Visit& visit) {
  visits_.erase(visit.number());
  std::ranges::replace(dirty_visits_, &visit, nullptr);
}

void House::request(Request request, std::function<void(Answer)> answer) {
  if (!requests_.take(request.caller.address, loop_.steady_ms())) {
    ++counters_.refused;
    return answer(error_answer(429, {"slow_down", "", "too many requests from your address; wait a little"}));
  }
  auto api = std::make_shared<Api>(*this, std::move(request), std::move(answer));
  api->run();
}

void House::close(std::function<void()> closed) {
  closing_ = true;
  const std::string text = json::serialize(json::object{{"type", "bye"}, {"reconnect_ms", 2000}});
  for (const auto& [number, visit] : visits_) visit->line() += text;
  when_written(std::move(closed), 300);
}

void House::when_written(std::function<void()> closed, int tries) {
  if ((worker_.waiting() > 0 || !unwritten_.empty()) && tries > 0) {
    write_now();
    return loop_.after(10, [this, closed = std::move(closed), tries] { when_written(closed, tries - 1); });
  }
  // One more pass, so that what was written is also told.
  loop_.post([this, closed = std::move(closed)] {
    end_pass();
    for (const auto& [number, visit] : visits_) visit->end(kTryAgainLater, "the house is closing for a moment");
    closed();
  });
}

}  // namespace cifra::house
