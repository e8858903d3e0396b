// Turns of The Number in the notation of the rules: play(state, "761 513 444 -") writes a number for every seat, "-"
// for nobody, and told(turn) answers "eliminated 0, approved 7+2, ...". Used by the tests of this folder.
#pragma once

#include <gtest/gtest.h>

#include <expected>
#include <sstream>
#include <string>
#include <string_view>

#include "games/the_number/rules/the_number.h"

namespace cifra::the_number {

inline Number num(std::string_view text) { return *Number::parse(text); }

// "513" as a set of digits.
inline DigitSet digits(std::string_view text) {
  DigitSet set = 0;
  for (const char c : text) set = static_cast<DigitSet>(set | 1U << (c - '0'));
  return set;
}

inline State started(int seats, const Options& options = {}) { return *Game::start(options, seats); }

inline game::Choices<Number> choices(const std::string& numbers) {
  game::Choices<Number> all;
  std::istringstream words(numbers);
  std::size_t seat = 0;
  for (std::string word; words >> word; ++seat) {
    if (word != "-") all[seat] = num(word);
  }
  return all;
}

inline std::expected<Turn, Refusal> try_to_play(State& state, const std::string& numbers) {
  return Game::resolve(state, choices(numbers));
}

inline Turn play(State& state, const std::string& numbers) {
  const auto turn = try_to_play(state, numbers);
  EXPECT_TRUE(turn) << numbers << ": " << code(turn.error());
  return turn ? *turn : Turn();
}

// Status of every seat, with the points of the approved; the bonus apart.
inline std::string told(const Turn& turn) {
  std::ostringstream text;
  for (int seat = 0; seat < turn.seats; ++seat) {
    const SeatResult& result = turn.results[static_cast<std::size_t>(seat)];
    text << (seat > 0 ? ", " : "") << word(result.status);
    if (result.status == Status::kApproved) text << " " << result.points - result.bonus;
    if (result.bonus > 0) text << "+" << int{result.bonus};
  }
  return text.str();
}

}  // namespace cifra::the_number
