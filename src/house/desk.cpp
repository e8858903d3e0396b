#include "house/desk.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <memory>
#include <utility>

#include "base/json.h"
#include "house/house.h"
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
         std::holds_alternative<table::Closed>(what);
}

// The memory of a list that was taken out and is done with, for the next one.
template <class T>
void keep_room(std::vector<T>& done, std::vector<T>& list) {
  done.clear();
  if (list.capacity() == 0) list.swap(done);
}

}  // namespace

Desk::Desk(House& house, std::string id, bool is_new)
    : house_(house), id_(std::move(id)), state_(State::kCold), used_ms_(house.loop().now_ms()) {
  if (!is_new) return;
  table_.emplace(id_);
  state_ = State::kReady;
}

void Desk::submit(Command command) {
  used_ms_ = house_.loop().now_ms();
  if (queue_.size() + batch_.size() >= kMostWaiting) {
    return command.done(fail("store_away", "", "the house cannot write at the moment; try again"), nullptr);
  }
  queue_.push_back(std::move(command));
  if (state_ == State::kCold) load();
  if (state_ == State::kReady) run();
}

void Desk::load() {
  state_ = State::kLoading;
  house_.worker().ask<std::vector<store::EventRow>>(
      [id = id_](store::Store& store) { return store.events(id, 0); },
      [this](Result<std::vector<store::EventRow>> rows) { loaded(std::move(rows)); });
}

void Desk::loaded(Result<std::vector<store::EventRow>> rows) {
  const std::int64_t known_version = durable_version_;
  table_.emplace(id_);
  auto folded = rows ? fold(*rows) : Result<void>(std::unexpected(rows.error()));
  if (folded && rows->empty()) folded = fail("no_such_table", "table", "there is no such table");
  if (!folded) {
    table_.reset();
    state_ = State::kCold;
    give_up(folded.error());
    return house_.forget_soon(*this);
  }
  state_ = State::kReady;
  row_stale_ = false;
  row_phase_ = table::word(table_->phase());
  row_deadline_ms_ = table_->deadline_ms();
  wrote_last_ = false;
  look_who_is_here();
  if (durable_version_ > known_version) all_due();
  if (is_watched()) mark();
  settle();
  run();
}

Result<void> Desk::fold(const std::vector<store::EventRow>& rows) {
  for (const store::EventRow& row : rows) {
    if (row.seq != static_cast<std::int64_t>(table_->version()))
      return fail(store::kDamaged, id_, "events are missing");
    const auto list = parse_json(row.events, store::kDamaged);
    if (!list || !list->is_array()) return fail(store::kDamaged, id_, "events that are not JSON");
    for (const json::value& value : list->get_array()) {
      const auto event = table::read_event(value);
      if (!event) return std::unexpected(event.error());
      if (const auto applied = table_->apply(*event); !applied) return applied;
    }
  }
  durable_version_ = static_cast<std::int64_t>(table_->version());
  return {};
}

// Runs what waits. Whatever changed is durable only after write(), so the answers of a pass in which something changed
// wait for that, all of them: also an error may be about what is not on disk yet.
void Desk::run() {
  std::vector<Command> queue;
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
bool Desk::is_doubtful(const Command& command, const Result<Changes>& changes) const {
  return !changes && !command.is_sure && house_.worker().shared();
}

void Desk::run_one(Command command) {
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

void Desk::end_wait() {
  waits_ = false;
  if (state_ == State::kReady) broadcast();
}

void Desk::mark() {
  if (marked_) return;
  marked_ = true;
  house_.end_pass_for(*this);
}

void Desk::end_pass() {
  marked_ = false;
  if (state_ == State::kCold && std::ranges::any_of(watchers_, &Watcher::due)) return load();
  if (state_ != State::kReady) return;
  if (events_.empty()) return broadcast();
  house_.write_soon(*this);
}

void Desk::write() {
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
  }
  append.row = row_if_needed();
  state_ = State::kWriting;
  house_.worker().append(std::move(append), [this](store::Appended appended) { written(appended); });
}

std::optional<store::TableRow> Desk::row_if_needed() {
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

void Desk::written(store::Appended appended) {
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
        command.done(fail("store_failed", "", "the house could not write that"), nullptr);
      }
    }
    take_back();
    return load();
  }
  durable_version_ = static_cast<std::int64_t>(table_->version());
  state_ = State::kReady;
  wrote_last_ = true;
  house_.announce(id_, durable_version_);
  if (std::exchange(finishes_, false)) ++house_.counters().games_finished;
  answer();
  all_due();
  look_who_is_here();
  // That somebody has acted can wait a moment: often the last one acts within it, and all is told at once.
  const bool can_wait = only_choices_ && table_->phase() == Phase::kPlaying && table_->turns().size() == told_turns_;
  told_turns_ = table_->turns().size();
  only_choices_ = true;
  broadcast(!can_wait);
  settle();
  if (!table_->next_table().empty()) follow();
  run();
}

// Who watches goes along to the rematch.
void Desk::follow() {
  if (!events_.empty()) return;
  for (const auto watchers = watchers_; const Watcher& watcher : watchers) {
    // Whoever cannot be taken along stays. While somebody watches, this desk stays too.
    // The answer may come after everybody has left: news of another node can make them follow twice.
    house_.watch(*watcher.visit, table_->next_table(), 0,
                 [&house = house_, id = id_, visit = watcher.visit](const Result<void>& result) {
                   Desk* const desk = house.find_desk(id);
                   if (result && desk != nullptr) desk->unwatch(*visit);
                 });
  }
}

void Desk::take_back() {
  std::vector<Command> queue;
  for (auto& [command, result] : batch_) queue.push_back(std::move(command));
  batch_.clear();
  std::ranges::move(queue_, std::back_inserter(queue));
  queue_ = std::move(queue);
}

void Desk::answer() {
  if (batch_.empty()) return;
  auto batch = std::exchange(batch_, {});
  for (auto& [command, result] : batch) command.done(result, &*table_);
  if (is_playing()) keep_room(batch, batch_);
  if (table_->version() == 0) house_.forget_soon(*this);  // it could not be opened
}

void Desk::give_up(const Error& error) {
  auto queue = std::exchange(queue_, {});
  for (Command& command : queue) command.done(std::unexpected(error), nullptr);
}

void Desk::settle() {
  const auto deadline = table_->deadline_ms();
  if (deadline && *deadline != timer_ms_) {
    timer_ms_ = *deadline;
    const std::int64_t in_ms = std::max<std::int64_t>(0, *deadline - house_.loop().now_ms());
    house_.tick_in(in_ms, id_);
  }
  const table::Moment moment = table_->moment();
  std::erase_if(thinking_, [&](const auto& entry) { return entry.second != moment; });
  for (const Table::WaitingBot& bot : table_->waiting_bots()) think(bot);
}

// The node that brought a bot to its turn asks the bot; the others only if nothing comes of that.
void Desk::think(const Table::WaitingBot& bot) {
  const table::Moment moment = table_->moment();
  if (std::ranges::find(thinking_, std::pair(bot.seat, moment)) != thinking_.end()) return;
  thinking_.emplace_back(bot.seat, moment);
  const auto choose = [&house = house_, id = id_, seat = bot.seat, moment](std::string choice) {
    house.desk(id).submit(
        {[=, salt = new_salt()](const Table& table) { return table.choose_for_bot(seat, moment, choice, salt); },
         [](const Result<void>&, const Table*) {}});
  };
  const auto is_late = std::make_shared<std::atomic<bool>>(false);
  const auto ask = [choose, is_late, work = table_->bot_work(bot.seat, bot.level), &pool = house_.pool()] {
    if (!work) return;
    pool.run([choose, is_late, work]() -> std::function<void()> {
      if (*is_late) return nullptr;
      Rng rng(new_salt());
      return [choose, choice = work(rng)] { choose(choice); };
    });
  };
  const std::int64_t wait_ms = wrote_last_ ? 0 : kOthersBotsMs;
  if (wait_ms == 0) ask();
  if (wait_ms > 0) house_.loop().after(wait_ms, ask);
  // Out of time: what takes microseconds may be done here.
  const auto quick = [choose, is_late, &counters = house_.counters(), &house = house_, id = id_, seat = bot.seat,
                      moment] {
    const Desk* desk = house.find_desk(id);
    const Table* table = desk == nullptr ? nullptr : desk->table();
    if (table == nullptr || table->moment() != moment) return;
    const auto work = table->bot_work(seat, kQuickLevel);
    if (!work) return;
    *is_late = true;
    ++counters.bots_late;
    Rng rng(new_salt());
    choose(work(rng));
  };
  house_.loop().after(wait_ms + house_.options().bot_budget_ms, quick);
}

void Desk::catch_up(std::int64_t version) {
  if (state_ == State::kReady && version > durable_version_ && events_.empty() && house_.worker().shared()) load();
}

void Desk::hear(std::int64_t version) {
  if (state_ == State::kCold && is_watched() && version > durable_version_) return load();
  if (state_ != State::kReady || version <= durable_version_ || !events_.empty()) return;  // or it will conflict
  house_.worker().ask<std::vector<store::EventRow>>(
      [id = id_, from = durable_version_](store::Store& store) { return store.events(id, from); },
      [&house = house_, id = id_, from = durable_version_](const Result<std::vector<store::EventRow>>& rows) {
        Desk* desk = house.find_desk(id);
        if (!rows || desk == nullptr || desk->state_ != State::kReady || desk->durable_version_ != from ||
            !desk->events_.empty() || rows->empty()) {
          return;
        }
        if (!desk->fold(*rows)) {  // never half a table
          desk->table_.reset();
          return desk->load();
        }
        desk->wrote_last_ = false;
        desk->row_phase_ = table::word(desk->table_->phase());
        desk->row_deadline_ms_ = desk->table_->deadline_ms();
        desk->all_due();
        desk->look_who_is_here();
        desk->broadcast();
        desk->settle();
        if (!desk->table_->next_table().empty()) desk->follow();
      });
}

bool Desk::forget(std::int64_t before_ms) {
  const bool busy = state_ == State::kLoading || state_ == State::kWriting || !events_.empty() || !queue_.empty() ||
                    !batch_.empty() || marked_ || waits_;
  if (busy || used_ms_ > before_ms) return false;
  if (table_ && !table_->waiting_bots().empty()) return false;
  table_.reset();
  thinking_.clear();
  thinking_.shrink_to_fit();
  timer_ms_ = 0;  // the store knows what is due
  state_ = State::kCold;
  return watchers_.empty();
}

}  // namespace cifra::house
