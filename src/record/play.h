// Plays a game and keeps its record as it goes: for the arena, the benches and the law tests.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "base/error.h"
#include "game/game.h"
#include "record/record.h"

namespace cifra::record {

// The two games differ only in how a round is written down.
inline TheNumberGame begin(const the_number::Options& options, const the_number::Game::Secret& /*secret*/) {
  return {options, {}};
}
inline Nmbr9Game begin(const nmbr9::Variant& variant, const nmbr9::Deck& deck) {
  return {variant, variant != nmbr9::Variant{}, deck, {}};
}

inline void append(TheNumberGame& game, const the_number::State& before,
                   const game::Choices<the_number::Number>& choices) {
  if (before.turn == 0) game.rounds.emplace_back();
  TheNumberTurn& turn = game.rounds.back().emplace_back();
  for (std::size_t seat = 0; seat < before.seats; ++seat) {
    turn.push_back(choices[seat] ? Written{Written::Kind::kNumber, *choices[seat]} : Written{});
  }
}
inline void append(Nmbr9Game& game, const nmbr9::State& before, const game::Choices<nmbr9::Placement>& choices) {
  auto& round = game.placements.emplace_back();
  for (std::size_t seat = 0; seat < before.seats; ++seat) round.push_back(*choices[seat]);
}

// `choose(seat, view)` answers for a seat; `finish(standings)` hears how it ended. Players get the names "1", "2", ...
// `secret` comes from G::shuffle. The error is that of the first thing that is refused.
template <game::SimultaneousGame G, class Choose, class Finish>
Result<Record> play(const typename G::Options& options, const typename G::Secret& secret, std::size_t seats,
                    Choose&& choose, Finish&& finish) {
  auto match = game::Match<G>::start(options, static_cast<int>(seats), secret);
  if (!match) return std::unexpected(match.error());
  const auto refused = [](typename G::Refusal refusal, const std::string& at) {
    return fail(code(refusal), at, "refused while playing: " + std::string(code(refusal)));
  };
  auto game = begin(options, secret);
  while (!G::finished(match->state())) {
    const game::SeatSet in = G::must_act(match->state());
    for (int seat = 0; seat < static_cast<int>(seats); ++seat) {
      if (!in.has(seat)) continue;
      const auto chosen = match->choose(seat, choose(seat, match->view(seat)));
      if (!chosen) return refused(chosen.error(), "seat " + std::to_string(seat));
    }
    const auto before = match->state();
    const auto choices = match->choices();
    if (const auto outcome = match->resolve(); !outcome) return refused(outcome.error(), "");
    append(game, before, choices);
  }
  finish(G::standings(match->state()));
  Record record;
  for (std::size_t seat = 0; seat < seats; ++seat) record.players.push_back(std::to_string(seat + 1));
  record.game = std::move(game);
  return record;
}

}  // namespace cifra::record
