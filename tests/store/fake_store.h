// A store in memory that can be told to wait and to fail, for tests of what the worker does then.
#pragma once

#include <condition_variable>
#include <map>
#include <mutex>
#include <new>
#include <string>
#include <utility>
#include <vector>

#include "store/store.h"

namespace cifra::store {

class FakeStore final : public Store {
 public:
  // Shared with the test, which keeps it while the worker has the store.
  struct Inside {
    std::mutex mutex;
    std::condition_variable changed;
    std::string error;       // of every call, until it is taken away
    int throws = 0;          // so many appends throw
    bool is_closed = false;  // appends wait
    bool given_up = false;
    int calls = 0;                   // of anything
    std::vector<std::size_t> sizes;  // of transactions
    std::vector<std::string> log;    // tables and questions in order
    std::vector<std::string> announced;

    void set_error(std::string code) {
      const std::scoped_lock lock(mutex);
      error = std::move(code);
    }
    void close(bool closed) {
      const std::scoped_lock lock(mutex);
      is_closed = closed;
      changed.notify_all();
    }
    void wait_for_calls(int count) {
      std::unique_lock lock(mutex);
      changed.wait(lock, [&] { return calls >= count; });
    }
    template <class T>
    T get(T Inside::* member) {
      const std::scoped_lock lock(mutex);
      return this->*member;
    }
  };

  explicit FakeStore(std::shared_ptr<Inside> inside) : inside_(std::move(inside)) {}

  Result<std::vector<Appended>> append(std::span<const Append> appends) override {
    std::unique_lock lock(inside_->mutex);
    ++inside_->calls;
    inside_->changed.notify_all();
    inside_->changed.wait(lock, [&] { return !inside_->is_closed || inside_->given_up; });
    if (inside_->throws > 0 && inside_->throws-- > 0) throw std::bad_alloc();
    if (inside_->given_up) return fail(kAway, "", "given up");
    if (!inside_->error.empty()) return fail(inside_->error, "", "as told");
    inside_->sizes.push_back(appends.size());
    for (const Append& append : appends) inside_->log.push_back(append.table);
    return std::vector<Appended>(appends.size(), Appended::kDone);
  }
  Result<std::optional<TableRow>> table(std::string_view id) override {
    if (auto good = answer("table " + std::string(id)); !good) return std::unexpected(good.error());
    return std::nullopt;
  }
  Result<void> set_name(std::string_view player, std::string_view /*name*/) override {
    return answer("name " + std::string(player));
  }
  bool shared() const override { return true; }
  Result<void> announce(std::string_view news) override {
    const std::scoped_lock lock(inside_->mutex);
    inside_->announced.emplace_back(news);
    return {};
  }
  void give_up() override {
    const std::scoped_lock lock(inside_->mutex);
    inside_->given_up = true;
    inside_->changed.notify_all();
  }

  // The rest is not asked.
  Result<std::vector<EventRow>> events(std::string_view, std::int64_t) override { return {}; }
  Result<std::vector<std::int64_t>> versions(std::span<const std::string>) override { return {}; }
  Result<std::optional<TableRow>> table_by_code(std::string_view) override { return {}; }
  Result<std::vector<TableRow>> public_tables(int) override { return {}; }
  Result<std::vector<TableRow>> tables_of(std::string_view, int) override { return {}; }
  Result<std::vector<std::string>> due_tables(std::int64_t, int) override { return {}; }
  Result<std::vector<std::string>> idle_tables(std::string_view, std::int64_t, int) override { return {}; }
  Result<std::optional<std::string>> record(std::string_view) override { return {}; }
  Result<void> add_player(const Player&, std::string_view) override { return {}; }
  Result<std::optional<Player>> player_by_token(std::string_view) override { return {}; }
  Result<std::optional<Player>> player_by_account(std::string_view) override { return {}; }
  Result<std::vector<std::string>> seats_of(std::string_view, std::string_view, int) override { return {}; }
  Result<void> set_account(std::string_view, std::string_view, std::string_view, const NewToken&) override {
    return {};
  }
  Result<bool> set_password(std::string_view, std::string_view, std::string_view, const NewToken&) override {
    return true;
  }
  Result<int> remove_other_tokens(std::string_view, std::string_view) override { return 0; }
  Result<std::vector<std::string>> tokens_of(std::string_view) override { return {}; }
  Result<void> add_device(std::string_view, std::string_view, std::int64_t) override { return {}; }
  Result<bool> is_device_of(std::string_view, std::string_view) override { return false; }
  Result<std::vector<std::string>> idle_guests(std::int64_t, int) override { return {}; }
  Result<std::vector<PersonNews>> person_news(std::int64_t) override { return {}; }
  Result<std::int64_t> last_person_news() override { return 0; }
  Result<std::optional<std::int64_t>> trusted_ms() override { return {}; }
  Result<void> set_trusted_ms(std::int64_t) override { return {}; }
  Result<void> add_token(std::string_view, std::string_view, std::int64_t) override { return {}; }
  Result<void> remove_token(std::string_view) override { return {}; }
  Result<void> see_players(std::span<const std::string>, std::int64_t) override { return {}; }
  Result<std::vector<std::int64_t>> seen(std::span<const std::string>) override { return {}; }
  Result<void> remove_player(std::string_view, std::string_view) override { return {}; }
  Result<void> remove_seat(std::string_view, std::string_view, std::string_view) override { return {}; }
  Result<Expired> expire(std::int64_t, std::int64_t, int) override { return {}; }
  Result<JobAnswer> add_job(const JobRequest&) override { return {}; }
  Result<std::optional<JobReport>> job(std::string_view, std::string_view) override { return {}; }
  Result<bool> remove_job(std::string_view, std::string_view) override { return false; }
  Result<std::optional<Job>> take_job(const Lease&, int, std::int64_t) override { return {}; }
  Result<bool> renew_job(std::string_view, const Lease&, int, std::string_view) override { return false; }
  Result<bool> finish_job(std::string_view, std::string_view, JobState, std::string_view, std::int64_t) override {
    return false;
  }
  Result<bool> return_job(std::string_view, std::string_view) override { return false; }
  Result<int> waiting_jobs() override { return 0; }
  Result<int> expire_jobs(std::int64_t, int) override { return 0; }
  Result<void> add_own_job(std::string_view, const Job&, std::int64_t) override { return {}; }
  Result<std::string> day_secret(std::string_view) override { return {}; }
  Result<std::optional<DayTry>> add_try(const DayTry&, std::string_view) override { return {}; }
  Result<std::vector<DayTry>> tries_of(std::string_view, int, int) override { return {}; }
  Result<void> name_tries(std::string_view, int, bool) override { return {}; }
  Result<std::vector<ScoreBar>> day_bars(int, std::string_view) override { return {}; }
  Result<std::vector<DayLayout>> day_layouts(int, std::string_view, int) override { return {}; }
  Result<std::vector<DayReport>> day_reports(int, int) override { return {}; }
  Result<void> set_day_report(const DayReport&) override { return {}; }
  Result<int> expire_days(int, int) override { return 0; }
  Result<int> take_shuffle(std::string_view, std::string_view, std::span<const std::string>, std::int64_t) override {
    return 1;
  }
  Result<void> finish_shuffle(std::string_view, std::string_view, int, std::int64_t) override { return {}; }
  Result<std::vector<ScoreBar>> shuffle_bars(std::string_view, int) override { return {}; }
  Result<int> expire_shuffles(std::int64_t, int) override { return 0; }
  Result<std::vector<RatedGame>> uncounted_games(int) override { return {}; }
  Result<std::optional<RatedGame>> rated_game(std::string_view) override { return {}; }
  Result<std::vector<RatedGame>> rated_games(const RatedGame&, int) override { return {}; }
  Result<std::vector<std::string>> leagues() override { return {}; }
  Result<std::int64_t> last_game_number(std::string_view) override { return 0; }
  Result<std::vector<Rater>> raters(std::string_view, std::span<const std::string>) override { return {}; }
  Result<std::vector<Rater>> raters_of(std::string_view) override { return {}; }
  Result<std::vector<Rater>> league_raters(std::string_view, std::string_view, int) override { return {}; }
  Result<bool> count_game(const RatedGame&, std::span<const Rater>) override { return false; }
  Result<void> set_raters(std::span<const Rater>) override { return {}; }
  Result<int> expire_uncounted_games(std::int64_t, int) override { return 0; }
  Result<bool> add_group(const Group&) override { return false; }
  Result<std::optional<GroupWithTries>> group(std::string_view) override { return std::nullopt; }
  Result<std::optional<std::string>> group_of(std::string_view) override { return std::nullopt; }
  Result<std::optional<GroupTry>> add_group_try(std::string_view, const GroupTry&, int) override {
    return std::nullopt;
  }
  Result<bool> turn_group(std::string_view, std::string_view, int) override { return false; }
  Result<bool> end_group(std::string_view, std::string_view, std::int64_t) override { return false; }
  Result<bool> remove_group(std::string_view, std::string_view) override { return false; }
  Result<bool> set_group_score(std::string_view, std::string_view, int, std::int64_t) override { return false; }
  Result<int> expire_groups(std::int64_t, int) override { return 0; }
  void listen(std::function<void(std::string)>) override {}
  Result<void> backup(const std::string&) override { return {}; }

 private:
  Result<void> answer(std::string what) {
    const std::scoped_lock lock(inside_->mutex);
    ++inside_->calls;
    inside_->changed.notify_all();
    if (!inside_->error.empty()) return fail(inside_->error, "", "as told");
    inside_->log.push_back(std::move(what));
    return {};
  }

  std::shared_ptr<Inside> inside_;
};

}  // namespace cifra::store
