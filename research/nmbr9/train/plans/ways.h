// In how many ways some tiles lie on some others, by trying: the lower ones are put together at random, those that
// touch much more often, and the upper ones are laid on them in every way.
#pragma once

#include "games/nmbr9/search/plans/down_plan.h"

namespace cifra::train {

// Fills the ways of a model; a few minutes of one core. The same with any number of threads.
void count_ways(nmbr9::search::PlanModel& model, unsigned threads);

}  // namespace cifra::train
