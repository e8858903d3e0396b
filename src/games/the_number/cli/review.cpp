// A review of The Number for people: text for a terminal, and a page with tables and bars.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "cli/html.h"
#include "cli/review_fields.h"
#include "game/game_type.h"
#include "games/the_number/cli/commands.h"
#include "games/the_number/codec/codec.h"
#include "games/the_number/review/replay.h"

namespace cifra::cli {
namespace {

struct TurnCells {
  std::string round, number, points, value, best, best_value, lost, luck, win, hindsight, grade, came;
};

// What came of a number: who eliminated it, and by which digit.
std::string came_to(const the_number::Turn& turn, std::size_t seat, const std::vector<std::string>& names) {
  using the_number::Status;
  switch (turn.results[seat].status) {
    case Status::kApproved:
      return "approved";
    case Status::kVoid:
      return "void";
    case Status::kNone:
      return "wrote nothing";
    case Status::kOut:
      return "out";
    case Status::kEliminated:
      break;
  }
  const the_number::Fall fall = the_number::reason(turn, static_cast<int>(seat));
  std::vector<std::string_view> by;
  for (std::size_t other = 0; other < names.size(); ++other) {
    if (fall.seats.has(static_cast<int>(other))) by.push_back(names[other]);
  }
  std::vector<unsigned> digits;
  the_number::for_each_digit(fall.shared, [&](unsigned digit) { digits.push_back(digit); });
  return fmt::format("eliminated by the {} of {}: {} in both", fall.to.text(), fmt::join(by, " and "),
                     fmt::join(digits, " and "));
}

// The game as it was played, which follows the rules or there would be no review; the names as they are to be printed.
struct Played {
  the_number::review::Replay game;
  std::vector<std::string> names;
};

template <class Spell>
Played played(const record::Record& record, Spell&& spell) {
  const auto* const recorded = game::recorded_as<the_number::Game>(*record.game);
  Played result{*the_number::review::replay(*recorded, record.players.size()), {}};
  for (const std::string& name : record.players) result.names.push_back(spell(name));
  return result;
}

// The chance of winning before and after a turn between two players, in percent; empty if it is not known.
std::string win_in(const json::object& turn) {
  if (!field(turn, "win").is_object()) return {};
  const auto percent = [&](std::string_view key) {
    const auto chance = number_in(object_in(turn, "win"), key);
    return chance ? fmt::format("{:.0f}", 100 * *chance) : "-";
  };
  return fmt::format("{}>{}", percent("before"), percent("after"));
}

TurnCells cells_of(const json::object& turn, const Played& played, std::size_t seat) {
  const json::object& best = object_in(turn, "best");
  const json::object& hindsight = object_in(turn, "hindsight");
  TurnCells cells;
  cells.round = fmt::format("{}.{}", number_in(turn, "round").value_or(0) + 1, number_in(turn, "turn").value_or(0) + 1);
  cells.number = word_in(turn, "number");
  cells.points = shown(turn, "points", 0);
  cells.value = shown(turn, "value", 2);
  cells.best = word_in(best, "number");
  cells.best_value = shown(best, "value", 2);
  cells.lost = shown(turn, "lost", 2);
  cells.luck = signed_in(turn, "luck");
  cells.win = win_in(turn);
  cells.hindsight = field(hindsight, "number").is_string()
                        ? fmt::format("{} for {}", word_in(hindsight, "number"), shown(hindsight, "points", 0))
                        : "-";
  cells.grade = field(turn, "by").is_string() ? fmt::format("by {}", word_in(turn, "by")) : word_in(turn, "grade");
  const auto round = static_cast<std::size_t>(number_in(turn, "round").value_or(0));
  const auto at = static_cast<std::size_t>(number_in(turn, "turn").value_or(0));
  cells.came = came_to(played.game.rounds[round][at].outcome, seat, played.names);
  return cells;
}

}  // namespace

std::string review_text_the_number(const json::object& review, const record::Record& record) {
  std::string out = "The Number. A value is what the rest of the round is worth against the equilibrium.\n";
  if (is_cut_off(review)) out += fmt::format("{}\n", kCutOff);
  const Played game = played(record, [](const std::string& name) { return printable(name); });
  const json::array& seats = list_in(review, "seats");
  const bool of_two = seats.size() == 2;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    out += fmt::format("\n{}\n", seat_line(seats[seat].as_object(), "final", printable(record.players[seat])));
    out += fmt::format("{:>5} {:>7} {:>7} {:>7} {:>6} {:>7} {:>6} {:>6} {:>7}  {:<12} {:<10}  {}\n", "turn", "written",
                       "points", "value", "best", "value", "lost", "luck", of_two ? "win %" : "", "hindsight", "grade",
                       "came to");
    for (const json::value& one : list_in(seats[seat].as_object(), "turns")) {
      const TurnCells cells = cells_of(one.as_object(), game, seat);
      out += fmt::format("{:>5} {:>7} {:>7} {:>7} {:>6} {:>7} {:>6} {:>6} {:>7}  {:<12} {:<10}  {}\n", cells.round,
                         cells.number, cells.points, cells.value, cells.best, cells.best_value, cells.lost, cells.luck,
                         cells.win, cells.hindsight, cells.grade, cells.came);
    }
  }
  return out;
}

std::string review_html_the_number(const json::object& review, const record::Record& record) {
  std::string out =
      "<section>\n<h2>The Number</h2>\n<p>A value is what the rest of the round is worth against the "
      "equilibrium.</p>\n";
  if (is_cut_off(review)) out += fmt::format("<p>{}</p>\n", kCutOff);
  const Played game = played(record, [](const std::string& name) { return escaped(name); });
  const json::array& seats = list_in(review, "seats");
  const bool of_two = seats.size() == 2;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const json::object& own = seats[seat].as_object();
    std::vector<Bar> bars;
    std::string rows;
    for (const json::value& one : list_in(own, "turns")) {
      const json::object& turn = one.as_object();
      const TurnCells cells = cells_of(turn, game, seat);
      bars.push_back({number_in(turn, "lost").value_or(0), cells.round});
      const std::string win = of_two ? fmt::format("<td>{}</td>", escaped(cells.win)) : "";
      rows += fmt::format(
          "<tr class=\"{}\"><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td>{}<td>{}</td>"
          "<td class=\"words\">{}</td><td class=\"words\">{}</td><td class=\"words\">{}</td></tr>\n",
          escaped(word_in(turn, "grade")), cells.round, cells.number, cells.points, cells.value, cells.best,
          cells.best_value, cells.lost, cells.luck, win, cells.hindsight, escaped(cells.grade), cells.came);
    }
    out += fmt::format("<h3>{}</h3>\n<p>Points lost by turn:</p>\n{}",
                       seat_line(own, "final", escaped(record.players[seat])), html_bars("points lost by turn", bars));
    out += fmt::format(
        "<div class=\"wide\"><table><thead><tr><th>Turn</th><th>Written</th><th>Points</th><th>Value</th><th>Best</th>"
        "<th>Value</th><th>Lost</th><th>Luck</th>{}<th class=\"words\">Hindsight</th><th "
        "class=\"words\">Grade</th><th class=\"words\">Came to</th></tr></thead>"
        "<tbody>\n{}</tbody></table></div>\n",
        of_two ? "<th>Win %</th>" : "", rows);
  }
  return out + "</section>\n";
}

}  // namespace cifra::cli
