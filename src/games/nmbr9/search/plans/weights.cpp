#include "games/nmbr9/search/plans/plan.h"

namespace cifra::nmbr9::search {

// Tuned with the cross-entropy method on the score of a beam of width 250, as research/nmbr9/train/weights does it:
// 14 generations of 40 weights on 16 fresh decks each, from 101.5 points by hand to 110.9 on average. `tie` was then
// raised by hand from 6.
extern const Weights kWeights = {
    .platform = {{{.square = 123, .block22 = 85, .block23 = 63, .block33 = 56, .edge = -61},
                  {.square = 143, .block22 = 118, .block23 = 28, .block33 = 22, .edge = -21}}},
    .constant = {65, -139, -221},
    .need = 282,
    .need_constant = 44,
    .cost = 283,
    .cost_constant = -343,
    .gain = 159,
    .gain_table = 223,
    .gain_constant = -210,
    .tie = 26,
};

}  // namespace cifra::nmbr9::search
