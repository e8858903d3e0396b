#include "games/nmbr9/review/judging.h"

#include <string>

#include "games/nmbr9/bots/thinker.h"
#include "games/nmbr9/review/strength.h"

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

}  // namespace

Judging::Judging(search::Player& player, const Variant& variant, const Layout& before, int number,
                 const Placement& made, const Effort& effort)
    : before_(before),
      number_(number),
      made_(made),
      to_come_(coming_then(variant, before, number).rounds),
      decision_(player, before, number, made, coming_then(variant, before, number), seed_of(variant, before, number),
                effort) {}

void Judging::write_to(Reviewed& reviewed) const {
  const double more = outplayed(to_come_);
  reviewed.expected = decision_.expected() + more;
  reviewed.error = decision_.error();
  reviewed.lost = decision_.lost();
  reviewed.best = decision_.best();
  reviewed.alternatives = decision_.alternatives();
  for (Alternative& one : reviewed.alternatives) one.expected += more;
  reviewed.holes = holes_left(before_, number_, made_);
  reviewed.best_holes = holes_left(before_, number_, reviewed.best);
  reviewed.known = true;
}

}  // namespace cifra::nmbr9::review
