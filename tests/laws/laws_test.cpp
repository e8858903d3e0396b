// The laws that every game keeps: how a game runs, what copies and refusals are, that a seed decides everything.
// views_test.cpp has the laws of hidden information.
#include <gtest/gtest.h>

#include <vector>

#include "tests/laws/laws.h"

namespace cifra::laws {
namespace {

TYPED_TEST_SUITE(Laws, Games, GameNames);

TYPED_TEST(Laws, AGameHasItsRoundsAndItsWinners) {
  using G = TypeParam;
  this->for_games("rounds", 10000, [&](auto& match, const auto& options, int seats, Rng& rng) {
    const int rounds = Playable<G>::rounds(options);
    game::Standings before = G::standings(match.state());
    EXPECT_EQ(before.scores, (std::array<int, game::kMaxSeats>{}));
    for (int round = 0; round < rounds; ++round) {
      ASSERT_FALSE(G::finished(match.state()));
      ASSERT_TRUE(before.winners.empty());
      ASSERT_TRUE(game::SeatSet::first(seats).contains(G::must_act(match.state())));
      this->play_round(match, this->legal_choices(match.state(), rng));
      const game::Standings now = G::standings(match.state());
      for (std::size_t seat = 0; seat < now.scores.size(); ++seat) ASSERT_GE(now.scores[seat], before.scores[seat]);
      before = now;
    }
    ASSERT_TRUE(G::finished(match.state()));
    ASSERT_TRUE(G::must_act(match.state()).empty());
    int best = 0;
    for (const int score : before.scores) best = std::max(best, score);
    ASSERT_LE(best, Playable<G>::highest_score(options));
    for (int seat = 0; seat < game::kMaxSeats; ++seat) {
      const bool wins = seat < seats && before.scores[static_cast<std::size_t>(seat)] == best;
      ASSERT_EQ(before.winners.has(seat), wins) << seat;
    }
  });
}

TYPED_TEST(Laws, ACopyIsEqualAndIndependent) {
  using G = TypeParam;
  this->for_games("copies", 3000, [&](auto& match, const auto& /*options*/, int /*seats*/, Rng& rng) {
    while (!G::finished(match.state())) {
      auto copy = match;
      ASSERT_EQ(copy.state(), match.state());
      const typename G::State before = match.state();
      const auto choices = this->legal_choices(match.state(), rng);
      this->play_round(copy, choices);
      ASSERT_EQ(match.state(), before);
      ASSERT_TRUE(match.acted().empty());
      ASSERT_FALSE(copy.state() == before);
      this->play_round(match, choices);
      ASSERT_EQ(copy.state(), match.state());
    }
  });
}

TYPED_TEST(Laws, WhatIsRefusedChangesNothing) {
  using G = TypeParam;
  this->for_games("refusals", 2000, [&](auto& match, const auto& /*options*/, int seats, Rng& rng) {
    while (!G::finished(match.state())) {
      const typename G::State before = match.state();
      const auto choices = this->legal_choices(match.state(), rng);
      const game::SeatSet in = G::must_act(match.state());
      for (int seat = 0; seat < seats; ++seat) {
        if (!in.has(seat)) continue;
        for (const auto& action : Playable<G>::illegal(match.state(), seat, rng)) {
          ASSERT_FALSE(match.choose(seat, action));
          auto with_one_illegal = choices;
          with_one_illegal[static_cast<std::size_t>(seat)] = action;
          typename G::State state = before;
          const auto outcome = G::resolve(state, with_one_illegal);
          ASSERT_FALSE(outcome);
          ASSERT_FALSE(code(outcome.error()).empty());
          ASSERT_EQ(state, before);
        }
      }
      ASSERT_EQ(match.state(), before);
      ASSERT_TRUE(match.acted().empty());
      this->play_round(match, choices);
    }
  });
}

TYPED_TEST(Laws, AChoiceChangesOnlyWhereTheGameSaysSo) {
  using G = TypeParam;
  int changed = 0;
  this->for_games("changes", 300, [&](auto& match, const auto& /*options*/, int /*seats*/, Rng& rng) {
    while (!G::finished(match.state())) {
      const auto first = this->legal_choices(match.state(), rng);
      const auto second = this->legal_choices(match.state(), rng);
      for (int seat = 0; seat < game::kMaxSeats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        if (!first[at]) continue;
        ASSERT_TRUE(match.choose(seat, *first[at]));
        ASSERT_TRUE(match.choose(seat, *first[at]));
        const bool same = *first[at] == *second[at];
        changed += same ? 0 : 1;
        ASSERT_EQ(match.choose(seat, *second[at]).has_value(), same || G::kChoiceMayChange);
        ASSERT_EQ(match.view(seat).own, G::kChoiceMayChange ? second[at] : first[at]);
      }
      ASSERT_TRUE(match.resolve());
    }
  });
  EXPECT_GT(changed, 100);
}

TYPED_TEST(Laws, OnlyThoseWhoMustActMayAct) {
  using G = TypeParam;
  this->for_games("seats", 2000, [&](auto& match, const auto& /*options*/, int seats, Rng& rng) {
    while (!G::finished(match.state())) {
      const auto choices = this->legal_choices(match.state(), rng);
      const game::SeatSet in = G::must_act(match.state());
      std::optional<typename G::Action> action;
      for (const auto& choice : choices) action = choice ? choice : action;
      for (int i = 0; i < 4 && action; ++i) {
        const auto distance = static_cast<int>(rng.below(i < 2 ? 2 : 1000000));
        const int stranger = i % 2 == 0 ? -1 - distance : seats + distance;
        ASSERT_FALSE(match.choose(stranger, *action)) << stranger;
      }
      for (int seat = 0; seat < seats && action; ++seat) {
        if (!in.has(seat)) {
          ASSERT_FALSE(match.choose(seat, *action)) << seat;
        }
      }
      ASSERT_EQ(match.all_in(), in.empty());
      this->play_round(match, choices);
    }
    // After the end nobody may, and nothing is left to resolve.
    const typename G::State before = match.state();
    ASSERT_FALSE(match.resolve());
    ASSERT_EQ(match.state(), before);
  });
}

TYPED_TEST(Laws, AnActionTooFewIsRefusedOrResolved) {
  using G = TypeParam;
  this->for_games("missing", 2000, [&](auto& match, const auto& /*options*/, int /*seats*/, Rng& rng) {
    while (!G::finished(match.state())) {
      const auto choices = this->legal_choices(match.state(), rng);
      auto incomplete = choices;
      incomplete[rng.below(game::kMaxSeats)].reset();
      typename G::State state = match.state();
      const auto outcome = G::resolve(state, incomplete);
      ASSERT_EQ(outcome.has_value(), !(state == match.state()));
      this->play_round(match, choices);
    }
  });
}

TYPED_TEST(Laws, TheSameSeedIsTheSameGame) {
  using G = TypeParam;
  const auto story = [](const std::string& seed) {
    Rng rng(seed);
    const auto options = Playable<G>::options(rng);
    auto match = *game::Match<G>::start(options, G::kMaxSeats, rng);
    std::vector<typename G::State> states = {match.state()};
    while (!G::finished(match.state())) {
      TestFixture::play_round(match, TestFixture::legal_choices(match.state(), rng));
      states.push_back(match.state());
    }
    return states;
  };
  int different = 0;
  for (int seed = 0; seed < 300; ++seed) {
    const auto states = story(std::to_string(seed));
    ASSERT_EQ(states, story(std::to_string(seed)));
    different += states == story(std::to_string(seed + 1)) ? 0 : 1;
  }
  EXPECT_GT(different, 290);
}

TYPED_TEST(Laws, TooFewOrTooManySeatsDoNotStart) {
  using G = TypeParam;
  Rng rng("seats");
  for (const int seats : {-1, 0, G::kMinSeats - 1, G::kMaxSeats + 1, 6, 100}) {
    const auto match = game::Match<G>::start({}, seats, rng);
    ASSERT_FALSE(match) << seats;
    EXPECT_EQ(match.error().code, "bad_options");
    EXPECT_FALSE(match.error().message.empty());
  }
}

}  // namespace
}  // namespace cifra::laws
