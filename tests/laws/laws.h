// The loop every law is tested in: thousands of random games of each game of the house, of all sizes and options, with
// a look at every moment of them.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "game/game.h"
#include "tests/laws/playable.h"

namespace cifra::laws {

using RecordedGames = testing::Types<the_number::Game, nmbr9::Game>;
using Games = testing::Types<the_number::Game, nmbr9::Game, tiny::Game>;

struct GameNames {
  template <class G>
  static std::string GetName(int /*index*/) {
    return std::string(G::kName);
  }
};

template <class G>
class Laws : public testing::Test {
 protected:
  using Play = Playable<G>;
  using Match = game::Match<G>;
  using Options = typename G::Options;
  using Action = typename G::Action;
  using Choices = game::Choices<Action>;

  // Calls look(match, options, seats, rng) for a number of new games.
  template <class Look>
  static void for_games(std::string_view law, int games, Look&& look) {
    for (int number = 0; number < games && !testing::Test::HasFatalFailure(); ++number) {
      Rng rng(std::string(law) + "/" + std::to_string(number));
      const Options options = Play::options(rng);
      const int seats = G::kMinSeats + number % (G::kMaxSeats - G::kMinSeats + 1);
      auto match = Match::start(options, seats, rng);
      ASSERT_TRUE(match) << match.error().message;
      look(*match, options, seats, rng);
    }
  }

  // A legal action for everybody who must act.
  static Choices legal_choices(const typename G::State& state, Rng& rng) {
    Choices choices;
    const game::SeatSet in = G::must_act(state);
    for (int seat = 0; seat < game::kMaxSeats; ++seat) {
      if (in.has(seat)) choices[static_cast<std::size_t>(seat)] = Play::legal(state, seat, rng);
    }
    return choices;
  }

  // Chooses and resolves; every action must be taken.
  static void play_round(Match& match, const Choices& choices) {
    for (int seat = 0; seat < game::kMaxSeats; ++seat) {
      const auto& action = choices[static_cast<std::size_t>(seat)];
      if (!action) continue;
      const auto chosen = match.choose(seat, *action);
      ASSERT_TRUE(chosen) << code(chosen.error());
    }
    ASSERT_TRUE(match.all_in());
    const auto outcome = match.resolve();
    ASSERT_TRUE(outcome) << code(outcome.error());
  }
};

}  // namespace cifra::laws
