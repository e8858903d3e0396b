#include "games/nmbr9/terminal/sentences.h"

#include <fmt/format.h>

#include "games/nmbr9/rules/fit.h"
#include "games/nmbr9/terminal/level_mark.h"
#include "games/nmbr9/terminal/texts.h"
#include "terminal/sentences.h"
#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

std::string objection_text(const Words& words, const nmbr9::Objection& objection, int level) {
  using nmbr9::Refusal;
  switch (objection.refusal) {
    case Refusal::kOverlap:
      return words("nmbr9.reason.overlaps"_text, {{"n", objection.count()}});
    case Refusal::kNotAdjacent:
      return words("nmbr9.reason.apart"_text, {{"level", level}});
    case Refusal::kUnsupported:
      return words("nmbr9.reason.gap"_text, {{"n", objection.count()}});
    case Refusal::kOneTileSupport:
      return words("nmbr9.reason.oneTile"_text);
    case Refusal::kBadPlacement:
      return words("nmbr9.terminal.tooFar"_text);
    case Refusal::kGameOver:
    case Refusal::kNoSuchSeat:
    case Refusal::kMissing:
    case Refusal::kAlreadyPlaced:
      break;
  }
  return words("shell.error.badChoice"_text);
}

}  // namespace

std::string placement_verdict(const Words& words, const nmbr9::Layout& layout, int number,
                              const nmbr9::Placement& placement, bool last) {
  const int level = placement.level;
  if (const auto wrong = nmbr9::objection(layout, number, placement)) return objection_text(words, *wrong, level);
  if (level > 0) {
    const int tiles = layout.surroundings(number, placement).carriers;
    return words("nmbr9.fits.points"_text, {{"level", level}, {"tiles", tiles}, {"n", level * number}});
  }
  return last ? words("nmbr9.fits.level"_text, {{"level", 0}}) : words("nmbr9.fits.table"_text);
}

Ending ending(const Words& words, std::span<const std::string> names, const game::Standings& standings) {
  if (names.size() > 1) return {result(words, names, standings), ""};
  const int score = standings.scores[0];
  return {words("nmbr9.over"_text, {{"n", score}}),
          words(score >= 100 ? "nmbr9.end.soloGreat"_text : "nmbr9.end.solo"_text)};
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
