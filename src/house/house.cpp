#include "house/house.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <utility>

#include "base/json.h"
#include "base/json_text.h"
#include "house/api.h"
#include "house/secrets.h"

namespace cifra::house {
namespace {

using table::Changes;
using table::Table;

constexpr std::int64_t kMomentMs = 15;  // nobody sees it, and it saves every fifth message of busy tables
// When many write, a transaction is worth waiting a moment for: fewer of them with more in each cost a fifth less
// processor time for every choice. When few do, nobody waits.
constexpr std::size_t kBusy = 8;  // appends in the last transaction
constexpr std::int64_t kGatherMs = 8;
constexpr std::string_view kPersonNews = "person";
constexpr std::string_view kJobNews = "job";
constexpr std::int64_t kDayMs = 24 * kHourMs;
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
      new_groups_({options_.limits.groups_per_hour, kHourMs}),
      new_groups_of_address_({5 * options_.limits.groups_per_hour, kHourMs}),
      requests_({10 * options_.limits.requests_per_s, 10'000}),
      new_reviews_({options_.limits.reviews_per_day, kDayMs}),
      new_reviews_of_address_({5 * options_.limits.reviews_per_day, kDayMs}),
      signs_({1, kSignEveryMs}),
      password_tries_({options_.limits.password_tries_per_hour, kHourMs}),
      password_tries_of_address_({5 * options_.limits.password_tries_per_hour, kHourMs}),
      password_tries_of_account_({50 * options_.limits.password_tries_per_hour, kHourMs}),
      worker_(
          listening(std::move(store),
                    [this](std::string news) { loop_.post([this, news = std::move(news)] { hear(news); }); }),
          [this](std::function<void()> task) { loop_.post(std::move(task)); },
          [this](const std::string& code) { loop_.post([this, code] { store_is(code); }); }),
      pool_(loop, options_.threads),
      people_(loop, worker_, pool_),
      jobs_(loop, worker_, pool_, options_.limits.offers_reviews()),
      daily_(
          loop, worker_, pool_, options_.limits.offers_reviews() ? options_.limits.day_par_games : 0,
          [this] { jobs_changed(); }, options_.days_known),
      groups_(loop, worker_, [this](const Groups::Board& board) { follow_group(board, false); }) {
  sweep_again();
  jobs_.look();  // what was being worked on when the house ended
}

House::~House() = default;

LiveTable* House::find_live_table(const std::string& id) {
  const auto there = live_tables_.find(id);
  return there == live_tables_.end() ? nullptr : there->second.get();
}

LiveTable& House::live_table(const std::string& id) {
  auto& there = live_tables_[id];
  if (!there) there = std::make_unique<LiveTable>(*this, id, false);
  return *there;
}

LiveTable& House::new_live_table(const std::string& id) {
  auto& there = live_tables_[id];
  if (!there) there = std::make_unique<LiveTable>(*this, id, true);
  return *there;
}

Client* House::find_client(std::uint64_t number) {
  const auto there = clients_.find(number);
  return there == clients_.end() ? nullptr : there->second;
}

void House::forget_soon(const LiveTable& live) {
  forgettable_.push_back(live.id());
  schedule_pass();
}

void House::schedule_pass() {
  if (pass_scheduled_) return;
  pass_scheduled_ = true;
  loop_.post([this] { end_pass(); });
}

void House::end_pass_for(LiveTable& live) {
  dirty_tables_.push_back(&live);
  schedule_pass();
}

void House::wait_a_moment_for(LiveTable& live) {
  waiting_tables_.push_back(&live);
  if (waiting_tables_.size() > 1) return;
  loop_.after(kMomentMs, [this] {
    std::vector<LiveTable*> live_tables;
    live_tables.swap(waiting_tables_);
    for (LiveTable* waiting : live_tables) waiting->end_wait();
  });
}

void House::write_soon(LiveTable& live) {
  if (live.wants_write()) return;
  live.want_write();
  unwritten_.push_back(&live);
}

// One transaction at a time, and what arrives meanwhile goes into the next: a table's choices into one row.
void House::write_now() {
  if (writing_ > 0 || gathering_ || unwritten_.empty()) return;
  std::vector<LiveTable*> live_tables;
  live_tables.swap(unwritten_);
  last_written_ = writing_ = live_tables.size();
  for (LiveTable* live : live_tables) live->write();
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

void House::end_pass_for(Client& client) {
  dirty_clients_.push_back(&client);
  schedule_pass();
}

// First the live tables, because what they have to say goes out with this pass.
void House::end_pass() {
  pass_scheduled_ = false;
  std::vector<LiveTable*> live_tables;
  live_tables.swap(dirty_tables_);
  for (LiveTable* live : live_tables) live->end_pass();
  write_now();
  // Delivering may end a connection, and with it a client further on in the list: see leave().
  for (std::size_t i = 0; i < dirty_clients_.size(); ++i) {
    if (Client* client = dirty_clients_[i]) client->deliver();
  }
  dirty_clients_.clear();
  for (const std::string& id : std::exchange(forgettable_, {})) {
    const LiveTable* live = find_live_table(id);
    if (live != nullptr && !live->is_watched() && find_live_table(id)->forget(loop_.steady_ms()))
      live_tables_.erase(id);
  }
  if (!news_.empty()) worker_.announce(std::exchange(news_, {}));
}

void House::announce(const std::string& table, std::int64_t version) {
  if (!worker_.shared()) return;
  if (news_.size() + table.size() + 24 > store::kMaxNewsBytes) worker_.announce(std::exchange(news_, {}));
  news_.append(news_.empty() ? "" : ",").append(table).append(" ").append(std::to_string(version));
  schedule_pass();
}

// "table version,table version", or that something about a person has changed, that there is a new job, or a sign.
void House::hear(const std::string& news) {
  if (news.starts_with(kSignNews) && news.substr(kSignNews.size()).starts_with(' ')) {
    return hear_sign(std::string_view(news).substr(kSignNews.size() + 1));
  }
  if (news == kPersonNews) return look_for_person_news();
  if (news == kJobNews) return jobs_.look();
  for (std::string_view rest = news; !rest.empty();) {
    const std::string_view one = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(one.size() + 1, rest.size()));
    const std::size_t space = one.find(' ');
    std::int64_t version = 0;
    if (space == std::string_view::npos) continue;
    std::from_chars(one.data() + space + 1, one.data() + one.size(), version);
    if (LiveTable* live = find_live_table(std::string(one.substr(0, space)))) live->hear(version);
  }
}

void House::person_changed() {
  if (worker_.shared()) worker_.announce(std::string(kPersonNews));
}

void House::jobs_changed() {
  jobs_.look();
  if (worker_.shared()) worker_.announce(std::string(kJobNews));
}

void House::store_is(const std::string& code) {
  store_state_ = code;
  if (!code.empty()) {
    for (const auto& [id, live] : live_tables_) live->store_is_in_trouble();
  }
  const std::string text = json_object(
      [&](JsonText& object) { object("type", "house")("store", code.empty() ? "ok" : std::string_view(code)); });
  for (const auto& [number, client] : clients_) client->line() += text;
}

void House::tick_in(std::int64_t ms, const std::string& table) {
  loop_.after(ms, [this, table] {
    LiveTable* live = find_live_table(table);
    if (live == nullptr || live->table() == nullptr) return;  // the sweep looks after tables that nobody needs
    live->submit({[this](const Table& t) { return t.tick(loop_.now_ms(), new_salt); },
                  [](const Result<void>&, const Table*) {}});
  });
}

void House::connect(Caller caller, std::function<void(Enter enter, Answer refused)> admitted) {
  const auto refuse = [](int status, std::string_view code, std::string_view message) {
    Answer answer = error_answer(status, {std::string(code), "", std::string(message)});
    answer.retry_after_s = 5;
    return answer;
  };
  if (closing_) return admitted(nullptr, refuse(503, "closing", "the server is restarting; try again in a moment"));
  people_.find(caller.token, [this, given = !caller.token.empty(), address = caller.address, refuse,
                              admitted = std::move(admitted)](const Result<std::optional<Person>>& person) {
    if (!person) {
      const Error error = for_clients(person.error());
      return admitted(nullptr, refuse(503, error.code, error.message));
    }
    if (given && !*person) return admitted(nullptr, error_answer(401, no_player()));
    const Person who = person->value_or(Person{});
    admitted(
        [this, who, address](Peer& peer) -> std::unique_ptr<MessageHandler> {
          const std::uint64_t number = next_client_++;
          clients_[number] = nullptr;
          auto client = std::make_unique<Client>(*this, peer, number, who, address);
          clients_[number] = client.get();
          return client;
        },
        {});
  });
}

void House::leave(Client& client) {
  clients_.erase(client.number());
  std::ranges::replace(dirty_clients_, &client, nullptr);
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
  jobs_.close();
  const std::string text = json_object([](JsonText& object) { object("type", "bye")("reconnect_ms", 2000); });
  for (const auto& [number, client] : clients_) client->line() += text;
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
    for (const auto& [number, client] : clients_)
      client->end(kTryAgainLater, "the server is restarting; try again in a moment");
    closed();
  });
}

}  // namespace cifra::house
