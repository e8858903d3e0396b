// Simultaneous games: the shape that every game has, and nothing of any one game.
//
// All are simultaneous games: the house may deal something, everybody who is in must act, nobody waits for anybody, and
// when the last one has acted the turn is resolved at once. A game G is a set of pure functions on value types:
//
//     start -> [ deal -> must_act -> check(seat, action) ... -> resolve(all actions) ]* -> standings
//
// G::State holds only what everybody may see. What only the house knows until it deals (an undealt deck) is G::Secret;
// what a seat has chosen and not yet revealed is kept by Match. So a View is safe by construction: it is the public
// state and one's own choice. docs/add-a-game.md shows what a game adds to its rules; tests/tiny_game is one.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string_view>

#include "base/error.h"
#include "base/random.h"

namespace cifra::game {

inline constexpr int kMaxSeats = 5;

// A set of seats 0..kMaxSeats-1.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet first(int count) { return SeatSet(static_cast<std::uint8_t>((1U << count) - 1)); }

  constexpr bool has(int seat) const { return (bits_ >> seat & 1) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr void add(int seat) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << seat); }
  constexpr bool contains(SeatSet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr bool operator==(const SeatSet&) const = default;

 private:
  explicit constexpr SeatSet(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

struct Standings {
  std::array<int, kMaxSeats> scores{};
  SeatSet winners;  // empty while the game is not finished; several when they share the victory
};

// The winners of a finished game: all who have the highest score.
constexpr SeatSet highest(std::span<const int> scores) {
  int best = scores[0];
  for (const int score : scores) best = score > best ? score : best;
  SeatSet winners;
  for (int seat = 0; seat < static_cast<int>(scores.size()); ++seat) {
    if (scores[static_cast<std::size_t>(seat)] == best) winners.add(seat);
  }
  return winners;
}

// What the seats did in a turn; an empty entry is a seat that did not act.
template <class Action>
using Choices = std::array<std::optional<Action>, kMaxSeats>;

template <class G>
concept SimultaneousGame =
    std::copyable<typename G::State> && std::copyable<typename G::Action> &&
    std::equality_comparable<typename G::State> && std::equality_comparable<typename G::Action> &&
    requires(const typename G::Options& options, const typename G::State& state, typename G::State& next,
             const typename G::Secret& secret, const typename G::Action& action,
             const Choices<typename G::Action>& choices, typename G::Refusal refusal, int seat, Rng& rng) {
      { G::kName } -> std::convertible_to<std::string_view>;  // the word used in records and commands
      { G::kMinSeats } -> std::convertible_to<int>;
      { G::kMaxSeats } -> std::convertible_to<int>;
      { G::kChoiceMayChange } -> std::convertible_to<bool>;                    // until the last one is in
      { G::start(options, seat) } -> std::same_as<Result<typename G::State>>;  // for that many seats
      { G::shuffle(options, rng) } -> std::same_as<typename G::Secret>;
      { G::deal(next, secret) } -> std::same_as<void>;  // opens what this turn needs, if anything
      { G::must_act(state) } -> std::same_as<SeatSet>;  // nobody: resolve at once, or the end
      { G::check(state, seat, action) } -> std::same_as<std::expected<void, typename G::Refusal>>;
      {
        G::resolve(next, choices)
      } -> std::same_as<std::expected<typename G::Outcome, typename G::Refusal>>;  // or untouched
      { G::finished(state) } -> std::same_as<bool>;
      { G::standings(state) } -> std::same_as<Standings>;
      { code(refusal) } -> std::same_as<std::string_view>;  // stable, as in records
    };

// A game may keep what was revealed in earlier turns beside its state, for those who learn from it: G::Past, and
// G::remember(past, outcome).
template <class G>
concept Remembered = requires(typename G::Past& past, const typename G::Outcome& outcome) {
  { G::remember(past, outcome) } -> std::same_as<void>;
};
template <class G>
struct PastOf {
  struct Type {
    bool operator==(const Type&) const = default;
  };
};
template <Remembered G>
struct PastOf<G> {
  using Type = typename G::Past;
};

// What one seat (or a spectator, seat -1) may know. Bots and clients get this and nothing else.
template <SimultaneousGame G>
struct View {
  typename G::State state;
  int seat = -1;
  SeatSet acted;                          // who has chosen, never what
  std::optional<typename G::Action> own;  // this seat's own unrevealed choice
  typename PastOf<G>::Type past{};        // empty for a position that came from nowhere
};

// One game from start to finish, without clocks, people or a network.
template <SimultaneousGame G>
class Match {
 public:
  static Result<Match> start(const typename G::Options& options, int seats, Rng& rng) {
    return start(options, seats, G::shuffle(options, rng));
  }
  static Result<Match> start(const typename G::Options& options, int seats, const typename G::Secret& secret) {
    auto state = G::start(options, seats);
    if (!state) return std::unexpected(state.error());
    Match match(*state, secret);
    G::deal(match.state_, match.secret_);
    return match;
  }

  const typename G::State& state() const { return state_; }
  const typename G::Secret& secret() const { return secret_; }
  const Choices<typename G::Action>& choices() const { return choices_; }

  SeatSet acted() const {
    SeatSet seats;
    for (int seat = 0; seat < kMaxSeats; ++seat) {
      if (choices_[static_cast<std::size_t>(seat)]) seats.add(seat);
    }
    return seats;
  }
  bool all_in() const { return acted().contains(G::must_act(state_)); }

  View<G> view(int seat) const {
    View<G> view{state_, seat, acted(), std::nullopt, past_};
    if (seat >= 0 && seat < kMaxSeats) view.own = choices_[static_cast<std::size_t>(seat)];
    return view;
  }

  // Keeps a legal choice; an illegal one changes nothing. Choosing the same again is fine, another one only where the
  // game lets a choice change.
  std::expected<void, typename G::Refusal> choose(int seat, const typename G::Action& action) {
    const auto checked = check(seat, action);
    if (checked) put(seat, action);
    return checked;
  }

  // Keeps a choice that check() has taken in this turn.
  void put(int seat, const typename G::Action& action) { choices_[static_cast<std::size_t>(seat)] = action; }

  // Whether choose() would keep it.
  std::expected<void, typename G::Refusal> check(int seat, const typename G::Action& action) const {
    const auto checked = G::check(state_, seat, action);
    if constexpr (!G::kChoiceMayChange) {
      if (checked && choices_[static_cast<std::size_t>(seat)].value_or(action) != action) {
        return std::unexpected(G::kAlreadyChosen);
      }
    }
    return checked;
  }

  // Resolves the turn with what has been chosen, and deals the next. A game that needs everybody refuses if one is
  // missing.
  std::expected<typename G::Outcome, typename G::Refusal> resolve() {
    const auto outcome = G::resolve(state_, choices_);
    if (outcome) {
      if constexpr (Remembered<G>) G::remember(past_, *outcome);
      choices_.fill(std::nullopt);
      G::deal(state_, secret_);
    }
    return outcome;
  }

 private:
  Match(const typename G::State& state, const typename G::Secret& secret) : state_(state), secret_(secret) {}

  typename G::State state_;
  typename G::Secret secret_;
  Choices<typename G::Action> choices_{};
  typename PastOf<G>::Type past_{};
};

}  // namespace cifra::game
