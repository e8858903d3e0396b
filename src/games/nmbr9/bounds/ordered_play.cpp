#include "games/nmbr9/bounds/ordered_play.h"

#include <algorithm>
#include <vector>

#include "base/sort.h"
#include "games/nmbr9/rules/generate.h"

namespace cifra::nmbr9::bounds {

namespace {

using nmbr9::Placement;

constexpr int kTries = 400;  // placements of other cards; mostly the first ones do

// Plays the deck on, one card at a call, and goes back where that leads nowhere.
class Player {
 public:
  Player(std::span<const std::uint8_t> deck, std::span<const OrderedTile> tiles) : deck_(deck), of_card_(deck.size()) {
    for (const OrderedTile& tile : tiles) {
      of_card_[tile.card] = &tile;
      if (tile.level == 0) table_.push_back(&tile);
    }
    put_in_order(table_, {}, &OrderedTile::card);
  }

  bool play(nmbr9::Layout& layout) {
    const std::size_t card = layout.tiles().size();
    if (card == deck_.size()) return true;
    const int number = deck_[card];
    if (of_card_[card] != nullptr) {
      const OrderedTile& tile = *of_card_[card];
      nmbr9::Layout next = layout;
      if (!next.place(number, {tile.spot.x, tile.spot.y, tile.level, tile.spot.rotation}) || !play(next)) return false;
      layout = next;
      return true;
    }
    for (const Placement& place : places(layout, number, card)) {
      if (++tries_ > kTries) return false;
      nmbr9::Layout next = layout;
      if (!next.place(number, place) || !play(next)) continue;
      layout = next;
      return true;
    }
    return false;
  }

 private:
  bool meets_table(int number, const Placement& place, int dx, int dy, const OrderedTile& tile) const {
    const nmbr9::Shape& shape = nmbr9::shape_of(number, place.rotation);
    for (int y = 0; y < shape.height; ++y) {
      for (int x = 0; x < shape.width; ++x) {
        if (shape.has(x, y) && tile.spot.shape().has(place.x + x + dx - tile.spot.x, place.y + y + dy - tile.spot.y)) {
          return true;
        }
      }
    }
    return false;
  }

  // On the table, off what the stack needs, first of all beside the next of its tiles there.
  std::vector<Placement> places(const nmbr9::Layout& layout, int number, std::size_t card) const {
    const auto coming = std::ranges::find_if(table_, [&](const OrderedTile* tile) { return tile->card > card; });
    const OrderedTile* const next = coming == table_.end() ? nullptr : *coming;
    std::vector<Placement> beside;
    std::vector<Placement> others;
    const auto consider = [&](const Placement& place) {
      const auto on = [&](const OrderedTile* tile) { return meets_table(number, place, 0, 0, *tile); };
      if (std::ranges::any_of(table_, on)) return;
      const bool touches =
          next != nullptr && (meets_table(number, place, 1, 0, *next) || meets_table(number, place, -1, 0, *next) ||
                              meets_table(number, place, 0, 1, *next) || meets_table(number, place, 0, -1, *next));
      (touches ? beside : others).push_back(place);
    };
    if (layout.tiles().empty() && next != nullptr) {
      for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
        for (int y = next->spot.y - nmbr9::kMaxSide; y <= next->spot.y + nmbr9::kMaxSide; ++y) {
          for (int x = next->spot.x - nmbr9::kMaxSide; x <= next->spot.x + nmbr9::kMaxSide; ++x) {
            consider(
                {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y), 0, static_cast<std::uint8_t>(rotation)});
          }
        }
      }
      return beside;
    }
    nmbr9::PlacementBuffer buffer;
    for (const Placement& place : nmbr9::legal_placements(layout, number, buffer)) {
      if (place.level == 0) consider(place);
    }
    beside.insert(beside.end(), others.begin(), others.end());
    return beside;
  }

  std::span<const std::uint8_t> deck_;
  std::vector<const OrderedTile*> of_card_;
  std::vector<const OrderedTile*> table_;  // the tiles of level 0 by their cards
  int tries_ = 0;
};

}  // namespace

std::optional<nmbr9::Layout> play_in_order(std::span<const std::uint8_t> deck, std::span<const OrderedTile> tiles) {
  nmbr9::Layout layout;
  if (!Player(deck, tiles).play(layout)) return std::nullopt;
  return layout;
}

}  // namespace cifra::nmbr9::bounds
