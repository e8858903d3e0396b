// Nobody sees what is hidden: not the others' choices before they are revealed, not what the house has not dealt yet.
// Two matches that differ only in such things must look the same to everybody who may not know.
#include <gtest/gtest.h>

#include <optional>

#include "tests/laws/laws.h"

namespace cifra::laws {
namespace {

template <class G>
class Views : public Laws<G> {
 protected:
  // A view has these five parts; whoever adds one must say here why it tells nothing. The past is what was revealed.
  static bool same(const game::View<G>& a, const game::View<G>& b) {
    const auto& [state, seat, acted, own, past] = a;
    return state == b.state && seat == b.seat && acted == b.acted && own == b.own && past == b.past;
  }

  // To the spectators and all seats but one.
  static bool looks_the_same(const game::Match<G>& a, const game::Match<G>& b, int but_for = -2) {
    for (int seat = -1; seat < game::kMaxSeats; ++seat) {
      if (seat != but_for && !same(a.view(seat), b.view(seat))) return false;
    }
    return true;
  }
};

TYPED_TEST_SUITE(Views, Games, GameNames);

TYPED_TEST(Views, NobodySeesAChoiceBeforeTheReveal) {
  using G = TypeParam;
  int told_apart = 0;
  this->for_games("choices", 2000, [&](auto& match, const auto& /*options*/, int seats, Rng& rng) {
    while (!G::finished(match.state())) {
      const auto choices = this->legal_choices(match.state(), rng);
      const game::SeatSet in = G::must_act(match.state());
      for (int seat = 0; seat < seats; ++seat) {
        if (!in.has(seat)) continue;
        auto one = match;
        auto other = match;
        ASSERT_TRUE(one.choose(seat, *choices[static_cast<std::size_t>(seat)]));
        ASSERT_TRUE(other.choose(seat, Playable<G>::legal(match.state(), seat, rng)));
        ASSERT_TRUE(this->looks_the_same(one, other, seat));
        ASSERT_EQ(one.view(seat).own, choices[static_cast<std::size_t>(seat)]);
        told_apart += this->same(one.view(seat), other.view(seat)) ? 0 : 1;
      }
      this->play_round(match, choices);
    }
  });
  EXPECT_GT(told_apart, 1000) << "the choices must differ, or this shows nothing";
}

TYPED_TEST(Views, AChoiceChangesNothingPublicButWhoHasChosen) {
  using G = TypeParam;
  this->for_games("acted", 1500, [&](auto& match, const auto& /*options*/, int seats, Rng& rng) {
    while (!G::finished(match.state())) {
      const auto choices = this->legal_choices(match.state(), rng);
      const typename G::State before = match.state();
      game::SeatSet acted;
      for (int seat = 0; seat < seats; ++seat) {
        const auto& action = choices[static_cast<std::size_t>(seat)];
        if (!action) continue;
        ASSERT_TRUE(match.choose(seat, *action));
        acted.add(seat);
        for (int viewer = -1; viewer < seats; ++viewer) {
          const game::View<G> view = match.view(viewer);
          ASSERT_EQ(view.state, before);
          ASSERT_EQ(view.seat, viewer);
          ASSERT_EQ(view.acted, acted);
          const bool has_chosen = viewer >= 0 && acted.has(viewer);
          ASSERT_EQ(view.own, has_chosen ? choices[static_cast<std::size_t>(viewer)] : std::nullopt);
        }
      }
      ASSERT_TRUE(match.resolve());
      ASSERT_TRUE(match.acted().empty()) << "choices are gone once they are revealed";
    }
  });
}

TYPED_TEST(Views, NobodySeesWhatIsNotDealt) {
  using G = TypeParam;
  int different = 0;
  this->for_games("secrets", 1500, [&](auto& match, const auto& options, int seats, Rng& rng) {
    std::vector<typename game::Choices<typename G::Action>> history;
    while (!G::finished(match.state())) {
      // The same game up to now, from a house that will deal differently.
      const auto secret = Playable<G>::alternative(match.state(), match.secret(), rng);
      if constexpr (requires { secret == match.secret(); }) different += secret == match.secret() ? 0 : 1;
      auto other = *game::Match<G>::start(options, seats, secret);
      for (const auto& choices : history) this->play_round(other, choices);
      ASSERT_TRUE(this->looks_the_same(match, other));
      history.push_back(this->legal_choices(match.state(), rng));
      this->play_round(match, history.back());
    }
  });
  if constexpr (requires(const typename G::Secret& secret) { secret == secret; }) {
    EXPECT_GT(different, 1000);
  }
}

}  // namespace
}  // namespace cifra::laws
