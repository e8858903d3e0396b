// Codec of Tiny: choices, options, states, outcomes and recorded games as text and JSON.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/codec.h"
#include "tests/tiny_game/rules.h"

namespace cifra::tiny {

struct Recorded {
  Options options;
  std::vector<int> deck;                // as far as it was dealt
  std::vector<std::vector<int>> picks;  // [round][player]

  bool operator==(const Recorded&) const = default;
};

inline thread_local int parses = 0;  // how often a choice was parsed: a test counts

}  // namespace cifra::tiny

namespace cifra::game {

template <>
struct Codec<tiny::Game> {
  using Recorded = tiny::Recorded;

  static constexpr bool kMayMiss = false;
  static constexpr bool kHasTurns = false;

  static Moment moment(const tiny::State& state) { return {state.round, 0}; }
  static std::string text(int pick) { return std::to_string(pick); }
  static std::optional<int> parse(std::string_view text);
  static std::string_view explain(tiny::Refusal refusal);

  static Result<tiny::Options> read_options(const json::value& options);
  static json::value write_options(const tiny::Options& options) { return json::object{{"rounds", options.rounds}}; }
  static void write_state(const tiny::State& state, JsonText& text);
  static void write_outcome(const tiny::State& before, const std::optional<int>& winner, JsonText& text);

  static Recorded begin(const tiny::Options& options, const tiny::Game::Secret& deck);
  static void append(Recorded& recorded, const tiny::State& before, const Choices<int>& choices);
  static Result<Recorded> read(const Node& root, std::size_t players);
  static void write(JsonText& text, const Recorded& recorded);
  static std::vector<std::size_t> turns(const Recorded& recorded);
  static std::optional<std::string> choice_at(const Recorded& recorded, Moment moment, std::size_t seat);
  static Result<void> judge(const Recorded& recorded, std::size_t players, JsonText& verdict);
  static bool is_deal_of(const Recorded& recorded, std::string_view seed);
  static Result<tiny::Game::Secret> read_deal(std::string_view line);
  static const tiny::Options& options_of(const Recorded& recorded) { return recorded.options; }
  static std::string dealt(const Recorded& recorded, std::size_t rounds);
  static Result<tiny::Game::Secret> deal_on(const tiny::Options& options, std::string_view dealt, Rng& rng);
};

}  // namespace cifra::game
