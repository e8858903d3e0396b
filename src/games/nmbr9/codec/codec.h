// Codec of NMBR 9: choices, options, states, outcomes and recorded games as text and JSON (docs/protocol.md,
// docs/records.md).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/codec.h"
#include "games/nmbr9/rules/nmbr9.h"

namespace cifra::nmbr9 {

struct Recorded {
  Variant variant;
  bool names_variant = false;  // whether the record says which
  Deck deck;
  std::vector<std::vector<Placement>> placements;  // [round][player]

  bool operator==(const Recorded&) const = default;
};

std::string_view explain(Refusal refusal);  // a sentence for people

// {"x","y","level","rotation"}
void write_placement(JsonText& text, const Placement& placement);

// The usual deck as a line has it: 20 numbers separated by commas, each of 0-9 twice.
Result<Deck> read_deck(std::string_view line);

}  // namespace cifra::nmbr9

namespace cifra::game {

template <>
struct Codec<nmbr9::Game> {
  using State = nmbr9::State;
  using Placement = nmbr9::Placement;
  using Recorded = nmbr9::Recorded;

  static constexpr bool kMayMiss = false;
  static constexpr bool kHasTurns = false;

  static Moment moment(const State& state) { return {state.round, 0}; }
  static std::string text(const Placement& placement);  // x,y,level,rotation
  static std::optional<Placement> parse(std::string_view text);
  static std::string_view explain(nmbr9::Refusal refusal) { return nmbr9::explain(refusal); }

  static Result<nmbr9::Variant> read_options(const json::value& options);
  static json::value write_options(const nmbr9::Variant& variant) { return json::object{{"variant", variant.text()}}; }
  static void write_state(const State& state, JsonText& text);
  static void write_outcome(const State& before, const nmbr9::Round& round, JsonText& text);

  static Recorded begin(const nmbr9::Variant& variant, const nmbr9::Deck& deck);
  static void append(Recorded& recorded, const State& before, const Choices<Placement>& choices);
  static Result<Recorded> read(const Node& root, std::size_t players);
  static void write(JsonText& text, const Recorded& recorded);
  static std::vector<std::size_t> turns(const Recorded& recorded);
  static std::optional<std::string> choice_at(const Recorded& recorded, Moment moment, std::size_t seat);
  static Result<void> judge(const Recorded& recorded, std::size_t players, JsonText& verdict);
  static bool is_deal_of(const Recorded& recorded, std::string_view seed);
  static Result<nmbr9::Deck> read_deal(std::string_view line) { return nmbr9::read_deck(line); }
  static const nmbr9::Variant& options_of(const Recorded& recorded) { return recorded.variant; }
  static std::string dealt(const Recorded& recorded, std::size_t rounds);  // digits: 930
  static Result<nmbr9::Deck> deal_on(const nmbr9::Variant& variant, std::string_view dealt, Rng& rng);
};

}  // namespace cifra::game
