// A game record: all that is needed to replay and score a game, one JSON object a line (docs/records.md).
//
// These are the plain values between the JSON (read.h, write.h) and the rules (referee.h). A Record that read.h made
// has the right structure; whether its entries obey the rules is for the referee to say.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "nmbr9/nmbr9.h"
#include "the_number/the_number.h"

namespace cifra::record {

// What a player wrote: three digits, nothing (null), or something that is no number at all.
struct Written {
  enum class Kind : std::uint8_t { kNothing, kNumber, kBad };
  Kind kind = Kind::kNothing;
  the_number::Number number;

  bool operator==(const Written&) const = default;
};

using TheNumberTurn = std::vector<Written>;         // one entry for every player
using TheNumberRound = std::vector<TheNumberTurn>;  // at most five

struct TheNumberGame {
  the_number::Options options;
  std::vector<TheNumberRound> rounds;

  bool operator==(const TheNumberGame&) const = default;
};

struct Nmbr9Game {
  nmbr9::Variant variant;
  bool names_variant = false;  // whether the record says which
  nmbr9::Deck deck;
  std::vector<std::vector<nmbr9::Placement>> placements;  // [round][player]

  bool operator==(const Nmbr9Game&) const = default;
};

// A hash that was published before what it hides, and the salt that opens it.
struct Commitment {
  std::string salt;
  std::string sha256;

  bool operator==(const Commitment&) const = default;
};

struct DeckCommitment {
  std::string seed;
  Commitment commitment;

  bool operator==(const DeckCommitment&) const = default;
};

// The proof of fairness: what the house committed to. choices[round][turn][player]; NMBR 9 has one turn a round.
struct Fair {
  std::string table;
  std::optional<DeckCommitment> deck;
  std::vector<std::vector<std::vector<std::optional<Commitment>>>> choices;

  bool operator==(const Fair&) const = default;
};

// A bot that played for somebody who was away, from (round, turn) up to but not including another.
struct StandIn {
  int seat = 0;
  std::array<int, 2> from{};
  std::array<int, 2> to{};
  std::string bot;

  bool operator==(const StandIn&) const = default;
};

struct Record {
  std::vector<std::string> players;
  std::variant<TheNumberGame, Nmbr9Game> game;
  std::optional<Fair> fair;
  std::vector<StandIn> stand_ins;

  bool operator==(const Record&) const = default;
};

}  // namespace cifra::record
