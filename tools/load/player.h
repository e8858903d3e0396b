// One connection of a group: the player of a seat, a second device of one, or a spectator. Sends commands until they
// are answered, over as many connections as that takes, and hands on what it hears.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include "load/connection.h"
#include "load/world.h"

namespace cifra::load {

class Group;

enum class Do : std::uint8_t { kWatch, kUnwatch, kSit, kStart, kChoose, kRematch };

// A command to the house. `turn` counts all turns of the game from 0.
struct SentCommand {
  Do what = Do::kWatch;
  std::string rest{};  // members after the table, beginning with a comma
  int turn = -1;
  std::string choice{};
  std::string table{};
  int id = 0;
  std::int64_t sent_us = 0;
  bool resent = false;
};

class Player final : public Connection::Listener {
 public:
  enum class Role : std::uint8_t { kSeat, kDevice, kSpectator };

  Player(World& world, Group& group, Role as, std::size_t node) : role(as), world_(world), group_(group), node_(node) {}

  const Role role;
  std::string token;
  std::string name;
  int seat = -1;  // as the house says

  // What this connection knows of the group's table.
  std::int64_t version = -1;
  int turns_seen = 0;
  int asked_turn = -1;  // the last turn in which it was told to choose
  bool finished = false;

  void connect();
  bool is_open() const { return open_; }
  void command(SentCommand command);
  const std::deque<SentCommand>& unanswered() const { return unanswered_; }

  // Forgets what it knew, for another table.
  void turn_to_new_table();

 private:
  void opened() override;
  void received(std::string_view message) override;
  void closed(std::string_view why) override;
  void take_line(std::string_view line);
  void take_answer(std::string_view line, bool done);
  void transmit(SentCommand& command);

  World& world_;
  Group& group_;
  std::size_t node_;
  std::shared_ptr<Connection> connection_;
  bool open_ = false;
  std::int64_t wait_ms_ = 0;
  std::deque<SentCommand> unanswered_;
  int last_id_ = 0;
};

}  // namespace cifra::load
