// Account: what one seat's placements cost and what its cards brought. Start less all that was lost plus all luck is
// the score; of an unfinished game, what is to be expected after the last placement.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_text.h"
#include "game/review.h"
#include "games/nmbr9/review/decision.h"
#include "games/nmbr9/review/holes.h"

namespace cifra::nmbr9::review {

// A placement, and what was found about it.
struct Reviewed {
  int number = 0;
  Placement made;
  std::string by;      // the level of the bot that placed it for an absent player
  bool known = false;  // the rest is
  double expected = 0;
  double error = 0;
  double lost = 0;
  Placement best;
  std::vector<Alternative> alternatives;
  std::vector<Square> holes;       // that the placement left
  std::vector<Square> best_holes;  // that the best one would have left
  int above = 0;                   // places on the level above it that the cards to come would have, one by one
  int best_above = 0;              // above the best one

  double best_expected() const { return expected + lost; }
};

struct Account {
  std::string name;
  int score = 0;
  std::vector<Reviewed> placements;  // known ones come first

  bool known() const { return placements.empty() || placements.back().known; }
  void write(JsonText& text, std::optional<double> start) const;  // an object
};

}  // namespace cifra::nmbr9::review
