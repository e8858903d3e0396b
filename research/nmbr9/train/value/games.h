// Games of the network against itself.
#pragma once

#include "games/nmbr9/rules/nmbr9.h"
#include "research/nmbr9/train/value/learner.h"

namespace cifra::train {

// Plays a deck, always the placement with the highest value; without a network as a rule of thumb has it. Returns the
// score.
int play(const nmbr9::Deck& deck, const nmbr9::search::ValueNet* net);

// Plays `games` decks, each with one placement that is not the best one, and adds every position from there on. What
// came of a position is a mixture: of what the game brought and of what the network thought of the positions on the
// way, with `lambda` of the first (TD(lambda)). With `ahead` above 1 that many placements are looked at with every card
// that may come next, and what that says counts instead of the network alone: better games and surer thoughts, for ten
// times the work. Returns the mean score. The same with any number of threads.
struct Lesson {
  int games = 16000;
  float lambda = 0.8F;
  int ahead = 1;
  unsigned threads = 1;
};
double play_and_learn(const Lesson& lesson, const nmbr9::search::ValueNet* net, Samples& samples, Rng& rng);

}  // namespace cifra::train
