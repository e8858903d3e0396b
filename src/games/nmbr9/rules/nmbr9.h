// NMBR 9 (Peter Wichmann), in the words of the rules:
//
// 1-4 players, a deck with each of 0-9 twice. Each round a card is turned over, and everybody places a tile of that
// number in a layout of their own; after 20 rounds the game is over. A tile on level L lies on tiles of level L-1:
//   1. it overlaps no tile of its level;
//   2. it touches a tile of its level along an edge, if there is one;
//   3. above level 0 all its squares lie on tiles of the level below, and on at least two different ones.
//
//      .11.##     A 1 and a 4 side by side on the table. A tile of level 1 may lie on squares of both,
//      ..1.#.     not on the gaps (.), and not on the 4 alone. It scores its number once, a tile of
//      ..1###     level 2 twice its number, and so on; tiles on the table score nothing.
//      ..1.##
//
// The highest total wins. layout.h has the board, generate.h the legal placements, this file the game around them.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/game.h"
#include "games/nmbr9/rules/layout.h"

namespace cifra::nmbr9 {

inline constexpr int kMinSeats = 1;
inline constexpr int kMaxSeats = 4;

inline constexpr std::string_view kVariantForm = "a variant is T-m-c-k: T one of U K F, m 0-9, c 1-9, k 1..(m+1)c";

// T-m-c-k: how the order is known (U unknown, K known, F free), numbers 0..m, c copies of each, k cards used.
struct Variant {
  char order = 'U';
  std::uint8_t highest = 9;
  std::uint8_t copies = 2;
  std::uint8_t cards = 20;

  static std::optional<Variant> parse(std::string_view text);
  std::string text() const;
  bool operator==(const Variant&) const = default;
};

// Cards in order, first to be turned over first.
class Deck {
 public:
  std::span<const std::uint8_t> cards() const { return std::span(cards_).first(size_); }
  std::size_t size() const { return size_; }
  void add(int number) { cards_[size_++] = static_cast<std::uint8_t>(number); }
  bool operator==(const Deck& other) const;

 private:
  std::array<std::uint8_t, kMaxTiles> cards_{};
  std::uint8_t size_ = 0;
};

// Whether a deck of the variant may go on with that number: there are only so many cards, and of each number.
bool may_follow(const Variant& variant, const Deck& deck, int number);

// All cards of the variant in order (0 0 1 1 ... 9 9), shuffled, and the first k of them: see docs/random.md.
Deck shuffled_deck(const Variant& variant, Rng& rng);

// These cards first, and the others of the variant shuffled after them.
Deck shuffled_after(const Variant& variant, const Deck& first, Rng& rng);

// Everything everybody may see: the cards turned over so far, the layouts as of the last complete round.
struct State {
  Variant variant;
  std::uint8_t seats = 0;
  std::uint8_t round = 0;  // rounds completed
  Deck dealt;              // round cards, and one more while that is being placed
  std::array<Layout, kMaxSeats> layouts{};

  bool operator==(const State&) const = default;
};

// What everybody placed in a round.
struct Round {
  int number = 0;
  std::array<Placement, kMaxSeats> placements{};

  bool operator==(const Round&) const = default;
};

struct Game {
  using Options = Variant;
  using State = nmbr9::State;
  using Action = Placement;
  using Outcome = Round;
  using Refusal = nmbr9::Refusal;
  using Secret = Deck;

  static constexpr std::string_view kName = "nmbr9";
  static constexpr int kMinSeats = nmbr9::kMinSeats;
  static constexpr int kMaxSeats = nmbr9::kMaxSeats;
  static constexpr bool kChoiceMayChange = false;
  static constexpr Refusal kAlreadyChosen = Refusal::kAlreadyPlaced;

  static Result<State> start(const Variant& variant, int seats);
  static Deck shuffle(const Variant& variant, Rng& rng) { return shuffled_deck(variant, rng); }
  static void deal(State& state, const Deck& deck);
  static game::SeatSet must_act(const State& state);
  static std::expected<void, Refusal> check(const State& state, int seat, const Placement& placement);
  static std::expected<Round, Refusal> resolve(State& state, const game::Choices<Placement>& choices);
  static bool finished(const State& state) { return state.round == state.variant.cards; }
  static game::Standings standings(const State& state);
};

// The card to be placed now, if one is open.
std::optional<int> open_card(const State& state);

}  // namespace cifra::nmbr9
