#include "store/worker.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <iterator>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace cifra::store {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds kFirstPause{50};
constexpr milliseconds kLongestPause{2000};
constexpr milliseconds kPatience{3000};  // of a question
constexpr milliseconds kSlice{5};        // of questions, before appends have their turn again
constexpr milliseconds kPostEvery{1};    // answers to questions
constexpr std::chrono::hours kLongestStop{24};
// In one transaction, so that the first of a long queue need not wait for all.
constexpr std::size_t kMostAppends = 1000;

}  // namespace

struct Worker::Inside {
  struct Asking {
    std::unique_ptr<Question> question;
    std::uint64_t after = 0;  // how many appends came before it
    Clock::time_point since;
  };

  struct Receiver {
    OnState on_state;
    std::atomic<bool> is_gone = false;
  };

  // What the receiver is told in one call.
  struct Delivery {
    std::optional<std::string> state;
    std::vector<std::function<void(Appended)>> dones;
    std::vector<Appended> appended;
    std::vector<Append> spent;  // freed where it was allocated, which is cheaper
    std::vector<std::unique_ptr<Question>> answered;

    bool is_empty() const { return !state && dones.empty() && answered.empty(); }
    void run(const Receiver& whom) {
      if (state && whom.on_state && !whom.is_gone) whom.on_state(*state);
      for (std::size_t i = 0; i < dones.size() && !whom.is_gone; ++i) {
        if (dones[i]) dones[i](appended[i]);
      }
      for (std::size_t i = 0; i < answered.size() && !whom.is_gone; ++i) answered[i]->answer();
      // Freed here, also when the worker's thread is the last to let go: they may hold what belongs to this thread.
      dones.clear();
      answered.clear();
    }
  };

  std::unique_ptr<Store> store;
  Post post;
  std::shared_ptr<Receiver> receiver = std::make_shared<Receiver>();

  mutable std::mutex mutex;  // of what follows, up to the empty line
  std::condition_variable changed;
  std::deque<Append> appends;
  std::deque<std::function<void(Appended)>> dones;
  std::deque<Asking> questions;
  std::vector<std::string> news;
  std::uint64_t arrived = 0;  // appends, since the start
  std::uint64_t written = 0;
  Figures figures;
  bool stopping = false;
  bool ended = false;
  Clock::time_point stop_at;

  // The thread's own.
  std::vector<Append> batch;
  std::vector<std::function<void(Appended)>> batch_dones;
  std::vector<std::string> batch_news;
  std::shared_ptr<Delivery> delivery = std::make_shared<Delivery>();
  std::optional<Error> trouble;  // of the last attempt
  std::string told;              // the state as the receiver knows it
  Clock::time_point retry_at;
  milliseconds pause = kFirstPause;

  std::thread thread;

  Inside(std::unique_ptr<Store> a_store, Post a_post, OnState an_on_state)
      : store(std::move(a_store)), post(std::move(a_post)) {
    receiver->on_state = std::move(an_on_state);
  }

  void run() {
    while (wait_for_work()) {
      try {
        pass();
        deliver();
      } catch (...) {  // no memory, or the receiver's post threw: nothing is lost, try again later
        failed(Error{std::string(kAway), "", "no memory left to write to the database"});
      }
    }
    const std::scoped_lock lock(mutex);
    ended = true;
    changed.notify_all();
  }

  // False when it is time to end.
  bool wait_for_work() {
    std::unique_lock lock(mutex);
    for (;;) {
      const Clock::time_point now = Clock::now();
      const std::optional<Clock::time_point> next = next_work();
      if (stopping && (now >= stop_at || !next)) return false;
      if (next && *next <= now) return true;
      if (!next)
        changed.wait(lock);
      else
        changed.wait_until(lock, stopping ? std::min(*next, stop_at) : *next);
    }
  }

  // When there is something to do: nothing, now (the past), or later. Under the lock.
  std::optional<Clock::time_point> next_work() const {
    if (!trouble) {
      const bool idle = appends.empty() && batch.empty() && questions.empty() && news.empty() && delivery->is_empty();
      return idle ? std::nullopt : std::optional(Clock::time_point::min());
    }
    // A stopping worker need not find out whether the store is back when it has nothing for it.
    if (stopping && appends.empty() && batch.empty() && questions.empty()) return std::nullopt;
    return questions.empty() ? retry_at : std::min(retry_at, questions.front().since + kPatience);
  }

  void pass() {
    deliver();  // what could not be posted the last time
    const bool may_try = !trouble || Clock::now() >= retry_at;
    if (may_try) {
      take();
      if (!batch.empty()) write();
      deliver();
    }
    ask_questions(may_try && (!trouble || batch.empty()));
    if (trouble && may_try && batch.empty() && Clock::now() >= retry_at) probe();
    if (!trouble && batch.empty() && !batch_news.empty()) announce();
  }

  void take() {
    if (!batch.empty()) return;
    const std::scoped_lock lock(mutex);
    const std::size_t count = std::min(appends.size(), kMostAppends);
    batch.reserve(count);  // so that nothing below can fail halfway
    batch_dones.reserve(count);
    batch_news.reserve(batch_news.size() + news.size());
    for (std::size_t i = 0; i < count; ++i) {
      batch.push_back(std::move(appends.front()));
      batch_dones.push_back(std::move(dones.front()));
      appends.pop_front();
      dones.pop_front();
    }
    if (!appends.empty()) return;
    std::ranges::move(news, std::back_inserter(batch_news));
    news.clear();
  }

  void write() {
    const Clock::time_point begin = Clock::now();
    auto answers = store->append(batch);
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin);
    if (!answers) return failed(std::move(answers.error()));
    delivery->dones = std::move(batch_dones);
    delivery->appended = std::move(*answers);
    {
      const std::scoped_lock lock(mutex);
      written += batch.size();
      ++figures.commits;
      figures.appends += batch.size();
      figures.commit_us += static_cast<std::uint64_t>(took.count());
    }
    delivery->spent = std::move(batch);
    batch.clear();
    batch_dones.clear();
    succeeded();
  }

  // Those whose turn it is, for a short while. Without may_try only those that have waited too long.
  void ask_questions(bool may_try) {
    const Clock::time_point begin = Clock::now();
    Clock::time_point posted = begin;
    while (std::optional<Asking> asking = next_question(may_try)) {
      const Clock::time_point now = Clock::now();
      const bool is_late = now - asking->since >= kPatience;
      if (trouble && trouble->code == kAway && is_late && !may_try) {
        asking->question->refuse(*trouble);
      } else if (!answer(*asking, is_late)) {
        const std::scoped_lock lock(mutex);
        questions.push_front(std::move(*asking));
        return;
      }
      delivery->answered.push_back(std::move(asking->question));
      if (trouble) may_try = false;
      if (now - posted >= kPostEvery) {
        deliver();
        posted = now;
      }
      if (now - begin >= kSlice) return;
    }
  }

  std::optional<Asking> next_question(bool may_try) {
    const std::scoped_lock lock(mutex);
    if (questions.empty()) return std::nullopt;
    Asking& first = questions.front();
    const bool is_late = Clock::now() - first.since >= kPatience;
    const bool has_its_turn = may_try && first.after <= written;
    if (!is_late && !has_its_turn) return std::nullopt;
    delivery->answered.reserve(delivery->answered.size() + 1);
    std::optional<Asking> asking = std::move(first);
    questions.pop_front();
    return asking;
  }

  // False: to be asked again.
  bool answer(Asking& asking, bool is_late) {
    const Error* error = nullptr;
    try {
      error = asking.question->run(*store);
    } catch (...) {
      asking.question->refuse(Error{"store_failed", "", "a question to the database failed"});
      return true;
    }
    const bool is_trouble =
        error != nullptr && (error->code == kAway || error->code == kFull || error->code == kDamaged);
    if (!is_trouble) {
      if (batch.empty()) succeeded();
      return true;
    }
    const bool again = error->code == kAway && !is_late;
    if (batch.empty()) failed(*error);
    return !again;
  }

  void probe() {
    auto answer = store->table("");
    if (answer)
      succeeded();
    else
      failed(std::move(answer.error()));
  }

  // As many lines as fit into one, each once.
  void announce() {
    std::ranges::sort(batch_news);
    const auto repeated = std::ranges::unique(batch_news);
    batch_news.erase(repeated.begin(), repeated.end());
    std::string lines;
    const auto send = [&] {
      if (!lines.empty() && !store->announce(lines)) {
        const std::scoped_lock lock(mutex);
        ++figures.failures;
      }
      lines.clear();
    };
    for (const std::string& line : batch_news) {
      if (line.size() > kMaxNewsBytes) continue;
      if (lines.size() + 1 + line.size() > kMaxNewsBytes) send();
      if (!lines.empty()) lines += '\n';
      lines += line;
    }
    send();
    batch_news.clear();
  }

  void succeeded() {
    trouble.reset();
    pause = kFirstPause;
    tell("");
  }

  void failed(Error error) noexcept {
    try {
      tell(error.code);
      trouble = std::move(error);
      const std::scoped_lock lock(mutex);
      ++figures.failures;
    } catch (...) {
      trouble.emplace();
    }
    retry_at = Clock::now() + pause;
    pause = std::min(pause * 2, kLongestPause);
  }

  void tell(const std::string& state) {
    if (told == state) return;
    delivery->state = state;
    told = state;
  }

  void deliver() {
    if (delivery->is_empty()) return;
    auto next = std::make_shared<Delivery>();
    post([what = delivery, whom = receiver] { what->run(*whom); });
    delivery = std::move(next);
  }
};

Worker::Worker(std::unique_ptr<Store> store, Post post, OnState on_state)
    : inside_(std::make_unique<Inside>(std::move(store), std::move(post), std::move(on_state))) {
  inside_->thread = std::thread([inside = inside_.get()] { inside->run(); });
}

Worker::~Worker() { stop(0); }

void Worker::append(Append append, std::function<void(Appended)> done) {
  {
    const std::scoped_lock lock(inside_->mutex);
    if (inside_->stopping) return;
    inside_->dones.push_back(std::move(done));
    inside_->appends.push_back(std::move(append));
    ++inside_->arrived;
  }
  inside_->changed.notify_one();
}

void Worker::ask(std::unique_ptr<Question> question) {
  {
    const std::scoped_lock lock(inside_->mutex);
    if (inside_->stopping) return;
    inside_->questions.push_back({std::move(question), inside_->arrived, Clock::now()});
  }
  inside_->changed.notify_one();
}

void Worker::announce(std::string news) {
  if (!shared()) return;
  {
    const std::scoped_lock lock(inside_->mutex);
    if (inside_->stopping) return;
    inside_->news.push_back(std::move(news));
  }
  inside_->changed.notify_one();
}

std::size_t Worker::waiting() const {
  const std::scoped_lock lock(inside_->mutex);
  return static_cast<std::size_t>(inside_->arrived - inside_->written);
}

Figures Worker::figures() const {
  const std::scoped_lock lock(inside_->mutex);
  return inside_->figures;
}

bool Worker::shared() const { return inside_->store->shared(); }

void Worker::stop(std::int64_t within_ms) {
  if (!inside_->thread.joinable()) return;
  {
    std::unique_lock lock(inside_->mutex);
    inside_->stopping = true;
    inside_->stop_at = Clock::now() + std::min(milliseconds(within_ms), milliseconds(kLongestStop));
    inside_->changed.notify_all();
    inside_->changed.wait_until(lock, inside_->stop_at, [&] { return inside_->ended; });
    if (!inside_->ended) inside_->store->give_up();
  }
  inside_->thread.join();
  inside_->receiver->is_gone = true;
}

}  // namespace cifra::store
