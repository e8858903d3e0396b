#include "load/player.h"

#include <algorithm>
#include <array>

#include "load/group.h"
#include "load/measure.h"
#include "load/slices.h"

namespace cifra::load {
namespace {

constexpr std::int64_t kFirstWaitMs = 20;
constexpr std::int64_t kLongestWaitMs = 500;

std::string_view word(Do what) {
  constexpr std::array<std::string_view, 6> kWords = {"watch", "unwatch", "sit", "start", "choose", "rematch"};
  return kWords[static_cast<std::size_t>(what)];
}

}  // namespace

void Player::connect() {
  connection_ = std::make_shared<Connection>(world_.io, *this);
  connection_->open(world_.addresses[node_ % world_.addresses.size()], token);
}

void Player::opened() {}

void Player::closed(std::string_view why) {
  const bool was_open = std::exchange(open_, false);
  if (!world_.patient) return world_.fail("a connection ended: " + std::string(why));
  if (was_open) ++world_.connections_lost;
  if (!was_open) ++node_;  // nobody there: the next node
  wait_ms_ = std::clamp(wait_ms_ * 2, kFirstWaitMs, kLongestWaitMs);
  world_.later(static_cast<double>(wait_ms_), [this] { connect(); });
}

void Player::received(std::string_view message) {
  group_.overheard(*this, message);
  while (!message.empty()) {
    const std::size_t end = message.find('\n');
    const std::string_view line = message.substr(0, end);
    message.remove_prefix(end == std::string_view::npos ? message.size() : end + 1);
    if (!line.empty()) take_line(line);
  }
}

void Player::take_line(std::string_view line) {
  const std::string_view type = unquoted(find(line, "type"));
  if (type == "table") return group_.heard(*this, line);
  if (type == "done") return take_answer(line, true);
  if (type == "error") return take_answer(line, false);
  if (type == "hello") {
    open_ = true;
    wait_ms_ = 0;
    // Whatever it watched before, it watches now what its group plays, from what it knows on.
    std::erase_if(unanswered_, [](const SentCommand& command) { return command.what == Do::kWatch; });
    if (!group_.table().empty()) {
      SentCommand watch{.what = Do::kWatch, .rest = version < 0 ? "" : ",\"version\":" + std::to_string(version)};
      watch.table = group_.table();
      watch.id = ++last_id_;
      unanswered_.push_front(std::move(watch));
    }
    for (SentCommand& waiting : unanswered_) transmit(waiting);
    return group_.arrived(*this);
  }
  if (type == "bye") wait_ms_ = integer(find(line, "reconnect_ms"), 0) / 2;
  const bool known = type == "bye" || type == "house" || type == "pong";
  if (!known) world_.fail("a message of a type nobody knows: " + std::string(line));
}

void Player::command(SentCommand command) {
  command.id = ++last_id_;
  if (command.table.empty()) command.table = group_.table();
  unanswered_.push_back(std::move(command));
  if (open_) transmit(unanswered_.back());
}

void Player::transmit(SentCommand& command) {
  static std::string text;
  text.assign("{\"type\":\"").append(word(command.what)).append("\",\"id\":").append(std::to_string(command.id));
  text.append(",\"table\":\"").append(command.table).append("\"").append(command.rest).append("}");
  command.resent = command.sent_us != 0;
  command.sent_us = now_us();
  connection_->send(text);
}

void Player::take_answer(std::string_view line, bool done) {
  const std::int64_t id = integer(find(line, "id"), -1);
  const auto found = std::ranges::find(unanswered_, id, &SentCommand::id);
  if (found == unanswered_.end()) {
    if (!done || !world_.patient) world_.fail("an answer nobody waits for: " + std::string(line));
    return;
  }
  const std::string_view code = done ? std::string_view() : unquoted(find(line, "code"));
  if (world_.patient && (code == "store_away" || code == "slow_down")) {
    world_.later(200, [this, id] {
      const auto again = std::ranges::find(unanswered_, id, &SentCommand::id);
      if (again != unanswered_.end() && open_) transmit(*again);
    });
    return;
  }
  const SentCommand command = std::move(*found);
  unanswered_.erase(found);
  group_.answered(*this, command, std::string(code));
}

void Player::turn_to_new_table() {
  seat = -1;
  version = -1;
  turns_seen = 0;
  asked_turn = -1;
  finished = false;
}

}  // namespace cifra::load
