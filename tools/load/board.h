// A game as a client follows it: the engine's own state, moved on by what the house reveals. Says what a seat may
// choose, and what the house must say of the game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/error.h"
#include "base/json.h"
#include "base/random.h"
#include "games/nmbr9/rules/nmbr9.h"
#include "games/the_number/rules/the_number.h"

namespace cifra::load {

class Board {
 public:
  // `game` is the-number or nmbr9, with the usual options.
  void start(std::string_view game, int seats);
  bool started() const { return seats_ > 0; }

  int seats() const { return seats_; }
  int turns() const { return turns_; }  // resolved so far
  int round() const;
  int turn() const;
  bool finished() const;
  bool must_act(int seat) const;

  // The cards that are open; nothing in The Number.
  void show_cards(const json::array& cards);

  // A random legal choice of a seat that must act.
  std::optional<std::string> choose(int seat, Rng& rng) const;

  // Resolves a turn with what was revealed, texts or nulls; the outcome as the house must have it.
  Result<json::value> reveal(const json::array& choices);

  json::array scores() const;
  json::array winners() const;
  json::object state() const;  // `state.game` of the protocol

 private:
  std::variant<the_number::State, nmbr9::State> state_;
  nmbr9::Deck cards_;
  int seats_ = 0;
  int turns_ = 0;
};

}  // namespace cifra::load
