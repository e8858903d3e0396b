// play(): a game from start to finish, with its recorded form kept as it goes. Used by bots' tables, the benches and
// the law tests.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "base/error.h"
#include "game/codec.h"
#include "game/game.h"

namespace cifra::game {

// `choose(seat, view)` answers for a seat; `finish(standings)` hears how it ended. `secret` comes from G::shuffle. The
// error is that of the first thing that is refused.
template <Encodable G, class Choose, class Finish>
Result<typename Codec<G>::Recorded> play(const typename G::Options& options, const typename G::Secret& secret,
                                         std::size_t seats, Choose&& choose, Finish&& finish) {
  auto match = Match<G>::start(options, static_cast<int>(seats), secret);
  if (!match) return std::unexpected(match.error());
  const auto refused = [](typename G::Refusal refusal, const std::string& at) {
    return fail(code(refusal), at, "refused while playing: " + std::string(code(refusal)));
  };
  auto recorded = Codec<G>::begin(options, secret);
  while (!G::finished(match->state())) {
    const SeatSet in = G::must_act(match->state());
    for (int seat = 0; seat < static_cast<int>(seats); ++seat) {
      if (!in.has(seat)) continue;
      const auto chosen = match->choose(seat, choose(seat, match->view(seat)));
      if (!chosen) return refused(chosen.error(), "seat " + std::to_string(seat));
    }
    const auto before = match->state();
    const auto choices = match->choices();
    if (const auto outcome = match->resolve(); !outcome) return refused(outcome.error(), "");
    Codec<G>::append(recorded, before, choices);
  }
  finish(G::standings(match->state()));
  return recorded;
}

}  // namespace cifra::game
