// Players who foresee what the others write, for tests alone: the one knows their code, the other remembers games.
#pragma once

#include "research/the_number/measure/table.h"

namespace cifra::measure {

// Runs the level's own code for all others, which gives what each of them draws from but not the draw, and writes what
// is best against it: for the chance of winning, what comes after the turn as the tables of solutions say. A level
// whose code tells only numbers is asked a number of times.
PlayerPtr make_oracle(std::string_view level);

// Remembers what was written in the turns of earlier games, by the digits that whoever wrote it had, and writes what is
// best if the others write it again. `play` is how it plays while it has seen less than `games` games.
PlayerPtr make_learner(std::string_view play, int games);

}  // namespace cifra::measure
