// Remembers all that was said and heard about one game, and compares: what the connections hear with each other and
// with the rules, what the house acknowledged with what it resolved, and in the end its record with all of it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json.h"
#include "load/board.h"
#include "load/world.h"

namespace cifra::load {

class Player;

class Witness {
 public:
  Witness(World& world, Board& board, std::string table, std::string game, int seats)
      : world_(world), board_(board), table_(std::move(table)), game_(std::move(game)), seats_(seats) {}

  void sent(int turn, int seat, std::string_view choice);
  void acknowledged(int turn, int seat, std::string_view choice);

  // A change of a choice may come too late; the first choice of a turn never does.
  bool may_be_late(int turn, int seat) const;

  // A `table` message of this table: moves the board on if it brings news, and the player's count of turns.
  void heard(Player& player, std::string_view line);

  // Whether `state.game` after so many turns may be that, as far as is known.
  bool agrees(int turns, std::string_view game) const;

  // The record of the finished game.
  void check_record(std::string_view line);

  std::uint64_t acknowledged_choices() const { return acknowledged_; }
  const std::vector<json::value>& turns() const { return turns_; }
  const json::object& deck() const { return deck_; }  // with seed and salt after the end

 private:
  // What a seat did in a turn. A later choice may have replaced an earlier one, never the other way round.
  struct Log {
    std::vector<std::string> sent;
    int acknowledged = -1;  // index in `sent`
    int resolved = -1;
  };

  void fail(const std::string& what) const;
  void take_turn(Player& player, const json::value& turn, std::int64_t known_version, std::int64_t version);
  void check_turn(const json::value& turn);
  void check_state(const Player& player, const json::object& state);
  void check_deck(const json::object& deck);

  World& world_;
  Board& board_;
  std::string table_;
  std::string game_;
  int seats_;
  std::vector<json::value> turns_;
  std::map<int, json::object> states_;  // `state.game` after so many turns
  std::map<std::pair<int, int>, Log> log_;
  std::map<std::pair<int, int>, std::string> hashes_;  // by turn and seat, of NMBR 9, where a choice stands
  json::object deck_;
  std::uint64_t acknowledged_ = 0;
};

}  // namespace cifra::load
