// The Number (Hisashi Hayashi), in the words of the rules:
//
// A game is two rounds of five turns for 2-5 players. In a round everybody starts with the digits 0-9. Each turn all
// who have a digit secretly write a number of three available digits; 007 and 444 are fine. Then all are revealed:
//   - a number is *eliminated* if it shares a digit with any strictly lower number, eliminated or not;
//   - otherwise it is *approved*: it scores its first digit (twice in turn 5), its digits are crossed out, and the
//     highest approved number also scores the turn's bonus (2 3 4 6 8), in full for each player who wrote it;
//   - a number with an unavailable digit is *void*, no number at all is *none*: not looked at, 0 points;
//   - a player without digits is *out* of the turn.
// At the end of a round every crossed-out digit is one point, and all digits come back. The highest total wins.
//
// Everything here is a value; nothing allocates. batch.h resolves eight turns at a time.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string_view>

#include "game/game.h"
#include "games/the_number/rules/number.h"

namespace cifra::the_number {

inline constexpr int kMinSeats = 2;
inline constexpr int kMaxSeats = 5;
inline constexpr int kTurns = 5;
inline constexpr int kMaxRounds = 9;
inline constexpr int kMaxBonus = 99;

// How often a first digit counts: twice in the last turn of a round.
constexpr int times_of(int turn) { return turn == kTurns - 1 ? 2 : 1; }

enum class Slips : std::uint8_t { kVoid, kReject };  // what an unavailable digit does

struct Options {
  std::array<std::uint8_t, kTurns> bonuses = {2, 3, 4, 6, 8};
  std::uint8_t rounds = 2;
  Slips slips = Slips::kVoid;

  bool operator==(const Options&) const = default;
};

// Everything everybody may see; between turns it is the whole game.
struct State {
  Options options;
  std::uint8_t seats = 0;
  std::uint8_t round = 0;  // from 0; equal to options.rounds when finished
  std::uint8_t turn = 0;   // from 0
  std::array<DigitSet, kMaxSeats> available{};
  std::array<std::uint16_t, kMaxSeats> round_points{};  // of the turns of this round
  std::array<std::uint16_t, kMaxSeats> total{};         // of the rounds before, crossed-out digits included

  bool operator==(const State&) const = default;
};

enum class Status : std::uint8_t { kApproved, kEliminated, kVoid, kNone, kOut };
std::string_view word(Status status);

// Whether it is looked at in the check; void, none and out are not.
constexpr bool is_number(Status status) { return status == Status::kApproved || status == Status::kEliminated; }

// What one seat's number came to.
struct SeatResult {
  Number number;  // as written; not written for none and out
  Status status = Status::kNone;
  std::uint8_t points = 0;  // doubling and bonus included
  std::uint8_t bonus = 0;   // the part of the points that is bonus
  DigitSet crossed = 0;

  bool operator==(const SeatResult&) const = default;
};

struct Turn {
  int seats = 0;
  std::array<SeatResult, kMaxSeats> results{};

  bool operator==(const Turn&) const = default;
};

// The numbers of all turns so far, of all rounds; not written where there was none that counted.
struct Past {
  std::array<std::array<Number, kMaxSeats>, std::size_t{kMaxRounds} * kTurns> numbers{};
  std::size_t turns = 0;

  bool operator==(const Past&) const = default;
};

enum class Refusal : std::uint8_t { kGameOver, kNoSuchSeat, kBadNumber, kPlayerIsOut, kUnavailableDigit };
std::string_view code(Refusal refusal);

// Why an eliminated number fell: the highest of the lower numbers that share a digit with it, who wrote that one, and
// all the digits they share.
struct Fall {
  Number to;
  game::SeatSet seats;
  DigitSet shared = 0;
};
Fall reason(const Turn& turn, int seat);

struct Game {
  using Options = the_number::Options;
  using State = the_number::State;
  using Action = Number;
  using Outcome = Turn;
  using Refusal = the_number::Refusal;
  using Past = the_number::Past;
  struct Secret {};

  static constexpr std::string_view kName = "the-number";
  static constexpr int kMinSeats = the_number::kMinSeats;
  static constexpr int kMaxSeats = the_number::kMaxSeats;
  static constexpr bool kChoiceMayChange = true;

  static Result<State> start(const Options& options, int seats);
  static Secret shuffle(const Options& /*options*/, Rng& /*rng*/) { return {}; }
  static void deal(State& /*state*/, const Secret& /*secret*/) {}
  static game::SeatSet must_act(const State& state);
  static std::expected<void, Refusal> check(const State& state, int seat, Number number);
  static std::expected<Turn, Refusal> resolve(State& state, const game::Choices<Number>& choices);
  static bool finished(const State& state) { return state.round == state.options.rounds; }
  static game::Standings standings(const State& state);
  static void remember(Past& past, const Turn& turn);
};

// The legal actions of a seat: calls f(Number) for every number it can write, in ascending order. (With `slips` void a
// number with an unavailable digit is taken too, and comes to nothing.)
template <class F>
void for_each_legal(const State& state, int seat, F&& f) {
  if (Game::must_act(state).has(seat)) for_each_number(state.available[static_cast<std::size_t>(seat)], f);
}

// The rules of one turn without the checks: numbers of those who are in, Number() for void, none and out.
Turn resolve_turn(const Options& options, int turn, std::span<const Number> numbers);

}  // namespace cifra::the_number
