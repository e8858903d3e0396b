// The people of one table, game after game: they get tokens, connect, open a table, sit down, start and play it. The
// group is the fold of what its members hear; whoever hears something first moves the board on.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "load/board.h"
#include "load/mode.h"
#include "load/player.h"
#include "load/witness.h"
#include "load/world.h"

namespace cifra::load {

struct Setup {
  std::string game = "the-number";
  int seats = 4;
  int devices = 0;     // that many seats have a second one
  int spectators = 0;  // the first of them without a token
};

class Group {
 public:
  Group(World& world, Mode& mode, int index, Setup setup);

  void begin();
  void start();
  void choose(Player& player);  // a random legal choice
  void open_table();            // a new one
  void rematch();               // another one with the same people

  World& world() { return world_; }
  const Setup& setup() const { return setup_; }
  const std::string& table() const { return table_; }
  const Board& board() const { return board_; }
  Witness& witness() { return *witness_; }  // when strict
  std::vector<std::unique_ptr<Player>>& players() { return players_; }
  Player& host() { return *players_[0]; }
  std::size_t node() const { return static_cast<std::size_t>(index_); }
  int games = 0;         // that were begun
  bool retired = false;  // plays no more
  std::string describe() const;

  // From its players.
  void arrived(Player& player);
  void heard(Player& player, std::string_view line);
  void answered(Player& player, const SentCommand& command, const std::string& code);
  void overheard(Player& player, std::string_view message) { mode_.overheard(*this, player, message); }

 private:
  // The turn being played and the one before, whose result some may not have heard.
  struct Pace {
    int turn = -1;
    std::int64_t last_sent_us = 0;
    int informed = 0;
  };

  void get_token(std::size_t index);
  void connect_all();
  void turn_to(std::string table);
  void learn(Player& player, std::string_view turns);
  void go_on(Player& player, std::string_view phase, std::string_view state);

  World& world_;
  Mode& mode_;
  int index_;
  Setup setup_;
  std::vector<std::unique_ptr<Player>> players_;
  std::string table_;
  Board board_;
  std::unique_ptr<Witness> witness_;
  std::array<Pace, 2> pace_;
  int tokens_ = 0;
  std::size_t arrived_ = 0;
  int seated_ = 0;
  std::size_t finished_ = 0;
  bool wants_rematch_ = false;
};

}  // namespace cifra::load
