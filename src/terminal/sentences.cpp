#include "terminal/sentences.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

#include "nmbr9/fit.h"

namespace cifra::terminal {
namespace {

std::string squares(int count) { return count == 1 ? "1 square" : fmt::format("{} squares", count); }

// "a 1, a 5 and an 8"
std::string digit_names(the_number::DigitSet digits) {
  std::vector<std::string> names;
  the_number::for_each_digit(
      digits, [&](unsigned digit) { names.push_back(fmt::format("{} {}", digit == 8 ? "an" : "a", digit)); });
  return joined(names);
}

// As a word of the shell.
std::string quoted(std::string_view text) {
  constexpr std::string_view kPlainSigns = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_./";
  if (!text.empty() && text.find_first_not_of(kPlainSigns) == text.npos) return std::string(text);
  std::string word = "'";
  for (const char c : text) word += c == '\'' ? "'\\''" : std::string(1, c);
  return word + "'";
}

std::string approved(const the_number::SeatResult& result) {
  const int first = static_cast<int>(result.number.first());
  const int own = result.points - result.bonus;
  const std::string worth = own == first ? points(own) : fmt::format("2 x {} = {}", first, points(own));
  const std::string bonus = result.bonus == 0 ? "" : fmt::format(", +{} bonus", result.bonus);
  return fmt::format("{} stands: {}{}", result.number.text(), worth, bonus);
}

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

std::string points(int count) { return count == 1 ? "1 point" : fmt::format("{} points", count); }

std::string joined(std::span<const std::string> parts) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
    text += parts[i];
  }
  return text;
}

std::string digits_text(the_number::DigitSet digits) {
  std::string text;
  the_number::for_each_digit(digits,
                             [&](unsigned digit) { text += fmt::format("{}{}", text.empty() ? "" : " ", digit); });
  return text;
}

std::string verdict(const the_number::Turn& turn, int seat) {
  const the_number::SeatResult& result = turn.results[static_cast<std::size_t>(seat)];
  switch (result.status) {
    case the_number::Status::kApproved:
      return approved(result);
    case the_number::Status::kEliminated: {
      const the_number::Fall fall = the_number::reason(turn, seat);
      return fmt::format("{} falls: {} has {} too", result.number.text(), fall.to.text(), digit_names(fall.shared));
    }
    case the_number::Status::kVoid:
      return fmt::format("{} is void: it has a digit that was crossed out", result.number.text());
    case the_number::Status::kNone:
      return "no number";
    case the_number::Status::kOut:
      return "no digit left, sits out";
  }
  return "";
}

std::string prospect(the_number::Number number, const the_number::State& state) {
  const bool doubled = state.turn == the_number::kTurns - 1;
  const int worth = static_cast<int>(number.first()) * (doubled ? 2 : 1);
  return fmt::format("{}: {} if it stands, +{} if the highest.\nIt crosses out {}.", number.text(), points(worth),
                     state.options.bonuses[state.turn], digits_text(number.digits()));
}

std::string unavailable(unsigned digit, the_number::DigitSet available) {
  return fmt::format("{} is crossed out. You have {}.", digit, digits_text(available));
}

std::string placement_verdict(const nmbr9::Layout& layout, int number, const nmbr9::Placement& placement) {
  const int level = placement.level;
  if (const auto wrong = nmbr9::objection(layout, number, placement)) return objection_text(*wrong, level);
  if (level == 0) return "level 0: scores nothing";
  return level == 1 ? fmt::format("level 1: scores {}", number)
                    : fmt::format("level {}: scores {} x {} = {}", level, level, number, level * number);
}

std::string result(std::span<const std::string> names, const game::Standings& standings) {
  if (names.size() == 1) {
    const int score = standings.scores[0];
    return fmt::format("{}. {}", points(score), score >= 100 ? "Excellent!" : "100 or more is excellent.");
  }
  std::vector<std::string> winners;
  int score = 0;
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    if (!standings.winners.has(static_cast<int>(seat))) continue;
    winners.push_back(names[seat]);
    score = standings.scores[seat];
  }
  if (winners.size() == 1) return fmt::format("{} wins with {}.", winners[0], points(score));
  return fmt::format("{} share the victory with {} each.", joined(winners), points(score));
}

std::string same_luck(std::string_view game, std::string_view seed) {
  return fmt::format("The same luck again: cifra play {} --seed {}", game, quoted(seed));
}

}  // namespace cifra::terminal
