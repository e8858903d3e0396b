#include "load/group.h"

#include <array>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <utility>

#include "load/measure.h"
#include "load/slices.h"

namespace cifra::load {
namespace {

constexpr std::array<std::string_view, 5> kNames = {"Ana", "Ben", "Cleo", "Dan", "Eva"};

// What is used of a `table` message.
struct Pieces {
  std::string_view table, version, state, turns, you;
};

Pieces pieces_of(std::string_view line) {
  Pieces pieces;
  for_each_member(line, [&](std::string_view key, std::string_view value) {
    if (key == "table") pieces.table = unquoted(value);
    if (key == "version") pieces.version = value;
    if (key == "state") pieces.state = value;
    if (key == "turns") pieces.turns = value;
    if (key == "you") pieces.you = value;
    return true;
  });
  return pieces;
}

int count_elements(std::string_view list) {
  int count = 0;
  for (std::size_t at = list.find('{'); at != std::string_view::npos; at = list.find('{', end_of_value(list, at)))
    ++count;
  return count;
}

}  // namespace

void Mode::seated(Group& group) { group.start(); }
void Mode::may_choose(Group& group, Player& player) { group.choose(player); }

Group::Group(World& world, Mode& mode, int index, Setup setup)
    : world_(world), mode_(mode), index_(index), setup_(std::move(setup)) {
  const auto add = [&](Player::Role role, int number) {
    players_.push_back(std::make_unique<Player>(world_, *this, role, static_cast<std::size_t>(index_ + number)));
    players_.back()->name = kNames[static_cast<std::size_t>(number) % kNames.size()];
  };
  for (int i = 0; i < setup_.seats; ++i) add(Player::Role::kSeat, i);
  for (int i = 0; i < setup_.devices; ++i) add(Player::Role::kDevice, i);
  for (int i = 0; i < setup_.spectators; ++i) add(Player::Role::kSpectator, i);
}

void Group::begin() {
  for (std::size_t i = 0; i < static_cast<std::size_t>(setup_.seats); ++i) get_token(i);
}

void Group::get_token(std::size_t index) {
  Player& player = *players_[index];
  const json::object body{{"name", player.name}, {"token", true}};
  world_.ask(node() + index, {"POST", "/api/guests", "", json::serialize(body)},
             [this, &player](const HttpAnswer& answer) {
               player.token = unquoted(find(answer.body, "token"));
               if (player.token.empty()) return world_.fail("no token: " + answer.body);
               if (++tokens_ == setup_.seats) connect_all();
             });
}

void Group::connect_all() {
  const auto seats = static_cast<std::size_t>(setup_.seats);
  for (std::size_t i = 0; i < players_.size(); ++i) {
    if (players_[i]->role == Player::Role::kDevice) players_[i]->token = players_[i - seats]->token;
    players_[i]->connect();
  }
}

void Group::arrived(Player& /*player*/) {
  if (arrived_ == players_.size()) return;  // again, after a lost connection
  ++arrived_;
  if (arrived_ == players_.size()) open_table();
}

void Group::open_table() {
  const json::object body{{"settings", json::object{{"game", setup_.game}}}};
  world_.ask(node(), {"POST", "/api/tables", host().token, json::serialize(body)}, [this](const HttpAnswer& answer) {
    const std::string table(unquoted(find(answer.body, "table")));
    if (answer.status != 201 || table.empty()) return world_.fail("no table: " + answer.body);
    turn_to(table);
  });
}

// The host sits there already; the others sit down.
void Group::turn_to(std::string table) {
  const std::string before = std::exchange(table_, std::move(table));
  board_ = {};
  pace_ = {};
  seated_ = 1;  // the host
  finished_ = 0;
  ++games;
  if (world_.strict) witness_ = std::make_unique<Witness>(world_, board_, table_, setup_.game, setup_.seats);
  for (const auto& player : players_) {
    player->turn_to_new_table();
    if (!before.empty()) player->command({.what = Do::kUnwatch, .table = before});
    player->command({.what = Do::kWatch});
    if (player->role != Player::Role::kSeat || player.get() == &host()) continue;
    player->command({.what = Do::kSit, .rest = ",\"name\":\"" + player->name + "\""});
  }
  if (setup_.seats == 1) mode_.seated(*this);
}

void Group::start() { host().command({.what = Do::kStart}); }

void Group::rematch() {
  wants_rematch_ = true;
  host().command({.what = Do::kRematch});
}

void Group::choose(Player& player) {
  const auto choice = board_.choose(player.seat, world_.rng);
  if (!choice) return;
  SentCommand command{.what = Do::kChoose, .turn = board_.turns(), .choice = *choice};
  command.rest = ",\"round\":" + std::to_string(board_.round()) + ",\"turn\":" + std::to_string(board_.turn()) +
                 ",\"choice\":\"" + *choice + "\"";
  Pace& pace = pace_[static_cast<std::size_t>(command.turn % 2)];
  if (pace.turn != command.turn) pace = {command.turn, 0, 0};
  pace.last_sent_us = now_us();
  if (witness_) witness_->sent(command.turn, player.seat, *choice);
  mode_.choosing(*this, player, command.turn, *choice);
  player.command(std::move(command));
}

void Group::answered(Player& player, const SentCommand& command, const std::string& code) {
  if (command.table != table_) return;
  // A node that has not heard yet who sat down with another one. Nobody is harmed, but it is worth a figure.
  if (code == "too_few_seats" && world_.addresses.size() > 1) {
    ++world_.stale_refusals;
    return world_.later(50, [this] { start(); });
  }
  const bool too_late = command.what == Do::kChoose && (code == "too_late" || code == "not_now") &&
                        (command.resent || player.turns_seen > command.turn ||
                         (witness_ && witness_->may_be_late(command.turn, player.seat)));
  if (!code.empty() && !too_late) {
    return world_.fail("refused (" + code + ") on " + describe() + ": " + command.rest);
  }
  if (!code.empty()) return;
  if (command.what == Do::kSit && ++seated_ == setup_.seats) mode_.seated(*this);
  if (command.what == Do::kChoose) {
    if (witness_) witness_->acknowledged(command.turn, player.seat, command.choice);
    mode_.chosen(*this, player, command);
  }
}

void Group::heard(Player& player, std::string_view line) {
  const Pieces pieces = pieces_of(line);
  if (pieces.table != table_) return;  // the last words of the table before
  const std::int64_t version = integer(pieces.version, -1);
  const std::string_view phase = unquoted(find(pieces.state, "phase"));
  if (player.seat < 0) player.seat = static_cast<int>(integer(find(pieces.you, "seat"), -1));
  if (phase != "open" && !board_.started()) board_.start(setup_.game, setup_.seats);
  const int known = player.turns_seen;
  if (witness_) {
    witness_->heard(player, line);
  } else if (!is_empty_list(pieces.turns)) {
    learn(player, pieces.turns);
  }
  player.version = version;
  for (int turn = known; turn < player.turns_seen; ++turn) {
    mode_.resolved(*this, player, turn);
    Pace& pace = pace_[static_cast<std::size_t>(turn % 2)];
    if (player.role != Player::Role::kSeat || pace.turn != turn) continue;
    if (++pace.informed == setup_.seats) mode_.all_know(*this, now_us() - pace.last_sent_us);
  }
  go_on(player, phase, pieces.state);
}

// The quick way: whoever is first parses, the others only count.
void Group::learn(Player& player, std::string_view turns) {
  if (player.turns_seen < board_.turns()) {
    player.turns_seen += count_elements(turns);
    return;
  }
  std::array<unsigned char, 16384> room;
  json::monotonic_resource memory(room.data(), room.size());
  boost::system::error_code problem;
  const json::value list = json::parse(turns, problem, &memory);
  if (problem || !list.is_array()) return world_.fail("turns that are none: " + std::string(turns));
  for (const json::value& turn : list.as_array()) {
    json::array choices(&memory);
    for (const json::value& one : turn.at("choices").as_array()) {
      choices.push_back(one.is_null() ? json::value(nullptr) : one.at("choice"));
    }
    if (const auto outcome = board_.reveal(choices); !outcome) world_.fail(describe() + ": " + outcome.error().message);
    ++player.turns_seen;
  }
}

void Group::go_on(Player& player, std::string_view phase, std::string_view state) {
  if (phase == "playing" && player.turns_seen == board_.turns()) {
    if (!witness_ && setup_.game == nmbr9::Game::kName) {
      boost::system::error_code problem;
      const json::value cards = json::parse(find(find(state, "game"), "cards"), problem);
      if (!problem) board_.show_cards(cards.as_array());
    }
    if (player.role != Player::Role::kSeat || player.asked_turn == board_.turns()) return;
    player.asked_turn = board_.turns();
    world_.progress += 1;
    if (player.seat >= 0 && board_.must_act(player.seat)) mode_.may_choose(*this, player);
    return;
  }
  if (phase != "finished" && phase != "closed") return;
  if (!player.finished) {
    player.finished = true;
    world_.progress += 1;
    if (!board_.finished()) return world_.fail(describe() + ": over before its end");
    if (++finished_ == players_.size()) mode_.ended(*this);
    return;
  }
  if (!wants_rematch_) return;
  const std::string_view next = unquoted(find(state, "rematch"));
  if (next.empty()) return;
  wants_rematch_ = false;
  turn_to(std::string(next));
}

std::string Group::describe() const {
  std::string text = setup_.game + " at table " + table_ + ", turn " + std::to_string(board_.turns()) + " (";
  for (const auto& player : players_) {
    text += std::to_string(player->seat) + (player->is_open() ? "" : " away") + " knows " +
            std::to_string(player->turns_seen) + " waits for " + std::to_string(player->unanswered().size()) + "; ";
  }
  return text + ")";
}

}  // namespace cifra::load
