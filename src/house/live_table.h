// LiveTable: a table in memory while somebody needs it, with the transactions that wait for it, and who watches.
//
// Everything that anybody does with a table is a Transaction. Commands run one after the other as soon as the table is
// there; what they changed is written by the store at the end of the pass, all in one row, and until that is durable
// nothing is answered or shown and further commands wait. If another node was quicker, the table is folded anew and the
// same commands run again. So what is shown has always happened, and nobody ever waits for another node.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "house/pool.h"
#include "store/store.h"
#include "table/table.h"

namespace cifra::house {

class House;
class Client;

Error no_such_table();

// The table of a try is nobody's business but the player's, whatever others can guess.
bool is_hidden(const table::Table& table, std::string_view player);

struct Transaction {
  // May run more than once. No changes: somebody only looks, or it was done already.
  std::function<Result<table::Changes>(const table::Table&)> decide;
  // Once, when what it decided is durable. No table: there is none, or the store cannot tell.
  using Done = std::function<void(const Result<void>&, const table::Table*)>;
  Done done;
  bool is_sure = false;  // what it is decided on is the newest there is
  bool opens = false;    // there may be no such table yet: then it is decided on one without events
};

class LiveTable {
 public:
  // A new table has no events yet and need not be looked for in the store.
  LiveTable(House& house, std::string id, bool is_new);
  ~LiveTable() { stop_thinking(); }
  LiveTable(const LiveTable&) = delete;
  LiveTable& operator=(const LiveTable&) = delete;

  const std::string& id() const { return id_; }
  const table::Table* table() const { return table_ ? &*table_ : nullptr; }
  void submit(Transaction command);

  // Shows the table as it is on disk. While the store cannot write, that is read from the store, so that what waits to
  // be written keeps nobody from looking.
  void look(Transaction::Done seen);
  void store_is_in_trouble();

  // Who watches. `version` is the last one they know; they get everything after it.
  void watch(Client& client, std::int64_t version);
  void unwatch(Client& client);
  // Somebody knows this version, from another node.
  void catch_up(std::int64_t version);
  bool is_watched() const { return !watchers_.empty(); }

  // For how long nobody has been there for this seat.
  std::int64_t gone_ms(int seat) const;
  // Another node has seen these people, at that time of the steady clock.
  void seen_elsewhere(const std::string& player, std::int64_t at_ms);

  // People of a game that is being played: who has a connection here, and who has not (with the table).
  void sort_people(std::vector<std::string>& ours, std::vector<std::pair<std::string, std::string>>& theirs) const;

  // The message that somebody gets who watches, for a player who may be nobody; `table` as look() showed it.
  void describe(const table::Table& table, const std::string& player, std::int64_t version, std::string& out) const;

  // Somebody on that seat has sent a sign: told to all who watch here, and forgotten.
  void tell_sign(int seat, std::string_view sign);

  // Another node says that the table has this many events.
  void hear(std::int64_t version);

  // By the house, at the end of a pass, and a moment after something happened that could wait.
  void end_pass();
  void end_wait();
  // By the house, when the store can take it; until then what is run joins the same row.
  void write();
  bool wants_write() const { return wants_write_; }
  void want_write() { wants_write_ = true; }

  // Forgets the state if nothing happened since; true if the whole live table can go.
  bool forget(std::int64_t before_ms);

 private:
  enum class State : std::uint8_t { kCold, kLoading, kReady, kWriting };
  struct Watcher {
    Client* client;
    std::size_t turns;  // how many of them it has been sent
    bool due;           // for a message
  };

  void load();
  void loaded(Result<std::vector<store::EventRow>> rows);
  Result<void> fold(const std::vector<store::EventRow>& rows);
  void run();
  void run_one(Transaction command);
  bool is_doubtful(const Transaction& command, const Result<table::Changes>& changes) const;
  void mark();  // for end_pass()
  bool is_playing() const { return table_ && table_->phase() == table::Phase::kPlaying; }
  void written(store::Appended appended);
  void take_back();
  void answer();
  void give_up(const Error& error);
  void look_in_store(Transaction::Done seen);
  void settle();  // after the state is new: timers, bots
  struct Thinking {
    int seat = 0;
    game::Moment moment;
    std::shared_ptr<Pool::Task> task;  // null: another node is asked first, or too many wait
  };
  void think(const table::Table::WaitingBot& bot);
  void ask_bot(int seat, game::Moment moment, const std::string& level);
  void choose_quickly(int seat, game::Moment moment);
  void choose_for_bot(int seat, game::Moment moment, const std::string& choice);
  Thinking* find_thinking(int seat, game::Moment moment);
  void stop_thinking();
  void broadcast(bool everybody = true);
  void all_due();
  void look_who_is_here();
  std::string message_head(const table::Table& table) const;
  std::int64_t seen_elsewhere_ms(const std::string& player) const;  // 0: never
  std::optional<store::TableRow> row_if_needed();

  House& house_;
  std::string id_;
  State state_;
  bool marked_ = false;  // the house will call end_pass()
  bool wrote_last_ = false;
  bool finishes_ = false;     // the batch ends the game
  bool wants_write_ = false;  // the house will call write()
  bool waits_ = false;        // the house will call end_wait()
  std::optional<table::Table> table_;
  std::vector<Transaction> queue_;
  std::vector<std::pair<Transaction, Result<void>>> batch_;  // run, not yet durable
  std::string events_;                                       // of the batch, as JSON
  std::int64_t durable_version_ = 0;
  std::size_t told_turns_ = 0;  // that were resolved when everybody was told last
  std::vector<Watcher> watchers_;
  std::vector<std::int64_t> gone_since_;  // by seat; 0: here
  std::vector<std::pair<std::string, std::int64_t>> elsewhere_;
  std::int64_t used_ms_;
  std::int64_t timer_ms_ = 0;  // the deadline that a timer runs for
  std::vector<Thinking> thinking_;
  std::vector<Transaction::Done> looks_;  // that wait for what is being written
  // What the lists were told last.
  std::string row_phase_;
  std::optional<std::int64_t> row_deadline_ms_;
  std::int64_t row_ms_ = 0;
  bool row_stale_ = true;
  bool only_choices_ = true;  // in the batch
};

}  // namespace cifra::house
