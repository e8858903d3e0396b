// Page methods about turns: the story of the turns that were played, and what a number would do.
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "base/fields.h"
#include "base/json_text.h"
#include "games/the_number/codec/codec.h"
#include "games/the_number/page/methods.h"
#include "games/the_number/rules/sheet.h"

namespace cifra::the_number::page {
namespace {

void write_digits(JsonText& text, std::string_view key, DigitSet digits) {
  text.key(key).begin_array();
  for_each_digit(digits, [&](unsigned digit) { text.value(digit); });
  text.end_array();
}

// What the seats wrote in a turn; `at` is where it stands in the input.
Result<game::Choices<Number>> read_choices(const json::value* list, const State& state, const std::string& at) {
  const json::array* array = list == nullptr ? nullptr : list->if_array();
  if (array == nullptr || array->size() != state.seats) {
    return fail(kBadInput, at, "choices must be a list with one entry for every seat");
  }
  game::Choices<Number> choices;
  for (std::size_t seat = 0; seat < array->size(); ++seat) {
    const json::value& entry = (*array)[seat];
    if (entry.is_null()) continue;
    const auto number = entry.is_string() ? Number::parse(entry.get_string()) : std::nullopt;
    const std::string here = at + "[" + std::to_string(seat) + "]";
    if (!number) return fail(code(Refusal::kBadNumber), here, std::string(explain(Refusal::kBadNumber)));
    if (const auto good = Game::check(state, static_cast<int>(seat), *number); !good) {
      return fail(code(good.error()), here, std::string(explain(good.error())));
    }
    choices[seat] = *number;
  }
  return choices;
}

// Plays the turns of the input, which are in order and from the first one on.
Result<std::vector<Turn>> replay(const json::value* list, State& state) {
  const json::array* turns = list == nullptr ? nullptr : list->if_array();
  if (turns == nullptr) return fail(kBadInput, "turns", "turns must be a list");
  std::vector<Turn> played;
  for (std::size_t i = 0; i < turns->size(); ++i) {
    const std::string at = "turns[" + std::to_string(i) + "]";
    if (Game::finished(state)) return fail(code(Refusal::kGameOver), at, std::string(explain(Refusal::kGameOver)));
    const json::object* object = (*turns)[i].if_object();
    if (object == nullptr) return fail(kBadInput, at, "a turn must be an object");
    int round = -1;
    int turn = -1;
    Fields fields(*object, kBadInput);
    fields.number("round", round, kMaxRounds);
    fields.number("turn", turn, kTurns);
    if (!fields.ok()) return fields.error();
    if (round != state.round || turn != state.turn)
      return fail(kBadInput, at, "turns must be in order, and all of them");
    const auto choices = read_choices(object->if_contains("choices"), state, at + ".choices");
    if (!choices) return std::unexpected(choices.error());
    const auto outcome = Game::resolve(state, *choices);
    if (!outcome) return fail(code(outcome.error()), at, std::string(explain(outcome.error())));
    played.push_back(*outcome);
  }
  return played;
}

void write_step(JsonText& text, const Turn& turn, int seat) {
  const SeatResult& result = turn.results[static_cast<std::size_t>(seat)];
  text.begin_object()("seat", seat).key("number");
  result.number.written() ? text.value(result.number.text()) : text.null();
  text("status", word(result.status));
  if (result.status == Status::kEliminated) {
    const Fall fall = reason(turn, seat);
    text.key("cause").begin_object().key("seats").begin_array();
    for (int other = 0; other < turn.seats; ++other) {
      if (fall.seats.has(other)) text.value(other);
    }
    text.end_array()("number", fall.to.text());
    write_digits(text, "digits", fall.shared);
    text.end_object();
  }
  text("first", result.points - result.bonus)("bonus", result.bonus)("points", result.points);
  write_digits(text, "crossed", result.crossed);
  text.end_object();
}

void write_sheet(JsonText& text, std::span<const Turn> turns, int rounds, int seat) {
  text.begin_object().key("rounds").begin_array();
  for (int round = 0; round < rounds; ++round) {
    const RoundSheet sheet = round_sheet(turns, round, seat);
    text.begin_object().key("turns").begin_array();
    for (const auto& points : sheet.boxes) points ? text.value(*points) : text.null();
    text.end_array()("digits", sheet.digits_crossed());
    write_digits(text, "crossed", sheet.crossed);
    text("complete", sheet.complete)("sum", sheet.sum()).end_object();
  }
  text.end_array()("total", total(turns, rounds, seat)).end_object();
}

Result<std::string> story(Memory& /*memory*/, const json::object& input) {
  int seats = 0;
  Options options;
  Fields fields(input, kBadInput);
  fields.number("seats", seats, kMaxSeats);
  fields.other("options", options, [](const json::value& value) { return read_options(value); });
  if (!fields.ok()) return fields.error();
  auto state = Game::start(options, seats);
  if (!state) return std::unexpected(state.error());
  const auto turns = replay(input.if_contains("turns"), *state);
  if (!turns) return std::unexpected(turns.error());

  std::string out;
  JsonText text(out);
  text.begin_object().key("checks").begin_array();
  for (std::size_t i = 0; i < turns->size(); ++i) {
    text.begin_object()("round", i / kTurns)("turn", i % kTurns).key("steps").begin_array();
    for (const int seat : check_order((*turns)[i])) write_step(text, (*turns)[i], seat);
    text.end_array().end_object();
  }
  text.end_array().key("sheets").begin_array();
  for (int seat = 0; seat < seats; ++seat) write_sheet(text, *turns, options.rounds, seat);
  text.end_array().key("available").begin_array();
  for (std::size_t seat = 0; seat < state->seats; ++seat) {
    text.begin_array();
    for_each_digit(state->available[seat], [&](unsigned digit) { text.value(digit); });
    text.end_array();
  }
  text.end_array().end_object();
  return out;
}

Result<DigitSet> read_digits(const json::value& value) {
  const json::array* array = value.if_array();
  if (array == nullptr) return fail(kBadInput, "available", "available must be a list of digits");
  unsigned digits = 0;
  for (const json::value& digit : *array) {
    if (!digit.is_int64() || digit.get_int64() < 0 || digit.get_int64() > 9) {
      return fail(kBadInput, "available", "a digit is an integer from 0 to 9");
    }
    digits |= 1U << digit.get_int64();
  }
  return static_cast<DigitSet>(digits);
}

void write_refusal(JsonText& text, Refusal refusal) {
  text.key("fault").begin_object();
  text("code", code(refusal))("at", "number")("message", std::string(explain(refusal))).end_object();
}

// As far as it is written: a first digit has its points, and the digits that are there would be crossed out.
void write_prospect(JsonText& text, const State& state, std::string_view written) {
  DigitSet digits = 0;
  bool counts = !written.empty() && written.size() <= 3;
  for (const char c : written) {
    counts = counts && c >= '0' && c <= '9';
    if (counts) digits = static_cast<DigitSet>(digits | 1U << (c - '0'));
  }
  counts = counts && (digits & ~state.available[0]) == 0;
  SeatResult alone;  // what it comes to if nobody else is there
  if (counts) {
    const auto first = static_cast<unsigned>(written[0] - '0');
    const std::array<Number, 1> numbers = {Number(first, first, first)};
    alone = resolve_turn(state.options, state.turn, numbers).results[0];
    alone.crossed = digits;
  }
  text("first", alone.points - alone.bonus)("bonus", alone.bonus);
  write_digits(text, "crossed", alone.crossed);
}

Result<std::string> preview(Memory& /*memory*/, const json::object& input) {
  Options options;
  int turn = 0;
  DigitSet available = 0;
  std::string written;
  Fields fields(input, kBadInput);
  fields.other("options", options, [](const json::value& value) { return read_options(value); });
  fields.number("turn", turn, kTurns - 1);
  fields.other("available", available, read_digits);
  fields.text("number", written, 16);
  if (!fields.ok()) return fields.error();
  auto state = Game::start(options, kMinSeats);
  if (!state) return std::unexpected(state.error());
  state->turn = static_cast<std::uint8_t>(turn);
  state->available[0] = available;

  const auto number = Number::parse(written);
  const auto good = Game::check(*state, 0, number.value_or(Number()));
  std::string out;
  JsonText text(out);
  text.begin_object()("legal", good.has_value());
  if (!good) write_refusal(text, good.error());
  if (good && (number->digits() & ~available) != 0) text("void", true);
  write_prospect(text, *state, written);
  text.end_object();
  return out;
}

constexpr std::array<Method, 2> kMethods = {{{"story", story}, {"preview", preview}}};

}  // namespace

std::span<const Method> story_methods() { return kMethods; }

}  // namespace cifra::the_number::page
