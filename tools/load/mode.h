// Mode: what a mode of the load client adds to groups that play: when to choose, what to measure, what comes after a
// game.
#pragma once

#include <cstdint>
#include <string_view>

namespace cifra::load {

class Group;
class Player;
struct SentCommand;

class Mode {
 public:
  virtual ~Mode() = default;

  virtual void seated(Group& group);                      // everybody sits; starts the game
  virtual void may_choose(Group& group, Player& player);  // chooses at once
  virtual void ended(Group& group) = 0;                   // all connections know that the game is over

  virtual void choosing(Group& /*group*/, Player& /*player*/, int /*turn*/, std::string_view /*choice*/) {}
  virtual void chosen(Group& /*group*/, Player& /*player*/, const SentCommand& /*command*/) {}  // acknowledged
  virtual void resolved(Group& /*group*/, Player& /*player*/, int /*turn*/) {}                  // this connection knows
  // The last seat heard what a turn came to, so long after the last choice was sent.
  virtual void all_know(Group& /*group*/, std::int64_t /*us*/) {}
  virtual void overheard(Group& /*group*/, Player& /*player*/, std::string_view /*message*/) {}
};

}  // namespace cifra::load
