#include "load/witness.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <optional>

#include "load/player.h"
#include "record/fair.h"
#include "record/read.h"
#include "record/referee.h"

namespace cifra::load {
namespace {

std::int64_t number(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_int64() ? value->as_int64() : -1;
}

std::string_view text(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string_view(value->as_string()) : std::string_view();
}

const json::array& list(const json::object& object, std::string_view key) {
  static const json::array kNothing;
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_array() ? value->as_array() : kNothing;
}

std::string written(const record::Record& record, const json::object& turn, std::size_t seat) {
  const game::Moment moment{static_cast<int>(number(turn, "round")), static_cast<int>(number(turn, "turn"))};
  const std::vector<std::size_t> turns = record.game->turns();
  const auto round = static_cast<std::size_t>(moment.round);
  if (round >= turns.size() || static_cast<std::size_t>(moment.turn) >= turns[round]) return "?";
  return record.game->choice_at(moment, seat).value_or("");
}

}  // namespace

void Witness::fail(const std::string& what) const {
  world_.fail(game_ + " at table " + table_ + ", turn " + std::to_string(board_.turns()) + ": " + what);
}

void Witness::sent(int turn, int seat, std::string_view choice) { log_[{turn, seat}].sent.emplace_back(choice); }

bool Witness::may_be_late(int turn, int seat) const {
  const auto found = log_.find({turn, seat});
  return found != log_.end() && found->second.sent.size() > 1;
}

void Witness::acknowledged(int turn, int seat, std::string_view choice) {
  Log& log = log_[{turn, seat}];
  ++acknowledged_;
  for (std::size_t i = 0; i < log.sent.size(); ++i) {
    if (log.sent[i] == choice) log.acknowledged = std::max(log.acknowledged, static_cast<int>(i));
  }
  if (turn < board_.turns() && log.resolved < log.acknowledged) {
    fail("acknowledged choice of seat " + std::to_string(seat) + " in turn " + std::to_string(turn) +
         " was not played");
  }
}

void Witness::heard(Player& player, std::string_view line) {
  boost::system::error_code problem;
  const json::value message = json::parse(line, problem);
  if (problem) return fail("this is not JSON: " + std::string(line));
  const json::object& object = message.as_object();
  const std::int64_t version = number(object, "version");
  if (version < player.version) {
    fail("version " + std::to_string(version) + " after " + std::to_string(player.version));
  }
  for (const json::value& turn : list(object, "turns")) take_turn(player, turn, player.version, version);
  check_state(player, object.at("state").as_object());
}

void Witness::take_turn(Player& player, const json::value& turn, std::int64_t known_version, std::int64_t version) {
  const std::int64_t at = number(turn.as_object(), "version");
  const auto seen = static_cast<std::size_t>(player.turns_seen++);
  if (at <= known_version || at > version) {
    fail("a turn of version " + std::to_string(at) + " between " + std::to_string(known_version) + " and " +
         std::to_string(version));
  }
  if (seen < turns_.size()) {
    if (turns_[seen] != turn) fail("two connections heard different things of turn " + std::to_string(seen));
    return;
  }
  // A turn in which all are out is resolved together with the one before.
  if (!turns_.empty() && at < number(turns_.back().as_object(), "version")) fail("turns out of order");
  check_turn(turn);
  turns_.push_back(turn);
}

// The first to hear of it: what was revealed fits what was sent, what was promised and what the rules say.
void Witness::check_turn(const json::value& turn) {
  const json::object& object = turn.as_object();
  const int index = board_.turns();
  const game::Moment moment{board_.round(), board_.turn()};
  if (number(object, "round") != moment.round || number(object, "turn") != moment.turn)
    fail("another turn than the next");
  json::array choices;
  for (int seat = 0; seat < static_cast<int>(list(object, "choices").size()); ++seat) {
    const json::value& one = list(object, "choices")[static_cast<std::size_t>(seat)];
    Log& log = log_[{index, seat}];
    if (one.is_null()) {
      if (board_.must_act(seat)) fail("the choice of seat " + std::to_string(seat) + " is missing");
      choices.emplace_back(nullptr);
      continue;
    }
    const json::object& opened = one.as_object();
    const std::string_view choice = text(opened, "choice");
    choices.emplace_back(choice);
    for (std::size_t i = 0; i < log.sent.size(); ++i) {
      if (log.sent[i] == choice) log.resolved = static_cast<int>(i);
    }
    if (log.resolved < 0) fail("seat " + std::to_string(seat) + " never chose " + std::string(choice));
    if (log.resolved < log.acknowledged) fail("an acknowledged choice of seat " + std::to_string(seat) + " was lost");
    const std::string hash = record::choice_hash(text(opened, "salt"), table_, moment, seat, choice);
    if (hash != text(opened, "sha256")) fail("the hash of seat " + std::to_string(seat) + " does not fit");
    const auto promised = hashes_.find({index, seat});
    if (promised != hashes_.end() && promised->second != hash) fail("another hash than was published before");
  }
  const auto outcome = board_.reveal(choices);
  if (!outcome) return fail(outcome.error().message);
  if (object.at("outcome") != *outcome) fail("the outcome should be " + json::serialize(*outcome));
}

void Witness::check_state(const Player& player, const json::object& state) {
  const std::string_view phase = text(state, "phase");
  if (phase == "open") return;
  if (const json::value* deck = state.if_contains("deck")) check_deck(deck->as_object());
  const json::object& game = state.at("game").as_object();
  if (player.turns_seen == board_.turns()) {
    if (const json::value* cards = game.if_contains("cards")) {
      const auto most = static_cast<std::size_t>(board_.turns() + (board_.finished() ? 0 : 1));
      if (cards->as_array().size() != most) fail("cards that are not dealt: " + json::serialize(*cards));
      board_.show_cards(cards->as_array());
    }
    states_.try_emplace(board_.turns(), board_.state());
    const json::array& seats = list(state, "seats");
    for (std::size_t seat = 0; game_ == nmbr9::Game::kName && seat < seats.size(); ++seat) {
      const std::string_view hash = text(seats[seat].as_object(), "sha256");
      if (hash.empty()) continue;
      const auto [known, is_new] = hashes_.try_emplace({board_.turns(), static_cast<int>(seat)}, hash);
      if (!is_new && known->second != hash) fail("a published hash changed");
    }
  }
  const auto expected = states_.find(player.turns_seen);
  if (expected == states_.end() || expected->second != game) {
    fail("state.game is " + json::serialize(game) +
         (expected == states_.end() ? "" : " not " + json::serialize(expected->second)));
  }
  if (phase == "playing" && player.turns_seen == board_.turns() &&
      (number(state, "round") != board_.round() || number(state, "turn") != board_.turn())) {
    fail("the state is of another turn");
  }
  if (phase == "finished" && list(state, "winners") != board_.winners()) fail("others should have won");
}

bool Witness::agrees(int turns, std::string_view game) const {
  const auto known = states_.find(turns);
  if (known == states_.end()) return true;
  boost::system::error_code problem;
  const json::value value = json::parse(game, problem);
  return !problem && value == known->second;
}

// One commitment for the whole game, opened only at its end.
void Witness::check_deck(const json::object& deck) {
  if (deck_.empty()) deck_ = deck;
  if (text(deck, "sha256") != text(deck_, "sha256")) fail("the deck's hash changed");
  if (!deck.contains("seed")) return;
  if (!board_.finished()) fail("the deck's seed before the end");
  deck_ = deck;
  if (record::deck_hash(text(deck, "salt"), table_, text(deck, "seed")) != text(deck, "sha256")) {
    fail("the deck's hash does not fit");
  }
}

void Witness::check_record(std::string_view line) {
  const auto record = record::read_record(line);
  if (!record) return fail("bad record: " + record.error().message);
  const auto judged = record::judge(*record);
  if (!judged) return fail("invalid record: " + judged.error().message);
  const json::value parsed = parse_json(*judged, "bad_verdict").value();
  const json::object* const verdict = &parsed.as_object();
  if (!verdict->contains("fair")) fail("a record without proof");
  for (const std::string& remark : record::remarks(*record)) fail("record: " + remark);
  if (!verdict->at("finished").as_bool()) fail("the record is not finished");
  const std::string_view scores = game_ == nmbr9::Game::kName ? "scores" : "final";
  if (verdict->at(scores) != board_.scores()) fail("other scores in the record");
  if (verdict->at("winners") != board_.winners()) fail("other winners in the record");
  if (record->fair->table != table_) fail("the record of another table");
  if (!record->fair->deck || record->fair->deck->commitment.sha256 != text(deck_, "sha256")) fail("another deck");
  for (const json::value& turn : turns_) {
    const json::array& choices = list(turn.as_object(), "choices");
    if (record->players.size() != choices.size()) return fail("a record of other seats");
    for (std::size_t seat = 0; seat < choices.size(); ++seat) {
      const std::string_view seen = choices[seat].is_null() ? "" : text(choices[seat].as_object(), "choice");
      if (written(*record, turn.as_object(), seat) != seen)
        fail("the record has another choice of seat " + std::to_string(seat));
    }
  }
}

}  // namespace cifra::load
