#include "record/read_optional.h"

#include <algorithm>
#include <limits>

#include "record/shuffle.h"

namespace cifra::record {
namespace {

bool is_hash(const json::string* text) { return text != nullptr && read_digest(*text).has_value(); }

Result<Commitment> read_commitment(const Node& node) {
  if (!node.is_object()) return node.bad("a commitment must be an object with salt and sha256");
  const Node salt = node["salt"];
  const Node hash = node["sha256"];
  if (!is_hash(salt.text())) return salt.bad("a salt is 64 hexadecimal digits");
  if (!is_hash(hash.text())) return hash.bad("a hash is 64 hexadecimal digits");
  return Commitment{std::string(*salt.text()), std::string(*hash.text())};
}

using CommittedTurn = std::vector<std::optional<Commitment>>;

Result<CommittedTurn> read_turn(const Node& node, std::size_t players) {
  if (node.elements() == nullptr || node.elements()->size() != players) {
    return node.bad("choices must have one entry for every entry of the game");
  }
  CommittedTurn turn(players);
  for (std::size_t seat = 0; seat < players; ++seat) {
    const Node entry = node[seat];
    if (entry.is_null()) continue;
    auto commitment = read_commitment(entry);
    if (!commitment) return std::unexpected(std::move(commitment.error()));
    turn[seat] = std::move(*commitment);
  }
  return turn;
}

Result<DeckCommitment> read_deck_commitment(const Node& node) {
  if (!node.is_object()) return node.bad("deck must be an object with seed, salt and sha256");
  const Node seed = node["seed"];
  if (seed.text() == nullptr) return seed.bad("seed must be a string");
  auto commitment = read_commitment(node);
  if (!commitment) return std::unexpected(std::move(commitment.error()));
  return DeckCommitment{std::string(*seed.text()), std::move(*commitment)};
}

Result<DayProof> read_day(const Node& node) {
  if (!node.is_object()) return node.bad("day must be an object");
  const Node number = node["number"];
  const auto value = number.integer(0, kChainDays - 1);
  if (!value) return number.bad("there is no such day");
  DayProof day{.number = *value};
  const Node board = node["board"];
  day.is_live = board.text() != nullptr && *board.text() == kLiveBoard;
  if (!day.is_live && (board.text() == nullptr || *board.text() != kOfflineBoard)) {
    return board.bad("there is no such board");
  }
  day.is_open = node["link"].present() || node["anchor"].present();
  for (int i = 0; i < 2 && day.is_open; ++i) {
    const Node hash = node[i == 0 ? "link" : "anchor"];
    if (!is_hash(hash.text())) return hash.bad("a hash is 64 hexadecimal digits");
    (i == 0 ? day.link : day.anchor) = *read_digest(*hash.text());
  }
  if (const Node later = node["later"]; later.present()) {
    if (!later.is_true() || !day.is_open) return later.bad("later is true, and such a game knows the link");
    day.is_later = true;
  }
  return day;
}

Result<std::array<int, 2>> read_moment(const Node& node) {
  if (node.elements() == nullptr || node.elements()->size() != 2)
    return node.bad("a moment is a list of round and turn");
  std::array<int, 2> moment{};
  for (std::size_t i = 0; i < moment.size(); ++i) {
    const Node part = node[i];
    const auto value = part.integer(0, std::numeric_limits<int>::max());
    if (!value) return part.bad("rounds and turns are counted from 0");
    moment[i] = *value;
  }
  return moment;
}

// A turn of the record: the members round and turn of an object.
Result<game::Moment> read_turn_of(const Node& node, std::span<const std::size_t> turns) {
  const Node round = node["round"];
  const auto round_value = round.integer(0, static_cast<int>(turns.size()) - 1);
  if (!round_value) return round.bad("there is no such round in the record");
  const Node turn = node["turn"];
  const auto turn_value = turn.integer(0, static_cast<int>(turns[static_cast<std::size_t>(*round_value)]) - 1);
  if (!turn_value) return turn.bad("there is no such turn in the record");
  return game::Moment{*round_value, *turn_value};
}

}  // namespace

Result<std::optional<Fair>> read_fair(const Node& node, std::span<const std::size_t> turns, std::size_t players,
                                      bool has_turns) {
  if (!node.present()) return std::optional<Fair>();
  if (!node.is_object()) return node.bad("fair must be an object");
  Fair fair;
  const Node table = node["table"];
  if (table.text() == nullptr) return table.bad("table must be a string");
  fair.table = std::string(*table.text());
  if (const Node deck = node["deck"]; deck.present()) {
    auto commitment = read_deck_commitment(deck);
    if (!commitment) return std::unexpected(std::move(commitment.error()));
    fair.deck = std::move(*commitment);
  }
  if (const Node day = node["day"]; day.present()) {
    auto proof = read_day(day);
    if (!proof) return std::unexpected(std::move(proof.error()));
    fair.day = *proof;
  }
  if (const Node shuffle = node["shuffle"]; shuffle.present()) {
    fair.shuffle = shuffle.integer(1, kMostShuffles);
    if (!fair.shuffle) return shuffle.bad("there is no shuffle of that number");
  }
  const Node choices = node["choices"];
  if (choices.elements() == nullptr || choices.elements()->size() != turns.size()) {
    return choices.bad("choices must be a list with one entry for every round");
  }
  for (std::size_t r = 0; r < turns.size(); ++r) {
    const Node round = choices[r];
    if (has_turns && (round.elements() == nullptr || round.elements()->size() != turns[r])) {
      return round.bad("choices must have one entry for every turn");
    }
    auto& committed = fair.choices.emplace_back();
    for (std::size_t t = 0; t < turns[r]; ++t) {
      auto turn = read_turn(has_turns ? round[t] : round, players);
      if (!turn) return std::unexpected(std::move(turn.error()));
      committed.push_back(std::move(*turn));
    }
  }
  return fair;
}

Result<std::vector<StandIn>> read_stand_ins(const Node& node, std::size_t players) {
  std::vector<StandIn> stand_ins;
  if (!node.present()) return stand_ins;
  if (node.elements() == nullptr) return node.bad("stand_ins must be a list");
  for (std::size_t i = 0; i < node.elements()->size(); ++i) {
    const Node entry = node[i];
    if (!entry.is_object()) return entry.bad("a stand-in must be an object with seat, from, to and bot");
    const Node seat = entry["seat"];
    const auto seat_value = seat.integer(0, static_cast<int>(players) - 1);
    if (!seat_value) return seat.bad("there is no such seat");
    const Node from_node = entry["from"];
    const auto from = read_moment(from_node);
    if (!from) return std::unexpected(from.error());
    const Node to_node = entry["to"];
    const auto to = read_moment(to_node);
    if (!to) return std::unexpected(to.error());
    const Node bot = entry["bot"];
    if (bot.text() == nullptr) return bot.bad("bot must be a string");
    stand_ins.push_back({*seat_value, *from, *to, std::string(*bot.text())});
  }
  return stand_ins;
}

Result<std::vector<Help>> read_help(const Node& node, std::span<const std::size_t> turns, std::size_t players) {
  std::vector<Help> list;
  if (!node.present()) return list;
  if (node.elements() == nullptr) return node.bad("help must be a list");
  for (std::size_t i = 0; i < node.elements()->size(); ++i) {
    const Node entry = node[i];
    if (!entry.is_object()) return entry.bad("help must be an object with seat, round and turn");
    const Node seat = entry["seat"];
    const auto seat_value = seat.integer(0, static_cast<int>(players) - 1);
    if (!seat_value) return seat.bad("there is no such seat");
    const auto moment = read_turn_of(entry, turns);
    if (!moment) return std::unexpected(moment.error());
    const Help help{*seat_value, *moment};
    const bool is_later = list.empty() || list.back().moment < help.moment ||
                          (list.back().moment == help.moment && list.back().seat < help.seat);
    if (!is_later) {
      return entry.bad("help is listed by round, turn and seat, and once for each turn of a seat");
    }
    list.push_back(help);
  }
  return list;
}

Result<std::optional<game::Moment>> read_from(const Node& node, std::span<const std::size_t> turns) {
  if (!node.present()) return std::optional<game::Moment>();
  if (!node.is_object()) return node.bad("from must be an object with round and turn");
  const auto moment = read_turn_of(node, turns);
  if (!moment) return std::unexpected(moment.error());
  return *moment;
}

}  // namespace cifra::record
