// Codec<G>: how a game spells what it deals with. The rules (G) know values; the codec of a game turns its choices,
// options, states and recorded games into text and JSON and back. It is everything that tables, records and the referee
// need of a game beyond its rules; game_type_of.h makes a GameType of the two.
//
// A game specialises the template in its folder `codec`. What it must have is the concept Encodable below.
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/json.h"
#include "base/json_node.h"
#include "base/json_text.h"
#include "game/game.h"

namespace cifra::game {

inline constexpr std::string_view kBadRecord = "bad_record";

// Counted from 0. A game whose rounds are not divided into turns has turn 0.
struct Moment {
  int round = 0;
  int turn = 0;

  auto operator<=>(const Moment&) const = default;
};

template <SimultaneousGame G>
struct Codec;

template <class G>
concept Encodable =
    SimultaneousGame<G> && std::equality_comparable<typename Codec<G>::Recorded> &&
    requires(const typename G::State& state, const typename G::Action& action, const typename G::Options& options,
             const typename G::Outcome& outcome, const typename G::Secret& secret, typename G::Refusal refusal,
             const Choices<typename G::Action>& choices, const typename Codec<G>::Recorded& recorded,
             typename Codec<G>::Recorded& recording, const json::value& value, const Node& node, JsonText& text,
             std::string_view word, std::size_t count, Moment moment, Rng& rng) {
      // Whether who chooses nothing in time misses the turn; otherwise `easy` chooses for them.
      { Codec<G>::kMayMiss } -> std::convertible_to<bool>;
      // Whether a round is divided into turns: lists of choices in a record have a level for them then.
      { Codec<G>::kHasTurns } -> std::convertible_to<bool>;
      { Codec<G>::moment(state) } -> std::same_as<Moment>;

      // A choice is the text that is also hashed, in one spelling only.
      { Codec<G>::text(action) } -> std::same_as<std::string>;
      { Codec<G>::parse(word) } -> std::same_as<std::optional<typename G::Action>>;
      { Codec<G>::explain(refusal) } -> std::convertible_to<std::string_view>;  // a sentence for people

      // Options of a table: null asks for the usual ones, write_options has every one of them.
      { Codec<G>::read_options(value) } -> std::same_as<Result<typename G::Options>>;
      { Codec<G>::write_options(options) } -> std::same_as<json::value>;

      // As everybody sees them, see docs/protocol.md.
      { Codec<G>::write_state(state, text) } -> std::same_as<void>;
      { Codec<G>::write_outcome(state, outcome, text) } -> std::same_as<void>;  // with the state before it

      // A game as a record has it: a value that grows turn by turn, or is read from JSON. read() checks the structure,
      // judge() the rules; it writes the members of the verdict, as docs/records.md defines it, after game and valid.
      { Codec<G>::begin(options, secret) } -> std::same_as<typename Codec<G>::Recorded>;
      { Codec<G>::append(recording, state, choices) } -> std::same_as<void>;  // with the state before it
      { Codec<G>::read(node, count) } -> std::same_as<Result<typename Codec<G>::Recorded>>;
      { Codec<G>::write(text, recorded) } -> std::same_as<void>;                // members of the object
      { Codec<G>::turns(recorded) } -> std::same_as<std::vector<std::size_t>>;  // how many turns each round has
      { Codec<G>::choice_at(recorded, moment, count) } -> std::same_as<std::optional<std::string>>;
      { Codec<G>::judge(recorded, count, text) } -> std::same_as<Result<void>>;
      // Whether the seed leads to what was dealt in the record.
      { Codec<G>::is_deal_of(recorded, word) } -> std::same_as<bool>;

      // What is dealt, given by a line of a file instead of a seed; an error where a game has no such files.
      { Codec<G>::read_deal(word) } -> std::same_as<Result<typename G::Secret>>;

      // Playing on from a turn of a recorded game. dealt() has what the first so many rounds opened, as a text (empty
      // where nothing is dealt); deal_on() deals that first and shuffles what is left.
      { Codec<G>::options_of(recorded) } -> std::convertible_to<typename G::Options>;
      { Codec<G>::dealt(recorded, count) } -> std::same_as<std::string>;
      { Codec<G>::deal_on(options, word, rng) } -> std::same_as<Result<typename G::Secret>>;
    };

}  // namespace cifra::game
