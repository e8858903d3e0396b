// What a strong player of The Number expects of others who are not as strong: some write anything, some as people do,
// some what is best against those who write anything, for this turn or with an eye to later.
#pragma once

#include "bots/bot.h"
#include "solve/number/field_net.h"
#include "solve/number/field_solver.h"
#include "the_number/the_number.h"

namespace cifra::bots {

solve::number::FieldBelief belief_about_others(const game::View<the_number::Game>& view,
                                               const solve::number::FieldValues& values, float share, Rng& rng);

}  // namespace cifra::bots
