// LiveTable: who watches it, and what they are told.
#include <algorithm>
#include <utility>

#include "base/json_text.h"
#include "base/text_pool.h"
#include "house/house.h"
#include "house/live_table.h"
#include "table/table_message.h"

namespace cifra::house {
namespace {

// Other nodes tell who is with them every 20 seconds.
constexpr std::int64_t kElsewhereMs = 45'000;

}  // namespace

void LiveTable::watch(Client& client, std::int64_t version) {
  const std::size_t first = table::first_turn_after(*table_, version);
  const auto there = std::ranges::find(watchers_, &client, &Watcher::client);
  if (there == watchers_.end()) {
    watchers_.push_back({&client, first, true});
    client.watches(*this);
    all_due();  // the others see who is here
  } else {
    there->turns = first;
    there->due = true;
  }
  look_who_is_here();
  mark();
}

void LiveTable::unwatch(Client& client) {
  if (std::erase_if(watchers_, [&](const Watcher& watcher) { return watcher.client == &client; }) == 0) return;
  client.watches_not(*this);
  look_who_is_here();
  all_due();
  if (is_watched()) return mark();
  // Who comes back finds it in the store; a game that goes on is kept for a while.
  if (table_ && table_->phase() != table::Phase::kPlaying) house_.forget_soon(*this);
}

void LiveTable::all_due() {
  for (Watcher& watcher : watchers_) watcher.due = true;
}

void LiveTable::look_who_is_here() {
  if (!table_) return;
  const std::int64_t now = house_.loop().steady_ms();
  const auto& seats = table_->seats();
  if (gone_since_.size() != seats.size()) gone_since_.assign(seats.size(), now);  // somebody sat down or left
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const auto is_they = [&](const Watcher& watcher) {
      return !seats[i].player.empty() && watcher.client->player() == seats[i].player;
    };
    const bool here = std::ranges::any_of(watchers_, is_they);
    if (here) gone_since_[i] = 0;
    if (!here && gone_since_[i] == 0) gone_since_[i] = now;
  }
}

std::int64_t LiveTable::gone_ms(int seat) const {
  const auto i = static_cast<std::size_t>(seat);
  if (!table_ || seat < 0 || i >= gone_since_.size() || i >= table_->seats().size() || gone_since_[i] == 0) return 0;
  return house_.loop().steady_ms() - std::max(gone_since_[i], seen_elsewhere_ms(table_->seats()[i].player));
}

void LiveTable::seen_elsewhere(const std::string& player, std::int64_t at_ms) {
  const auto there = std::ranges::find(elsewhere_, player, &std::pair<std::string, std::int64_t>::first);
  if (there == elsewhere_.end()) {
    elsewhere_.emplace_back(player, at_ms);
  } else {
    there->second = std::max(there->second, at_ms);
  }
}

std::int64_t LiveTable::seen_elsewhere_ms(const std::string& player) const {
  const auto there = std::ranges::find(elsewhere_, player, &std::pair<std::string, std::int64_t>::first);
  return there == elsewhere_.end() ? 0 : there->second;
}

void LiveTable::sort_people(std::vector<std::string>& ours,
                            std::vector<std::pair<std::string, std::string>>& theirs) const {
  if (!table_ || table_->phase() > table::Phase::kPlaying) return;
  for (std::size_t i = 0; i < table_->seats().size() && i < gone_since_.size(); ++i) {
    const table::Seat& seat = table_->seats()[i];
    if (seat.player.empty()) continue;
    if (gone_since_[i] == 0) {
      ours.push_back(seat.player);
    } else {
      theirs.emplace_back(id_, seat.player);
    }
  }
}

std::string LiveTable::message_head(const table::Table& table) const {
  table::Company company{house_.loop().now_ms(), {}, watchers_.size()};
  const std::int64_t now = house_.loop().steady_ms();
  for (std::size_t i = 0; i < table.seats().size(); ++i) {
    const table::Seat& seat = table.seats()[i];
    if (seat.player.empty()) continue;
    const auto is_they = [&](const Watcher& watcher) { return watcher.client->player() == seat.player; };
    const auto connections = static_cast<std::size_t>(std::ranges::count_if(watchers_, is_they));
    company.watchers -= connections;
    const std::int64_t seen = seen_elsewhere_ms(seat.player);
    if (connections > 0 || (seen != 0 && now - seen < kElsewhereMs)) company.here.add(static_cast<int>(i));
  }
  std::string out = TextPool::take();
  table::append_head(out, table, company);
  return out;
}

void LiveTable::describe(const table::Table& table, const std::string& player, std::int64_t version,
                         std::string& out) const {
  out += message_head(table);
  table::append_rest(out, table, table::first_turn_after(table, version), player);
}

void LiveTable::tell_sign(int seat, std::string_view sign) {
  const std::string text =
      json_object([&](JsonText& object) { object("type", "sign")("table", id_)("seat", seat)("sign", sign); });
  for (const Watcher& watcher : watchers_) watcher.client->line() += text;
}

// Not everybody: only those who are told something anyway.
void LiveTable::broadcast(bool everybody) {
  if (!events_.empty() || std::ranges::none_of(watchers_, &Watcher::due)) return;  // nothing that is not on disk yet
  std::string head = message_head(*table_);
  for (Watcher& watcher : watchers_) {
    if (!watcher.due) continue;
    if (!everybody && !watcher.client->has_lines()) {
      if (!std::exchange(waits_, true)) house_.wait_a_moment_for(*this);
      continue;
    }
    watcher.due = false;
    std::string& out = watcher.client->line();
    const std::size_t first = std::exchange(watcher.turns, table_->turns().size());
    out.reserve(out.size() + head.size() + (first < watcher.turns ? table_->turns().back().text.size() : 0) + 64);
    out += head;
    table::append_rest(out, *table_, first, watcher.client->player());
  }
  TextPool::give(std::move(head));
}

}  // namespace cifra::house
