#include "house/groups.h"

#include <algorithm>
#include <utility>

#include "game/registry.h"
#include "house/sample_game.h"
#include "record/record.h"

namespace cifra::house {
namespace {

constexpr std::int64_t kFreshGroupMs = 1000;  // a board
constexpr std::int64_t kReadEveryMs = 100;    // at most, of one group
constexpr std::size_t kMostGroups = 200;      // in memory

// FNV-1a, of whole numbers instead of bytes.
void mix(std::uint64_t& hash, std::uint64_t value) { hash = (hash ^ value) * 0x100000001b3ULL; }

// Of everything that a page can show.
std::uint64_t version_of(const store::GroupWithTries& found) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  mix(hash, static_cast<std::uint64_t>(found.group.turned));
  mix(hash, static_cast<std::uint64_t>(found.group.ended_ms));
  mix(hash, std::hash<std::string>()(found.group.host_name));
  for (const store::GroupTry& one : found.tries) {
    mix(hash, std::hash<std::string>()(one.id));
    mix(hash, std::hash<std::string>()(one.name));
    mix(hash, static_cast<std::uint64_t>(one.finished_ms));
    mix(hash, static_cast<std::uint64_t>(one.progress.placed));
    mix(hash, static_cast<std::uint64_t>(one.progress.score));
  }
  return hash >> 11;  // a number that any client can read
}

Result<Groups::BoardPtr> read_board(store::Store& store, const std::string& code, const Groups::BoardPtr& before) {
  auto found = store.group(code);
  if (!found) return std::unexpected(std::move(found.error()));
  if (!*found) return std::unexpected(no_such_group());
  auto board = std::make_shared<Groups::Board>();
  board->version = version_of(**found);
  board->group = std::move((*found)->group);
  board->tries = std::move((*found)->tries);
  if (before && before->group.seed == board->group.seed) {
    board->sample = before->sample;
    board->cards = before->cards;
    return board;
  }
  const auto value = parse_json(board->group.settings, store::kDamaged);
  const auto settings = value ? table::read_settings(*value) : std::unexpected(value.error());
  if (!settings) return fail(store::kDamaged, code, "settings of a group that cannot be read");
  const auto type = game::game_type(settings->game);
  if (!type) return std::unexpected(type.error());
  auto sample = sample_game(**type, settings->options, board->group.seed);
  if (!sample) return std::unexpected(std::move(sample.error()));
  for (const std::size_t turns : (*sample)->turns()) board->cards += static_cast<int>(turns);
  board->sample = std::move(*sample);
  return board;
}

}  // namespace

Error no_such_group() {
  return {"no_such_group", "code", "there is no group with that code; it may have been deleted"};
}

const store::GroupTry* Groups::Board::try_of(std::string_view player) const {
  const auto found = std::ranges::find(tries, player, &store::GroupTry::player);
  return player.empty() || found == tries.end() ? nullptr : &*found;
}

bool Groups::Board::may_see_games(std::string_view player) const {
  const store::GroupTry* const own = try_of(player);
  return order_is_open() || (own != nullptr && own->finished_ms > 0);
}

int Groups::Board::released() const {
  if (!group.in_step) return -1;
  return group.turned >= cards ? cards : std::max(group.turned - 1, 0);
}

std::string Groups::Board::dealt() const {
  return sample->dealt(static_cast<std::size_t>(has_ended() ? cards : group.turned));
}

Groups::Groups(Loop& loop, store::Worker& worker, std::function<void(const Board&)> read)
    : loop_(loop), worker_(worker), read_(std::move(read)) {}

Result<table::Settings> Groups::settings() const {
  const game::GameType* const game = game::daily_game();
  if (game == nullptr) return fail("not_offered", "", "this server has no game that a group can play");
  table::Settings settings;
  settings.game = game->name();
  if (auto options = game->complete(nullptr)) settings.options = std::move(*options);
  return settings;
}

void Groups::board(const std::string& code, Known known) {
  const auto there = entries_.find(code);
  const bool fresh = there != entries_.end() && there->second.board && !there->second.changed &&
                     loop_.steady_ms() - there->second.board->read_ms < kFreshGroupMs;
  if (fresh) return known(there->second.board);
  if (entries_.size() >= kMostGroups) {
    std::erase_if(entries_, [](const auto& entry) { return entry.second.waiting.empty() && !entry.second.is_asked; });
  }
  Entry& entry = entries_[code];
  entry.waiting.push_back(std::move(known));
  if (std::exchange(entry.is_asked, true)) return;
  const std::int64_t age_ms = entry.board ? loop_.steady_ms() - entry.board->read_ms : kReadEveryMs;
  if (age_ms >= kReadEveryMs) return ask(code);
  loop_.after(kReadEveryMs - age_ms, [this, code] { ask(code); });
}

void Groups::ask(const std::string& code) {
  Entry& entry = entries_[code];
  entry.changed = false;
  read(code, [this, code, waiting = std::exchange(entry.waiting, {})](const Result<BoardPtr>& board) {
    Entry& asked = entries_[code];
    asked.is_asked = !asked.waiting.empty();
    if (asked.is_asked) loop_.after(kReadEveryMs, [this, code] { ask(code); });
    if (!board && !asked.is_asked) entries_.erase(code);
    for (const Known& waits : waiting) waits(board);
  });
}

void Groups::read(const std::string& code, Known known) {
  const auto there = entries_.find(code);
  const BoardPtr before = there == entries_.end() ? nullptr : there->second.board;
  worker_.ask<BoardPtr>([code, before](store::Store& s) { return read_board(s, code, before); },
                        [this, code, known = std::move(known)](const Result<BoardPtr>& board) {
                          if (!board) return known(board);
                          auto now = std::make_shared<Board>(**board);
                          now->read_ms = loop_.steady_ms();
                          if (const auto entry = entries_.find(code); entry != entries_.end()) {
                            entry->second.board = now;
                          }
                          if (read_) read_(*now);
                          known(BoardPtr(now));
                        });
}

void Groups::changed(const std::string& code) {
  if (const auto there = entries_.find(code); there != entries_.end()) there->second.changed = true;
}

}  // namespace cifra::house
