// Players by name. A bot gets a View, what a person in its seat would see, so a bot that peeks does not compile.
//
// Levels are words of the command line, the tables and the page: `levels<G>()` lists those that exist for a game,
// weakest first, and a new one appears everywhere by being added to that list.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "base/random.h"
#include "base/stop.h"
#include "game/game.h"

namespace cifra::bots {

template <game::SimultaneousGame G>
class Bot {
 public:
  virtual ~Bot() = default;

  // A legal action for view.seat, which must act. All randomness comes from rng. Who is asked to stop gives any legal
  // action within a few milliseconds, to be thrown away.
  virtual typename G::Action choose(const game::View<G>& view, Rng& rng, const Stop& stop) = 0;
  typename G::Action choose(const game::View<G>& view, Rng& rng) { return choose(view, rng, Stop()); }

  // What it has done so far, counted in whatever its search counts; 0 for those who do not think long.
  virtual std::uint64_t work() const { return 0; }
};

template <game::SimultaneousGame G>
struct Level {
  std::string_view name;
  std::string_view about;  // what a player may expect, one line
  std::unique_ptr<Bot<G>> (*make)();
  // What it reaches on average, where that does not depend on the others; measured by `cifra arena`.
  std::optional<int> mean_score = std::nullopt;
  std::array<std::string_view, 2> needs = {};  // assets it plays with (base/asset.h); a browser fetches them first
  bool offered = true;                         // to people; others are there to be measured against
};

template <game::SimultaneousGame G>
std::span<const Level<G>> levels();

// Null if there is no such level.
template <game::SimultaneousGame G>
std::unique_ptr<Bot<G>> make_bot(std::string_view name) {
  for (const Level<G>& level : levels<G>()) {
    if (level.name == name) return level.make();
  }
  return nullptr;
}

}  // namespace cifra::bots
