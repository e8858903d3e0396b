#include "games/the_number/terminal/sentences.h"

#include <fmt/format.h>

#include <cstddef>
#include <vector>

#include "games/the_number/rules/sheet.h"
#include "terminal/sentences.h"

namespace cifra::terminal {
namespace {

// "a 1, a 5 and an 8"
std::string digit_names(the_number::DigitSet digits) {
  std::vector<std::string> names;
  the_number::for_each_digit(
      digits, [&](unsigned digit) { names.push_back(fmt::format("{} {}", digit == 8 ? "an" : "a", digit)); });
  return joined(names);
}

std::string approved(const the_number::SeatResult& result) {
  const int first = static_cast<int>(result.number.first());
  const int own = result.points - result.bonus;
  const std::string worth = own == first ? points(own) : fmt::format("2 x {} = {}", first, points(own));
  const std::string bonus = result.bonus == 0 ? "" : fmt::format(", +{} bonus", result.bonus);
  return fmt::format("{} stands: {}{}", result.number.text(), worth, bonus);
}

}  // namespace

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

std::string describe(const the_number::Turn& turn, std::span<const std::string> names) {
  std::string text;
  for (const int seat : check_order(turn)) {
    text += fmt::format("{}: {}\n", names[static_cast<std::size_t>(seat)], verdict(turn, seat));
  }
  return text;
}

}  // namespace cifra::terminal
