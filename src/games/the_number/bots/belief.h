// Beliefs of the strong levels about the other players: kinds of players by what the table says of them
// (games/the_number/solve/field/habits.h), and what such players would write now.
#pragma once

#include "game/bot.h"
#include "games/the_number/rules/the_number.h"
#include "games/the_number/solve/field/field_net.h"
#include "games/the_number/solve/field/field_solver.h"

namespace cifra::the_number::bots {

// So many turns as they might be, or fewer when asked to stop; its share is the chance that the others are not as
// strong as this player.
solve::FieldBelief belief_about_others(const game::View<the_number::Game>& view, const solve::FieldValues& values,
                                       std::size_t turns, Rng& rng, const Stop& stop);

}  // namespace cifra::the_number::bots
