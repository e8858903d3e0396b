// Levels that think long, listened to: how far they are only grows, what they would choose is legal at any time, and
// what they choose in the end does not depend on whether anybody listens.
#include "base/told.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "games/nmbr9/bots/levels.h"
#include "games/the_number/bots/levels.h"

namespace cifra::game {
namespace {

// The first seat's view after some turns of bots.
template <class G>
View<G> after(int turns, int seats) {
  Rng rng("told");
  auto match = *Match<G>::start({}, seats, rng);
  const auto bot = make_bot<G>("easy");
  for (int turn = 0; turn < turns; ++turn) {
    for (int seat = 0; seat < seats; ++seat) (void)match.choose(seat, bot->choose(match.view(seat), rng));
    (void)match.resolve();
  }
  return match.view(0);
}

// The names of the levels that said anything.
template <class G>
std::set<std::string> levels_that_tell(const View<G>& view) {
  std::set<std::string> names;
  for (const Level<G>& level : levels<G>()) {
    Rng rng("choice");
    const auto alone = level.make()->choose(view, rng);
    const std::uint64_t luck = rng.next();

    const auto bot = level.make();
    double last = 0;
    int times = 0;
    bool in_the_middle = false;
    bot->tell([&](std::uint64_t done, std::uint64_t total, const typename G::Action& best) {
      ASSERT_LE(done, total);
      const double part = static_cast<double>(done) / static_cast<double>(total);
      EXPECT_GE(part, last) << level.name;
      EXPECT_TRUE(G::check(view.state, view.seat, best)) << level.name;
      if (times == 0) {
        EXPECT_EQ(done, 0U) << "something to play is known from the beginning";
      }
      in_the_middle = in_the_middle || (part > 0 && part < 1);
      last = part;
      ++times;
    });
    Rng again("choice");
    EXPECT_EQ(bot->choose(view, again), alone) << level.name;
    EXPECT_EQ(again.next(), luck) << level.name;
    if (times == 0) continue;
    names.emplace(level.name);
    EXPECT_TRUE(in_the_middle) << level.name;
    EXPECT_LT(times, 60) << "not too often: each is a message";
  }
  return names;
}

const std::set<std::string> kThinkLong = {"hard", "expert"};

TEST(ToldBots, Nmbr9) { EXPECT_EQ(levels_that_tell(after<nmbr9::Game>(8, 1)), kThinkLong); }

TEST(ToldBots, TheNumberWithThreeToFivePlayers) {
  for (const int seats : {3, 4, 5}) EXPECT_EQ(levels_that_tell(after<the_number::Game>(1, seats)), kThinkLong);
}

TEST(ToldBots, TheFirstTurnOfTheNumberIsKnown) {
  for (const int seats : {3, 4, 5}) EXPECT_TRUE(levels_that_tell(after<the_number::Game>(0, seats)).empty());
}

TEST(ToldBots, TheNumberWithTwoPlayersIsOverAtOnce) {
  EXPECT_TRUE(levels_that_tell(after<the_number::Game>(0, 2)).empty());
}

TEST(Told, AsksForTheBestOnlyWhenItIsTime) {
  std::vector<std::uint64_t> said;
  int asked = 0;
  Told<int> told([&](std::uint64_t done, std::uint64_t, const int&) { said.push_back(done); }, 400);
  for (std::uint64_t done = 0; done <= 450; ++done) told.at(done, [&] { return ++asked; });
  EXPECT_EQ(asked, static_cast<int>(said.size()));
  ASSERT_EQ(said.size(), 46U);
  EXPECT_EQ(said[1], 10U);
  EXPECT_EQ(said.back(), 400U) << "never more than all";
  Told<int>().at(0, [&] { return ++asked; });
  EXPECT_EQ(asked, static_cast<int>(said.size())) << "nobody listens";
}

}  // namespace
}  // namespace cifra::game
