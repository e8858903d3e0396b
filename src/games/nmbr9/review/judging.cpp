#include "games/nmbr9/review/judging.h"

#include <algorithm>
#include <string>

#include "games/nmbr9/bots/thinker.h"
#include "games/nmbr9/review/strength.h"
#include "games/nmbr9/rules/generate.h"

namespace cifra::nmbr9::review {
namespace {

search::Coming coming_then(const Variant& variant, const Layout& before, int number) {
  State state;
  state.variant = variant;
  for (const Tile& tile : before.tiles()) state.dealt.add(tile.number);
  state.dealt.add(number);
  return bots::coming_after(state);
}

std::string seed_of(const Variant& variant, const Layout& before, int number) {
  std::string seed = "review/" + variant.text() + "/";
  for (const Tile& tile : before.tiles()) seed += static_cast<char>('0' + tile.number);
  return seed + static_cast<char>('0' + number);
}

// How many places the cards to come would have on the level above a tile, if each of them came next.
int places_above(const Layout& before, int number, const Placement& at, const search::Coming& coming) {
  if (coming.rounds == 0) return 0;
  Layout after = before;
  after.place_unchecked(number, at);
  PlacementBuffer buffer;
  int places = 0;
  for (int card = 0; card < kNumbers; ++card) {
    const int copies = coming.left[static_cast<std::size_t>(card)];
    if (copies == 0) continue;
    places += copies * static_cast<int>(std::ranges::count(legal_placements(after, card, buffer), at.level + 1,
                                                           [](const Placement& one) { return int{one.level}; }));
  }
  return places;
}

}  // namespace

Judging::Judging(search::Player& player, const Variant& variant, const Layout& before, int number,
                 const Placement& made, const Effort& effort)
    : before_(before),
      number_(number),
      made_(made),
      coming_(coming_then(variant, before, number)),
      decision_(player, before, number, made, coming_, seed_of(variant, before, number), effort) {}

void Judging::write_to(Reviewed& reviewed) const {
  const double more = outplayed(coming_.rounds);
  reviewed.expected = decision_.expected() + more;
  reviewed.error = decision_.error();
  reviewed.lost = decision_.lost();
  reviewed.best = decision_.best();
  reviewed.alternatives = decision_.alternatives();
  for (Alternative& one : reviewed.alternatives) one.expected += more;
  reviewed.holes = holes_left(before_, number_, made_);
  reviewed.best_holes = holes_left(before_, number_, reviewed.best);
  reviewed.above = places_above(before_, number_, made_, coming_);
  reviewed.best_above = places_above(before_, number_, reviewed.best, coming_);
  reviewed.known = true;
}

}  // namespace cifra::nmbr9::review
