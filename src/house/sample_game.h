// A sample game: one person alone, played to its end by what the clock would choose. What a shuffle deals can be read
// off its record.
#pragma once

#include <string_view>

#include "base/error.h"
#include "base/random.h"
#include "game/game_type.h"

namespace cifra::house {

inline Result<game::RecordedGamePtr> sample_game(const game::GameType& type, const json::value& options,
                                                 std::string_view seed) {
  const auto not_alone = [] { return fail("not_offered", "", "this game cannot be played alone"); };
  const auto game = type.start(options, 1, seed);
  if (!game) return not_alone();
  Rng rng("par");
  while (!game->finished()) {
    const auto choice = game->at_zero(0, rng);
    if (!choice || !game->choose(0, *choice)) return not_alone();
    game->resolve();
  }
  return game->record();
}

}  // namespace cifra::house
