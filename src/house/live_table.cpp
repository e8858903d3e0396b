#include "house/live_table.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <memory>
#include <utility>

#include "base/json.h"
#include "house/house.h"
#include "house/ratings.h"
#include "house/secrets.h"
#include "house/summary.h"

namespace cifra::house {
namespace {

using table::Changes;
using table::Phase;
using table::Table;

constexpr std::size_t kMostEventBytes = 256 * 1024;  // in one row, far below what parse_json() reads
constexpr std::size_t kEventBytes = 224;             // of a choice
constexpr std::size_t kMostWaiting = 500;            // commands for one table
constexpr std::int64_t kTouchEveryMs = 600'000;
constexpr std::string_view kQuickLevel = "easy";  // of a bot that is late
constexpr std::int64_t kOthersBotsMs = 5000;      // after which this node plays a bot that another one should have

// Whether lists show it; the phase and the deadline are looked at by themselves.
bool is_for_lists(const table::What& what) {
  return std::holds_alternative<table::Opened>(what) || std::holds_alternative<table::Configured>(what) ||
         std::holds_alternative<table::Sat>(what) || std::holds_alternative<table::Left>(what) ||
         std::holds_alternative<table::Forgotten>(what) || std::holds_alternative<table::Closed>(what);
}

// The memory of a list that was taken out and is done with, for the next one.
template <class T>
void keep_room(std::vector<T>& done, std::vector<T>& list) {
  done.clear();
  if (list.capacity() == 0) list.swap(done);
}

Result<void> fold_rows(Table& table, const std::vector<store::EventRow>& rows) {
  for (const store::EventRow& row : rows) {
    if (row.seq != static_cast<std::int64_t>(table.version())) {
      return fail(store::kDamaged, table.id(), "events are missing");
    }
    const auto list = parse_json(row.events, store::kDamaged);
    if (!list || !list->is_array()) return fail(store::kDamaged, table.id(), "events that are not JSON");
    for (const json::value& value : list->get_array()) {
      const auto event = table::read_event(value);
      if (!event) return std::unexpected(event.error());
      if (const auto applied = table.apply(*event); !applied) return applied;
    }
  }
  return {};
}

}  // namespace

Error no_such_table() { return {"no_such_table", "table", "there is no such table"}; }

bool is_hidden(const Table& table, std::string_view player) { return table.is_try() && !table.seat_of(player); }

LiveTable::LiveTable(House& house, std::string id, bool is_new)
    : house_(house), id_(std::move(id)), state_(State::kCold), used_ms_(house.loop().steady_ms()) {
  if (!is_new) return;
  table_.emplace(id_);
  state_ = State::kReady;
}

void LiveTable::submit(Transaction command) {
  used_ms_ = house_.loop().steady_ms();
  if (queue_.size() + batch_.size() >= kMostWaiting) {
    return command.done(fail("store_away", "", "the server cannot save at the moment; try again"), nullptr);
  }
  queue_.push_back(std::move(command));
  if (state_ == State::kCold) load();
  if (state_ == State::kReady) run();
}

void LiveTable::look(Transaction::Done seen) {
  if (state_ != State::kWriting && events_.empty()) {
    return submit({[](const Table&) { return Changes{}; }, std::move(seen)});
  }
  used_ms_ = house_.loop().steady_ms();
  if (house_.store_is_well()) return looks_.push_back(std::move(seen));
  look_in_store(std::move(seen));
}

void LiveTable::store_is_in_trouble() {
  for (Transaction::Done& seen : std::exchange(looks_, {})) look_in_store(std::move(seen));
}

void LiveTable::look_in_store(Transaction::Done seen) {
  house_.worker().ask<std::vector<store::EventRow>>(
      [id = id_](store::Store& store) { return store.events(id, 0); },
      [id = id_, seen = std::move(seen)](const Result<std::vector<store::EventRow>>& rows) {
        if (!rows) return seen(std::unexpected(rows.error()), nullptr);
        Table on_disk(id);
        auto folded = fold_rows(on_disk, *rows);
        if (folded && rows->empty()) folded = std::unexpected(no_such_table());
        if (!folded) return seen(folded, nullptr);
        seen({}, &on_disk);
      });
}

void LiveTable::load() {
  state_ = State::kLoading;
  house_.worker().ask<std::vector<store::EventRow>>(
      [id = id_](store::Store& store) { return store.events(id, 0); },
      [this](Result<std::vector<store::EventRow>> rows) { loaded(std::move(rows)); });
}

void LiveTable::loaded(Result<std::vector<store::EventRow>> rows) {
  const std::int64_t known_version = durable_version_;
  table_.emplace(id_);
  auto folded = rows ? fold(*rows) : Result<void>(std::unexpected(rows.error()));
  // Somebody may have looked for it just before it is opened. Who opens it goes first.
  const bool is_missing = folded && rows->empty();
  const auto opening = std::ranges::find_if(queue_, &Transaction::opens);
  if (is_missing && opening == queue_.end()) folded = std::unexpected(no_such_table());
  if (is_missing && opening != queue_.end()) std::rotate(queue_.begin(), opening, opening + 1);
  if (!folded) {
    table_.reset();
    state_ = State::kCold;
    give_up(folded.error());
    return house_.forget_soon(*this);
  }
  state_ = State::kReady;
  row_stale_ = is_missing;
  row_phase_ = table::word(table_->phase());
  row_deadline_ms_ = table_->deadline_ms();
  wrote_last_ = false;
  look_who_is_here();
  if (durable_version_ > known_version) all_due();
  if (is_watched()) mark();
  settle();
  run();
}

Result<void> LiveTable::fold(const std::vector<store::EventRow>& rows) {
  auto folded = fold_rows(*table_, rows);
  if (folded) durable_version_ = static_cast<std::int64_t>(table_->version());
  return folded;
}

// Runs what waits. Whatever changed is durable only after write(), so the answers of a pass in which something changed
// wait for that, all of them: also an error may be about what is not on disk yet.
void LiveTable::run() {
  std::vector<Transaction> queue;
  queue.swap(queue_);
  std::size_t next = 0;
  while (next < queue.size() && events_.size() < kMostEventBytes) run_one(std::move(queue[next++]));
  queue_.insert(queue_.end(), std::make_move_iterator(queue.begin() + static_cast<std::ptrdiff_t>(next)),
                std::make_move_iterator(queue.end()));
  if (is_playing()) keep_room(queue, queue_);
  if (!events_.empty()) return wants_write_ ? void() : mark();
  answer();
  if (!queue_.empty() && state_ == State::kReady) load();  // only what is doubtful is left
}

// A refusal may be about what another node has changed already. If something is written now, the place it gets proves
// that nothing is newer; otherwise the log is read again.
bool LiveTable::is_doubtful(const Transaction& command, const Result<Changes>& changes) const {
  return !changes && !command.is_sure && house_.worker().shared();
}

void LiveTable::run_one(Transaction command) {
  auto changes = command.decide(*table_);
  if (is_doubtful(command, changes)) {
    command.is_sure = true;
    queue_.push_back(std::move(command));
    return;
  }
  Result<void> result;
  if (changes) {
    const std::int64_t now = house_.loop().now_ms();
    for (table::What& what : *changes) {
      table::Event event{now, std::move(what)};
      row_stale_ = row_stale_ || is_for_lists(event.what);
      only_choices_ = only_choices_ && std::holds_alternative<table::Chose>(event.what);
      const std::size_t before = events_.size();
      events_.reserve(before + kEventBytes);
      events_ += events_.empty() ? '[' : ',';
      table::append_json(events_, event);
      result = table_->apply(std::move(event));
      if (result) continue;
      events_.resize(before);
      break;
    }
  } else {
    result = std::unexpected(std::move(changes.error()));
  }
  batch_.emplace_back(std::move(command), std::move(result));
}

void LiveTable::end_wait() {
  waits_ = false;
  if (state_ == State::kReady) broadcast();
}

void LiveTable::mark() {
  if (marked_) return;
  marked_ = true;
  house_.end_pass_for(*this);
}

void LiveTable::end_pass() {
  marked_ = false;
  if (state_ == State::kCold && std::ranges::any_of(watchers_, &Watcher::due)) return load();
  if (state_ != State::kReady) return;
  if (events_.empty()) return broadcast();
  house_.write_soon(*this);
}

void LiveTable::write() {
  wants_write_ = false;
  store::Append append;
  append.table = id_;
  append.seq = durable_version_;
  append.version = static_cast<std::int64_t>(table_->version());
  append.events = std::exchange(events_, {});
  append.events += ']';
  append.at_ms = house_.loop().now_ms();
  if (row_phase_ == "playing" && table_->phase() == Phase::kFinished) {
    finishes_ = true;
    if (auto record = table_->record_text()) append.record = std::move(*record);
    append.rated = rated_result(*table_);
    if (const auto day = table_->day()) append.day = store::DayScore{table_->score(0), !house_.daily().is_over(*day)};
  }
  const bool is_in_group = !table_->group().empty();
  if (is_in_group) {
    row_stale_ = true;  // the row carries how far the try has come
    append.group = store::GroupProgress{table_->chosen_turns(0), table_->score(0), finishes_};
  }
  append.row = row_if_needed();
  state_ = State::kWriting;
  house_.worker().append(std::move(append), [this](store::Appended appended) { written(appended); });
}

std::optional<store::TableRow> LiveTable::row_if_needed() {
  const std::int64_t now = house_.loop().now_ms();
  const auto deadline = table_->deadline_ms();
  const std::string_view phase = table::word(table_->phase());
  if (!row_stale_ && phase == row_phase_ && deadline == row_deadline_ms_ && now - row_ms_ < kTouchEveryMs) {
    return std::nullopt;
  }
  const bool closed = table_->phase() == Phase::kClosed;
  store::TableRow row;
  row.id = id_;
  row.code = closed ? "" : table_->code();
  row.phase = phase;
  row.summary = summary(*table_);
  row.is_public = table_->settings().is_public;
  row.deadline_ms = deadline;
  row.touched_ms = now;
  for (const table::Seat& seat : table_->seats()) row.players.push_back(seat.player);
  row_stale_ = false;
  row_phase_ = phase;
  row_deadline_ms_ = deadline;
  row_ms_ = now;
  return row;
}

void LiveTable::written(store::Appended appended) {
  house_.wrote();
  if (appended != store::Appended::kDone) {
    ++house_.counters().conflicts;
    row_stale_ = true;
    finishes_ = false;
    if (appended == store::Appended::kCodeTaken) {
      table_.emplace(id_);  // a new table, with another code
      take_back();
      state_ = State::kReady;
      return run();
    }
    table_.reset();
    if (appended == store::Appended::kRefused) {  // never, and not again
      for (auto& [command, result] : std::exchange(batch_, {})) {
        command.done(fail("store_failed", "", "the server could not save that"), nullptr);
      }
    }
    take_back();
    return load();
  }
  durable_version_ = static_cast<std::int64_t>(table_->version());
  state_ = State::kReady;
  wrote_last_ = true;
  house_.announce(id_, durable_version_);
  if (std::exchange(finishes_, false)) {
    ++house_.counters().games_finished;
    if (table_->settings().rated) house_.count_rated_games();
    if (table_->shuffle()) house_.keep_shuffle_of(*table_);
    if (const auto day = table_->day()) house_.daily().board_changed(*day, record::kLiveBoard);
  }
  if (!table_->group().empty()) house_.groups().changed(table_->group());
  answer();
  all_due();
  look_who_is_here();
  // That somebody has acted can wait a moment: often the last one acts within it, and all is told at once.
  const bool can_wait = only_choices_ && table_->phase() == Phase::kPlaying && table_->turns().size() == told_turns_;
  told_turns_ = table_->turns().size();
  only_choices_ = true;
  broadcast(!can_wait);
  settle();
  run();
}

void LiveTable::take_back() {
  std::vector<Transaction> queue;
  for (auto& [command, result] : batch_) queue.push_back(std::move(command));
  batch_.clear();
  std::ranges::move(queue_, std::back_inserter(queue));
  queue_ = std::move(queue);
}

void LiveTable::answer() {
  for (const Transaction::Done& seen : std::exchange(looks_, {})) seen({}, &*table_);
  if (batch_.empty()) return;
  auto batch = std::exchange(batch_, {});
  for (auto& [command, result] : batch) command.done(result, &*table_);
  if (is_playing()) keep_room(batch, batch_);
  if (table_->version() == 0) house_.forget_soon(*this);  // it could not be opened
}

void LiveTable::give_up(const Error& error) {
  auto queue = std::exchange(queue_, {});
  for (const Transaction& command : queue) command.done(std::unexpected(error), nullptr);
  for (const Transaction::Done& seen : std::exchange(looks_, {})) seen(std::unexpected(error), nullptr);
}

void LiveTable::settle() {
  const auto deadline = table_->deadline_ms();
  if (deadline && *deadline != timer_ms_) {
    timer_ms_ = *deadline;
    const std::int64_t in_ms = std::max<std::int64_t>(0, *deadline - house_.loop().now_ms());
    house_.tick_in(in_ms, id_);
  }
  const game::Moment moment = table_->moment();
  const auto bots = table_->waiting_bots();
  std::erase_if(thinking_, [&](const Thinking& thinking) {
    const bool waits =
        thinking.moment == moment && std::ranges::find(bots, thinking.seat, &Table::WaitingBot::seat) != bots.end();
    if (!waits && thinking.task) thinking.task->call_off();
    return !waits;
  });
  for (const Table::WaitingBot& bot : bots) think(bot);
}

void LiveTable::stop_thinking() {
  for (const Thinking& thinking : std::exchange(thinking_, {})) {
    if (thinking.task) thinking.task->call_off();
  }
}

LiveTable::Thinking* LiveTable::find_thinking(int seat, game::Moment moment) {
  const auto there = std::ranges::find_if(
      thinking_, [&](const Thinking& thinking) { return thinking.seat == seat && thinking.moment == moment; });
  return there == thinking_.end() ? nullptr : &*there;
}

// The node that brought a bot to its turn asks the bot; the others only if nothing comes of that. A bot that is late is
// not waited for.
void LiveTable::think(const Table::WaitingBot& bot) {
  const game::Moment moment = table_->moment();
  if (find_thinking(bot.seat, moment) != nullptr) return;
  thinking_.push_back({bot.seat, moment, nullptr});
  const std::int64_t wait_ms = wrote_last_ ? 0 : kOthersBotsMs;
  if (wait_ms == 0) {
    ask_bot(bot.seat, moment, bot.level);
  } else {
    house_.loop().after(wait_ms, [&house = house_, id = id_, moment, bot] {
      if (LiveTable* live = house.find_live_table(id)) live->ask_bot(bot.seat, moment, bot.level);
    });
  }
  house_.loop().after(wait_ms + house_.options().bot_budget_ms, [&house = house_, id = id_, moment, seat = bot.seat] {
    LiveTable* live = house.find_live_table(id);
    if (live == nullptr || live->find_thinking(seat, moment) == nullptr) return;
    ++house.counters().bots_late;
    live->choose_quickly(seat, moment);
  });
}

void LiveTable::ask_bot(int seat, game::Moment moment, const std::string& level) {
  Thinking* thinking = find_thinking(seat, moment);
  const auto work = thinking == nullptr || !table_ ? nullptr : table_->bot_work(seat, level);
  if (!work) return;
  const auto host = table_->host();
  const std::string person = host ? table_->seats()[static_cast<std::size_t>(*host)].player : "";
  thinking->task = house_.pool().think({person, id_},
                                       [&house = house_, id = id_, seat, moment, work](const Stop& stop) -> Pool::Then {
                                         if (stop.asked()) return nullptr;
                                         Rng rng(new_salt());
                                         return [&house, id, seat, moment, choice = work(rng, stop)] {
                                           if (LiveTable* live = house.find_live_table(id))
                                             live->choose_for_bot(seat, moment, choice);
                                         };
                                       });
  if (!thinking->task) choose_quickly(seat, moment);  // too many wait
}

// Takes microseconds, so it may be done here.
void LiveTable::choose_quickly(int seat, game::Moment moment) {
  Thinking* thinking = find_thinking(seat, moment);
  if (thinking != nullptr && thinking->task) thinking->task->call_off();
  const auto work = table_ && table_->moment() == moment ? table_->bot_work(seat, kQuickLevel) : nullptr;
  if (!work) return;
  Rng rng(new_salt());
  choose_for_bot(seat, moment, work(rng, Stop()));
}

void LiveTable::choose_for_bot(int seat, game::Moment moment, const std::string& choice) {
  submit({[=, salt = new_salt()](const Table& table) { return table.choose_for_bot(seat, moment, choice, salt); },
          [](const Result<void>&, const Table*) {}});
}

void LiveTable::catch_up(std::int64_t version) {
  if (state_ == State::kReady && version > durable_version_ && events_.empty() && house_.worker().shared()) load();
}

void LiveTable::hear(std::int64_t version) {
  if (state_ == State::kCold && is_watched() && version > durable_version_) return load();
  if (state_ != State::kReady || version <= durable_version_ || !events_.empty()) return;  // or it will conflict
  house_.worker().ask<std::vector<store::EventRow>>(
      [id = id_, from = durable_version_](store::Store& store) { return store.events(id, from); },
      [&house = house_, id = id_, from = durable_version_](const Result<std::vector<store::EventRow>>& rows) {
        LiveTable* live = house.find_live_table(id);
        if (!rows || live == nullptr || live->state_ != State::kReady || live->durable_version_ != from ||
            !live->events_.empty() || rows->empty()) {
          return;
        }
        if (!live->fold(*rows)) {  // never half a table
          live->table_.reset();
          return live->load();
        }
        live->wrote_last_ = false;
        live->row_phase_ = table::word(live->table_->phase());
        live->row_deadline_ms_ = live->table_->deadline_ms();
        live->all_due();
        live->look_who_is_here();
        live->broadcast();
        live->settle();
      });
}

bool LiveTable::forget(std::int64_t before_ms) {
  const bool busy = state_ == State::kLoading || state_ == State::kWriting || !events_.empty() || !queue_.empty() ||
                    !batch_.empty() || !looks_.empty() || marked_ || waits_;
  if (busy || used_ms_ > before_ms) return false;
  if (table_ && !table_->waiting_bots().empty()) return false;
  table_.reset();
  stop_thinking();
  timer_ms_ = 0;  // the store knows what is due
  state_ = State::kCold;
  return watchers_.empty();
}

}  // namespace cifra::house
