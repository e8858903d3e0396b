// Codec of The Number: choices, options, states, outcomes and recorded games as text and JSON (docs/protocol.md,
// docs/records.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/codec.h"
#include "games/the_number/rules/the_number.h"

namespace cifra::the_number {

// An entry of a record: three digits, nothing (null), or something that is no number at all.
struct Written {
  enum class Is : std::uint8_t { kNothing, kNumber, kBad };
  Is is = Is::kNothing;
  Number number;

  bool operator==(const Written&) const = default;
};

using WrittenTurn = std::vector<Written>;       // one entry for every player
using WrittenRound = std::vector<WrittenTurn>;  // at most five

struct Recorded {
  Options options;
  std::vector<WrittenRound> rounds;

  bool operator==(const Recorded&) const = default;
};

// Options as a record has them: an object, or nothing for the defaults.
Result<Options> read_options(const Node& node);
Result<Options> read_options(const json::value& options);  // with the code bad_options

std::string_view explain(Refusal refusal);  // a sentence for people

// What a turn came to: one object for every seat, with number, status, points, bonus and crossed. Tables add the cause
// of an eliminated number; verdicts have none.
enum class Causes : std::uint8_t { kWritten, kLeftOut };
void write_turn(const Turn& turn, JsonText& text, Causes causes);

}  // namespace cifra::the_number

namespace cifra::game {

template <>
struct Codec<the_number::Game> {
  using Options = the_number::Options;
  using State = the_number::State;
  using Number = the_number::Number;
  using Recorded = the_number::Recorded;

  static constexpr bool kMayMiss = true;
  static constexpr bool kHasTurns = true;

  static Moment moment(const State& state) { return {state.round, state.turn}; }
  static std::string text(Number number) { return number.text(); }
  static std::optional<Number> parse(std::string_view text) { return Number::parse(text); }
  static std::string_view explain(the_number::Refusal refusal) { return the_number::explain(refusal); }

  // Tables reject slips unless they are asked not to.
  static Result<Options> read_options(const json::value& options);
  static json::value write_options(const Options& options);
  static void write_state(const State& state, JsonText& text);
  static void write_outcome(const State& before, const the_number::Turn& turn, JsonText& text);

  static Recorded begin(const Options& options, const the_number::Game::Secret& secret);
  static void append(Recorded& recorded, const State& before, const Choices<Number>& choices);
  static Result<Recorded> read(const Node& root, std::size_t players);
  static void write(JsonText& text, const Recorded& recorded);
  static std::vector<std::size_t> turns(const Recorded& recorded);
  static std::optional<std::string> choice_at(const Recorded& recorded, Moment moment, std::size_t seat);
  static Result<void> judge(const Recorded& recorded, std::size_t players, JsonText& verdict);
  static bool is_deal_of(const Recorded& /*recorded*/, std::string_view /*seed*/) { return true; }  // nothing is dealt
  static Result<the_number::Game::Secret> read_deal(std::string_view line);
  static const Options& options_of(const Recorded& recorded) { return recorded.options; }
  static std::string dealt(const Recorded& /*recorded*/, std::size_t /*rounds*/) { return {}; }
  static Result<the_number::Game::Secret> deal_on(const Options& options, std::string_view dealt, Rng& rng);
};

}  // namespace cifra::game
