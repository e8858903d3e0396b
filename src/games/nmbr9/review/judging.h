// Judging: the review of one placement, in small steps: of every placement of a game, and of a place that somebody
// tries. Which decks are drawn depends on the cards so far alone, so all who have seen the same cards are judged by the
// same decks, whatever comes later.
#pragma once

#include "games/nmbr9/review/account.h"
#include "games/nmbr9/review/decision.h"
#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::nmbr9::review {

class Judging {
 public:
  // `before` is the layout without the tile, its tiles in the order of the cards; the placement is a legal one. With
  // the tile it must fit into a search board (SearchBoard::part_of), and the cards must be some of the variant.
  Judging(search::Player& player, const Variant& variant, const Layout& before, int number, const Placement& made,
          const Effort& effort);

  bool done() const { return decision_.done(); }
  void step() { decision_.step(); }
  // What was found, once it is done.
  void write_to(Reviewed& reviewed) const;

 private:
  Layout before_;
  int number_;
  Placement made_;
  search::Coming coming_;
  Decision decision_;
};

}  // namespace cifra::nmbr9::review
