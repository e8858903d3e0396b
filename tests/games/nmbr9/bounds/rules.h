// Levels made with the rules of the game alone, for holding the search for the highest stack against them: nothing of
// it but the plain list of tiles (level.h) is used here.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "base/random.h"
#include "games/nmbr9/bounds/level.h"
#include "games/nmbr9/rules/generate.h"
#include "games/nmbr9/rules/layout.h"

namespace cifra::nmbr9::bounds::testing {

inline Level level_of(const nmbr9::Layout& layout, int level) {
  Level result;
  for (const nmbr9::Tile& tile : layout.tiles()) {
    if (tile.at.level != level) continue;
    result.add({tile.number, static_cast<std::uint8_t>(tile.at.rotation % nmbr9::distinct_rotations(tile.number)),
                static_cast<std::int8_t>(tile.at.y), static_cast<std::int8_t>(tile.at.x)});
  }
  return result.canonical();
}

// A game in which every tile goes as high as it can; or, once in so many, anywhere (0: never).
inline nmbr9::Layout climb(std::span<const std::uint8_t> cards, Rng& rng, std::uint32_t anywhere = 0) {
  nmbr9::PlacementBuffer buffer;
  nmbr9::Layout layout;
  for (const int number : cards) {
    const auto places = nmbr9::legal_placements(layout, number, buffer);
    const auto top = std::ranges::max(places, {}, &nmbr9::Placement::level).level;
    std::vector<nmbr9::Placement> choice;
    for (const nmbr9::Placement& place : places) {
      if (place.level == top || (anywhere > 0 && rng.below(anywhere) == 0)) choice.push_back(place);
    }
    layout.place_unchecked(number, choice[rng.below(static_cast<std::uint32_t>(choice.size()))]);
  }
  return layout;
}

// Every way to lay these tiles on that level of a layout, in this order.
template <class Visit>
void for_each_laying(const nmbr9::Layout& layout, std::span<const int> numbers, int level, const Visit& visit) {
  if (numbers.empty()) {
    visit(layout);
    return;
  }
  nmbr9::PlacementBuffer buffer;
  for (const nmbr9::Placement& placement : nmbr9::legal_placements(layout, numbers[0], buffer)) {
    if (placement.level != level) continue;
    nmbr9::Layout next = layout;
    next.place_unchecked(numbers[0], placement);
    for_each_laying(next, numbers.subspan(1), level, visit);
  }
}

// Every arrangement of the tiles as a level on the table, each once, with a layout that shows it.
inline std::map<Level, nmbr9::Layout> arrangements(std::vector<int> numbers) {
  std::map<Level, nmbr9::Layout> found;
  std::ranges::sort(numbers);
  do {
    for_each_laying({}, numbers, 0, [&](const nmbr9::Layout& layout) { found.emplace(level_of(layout, 0), layout); });
  } while (std::ranges::next_permutation(numbers).found);
  return found;
}

// Upper level -> lower levels, for every way in which tiles can lie on tiles.
using Resting = std::map<Level, std::set<Level>>;
inline Resting resting(std::vector<int> upper, const std::vector<int>& lower) {
  Resting found;
  std::ranges::sort(upper);
  for (const auto& [level, layout] : arrangements(lower)) {
    do {
      for_each_laying(layout, upper, 1, [&](const nmbr9::Layout& both) { found[level_of(both, 1)].insert(level); });
    } while (std::ranges::next_permutation(upper).found);
  }
  return found;
}

}  // namespace cifra::nmbr9::bounds::testing
