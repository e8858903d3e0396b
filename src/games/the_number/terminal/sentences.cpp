#include "games/the_number/terminal/sentences.h"

#include <fmt/format.h>

#include <cstddef>
#include <vector>

#include "games/the_number/rules/sheet.h"
#include "games/the_number/terminal/texts.h"
#include "terminal/sentences.h"
#include "terminal/texts.h"

namespace cifra::terminal {
namespace {

// With its article, which changes before a vowel ("an 8") and in Italian before a z ("uno 0").
std::string digit_name(const Words& words, unsigned digit) {
  if (digit == 0) return words("the_number.digitZero"_text, {{"digit", digit}});
  return digit == 8 ? words("the_number.digitAn"_text, {{"digit", digit}})
                    : words("the_number.digitA"_text, {{"digit", digit}});
}

// "a 1, a 5 and an 8"
std::string digit_names(const Words& words, the_number::DigitSet digits) {
  std::vector<std::string> names;
  the_number::for_each_digit(digits, [&](unsigned digit) { names.push_back(digit_name(words, digit)); });
  return words.joined(names);
}

// What the points are made of: "4 points", "2 × 4 = 8 points", "4 + 2 bonus", "2 × 4 + 8 bonus".
std::string made_of(const Words& words, const the_number::SeatResult& result) {
  const int digit = static_cast<int>(result.number.first());
  const int own = result.points - result.bonus;
  const std::string first = own == digit
                                ? std::to_string(own)
                                : words("the_number.labelTimes"_text, {{"times", own / digit}, {"digit", digit}});
  if (result.bonus > 0) return words("the_number.labelBonus"_text, {{"first", first}, {"bonus", result.bonus}});
  return own == digit ? points(words, own) : fmt::format("{} = {}", first, points(words, own));
}

}  // namespace

std::string digits_text(the_number::DigitSet digits) {
  std::string text;
  the_number::for_each_digit(digits,
                             [&](unsigned digit) { text += fmt::format("{}{}", text.empty() ? "" : "\u00a0", digit); });
  return text;
}

std::string verdict(const Words& words, const the_number::Turn& turn, int seat) {
  const the_number::SeatResult& result = turn.results[static_cast<std::size_t>(seat)];
  switch (result.status) {
    case the_number::Status::kApproved:
      return words("the_number.terminal.approved"_text,
                   {{"number", result.number.text()}, {"points", made_of(words, result)}});
    case the_number::Status::kEliminated: {
      const the_number::Fall fall = the_number::reason(turn, seat);
      return words(
          "the_number.falls"_text,
          {{"number", result.number.text()}, {"cause", fall.to.text()}, {"digits", digit_names(words, fall.shared)}});
    }
    case the_number::Status::kVoid:
      return words("the_number.void"_text, {{"number", result.number.text()}});
    case the_number::Status::kNone:
      return words("the_number.none"_text);
    case the_number::Status::kOut:
      return words("the_number.outTurn"_text);
  }
  return "";
}

std::string prospect(const Words& words, the_number::Number number, const the_number::State& state) {
  const bool doubled = state.turn == the_number::kTurns - 1;
  const int worth = static_cast<int>(number.first()) * (doubled ? 2 : 1);
  return words("the_number.terminal.prospect"_text, {{"number", number.text()},
                                                     {"points", points(words, worth)},
                                                     {"bonus", state.options.bonuses[state.turn]},
                                                     {"digits", digits_text(number.digits())}});
}

std::string unavailable(const Words& words, unsigned digit, the_number::DigitSet available) {
  return fmt::format("{}\n{}", words("the_number.digitGone"_text, {{"digit", digit}}),
                     words("the_number.terminal.youHave"_text, {{"digits", digits_text(available)}}));
}

std::string describe(const Words& words, const the_number::Turn& turn, std::span<const std::string> names) {
  std::string text;
  for (const int seat : check_order(turn)) {
    text += fmt::format("{}: {}\n", names[static_cast<std::size_t>(seat)], verdict(words, turn, seat));
  }
  return text;
}

}  // namespace cifra::terminal
