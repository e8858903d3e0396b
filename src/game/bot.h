// Bots: players by name. A bot gets a View, what a person in its seat would see, so a bot that peeks does not compile.
//
// Levels are words of the command line, the tables and the page: `levels<G>()` lists those that exist for a game,
// weakest first, and a new one appears everywhere by being added to that list.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "base/random.h"
#include "base/stop.h"
#include "base/told.h"
#include "game/game.h"

namespace cifra::game {

template <SimultaneousGame G>
class Bot {
 public:
  virtual ~Bot() = default;

  // A legal action for view.seat, which must act. All randomness comes from rng. Who is asked to stop gives any legal
  // action within a few milliseconds, to be thrown away.
  virtual typename G::Action choose(const View<G>& view, Rng& rng, const Stop& stop) = 0;
  typename G::Action choose(const View<G>& view, Rng& rng) { return choose(view, rng, Stop()); }

  // Whoever waits may listen to what it would choose so far; always a legal action. Bots that do not think long say
  // nothing, and what is chosen in the end does not depend on it.
  void tell(Listener<typename G::Action> listener) { listener_ = std::move(listener); }

  // The work done so far, counted in whatever its search counts; 0 for those who do not think long.
  virtual std::uint64_t work() const { return 0; }

 protected:
  const Listener<typename G::Action>& listener() const { return listener_; }

 private:
  Listener<typename G::Action> listener_;
};

// The part of a level that does not depend on the game's types.
struct BotLevel {
  std::string_view name;
  std::string_view about;  // what a player may expect, one line
  // What it reaches on average, where that does not depend on the others; measured by `cifra arena`.
  std::optional<int> mean_score = std::nullopt;
  std::array<std::string_view, 4> needs = {};  // assets it plays with (base/asset.h); a browser fetches them first
  bool offered = true;                         // to people; others are there to be measured against
};

template <SimultaneousGame G>
struct Level : BotLevel {
  std::unique_ptr<Bot<G>> (*make)();
};

template <SimultaneousGame G>
std::span<const Level<G>> levels();

// Null if there is no such level.
template <SimultaneousGame G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name) {
  const auto found = std::ranges::find(levels<G>(), name, &Level<G>::name);
  return found == levels<G>().end() ? nullptr : found->make();
}

}  // namespace cifra::game
