// Who watches a table, and what they are told.
#include <algorithm>
#include <utility>

#include "base/json_text.h"
#include "base/text_pool.h"
#include "house/desk.h"
#include "house/house.h"

namespace cifra::house {
namespace {

// Other nodes tell who is with them every 20 seconds.
constexpr std::int64_t kElsewhereMs = 45'000;

}  // namespace

void Desk::watch(Visit& visit, std::int64_t version) {
  const std::size_t first = first_turn_after(version);
  const auto there = std::ranges::find(watchers_, &visit, &Watcher::visit);
  if (there == watchers_.end()) {
    watchers_.push_back({&visit, first, true});
    visit.watches(*this);
    all_due();  // the others see who is here
  } else {
    there->turns = first;
    there->due = true;
  }
  look_who_is_here();
  mark();
}

void Desk::unwatch(Visit& visit) {
  if (std::erase_if(watchers_, [&](const Watcher& watcher) { return watcher.visit == &visit; }) == 0) return;
  visit.watches_not(*this);
  look_who_is_here();
  all_due();
  if (is_watched()) return mark();
  // Who comes back finds it in the store; a game that goes on is kept for a while.
  if (table_ && table_->phase() != table::Phase::kPlaying) house_.forget_soon(*this);
}

void Desk::all_due() {
  for (Watcher& watcher : watchers_) watcher.due = true;
}

void Desk::look_who_is_here() {
  if (!table_) return;
  const std::int64_t now = house_.loop().now_ms();
  const auto& seats = table_->seats();
  if (gone_since_.size() != seats.size()) gone_since_.assign(seats.size(), now);  // somebody sat down or left
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const auto is_they = [&](const Watcher& watcher) {
      return !seats[i].player.empty() && watcher.visit->player() == seats[i].player;
    };
    const bool here = std::ranges::any_of(watchers_, is_they);
    if (here) gone_since_[i] = 0;
    if (!here && gone_since_[i] == 0) gone_since_[i] = now;
  }
}

std::int64_t Desk::gone_ms(int seat) const {
  const auto i = static_cast<std::size_t>(seat);
  if (!table_ || seat < 0 || i >= gone_since_.size() || i >= table_->seats().size() || gone_since_[i] == 0) return 0;
  return house_.loop().now_ms() - std::max(gone_since_[i], seen_elsewhere_ms(table_->seats()[i].player));
}

void Desk::seen_elsewhere(const std::string& player, std::int64_t at_ms) {
  const auto there = std::ranges::find(elsewhere_, player, &std::pair<std::string, std::int64_t>::first);
  if (there == elsewhere_.end()) {
    elsewhere_.emplace_back(player, at_ms);
  } else {
    there->second = std::max(there->second, at_ms);
  }
}

std::int64_t Desk::seen_elsewhere_ms(const std::string& player) const {
  const auto there = std::ranges::find(elsewhere_, player, &std::pair<std::string, std::int64_t>::first);
  return there == elsewhere_.end() ? 0 : there->second;
}

void Desk::sort_people(std::vector<std::string>& ours, std::vector<std::pair<std::string, std::string>>& theirs) const {
  if (!table_ || table_->phase() != table::Phase::kPlaying) return;
  for (std::size_t i = 0; i < table_->seats().size() && i < gone_since_.size(); ++i) {
    const table::Seat& seat = table_->seats()[i];
    if (!seat.is_person()) continue;
    if (gone_since_[i] == 0) {
      ours.push_back(seat.player);
    } else {
      theirs.emplace_back(id_, seat.player);
    }
  }
}

// All that is the same for everybody, up to the turns.
std::string Desk::message_head() const {
  const std::int64_t now = house_.loop().now_ms();
  const auto& seats = table_->seats();
  std::string out = TextPool::take();
  out.reserve(512 + 256 * seats.size());
  JsonText text(out);
  text.begin_object()("type", "table")("table", id_)("version", table_->version())("now", now)
      .key("here")
      .begin_array();
  std::size_t seated = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!seats[i].is_person()) continue;
    const auto is_they = [&](const Watcher& watcher) { return watcher.visit->player() == seats[i].player; };
    const auto connections = static_cast<std::size_t>(std::ranges::count_if(watchers_, is_they));
    seated += connections;
    if (connections > 0 || now - seen_elsewhere_ms(seats[i].player) < kElsewhereMs) text.value(i);
  }
  text.end_array()("watchers", watchers_.size() - seated).key("state").raw("");
  table_->append_state(out);
  text.key("turns").begin_array();
  return out;
}

// The rest, for one player: the turns from that one on, and what is theirs alone.
void Desk::append_rest(std::string& out, std::size_t first_turn, const std::string& player) const {
  const auto& turns = table_->turns();
  std::size_t bytes = 64;
  for (std::size_t i = first_turn; i < turns.size(); ++i) bytes += turns[i].text.size() + 1;
  out.reserve(out.size() + bytes);
  for (std::size_t i = first_turn; i < turns.size(); ++i) {
    if (i > first_turn) out += ',';
    out += turns[i].text;
  }
  const auto seat = table_->seat_of(player);
  out += R"(],"you":)";
  table_->append_you(out, seat.value_or(-1));
  out += '}';
}

std::size_t Desk::first_turn_after(std::int64_t version) const {
  const auto& turns = table_->turns();
  const auto after = [&](const table::Turn& turn) { return static_cast<std::int64_t>(turn.version) > version; };
  return static_cast<std::size_t>(std::ranges::find_if(turns, after) - turns.begin());
}

void Desk::describe(const std::string& player, std::int64_t version, std::string& out) const {
  out += message_head();
  append_rest(out, first_turn_after(version), player);
}

// Not everybody: only those who are told something anyway.
void Desk::broadcast(bool everybody) {
  if (!events_.empty() || std::ranges::none_of(watchers_, &Watcher::due)) return;  // nothing that is not on disk yet
  std::string head = message_head();
  for (Watcher& watcher : watchers_) {
    if (!watcher.due) continue;
    if (!everybody && !watcher.visit->has_lines()) {
      if (!std::exchange(waits_, true)) house_.wait_a_moment_for(*this);
      continue;
    }
    watcher.due = false;
    std::string& out = watcher.visit->line();
    const std::size_t first = std::exchange(watcher.turns, table_->turns().size());
    out.reserve(out.size() + head.size() + (first < watcher.turns ? table_->turns().back().text.size() : 0) + 64);
    out += head;
    append_rest(out, first, watcher.visit->player());
  }
  TextPool::give(std::move(head));
}

}  // namespace cifra::house
