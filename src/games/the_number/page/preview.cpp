// Page methods about a number that is being written.
#include <array>
#include <cstddef>
#include <utility>

#include "base/fields.h"
#include "base/json_text.h"
#include "games/the_number/codec/codec.h"
#include "games/the_number/page/methods.h"

namespace cifra::the_number::page {
namespace {

void write_digits(JsonText& text, std::string_view key, DigitSet digits) {
  text.key(key).begin_array();
  for_each_digit(digits, [&](unsigned digit) { text.value(digit); });
  text.end_array();
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

constexpr std::array<Method, 1> kPreviewMethods = {{{"preview", preview}}};

}  // namespace

std::span<const Method> preview_methods() { return kPreviewMethods; }

}  // namespace cifra::the_number::page
