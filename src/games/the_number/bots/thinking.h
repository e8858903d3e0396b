// Thinkers: players who do not mix, but imagine a few turns of the others and write what is best in them, with some
// thought for the turns to come. So they write what others write who think as they do, and can be foreseen.
//
// A table is taken for one of thinkers if they are much likelier than players who mix to have written what was written
// in first turns and in the latest ones: all others together, and none of them rather a player who mixes. Numbers that
// are drawn from a mixture look a hundred times likelier from others once in a hundred times at most.
#pragma once

#include "games/the_number/bots/evidence.h"
#include "games/the_number/bots/mixing.h"

namespace cifra::the_number::bots {

// With three to five players. Turns are imagined only if it is at least as likely as `least` that all others think.
Foreseen foresee_thinkers(const game::View<the_number::Game>& view, Mixing& mixing, float least, std::size_t turns,
                          Rng& rng, const Stop& stop = {});

}  // namespace cifra::the_number::bots
