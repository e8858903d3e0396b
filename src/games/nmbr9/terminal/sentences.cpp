#include "games/nmbr9/terminal/sentences.h"

#include <fmt/format.h>

#include "games/nmbr9/rules/fit.h"
#include "games/nmbr9/terminal/level_mark.h"
#include "terminal/sentences.h"

namespace cifra::terminal {
namespace {

std::string squares(int count) { return count == 1 ? "1 square" : fmt::format("{} squares", count); }

std::string objection_text(const nmbr9::Objection& objection, int level) {
  using nmbr9::Refusal;
  switch (objection.refusal) {
    case Refusal::kOverlap:
      return fmt::format("not on level {0}: it overlaps a tile of level {0} ({1})", level, squares(objection.count()));
    case Refusal::kNotAdjacent:
      return fmt::format("not on level {0}: it touches no tile of level {0} along an edge", level);
    case Refusal::kUnsupported:
      return fmt::format("not on level {}: {} over no tile of level {}", level, squares(objection.count()), level - 1);
    case Refusal::kOneTileSupport:
      return fmt::format("not on level {}: it lies on one tile only, and needs two", level);
    case Refusal::kBadPlacement:
      return "too far away: the table ends here";
    case Refusal::kGameOver:
    case Refusal::kNoSuchSeat:
    case Refusal::kMissing:
    case Refusal::kAlreadyPlaced:
      break;
  }
  return "nothing can be placed now";
}

}  // namespace

std::string placement_verdict(const nmbr9::Layout& layout, int number, const nmbr9::Placement& placement) {
  const int level = placement.level;
  if (const auto wrong = nmbr9::objection(layout, number, placement)) return objection_text(*wrong, level);
  if (level == 0) return "level 0: scores nothing";
  return level == 1 ? fmt::format("level 1: scores {}", number)
                    : fmt::format("level {}: scores {} x {} = {}", level, level, number, level * number);
}

std::string ending(std::span<const std::string> names, const game::Standings& standings) {
  if (names.size() > 1) return result(names, standings);
  const std::string_view worth = standings.scores[0] >= 100 ? "Excellent!" : "100 or more is excellent.";
  return fmt::format("{} {}", result(names, standings), worth);
}

std::string draw(const nmbr9::Layout& layout) {
  const nmbr9::Bounds& bounds = layout.bounds();
  std::string drawing;
  for (int y = bounds.top; y < bounds.bottom; ++y) {
    std::string row;
    for (int x = bounds.left; x < bounds.right; ++x) {
      const nmbr9::Tile* const tile = top_tile(layout, x, y);
      row += tile == nullptr ? ". " : fmt::format("{}{}", tile->number, level_mark(tile->at.level));
    }
    row.erase(row.find_last_not_of(' ') + 1);
    drawing += row + '\n';
  }
  return drawing;
}

}  // namespace cifra::terminal
