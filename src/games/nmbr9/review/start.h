// Start: what a strong player expects of a variant before the first card, by the estimate that a review goes by.
#pragma once

#include "games/nmbr9/review/decision.h"
#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::nmbr9::review {

class Start {
 public:
  // The mean over so many shuffles.
  Start(search::Player& player, const Variant& variant, int shuffles, int depth);

  bool done() const { return played_ == shuffles_; }
  void step();                                          // plays one of them
  double expected() const { return sum_ / shuffles_; }  // once it is done; without what strong players have more

 private:
  search::Player& player_;
  Variant variant_;
  int shuffles_;
  int depth_;
  int played_ = 0;
  double sum_ = 0;
  Rng rng_{"review/start"};
};

}  // namespace cifra::nmbr9::review
