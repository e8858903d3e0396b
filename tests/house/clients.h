// A house without a network: a loop whose time is a number, and people who talk to the gateway and keep what they hear.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "house/house.h"
#include "house/secrets.h"
#include "store/store.h"

namespace cifra::house {

class TestLoop : public Loop {
 public:
  std::int64_t now_ms() const override { return now_ + clock_off_; }
  std::int64_t steady_ms() const override { return now_ - kStart + 1; }
  // Somebody sets the clock; no time passes.
  void set_clock(std::int64_t by_ms) { clock_off_ += by_ms; }
  void post(std::function<void()> task) override {
    {
      const std::scoped_lock lock(mutex_);
      tasks_.push_back(std::move(task));
    }
    arrived_.notify_one();
  }
  void after(std::int64_t ms, std::function<void()> task) override { timers_.emplace(now_ + ms, std::move(task)); }

  // Runs what is there; false if nothing came within that time.
  bool run_one(std::chrono::milliseconds patience) {
    std::function<void()> task;
    {
      std::unique_lock lock(mutex_);
      if (!arrived_.wait_for(lock, patience, [this] { return !tasks_.empty(); })) return false;
      task = std::move(tasks_.front());
      tasks_.pop_front();
    }
    task();
    return true;
  }

  // Makes that much time pass, firing what is due on the way.
  template <class Settle>
  void pass(std::int64_t ms, Settle&& settle) {
    const std::int64_t end = now_ + ms;
    while (!timers_.empty() && timers_.begin()->first <= end) {
      auto timer = timers_.extract(timers_.begin());
      now_ = std::max(now_, timer.key());
      timer.mapped()();
      settle();
    }
    now_ = end;
  }

  // Makes that much time pass at once: what was due on the way fires once, late.
  void jump(std::int64_t ms) {
    now_ += ms;
    auto due = std::exchange(timers_, {});
    timers_.insert(due.upper_bound(now_), due.end());
    due.erase(due.upper_bound(now_), due.end());
    for (auto& [at, task] : due) task();
  }

  void clear() {
    tasks_.clear();
    timers_.clear();
  }

 private:
  static constexpr std::int64_t kStart = 1'700'000'000'000;
  std::int64_t now_ = kStart;
  std::int64_t clock_off_ = 0;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::function<void()>> tasks_;
  std::multimap<std::int64_t, std::function<void()>> timers_;
};

// Everything a connection hears, line by line.
class Ear : public Peer {
 public:
  void deliver(std::string lines) override {
    heard += lines + "\n";
    ++deliveries;
    for (std::string_view rest = lines; !rest.empty();) {
      const std::string_view line = rest.substr(0, rest.find('\n'));
      rest.remove_prefix(std::min(rest.size(), line.size() + 1));
      const auto value = parse_json(line, "bad");
      ASSERT_TRUE(value && value->is_object()) << line;
      messages.push_back(value->get_object());
    }
  }
  void end(int code, std::string_view /*reason*/) override { ended = code; }

  // The newest message of that type; null if there was none.
  const json::object* last(std::string_view type) const {
    for (auto it = messages.rbegin(); it != messages.rend(); ++it) {
      if (it->at("type").as_string() == type) return &*it;
    }
    return nullptr;
  }

  std::string heard;
  std::vector<json::object> messages;
  int deliveries = 0;
  int ended = 0;
};

class TestHouse;

// A person with an open connection.
class Guest {
 public:
  Guest(TestHouse& house, std::string token);

  // Sends a command and waits for its answer: "" for done, otherwise the code of the error.
  std::string say(json::object message);
  void say_raw(std::string_view text);
  const json::object& table();  // the newest message of that type
  const json::object& state() { return table().at("state").as_object(); }
  std::string watch(const std::string& table, std::int64_t version = 0) {
    return say({{"type", "watch"}, {"table", table}, {"version", version}});
  }
  void hang_up() { handler_.reset(); }

  Ear ear;

 private:
  TestHouse& house_;
  std::unique_ptr<MessageHandler> handler_;
  std::int64_t next_id_ = 1;
};

class TestHouse {
 public:
  explicit TestHouse(Options options = {}, std::string database = "") : database_(std::move(database)) {
    EXPECT_TRUE(init_secrets());
    if (database_.empty()) {
      static int number = 0;
      folder_ = std::filesystem::temp_directory_path() /
                ("cifra-house-" + std::to_string(::getpid()) + "-" + std::to_string(++number));
      std::filesystem::create_directories(folder_);
      database_ = "sqlite:" + (folder_ / "house.db").string();
    }
    options.public_url = "http://127.0.0.1:8080";
    options_ = options;
    open();
  }
  ~TestHouse() {
    house.reset();
    if (!folder_.empty()) std::filesystem::remove_all(folder_);
  }

  void open() {
    auto store = store::open_store(database_);
    ASSERT_TRUE(store) << store.error().message;
    house = std::make_unique<House>(loop, std::move(*store), options_);
  }
  // As after a crash: nothing is said, the next one finds what is on disk.
  void restart() {
    house.reset();
    loop.clear();
    open();
  }

  // Until nothing is under way any more.
  // Until nothing happens any more. What the store was asked is answered in order, so a question of our own comes back
  // after everything before it; a store that is in trouble is not waited for.
  void settle() {
    using namespace std::chrono_literals;
    for (bool more = true; more;) {
      more = false;
      while (loop.run_one(house->worker().waiting() > 0 ? 2000ms : 5ms)) more = true;
      const auto answered = std::make_shared<bool>(false);
      house->worker().ask<bool>([](store::Store&) -> Result<bool> { return true; },
                                [answered](const Result<bool>&) { *answered = true; });
      while (!*answered && loop.run_one(300ms)) more = more || !*answered;
    }
  }
  // Until that has become true.
  template <class Ready>
  bool until(Ready&& ready) {
    using namespace std::chrono_literals;
    for (int i = 0; i < 2000 && !ready(); ++i) (void)loop.run_one(5ms);
    return ready();
  }
  void pass(std::int64_t ms) {
    loop.pass(ms, [this] { settle(); });
    settle();
  }

  // Long times, and all the tidying up that comes with them.
  void pass_hours(std::int64_t hours) {
    settle();
    loop.jump(hours * 3'600'000);
    for (int i = 0; i < 150; ++i) house->sweep();
    settle();
  }

  Answer ask(std::string method, std::string path, const json::value& body = nullptr, std::string token = "",
             std::string address = "1.2.3.4", std::string query = "") {
    std::optional<Answer> got;
    house->request({std::move(method),
                    std::move(path),
                    std::move(query),
                    body.is_null() ? "" : json::serialize(body),
                    {std::move(address), std::move(token), ""}},
                   [&](Answer answer) { got = std::move(answer); });
    EXPECT_TRUE(until([&] { return got.has_value(); }));
    return got.value_or(Answer{});
  }
  json::object json_of(const Answer& answer) {
    const auto value = parse_json(answer.body, "bad");
    return value && value->is_object() ? value->get_object() : json::object{};
  }
  std::string code_of(const Answer& answer) {
    const json::object body = json_of(answer);
    return body.contains("error") ? std::string(body.at("error").at("code").as_string()) : "";
  }

  std::string token(std::string_view name) {
    const Answer answer = ask("POST", "/api/guests", {{"name", name}});
    EXPECT_EQ(answer.status, 201) << answer.body;
    return answer.token.value_or("");
  }
  std::unique_ptr<Guest> person(std::string_view name) { return std::make_unique<Guest>(*this, token(name)); }
  std::string open_table(const std::string& token, const json::object& settings) {
    const Answer answer = ask("POST", "/api/tables", {{"settings", settings}}, token);
    EXPECT_EQ(answer.status, 201) << answer.body;
    return std::string(json_of(answer).at("table").as_string());
  }

  TestLoop loop;
  std::unique_ptr<House> house;

 private:
  std::filesystem::path folder_;
  std::string database_;
  Options options_;
};

inline Guest::Guest(TestHouse& house, std::string token) : house_(house) {
  bool asked = false;
  house.house->connect({"1.2.3.4", std::move(token), ""}, [&](const Gateway::Enter& enter, const Answer& refused) {
    asked = true;
    if (enter) handler_ = enter(ear);
    EXPECT_TRUE(enter) << refused.body;
  });
  EXPECT_TRUE(house.until([&] { return asked && ear.last("hello") != nullptr; }));
}

inline std::string Guest::say(json::object message) {
  const std::int64_t id = next_id_++;
  message["id"] = id;
  handler_->receive(json::serialize(message));
  const json::object* answer = nullptr;
  EXPECT_TRUE(house_.until([&] {
    for (const json::object& heard : ear.messages) {
      if (heard.contains("id") && heard.at("id") == id) answer = &heard;
    }
    return answer != nullptr;
  })) << json::serialize(message);
  if (answer == nullptr) return "no answer";
  const json::object copy = *answer;
  house_.settle();
  house_.pass(20);  // what could wait a moment has been told
  return copy.at("type") == "error" ? std::string(copy.at("code").as_string()) : "";
}

inline void Guest::say_raw(std::string_view text) { handler_->receive(text); }

inline const json::object& Guest::table() {
  const json::object* found = ear.last("table");
  static const json::object kNone;
  EXPECT_NE(found, nullptr);
  return found == nullptr ? kNone : *found;
}

}  // namespace cifra::house
