// Evidence: what the numbers that somebody wrote earlier in the game say about the next one.
//
// Everybody is taken for a player who mixes as an equilibrium does, until what was really written says otherwise. The
// next number may repeat what was written in the same turn of the round before, or stand where the last number stood
// among its digits, counted from the highest or from the lowest, or be anything. Each of these is weighed by how well
// it would have foretold the numbers so far. Players at a table are often alike, so what one does counts for the others
// as well.
#pragma once

#include <vector>

#include "game/bot.h"
#include "games/the_number/rules/the_number.h"
#include "games/the_number/solve/field/field_turn.h"

namespace cifra::the_number::bots {

struct Foreseen {
  float chance = 0;                   // that somebody else does not mix as an equilibrium does
  std::vector<solve::Profile> turns;  // as they may come, those who mix included
};

// `play` is the equilibrium of the turn.
Foreseen foresee(const game::View<the_number::Game>& view, const solve::FieldPlay& play, std::size_t turns, Rng& rng);

}  // namespace cifra::the_number::bots
