// What a strong player of The Number expects of the others: kinds of players by what the table says of them
// (solve/number/habits.h), and what such players would write now.
#pragma once

#include "bots/bot.h"
#include "solve/number/field_net.h"
#include "solve/number/field_solver.h"
#include "the_number/the_number.h"

namespace cifra::bots {

// So many turns as they might be, or fewer when asked to stop; its share is the chance that the others are not as
// strong as this player.
solve::number::FieldBelief belief_about_others(const game::View<the_number::Game>& view,
                                               const solve::number::FieldValues& values, std::size_t turns, Rng& rng,
                                               const Stop& stop);

}  // namespace cifra::bots
