#include "games/the_number/codec/codec.h"

#include <cstddef>

#include "game/standings.h"

namespace cifra::the_number {

std::string_view explain(Refusal refusal) {
  switch (refusal) {
    case Refusal::kGameOver:
      return "the game is over";
    case Refusal::kNoSuchSeat:
      return "there is no such seat";
    case Refusal::kBadNumber:
      return "a number is a string of exactly three digits 0-9, or null";
    case Refusal::kPlayerIsOut:
      return "this player has no digit left";
    case Refusal::kUnavailableDigit:
      return "a digit is crossed out";
  }
  return "";
}

Result<Options> read_options(const Node& node) {
  Options options;
  if (!node.present()) return options;
  if (!node.is_object()) return node.bad("options must be an object");
  if (const Node slips = node["slips"]; slips.present()) {
    const bool reject = slips.text() != nullptr && *slips.text() == "reject";
    if (!reject && (slips.text() == nullptr || *slips.text() != "void"))
      return slips.bad("slips is \"void\" or \"reject\"");
    options.slips = reject ? Slips::kReject : Slips::kVoid;
  }
  if (const Node bonuses = node["bonuses"]; bonuses.present()) {
    if (bonuses.elements() == nullptr || bonuses.elements()->size() != kTurns) {
      return bonuses.bad("bonuses must be a list of five integers");
    }
    for (std::size_t turn = 0; turn < kTurns; ++turn) {
      const Node bonus = bonuses[turn];
      const auto value = bonus.integer(0, kMaxBonus);
      if (!value) return bonus.bad("a bonus is an integer from 0 to 99");
      options.bonuses[turn] = static_cast<std::uint8_t>(*value);
    }
  }
  if (const Node rounds = node["rounds"]; rounds.present()) {
    const auto value = rounds.integer(1, kMaxRounds);
    if (!value) return rounds.bad("rounds is an integer from 1 to 9");
    options.rounds = static_cast<std::uint8_t>(*value);
  }
  return options;
}

Result<Options> read_options(const json::value& options) {
  return read_options(Node(options.is_null() ? nullptr : &options, "bad_options"));
}

namespace {

void write_digits(JsonText& text, std::string_view key, DigitSet digits) {
  text.key(key).begin_array();
  for_each_digit(digits, [&](unsigned digit) { text.value(digit); });
  text.end_array();
}

}  // namespace

void write_turn(const Turn& turn, JsonText& text, Causes causes) {
  text.begin_array();
  for (int seat = 0; seat < turn.seats; ++seat) {
    const SeatResult& result = turn.results[static_cast<std::size_t>(seat)];
    text.begin_object().key("number");
    result.number.written() ? text.value(result.number.text()) : text.null();
    text("status", word(result.status))("points", result.points)("bonus", result.bonus);
    write_digits(text, "crossed", result.crossed);
    if (causes == Causes::kWritten && result.status == Status::kEliminated) {
      const Fall fall = reason(turn, seat);
      text.key("cause").begin_object()("number", fall.to.text()).key("seats").begin_array();
      for (int other = 0; other < turn.seats; ++other) {
        if (fall.seats.has(other)) text.value(other);
      }
      text.end_array();
      write_digits(text, "digits", fall.shared);
      text.end_object();
    }
    text.end_object();
  }
  text.end_array();
}

}  // namespace cifra::the_number

namespace cifra::game {

using namespace the_number;
using Code = Codec<the_number::Game>;

Result<Options> Code::read_options(const json::value& options) {
  auto parsed = the_number::read_options(options);
  const json::object* object = options.if_object();
  if (parsed && (object == nullptr || !object->contains("slips"))) parsed->slips = Slips::kReject;
  return parsed;
}

json::value Code::write_options(const Options& options) {
  const json::array bonuses(options.bonuses.begin(), options.bonuses.end());
  return {
      {"slips", options.slips == Slips::kReject ? "reject" : "void"}, {"bonuses", bonuses}, {"rounds", options.rounds}};
}

void Code::write_state(const State& state, JsonText& text) {
  text.begin_object().key("available").begin_array();
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    std::string digits;
    for_each_digit(state.available[seat], [&](unsigned digit) { digits += static_cast<char>('0' + digit); });
    text.value(digits);
  }
  text.end_array();
  write_scores(text, "scores", Game::standings(state), state.seats);
  if (!Game::finished(state)) {
    text("bonus", state.options.bonuses[state.turn])("times", times_of(state.turn));
  }
  text.end_object();
}

void Code::write_outcome(const State& /*before*/, const Turn& turn, JsonText& text) {
  write_turn(turn, text, Causes::kWritten);
}

Result<the_number::Game::Secret> Code::read_deal(std::string_view /*line*/) {
  return fail("no_deals", "", "nothing is dealt in The Number");
}

Result<the_number::Game::Secret> Code::deal_on(const Options& options, std::string_view dealt, Rng& rng) {
  if (!dealt.empty()) return read_deal(dealt);
  return the_number::Game::shuffle(options, rng);
}

}  // namespace cifra::game
