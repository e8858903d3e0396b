// Game records: all that is needed to replay and score a game, one JSON object a line (docs/records.md).
//
// These are the plain values between the JSON (read.h, write.h) and the rules (referee.h): the envelope, which is the
// same for every game, around what the game keeps itself. A Record that read.h made has the right structure; whether
// its entries obey the rules is for the referee to say.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/recorded_game.h"
#include "record/day.h"

namespace cifra::record {

using game::kBadRecord;

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

// The day whose shuffle was played, and what proves it once the day is over (day.h).
struct DayProof {
  int number = 0;
  bool is_live = true;    // otherwise of the offline board
  bool is_open = false;   // the rest is known
  bool is_later = false;  // played when the day was open: for fun, on no board
  Digest link{};
  Digest anchor{};

  std::string_view board() const { return is_live ? kLiveBoard : kOfflineBoard; }
  bool operator==(const DayProof&) const = default;
};

// The proof of fairness: the commitments of the table. choices[round][turn][player]; a game without turns has one turn
// a round.
struct Fair {
  std::string table;
  std::optional<DeckCommitment> deck;
  std::vector<std::vector<std::vector<std::optional<Commitment>>>> choices;
  std::optional<DayProof> day = std::nullopt;  // instead of `deck`
  std::optional<int> shuffle = std::nullopt;   // instead of `deck`: of a numbered shuffle (shuffle.h)

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

// A turn in which a player was shown what to choose.
struct Help {
  int seat = 0;
  game::Moment moment;

  bool operator==(const Help&) const = default;
};

struct Record {
  std::vector<std::string> players;
  game::RecordedGamePtr game;  // never null
  std::optional<Fair> fair;
  std::vector<StandIn> stand_ins;
  std::vector<Help> help;            // in order
  std::optional<game::Moment> from;  // the first turn that was played here: those before are another game's

  bool operator==(const Record& other) const {
    return players == other.players && game->equals(*other.game) && fair == other.fair &&
           stand_ins == other.stand_ins && help == other.help && from == other.from;
  }
};

}  // namespace cifra::record
