#include "games/the_number/solve/asked.h"

#include <string>

#include "base/fields.h"
#include "games/the_number/codec/codec.h"

namespace cifra::the_number::solve {
namespace {

constexpr std::string_view kBadPosition = "bad_position";
constexpr std::int64_t kMostPoints = 10000;

Result<the_number::DigitSet> read_digits(const json::value& value, const std::string& at) {
  if (!value.is_string()) return fail(kBadPosition, at, at + " must be a string of digits");
  the_number::DigitSet digits = 0;
  for (const char sign : value.get_string()) {
    if (sign < '0' || sign > '9') return fail(kBadPosition, at, at + " must be a string of digits");
    const auto digit = static_cast<the_number::DigitSet>(1U << static_cast<unsigned>(sign - '0'));
    if ((digits & digit) != 0) return fail(kBadPosition, at, at + " has a digit twice");
    digits |= digit;
  }
  return digits;
}

Result<std::vector<the_number::DigitSet>> read_available(const json::value& value, std::size_t players) {
  if (!value.is_array() || value.get_array().size() != players)
    return fail(kBadPosition, "available", "available must be an array with the digits of every player");
  std::vector<the_number::DigitSet> available;
  for (const json::value& one : value.get_array()) {
    auto digits = read_digits(one, "available[" + std::to_string(available.size()) + "]");
    if (!digits) return std::unexpected(std::move(digits.error()));
    available.push_back(*digits);
  }
  return available;
}

Result<std::vector<int>> read_scores(const json::value& value, std::size_t players) {
  std::vector<int> scores;
  if (value.is_null()) return scores;
  if (!value.is_array() || value.get_array().size() != players)
    return fail(kBadPosition, "scores", "scores must be an array with the points of every player");
  for (const json::value& one : value.get_array()) {
    if (!one.is_int64() || one.get_int64() < 0 || one.get_int64() > kMostPoints)
      return fail(kBadPosition, "scores", "scores must be whole numbers from 0 up");
    scores.push_back(static_cast<int>(one.get_int64()));
  }
  return scores;
}

}  // namespace

Result<Asked> read_asked(const json::value& value) {
  if (!value.is_object()) return fail(kBadPosition, "", "a position is a JSON object");
  Fields fields(value.get_object(), kBadPosition);
  Asked position;
  std::size_t players = 0;
  fields.number("players", players, the_number::kMaxSeats, true, the_number::kMinSeats);
  fields.other("options", position.options, [](const json::value& one) { return the_number::read_options(one); });
  if (!fields.ok()) return fields.error();
  fields.number("round", position.round, position.options.rounds, true, 1);
  fields.number("turn", position.turn, the_number::kTurns, true, 1);
  fields.number("seat", position.seat, static_cast<std::int64_t>(players) - 1);
  fields.other("available", position.available, [&](const json::value& one) { return read_available(one, players); });
  fields.other("scores", position.scores, [&](const json::value& one) { return read_scores(one, players); });
  if (!fields.ok()) return fields.error();
  --position.round;
  --position.turn;
  return position;
}

}  // namespace cifra::the_number::solve
