// Rules of Tiny, a third game that only the tests know: it shows that nothing in src/ knows the other two, and is the
// example of docs/add-a-game.md. In the words of the rules:
//
// Every round a card 0-8 is turned over from a secret deck, and everybody secretly picks a number 1-9 that they have
// not picked before. The lowest number above the card that nobody else picked scores its value. After at most nine
// rounds the highest total wins.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string_view>

#include "game/game.h"

namespace cifra::tiny {

struct Options {
  int rounds = 5;

  bool operator==(const Options&) const = default;
};

struct State {
  int seats = 0;
  int rounds = 0;
  int round = 0;
  std::optional<int> card;  // open, to be beaten
  std::array<std::array<bool, 10>, game::kMaxSeats> used{};
  std::array<int, game::kMaxSeats> scores{};

  bool operator==(const State&) const = default;
};

enum class Refusal : std::uint8_t { kGameOver, kNoSuchSeat, kMissing, kBadPick, kUsed };

inline std::string_view code(Refusal refusal) {
  constexpr std::array<std::string_view, 5> kCodes = {"game_over", "no_such_seat", "missing_action", "bad_pick",
                                                      "used"};
  return kCodes[static_cast<std::size_t>(refusal)];
}

inline thread_local int checks = 0;  // how often the rules were asked about a pick: a test counts

struct Game {
  using Options = tiny::Options;
  using State = tiny::State;
  using Action = int;
  using Outcome = std::optional<int>;  // the seat that scored
  using Refusal = tiny::Refusal;
  using Secret = std::array<int, 9>;

  static constexpr std::string_view kName = "tiny";
  static constexpr int kMinSeats = 1;
  static constexpr int kMaxSeats = 5;
  static constexpr bool kChoiceMayChange = true;

  static Result<State> start(const Options& options, int seats) {
    if (seats < kMinSeats || seats > kMaxSeats) return fail("bad_options", "players", "for 1 to 5 players");
    if (options.rounds < 1 || options.rounds > 9) return fail("bad_options", "rounds", "1 to 9 rounds");
    State state;
    state.seats = seats;
    state.rounds = options.rounds;
    return state;
  }

  static Secret shuffle(const Options& /*options*/, Rng& rng) {
    Secret deck = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    rng.shuffle(std::span<int>(deck));
    return deck;
  }

  static void deal(State& state, const Secret& deck) {
    if (!finished(state) && !state.card) state.card = deck[static_cast<std::size_t>(state.round)];
  }

  static game::SeatSet must_act(const State& state) {
    return state.card ? game::SeatSet::first(state.seats) : game::SeatSet();
  }

  static std::expected<void, Refusal> check(const State& state, int seat, int pick) {
    ++checks;
    if (seat < 0 || seat >= state.seats) return std::unexpected(Refusal::kNoSuchSeat);
    if (!state.card) return std::unexpected(Refusal::kGameOver);
    if (pick < 1 || pick > 9) return std::unexpected(Refusal::kBadPick);
    if (state.used[static_cast<std::size_t>(seat)][static_cast<std::size_t>(pick)])
      return std::unexpected(Refusal::kUsed);
    return {};
  }

  static std::expected<Outcome, Refusal> resolve(State& state, const game::Choices<int>& choices) {
    if (!state.card) return std::unexpected(Refusal::kGameOver);
    std::array<int, 10> picked{};
    for (std::size_t seat = 0; seat < choices.size(); ++seat) {
      const bool playing = static_cast<int>(seat) < state.seats;
      if (!choices[seat] && !playing) continue;
      if (!choices[seat]) return std::unexpected(Refusal::kMissing);
      if (const auto checked = check(state, static_cast<int>(seat), *choices[seat]); !checked)
        return std::unexpected(checked.error());
      ++picked[static_cast<std::size_t>(*choices[seat])];
    }
    int best = *state.card + 1;
    while (best < 10 && picked[static_cast<std::size_t>(best)] != 1) ++best;
    Outcome winner;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(state.seats); ++seat) {
      state.used[seat][static_cast<std::size_t>(*choices[seat])] = true;
      if (*choices[seat] != best) continue;
      winner = static_cast<int>(seat);
      state.scores[seat] += best;
    }
    state.card.reset();
    ++state.round;
    return winner;
  }

  static bool finished(const State& state) { return state.round == state.rounds; }

  static game::Standings standings(const State& state) {
    game::Standings standings{state.scores, {}};
    if (finished(state)) {
      standings.winners = game::highest(std::span(state.scores).first(static_cast<std::size_t>(state.seats)));
    }
    return standings;
  }
};

static_assert(game::SimultaneousGame<Game>);

}  // namespace cifra::tiny
