// The house: all tables that somebody needs now, everybody who is here, and the store behind it. One thread owns all of
// it; the store and the pool have threads of their own and answer through the loop.
//
// The house works in passes: whatever arrived is run, then (end_pass) what changed goes to the store, and everybody
// gets everything there is to say in one message. Any number of houses may share one store that can be shared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "house/client.h"
#include "house/client_message.h"
#include "house/clock_trust.h"
#include "house/daily.h"
#include "house/gateway.h"
#include "house/groups.h"
#include "house/jobs.h"
#include "house/limits.h"
#include "house/live_table.h"
#include "house/loop.h"
#include "house/people.h"
#include "house/pool.h"
#include "store/worker.h"

namespace cifra::house {

// What begins the news of a sign; the rest is "table seat sign".
inline constexpr std::string_view kSignNews = "sign";

// How long things are kept when nothing happens to them.
struct Expiry {
  std::int64_t open_table_h = 24;         // a table at which no game began
  std::int64_t playing_table_h = 7 * 24;  // a game without a move; games with days on the clock go on
  std::int64_t finished_table_h = 24;     // for a rematch
  std::int64_t closed_table_h = 7 * 24;   // then its events are deleted; the record stays
  std::int64_t record_h = 365 * 24;
  std::int64_t guest_h = 90 * 24;
  std::int64_t group_h = 30 * 24;  // since it was opened
  std::int64_t review_h = 7 * 24;  // worked out by the house; one that nobody came to work on goes too
};

struct Options {
  std::string version = "0";
  std::string public_url;
  bool local_only = false;  // nobody else can reach the address
  Limits limits;
  Expiry expiry;
  int threads = 1;  // for bots, passwords and jobs
  std::int64_t bot_budget_ms =
      10'000;  // for a bot's choice, waiting for a thread included; then the house makes a quick one
  std::int64_t unload_ms = 60'000;                            // without a command
  std::function<void(const std::string& anchor)> days_known;  // told once: the end of the chain of days
};

struct Counters {
  std::uint64_t messages = 0;
  std::uint64_t refused = 0;
  std::uint64_t choices = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t games_finished = 0;
  std::uint64_t tables_opened = 0;
  std::uint64_t bots_late = 0;
};

class House : public Gateway {
 public:
  House(Loop& loop, std::unique_ptr<store::Store> store, Options options);
  ~House() override;

  void request(Request request, std::function<void(Answer)> answer) override;
  void connect(Caller caller, std::function<void(Enter enter, Answer refused)> admitted) override;
  std::string metrics() const override;
  void close(std::function<void()> closed) override;

  void set_public_url(std::string url) { options_.public_url = std::move(url); }  // once the port is known

  // For live tables and clients.
  Loop& loop() { return loop_; }
  bool store_is_well() const { return store_state_.empty(); }
  store::Worker& worker() { return worker_; }
  Pool& pool() { return pool_; }
  Daily& daily() { return daily_; }
  Groups& groups() { return groups_; }
  const Options& options() const { return options_; }
  Counters& counters() { return counters_; }
  LiveTable& live_table(const std::string& id);
  LiveTable* find_live_table(const std::string& id);
  Client* find_client(std::uint64_t number);
  void end_pass_for(LiveTable& live);
  void end_pass_for(Client& client);
  void wait_a_moment_for(LiveTable& live);
  void write_soon(LiveTable& live);
  void wrote();
  void tick_in(std::int64_t ms, const std::string& table);
  void announce(const std::string& table, std::int64_t version);
  void leave(Client& client);
  void forget_soon(const LiveTable& live);  // there is no such table
  void count_rated_games();
  void keep_shuffle_of(const table::Table& table);  // of a game that is over

  // Who gives a command; nobody has an empty player.
  struct Speaker {
    std::string player;
    std::string name;
    std::string address;
  };
  // The command for a message of theirs; `done` gets what came of it.
  void obey(Message message, const Speaker& speaker, Transaction::Done done);
  void watch(Client& client, const std::string& table, std::int64_t version,
             std::function<void(const Result<void>&)> watched);
  void open_table(const table::Settings& settings, const Speaker& speaker,
                  std::function<void(Result<std::string> table)> opened);
  // Deletes a person: their seats are played on under another name, then everything else about them goes.
  void forget(const std::string& player, std::function<void(Result<void>)> forgotten);
  // One game that is over: it leaves the player's list, and their name leaves the game.
  void forget_game(const std::string& player, const std::string& table, std::function<void(Result<void>)> forgotten);

  // The tables of a group follow its host: more turns are resolved, or all is over. Those in memory, or all.
  void follow_group(const Groups::Board& board, bool all);

  // What happens every few seconds, also without a real clock.
  void sweep();

 private:
  friend class Api;

  LiveTable& new_live_table(const std::string& id);
  // The shuffle that was taken for these people.
  struct Numbered {
    int number = 0;
    std::vector<std::string> people;
  };
  void start(Message message, const Speaker& speaker, Transaction::Done done);
  void decide_at(Message message, const Speaker& speaker, Transaction::Done done, std::optional<Numbered> numbered);
  void rematch(const std::string& table, const Speaker& speaker, Transaction::Done done);
  void sign(const std::string& table, const std::string& sign, const Speaker& speaker, Transaction::Done done);
  void hear_sign(std::string_view news);
  void open_rematch(const table::Table& old, const Speaker& speaker, const Transaction::Done& done);
  void join_rematch(const table::Table& old, const Speaker& speaker, const Transaction::Done& done);
  static std::function<Result<table::Changes>(const table::Table&)> seat_again(const table::Table& old,
                                                                               const std::string& player);
  Transaction::Done tell_rematch(const table::Table& old, const std::string& next, const std::string& player,
                                 const Transaction::Done& done);
  Result<void> may_open_table(const Speaker& speaker);  // counts it
  void leave_tables(const std::string& player, const std::string& after, std::function<void(Result<void>)> left);
  void look_for_person_news();
  void check_tokens(const std::string& player);
  void person_changed();  // other nodes should look
  void jobs_changed();    // the same, and this one
  void schedule_pass();
  void write_now();
  void end_pass();
  void hear(const std::string& news);
  void store_is(const std::string& code);
  void sweep_again();
  void look_for_news();
  void look_at_clock();
  void close_idle();
  void when_written(std::function<void()> closed, int tries);

  Loop& loop_;
  Options options_;
  Counters counters_;
  std::string store_state_;
  bool closing_ = false;
  bool pass_scheduled_ = false;
  std::uint64_t sweeps_ = 0;
  std::uint64_t next_client_ = 1;
  std::string news_;
  std::vector<std::string> forgettable_;
  std::vector<LiveTable*> dirty_tables_;  // a live table that is in here is not forgotten
  std::vector<Client*> dirty_clients_;
  std::vector<LiveTable*> waiting_tables_;  // neither is one in here
  std::vector<LiveTable*> unwritten_;       // nor in here
  std::size_t writing_ = 0;                 // appends under way: of one transaction, the next waits for it
  std::size_t last_written_ = 0;            // appends of the last one
  bool gathering_ = false;
  std::unordered_map<std::string, std::unique_ptr<LiveTable>> live_tables_;
  std::unordered_map<std::uint64_t, Client*> clients_;
  Buckets code_misses_;
  Buckets new_guests_;
  Buckets new_tables_;
  Buckets new_tables_of_address_;
  Buckets new_groups_;
  Buckets new_groups_of_address_;
  Buckets requests_;
  Buckets new_reviews_;
  Buckets new_reviews_of_address_;
  Buckets signs_;                      // of a player, at all tables
  Buckets password_tries_;             // of an address for an account, or of a known device
  Buckets password_tries_of_address_;  // for all accounts
  Buckets password_tries_of_account_;  // from everywhere: a brake for guessing from many addresses
  ClockTrust clock_trust_;
  std::optional<std::int64_t> last_person_news_;  // nothing: not asked yet
  std::unordered_set<std::int64_t> person_news_seen_;
  store::Worker worker_;
  Pool pool_;
  People people_;
  Jobs jobs_;
  Daily daily_;
  Groups groups_;
};

}  // namespace cifra::house
