// Games of the network against itself.
#pragma once

#include <string_view>

#include "nmbr9/nmbr9.h"
#include "tools/train/nmbr9/learner.h"

namespace cifra::train {

// Plays a deck, always the placement with the highest value; without a network as a rule of thumb has it. Returns the
// score.
int play(const nmbr9::Deck& deck, const solve::ValueNet* net);

// Plays `games` decks, each with one placement that is not the best one, and adds every position from there on. What
// came of a position is a mixture: of what the game brought and of what the network thought of the positions on the
// way, with `lambda` of the first (TD(lambda)). Returns the mean score.
double play_and_learn(int games, const solve::ValueNet* net, float lambda, Samples& samples, Rng& rng);

}  // namespace cifra::train
