// A review of NMBR 9 for people: text for a terminal, and a page with pictures of the layouts.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "cli/html.h"
#include "cli/review_fields.h"
#include "game/game_type.h"
#include "games/nmbr9/cli/commands.h"
#include "games/nmbr9/codec/codec.h"

namespace cifra::cli {
namespace {

using nmbr9::Layout;
using nmbr9::Placement;
using nmbr9::Shape;

const nmbr9::Recorded& recorded_of(const record::Record& record) {
  return *game::recorded_as<nmbr9::Game>(*record.game);
}

Layout layout_of(const nmbr9::Recorded& game, std::size_t seat, std::size_t rounds) {
  Layout layout;
  for (std::size_t round = 0; round < rounds; ++round) {
    layout.place_unchecked(game.deck.cards()[round], game.placements[round][seat]);
  }
  return layout;
}

std::optional<Placement> placement_in(const json::object& object) {
  const auto x = number_in(object, "x");
  const auto y = number_in(object, "y");
  const auto level = number_in(object, "level");
  const auto rotation = number_in(object, "rotation");
  if (!x || !y || !level || !rotation) return std::nullopt;
  Placement placement;
  placement.x = static_cast<decltype(placement.x)>(*x);
  placement.y = static_cast<decltype(placement.y)>(*y);
  placement.level = static_cast<decltype(placement.level)>(*level);
  placement.rotation = static_cast<decltype(placement.rotation)>(*rotation);
  return placement;
}

std::string place_text(const std::optional<Placement>& at) {
  if (!at) return "-";
  return fmt::format("{},{} level {} turn {}", static_cast<int>(at->x), static_cast<int>(at->y),
                     static_cast<int>(at->level), static_cast<int>(at->rotation));
}

// Edges that a tile shares with others on its level.
int contact(const Layout& before, int number, const Placement& at) {
  const nmbr9::Surroundings around = before.surroundings(number, at);
  const std::uint64_t own = around.own;
  const std::uint64_t same = around.same_level;
  constexpr int kSide = nmbr9::Surroundings::kSide;
  return std::popcount(own & (same << 1)) + std::popcount(own & (same >> 1)) + std::popcount(own & (same << kSide)) +
         std::popcount(own & (same >> kSide));
}

std::string squares(std::size_t count) { return count == 1 ? "1 square" : fmt::format("{} squares", count); }

// Why a placement lost points, as far as the layout tells. Nothing if it lost none.
std::string why(const json::object& placement, const Layout& before, int number, const Placement& made) {
  const auto best = placement_in(object_in(placement, "best"));
  if (!best || number_in(placement, "lost").value_or(0) <= 0) return {};
  std::vector<std::string> reasons;
  const int more = number * (best->level - made.level);
  if (more > 0) reasons.push_back(fmt::format("level {} scores {} more at once", int{best->level}, more));
  if (more < 0) reasons.push_back(fmt::format("level {} scores {} less now, more later", int{best->level}, -more));
  if (more == 0 && best->level != made.level) reasons.push_back(fmt::format("level {} is better", int{best->level}));
  const std::size_t holes = list_in(placement, "holes").size();
  const std::size_t best_holes = list_in(placement, "best_holes").size();
  if (holes > 0) {
    reasons.push_back(fmt::format("closes a hole of {}, the best place {}", squares(holes),
                                  best_holes == 0 ? "none" : "one of " + squares(best_holes)));
  }
  if (reasons.empty() && best_holes > 0)
    reasons.push_back(fmt::format("better in spite of a hole of {}", squares(best_holes)));
  const int edges = contact(before, number, made);
  const int best_edges = contact(before, number, *best);
  if (best->level == made.level && best_edges > edges)
    reasons.push_back(fmt::format("touches its level along {} edges, the best place along {}", edges, best_edges));
  const double above = number_in(placement, "above").value_or(0);
  const double best_above = number_in(placement, "best_above").value_or(0);
  if (best->level == made.level && best_above > above)
    reasons.push_back(
        fmt::format("leaves {} places on level {}, the best place {}", above, made.level + 1, best_above));
  if (reasons.empty()) reasons.emplace_back("seen only in the games played on");
  return fmt::format("{}", fmt::join(reasons, "; "));
}

std::string summary(const json::object& review) {
  const json::object& best = object_in(review, "best");
  std::string out = fmt::format("A strong player expects {} before the first card", shown(review, "start"));
  if (number_in(review, "par")) {
    out += fmt::format("; par of this shuffle is {} ± {}", shown(review, "par"), shown(review, "par_stderr"));
  }
  if (number_in(best, "score")) {
    out += fmt::format("; with the order known {} were possible, {} at most", shown(best, "score", 0),
                       shown(best, "upper_bound", 0));
  }
  return out + ".";
}

// The squares of a tile, each of 18 pixels, and its outline.
constexpr int kSide = 18;

std::string tile_path(const Shape& shape, int x0, int y0) {
  std::string path;
  for (int y = 0; y < shape.height; ++y) {
    for (int x = 0; x < shape.width; ++x) {
      if (shape.has(x, y))
        path += fmt::format("M{} {}h{}v{}h-{}z", (x0 + x) * kSide, (y0 + y) * kSide, kSide, kSide, kSide);
    }
  }
  return path;
}

std::string tile_edge(const Shape& shape, int x0, int y0) {
  std::string path;
  for (int y = 0; y < shape.height; ++y) {
    for (int x = 0; x < shape.width; ++x) {
      if (!shape.has(x, y)) continue;
      const int left = (x0 + x) * kSide;
      const int top = (y0 + y) * kSide;
      if (!shape.has(x, y - 1)) path += fmt::format("M{} {}h{}", left, top, kSide);
      if (!shape.has(x, y + 1)) path += fmt::format("M{} {}h{}", left, top + kSide, kSide);
      if (!shape.has(x - 1, y)) path += fmt::format("M{} {}v{}", left, top, kSide);
      if (!shape.has(x + 1, y)) path += fmt::format("M{} {}v{}", left + kSide, top, kSide);
    }
  }
  return path;
}

// A layout from above, lowest level first; a second placement of the last tile as a dashed outline.
std::string picture(const Layout& layout, const std::optional<Placement>& ghost, int number, std::string_view about) {
  constexpr std::array<std::string_view, 6> kShades = {"#9fb8c8", "#8cc5a2", "#e8c15a",
                                                       "#e39a5f", "#cf7a74", "#a985bd"};
  int left = 1000;
  int top = 1000;
  int right = -1000;
  int bottom = -1000;
  const auto reach = [&](const Shape& shape, const Placement& at) {
    left = std::min(left, static_cast<int>(at.x));
    top = std::min(top, static_cast<int>(at.y));
    right = std::max(right, at.x + shape.width);
    bottom = std::max(bottom, at.y + shape.height);
  };
  for (const nmbr9::Tile& tile : layout.tiles()) reach(tile.shape(), tile.at);
  if (ghost) reach(nmbr9::shape_of(number, ghost->rotation), *ghost);
  if (right < left) return {};
  const int width = (right - left) * kSide + 4;
  const int height = (bottom - top) * kSide + 4;
  std::string out =
      fmt::format("<svg role=\"img\" aria-label=\"{}\" width=\"{}\" height=\"{}\" viewBox=\"-2 -2 {} {}\">",
                  escaped(about), width, height, width, height);
  std::vector<nmbr9::Tile> tiles(layout.tiles().begin(), layout.tiles().end());
  std::ranges::sort(tiles, {}, [](const nmbr9::Tile& tile) { return tile.at.level; });
  for (const nmbr9::Tile& tile : tiles) {
    const int x = tile.at.x - left;
    const int y = tile.at.y - top;
    const Shape& shape = tile.shape();
    const auto shade = kShades[std::min<std::size_t>(tile.at.level, kShades.size() - 1)];
    out += fmt::format(
        "<path d=\"{}\" fill=\"{}\"/><path d=\"{}\" fill=\"none\" stroke=\"#20232a\" stroke-width=\"1.5\"/>",
        tile_path(shape, x, y), shade, tile_edge(shape, x, y));
  }
  // The number of a tile stands on a square of it that can be seen.
  for (const nmbr9::Tile& tile : tiles) {
    const auto is_covered = [&](int x, int y) {
      return std::ranges::any_of(tiles, [&](const nmbr9::Tile& other) {
        return other.at.level > tile.at.level && other.shape().has(x - other.at.x, y - other.at.y);
      });
    };
    const Shape& shape = tile.shape();
    for (int square = 0; square < shape.width * shape.height; ++square) {
      const int x = square % shape.width;
      const int y = square / shape.width;
      if (!shape.has(x, y) || is_covered(tile.at.x + x, tile.at.y + y)) continue;
      out += fmt::format("<text class=\"digit\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
                         (tile.at.x + x - left) * kSide + kSide / 2, (tile.at.y + y - top) * kSide + kSide / 2 + 4,
                         static_cast<int>(tile.number));
      break;
    }
  }
  if (ghost) {
    out += fmt::format(
        "<path d=\"{}\" fill=\"none\" stroke=\"#20232a\" stroke-width=\"4\"/><path d=\"{}\" fill=\"none\" "
        "stroke=\"#fff\" stroke-width=\"2\" stroke-dasharray=\"4 3\"/>",
        tile_edge(nmbr9::shape_of(number, ghost->rotation), ghost->x - left, ghost->y - top),
        tile_edge(nmbr9::shape_of(number, ghost->rotation), ghost->x - left, ghost->y - top));
  }
  return out + "</svg>";
}

}  // namespace

std::string review_text_nmbr9(const json::object& review, const record::Record& record) {
  const nmbr9::Recorded& game = recorded_of(record);
  std::string out = "NMBR 9. " + summary(review) + "\n";
  if (is_cut_off(review)) out += fmt::format("{}\n", kCutOff);
  const json::array& seats = list_in(review, "seats");
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    out += fmt::format("\n{}\n", seat_line(seats[seat].as_object(), "score", printable(record.players[seat])));
    out += fmt::format("{:>4} {:>6}  {:<26} {:>8} {:>6}  {:<26} {:>8} {:>6} {:>6}  {:<10}  {}\n", "card", "number",
                       "place", "expected", "stderr", "best place", "expected", "lost", "luck", "grade", "why");
    for (const json::value& one : list_in(seats[seat].as_object(), "placements")) {
      const json::object& placement = one.as_object();
      const json::object& best = object_in(placement, "best");
      const auto round = static_cast<std::size_t>(number_in(placement, "round").value_or(0));
      const Placement& made = game.placements[round][seat];
      const std::string line =
          fmt::format("{:>4} {:>6}  {:<26} {:>8} {:>6}  {:<26} {:>8} {:>6} {:>6}  {:<10}  {}", round + 1,
                      shown(placement, "number", 0), place_text(made), shown(placement, "expected"),
                      shown(placement, "stderr"), place_text(placement_in(best)), shown(best, "expected"),
                      shown(placement, "lost"), signed_in(placement, "luck"), word_in(placement, "grade"),
                      why(placement, layout_of(game, seat, round), game.deck.cards()[round], made));
      out += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
  }
  return out;
}

std::string review_html_nmbr9(const json::object& review, const record::Record& record) {
  constexpr std::size_t kWorst = 3;
  const nmbr9::Recorded& game = recorded_of(record);
  std::string out = fmt::format("<section>\n<h2>NMBR 9</h2>\n<p>{}</p>\n", summary(review));
  if (is_cut_off(review)) out += fmt::format("<p>{}</p>\n", kCutOff);
  const json::array& seats = list_in(review, "seats");
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const json::object& own = seats[seat].as_object();
    const std::string name = escaped(record.players[seat]);
    out += fmt::format("<h3>{}</h3>\n", seat_line(own, "score", name));
    out += picture(layout_of(game, seat, game.placements.size()), std::nullopt, 0,
                   fmt::format("the layout of {}, from above", record.players[seat]));
    std::vector<const json::object*> placements;
    std::vector<Bar> bars;
    std::string rows;
    for (const json::value& one : list_in(own, "placements")) {
      const json::object& placement = one.as_object();
      placements.push_back(&placement);
      bars.push_back({number_in(placement, "lost").value_or(0), shown(placement, "number", 0)});
      const auto round = static_cast<std::size_t>(number_in(placement, "round").value_or(0));
      const std::string grade = word_in(placement, "grade");
      rows += fmt::format(
          "<tr class=\"{}\"><td>{}</td><td>{}</td><td class=\"words\">{}</td><td>{}</td><td "
          "class=\"words\">{}</td><td>{}</td>"
          "<td>{}</td><td>{}</td><td class=\"words\">{}</td><td class=\"words\">{}</td></tr>\n",
          grade, round + 1, shown(placement, "number", 0), place_text(game.placements[round][seat]),
          shown(placement, "expected"), place_text(placement_in(object_in(placement, "best"))),
          shown(object_in(placement, "best"), "expected"), shown(placement, "lost"), signed_in(placement, "luck"),
          grade, why(placement, layout_of(game, seat, round), game.deck.cards()[round], game.placements[round][seat]));
    }
    out += "<p>Points lost by card:</p>\n" + html_bars("points lost by card", bars);
    std::ranges::sort(placements, {}, [](const json::object* one) {
      return std::pair(-number_in(*one, "lost").value_or(0), number_in(*one, "round").value_or(0));
    });
    out += "<div class=\"figures\">\n";
    for (std::size_t i = 0; i < std::min(kWorst, placements.size()); ++i) {
      const json::object& placement = *placements[i];
      if (number_in(placement, "lost").value_or(0) <= 0) break;
      const auto round = static_cast<std::size_t>(number_in(placement, "round").value_or(0));
      const int number = game.deck.cards()[round];
      out += fmt::format(
          "<figure>{}<figcaption>Card {}: the {} lost {} points. The dashed outline is the best "
          "place. Why: {}.</figcaption></figure>\n",
          picture(layout_of(game, seat, round + 1), placement_in(object_in(placement, "best")), number,
                  fmt::format("the layout after card {}, and the best place", round + 1)),
          round + 1, number, shown(placement, "lost"),
          why(placement, layout_of(game, seat, round), number, game.placements[round][seat]));
    }
    out += fmt::format(
        "</div>\n<div class=\"wide\"><table><thead><tr><th>Card</th><th>Number</th><th "
        "class=\"words\">Place</th><th>Expected</th>"
        "<th class=\"words\">Best place</th><th>Expected</th><th>Lost</th><th>Luck</th><th "
        "class=\"words\">Grade</th><th class=\"words\">Why</th></tr></thead>"
        "<tbody>\n{}</tbody></table></div>\n",
        rows);
  }
  return out + "</section>\n";
}

}  // namespace cifra::cli
