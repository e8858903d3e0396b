// Every level that thinks long: asked to stop, before it begins or in the middle, it gives a legal action after a small
// part of its work.
#include "base/stop.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <limits>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "games/nmbr9/bots/levels.h"
#include "games/nmbr9/search/value/lookahead.h"
#include "games/the_number/bots/levels.h"
#include "games/the_number/bots/thinker.h"
#include "games/the_number/solve/field/field_file.h"

namespace cifra::game {
namespace {

// A choice that takes less work than this is over in a few milliseconds.
constexpr std::uint64_t kMuchWork = 1000;

// The first seat's view after some turns of bots.
template <class G>
game::View<G> after(int turns, const typename G::Options& options, int seats) {
  Rng rng("positions");
  auto match = *game::Match<G>::start(options, seats, rng);
  const auto bot = make_bot<G>("easy");
  for (int turn = 0; turn < turns; ++turn) {
    for (int seat = 0; seat < seats; ++seat) (void)match.choose(seat, bot->choose(match.view(seat), rng));
    (void)match.resolve();
  }
  return match.view(0);
}

// The work of a choice, which must be legal.
template <class G>
std::uint64_t work_of(const Level<G>& level, const game::View<G>& view, const Stop& stop) {
  const auto bot = level.make();
  Rng rng("choice");
  EXPECT_TRUE(G::check(view.state, view.seat, bot->choose(view, rng, stop))) << level.name;
  return bot->work();
}

// Sets a flag from another thread, soon.
class Soon {
 public:
  explicit Soon(int in_ms)
      : thread_([this, in_ms] {
          std::this_thread::sleep_for(std::chrono::milliseconds(in_ms));
          flag_ = true;
        }) {}
  ~Soon() { thread_.join(); }
  Soon(const Soon&) = delete;
  Soon& operator=(const Soon&) = delete;
  Stop stop() const { return Stop(flag_); }

 private:
  std::atomic<bool> flag_ = false;
  std::thread thread_;
};

// The names of the levels that think long in this position, after each has been stopped.
template <class G>
std::set<std::string> stopped_levels(const game::View<G>& view) {
  std::set<std::string> names;
  for (const Level<G>& level : levels<G>()) {
    const std::uint64_t whole = work_of(level, view, Stop());
    if (whole < kMuchWork) continue;
    names.emplace(level.name);
    const std::atomic<bool> set = true;
    const std::uint64_t least = work_of(level, view, Stop(set));
    EXPECT_LT(least, whole / 20) << level.name;
    // On a busy machine the other thread may come too early or too late: one of many times is enough.
    bool in_the_middle = false;
    for (int attempt = 0; attempt < 100 && !in_the_middle; ++attempt) {
      const Soon soon(2 + attempt % 10);
      const std::uint64_t work = work_of(level, view, soon.stop());
      in_the_middle = work > least && work < whole / 2;
    }
    EXPECT_TRUE(in_the_middle) << level.name;
  }
  return names;
}

const std::set<std::string> kLong = {"hard", "expert"};

TEST(StoppedBots, Nmbr9) { EXPECT_EQ(stopped_levels(after<nmbr9::Game>(8, {}, 1)), kLong); }

TEST(StoppedBots, TheNumberWithThreeToFivePlayers) {
  EXPECT_EQ(stopped_levels(after<the_number::Game>(1, {}, 3)), kLong);
  EXPECT_EQ(stopped_levels(after<the_number::Game>(4, {}, 4)), kLong);
  EXPECT_EQ(stopped_levels(after<the_number::Game>(4, {}, 5)), kLong);
}

TEST(StoppedBots, TheNumberWithTwoPlayersIsOverAtOnce) {
  EXPECT_TRUE(stopped_levels(after<the_number::Game>(0, {}, 2)).empty());
}

TEST(StoppedBots, NothingIsAskedWithoutAFlag) {
  EXPECT_FALSE(Stop().asked());
  std::atomic<bool> flag = false;
  const Stop stop(flag);
  EXPECT_FALSE(stop.asked());
  flag = true;
  EXPECT_TRUE(stop.asked());
}

// Searches that would take years: that they end at all is the test.

TEST(EndlessSearches, GamesOfNmbr9InThought) {
  const auto view = after<nmbr9::Game>(8, {}, 1);
  const auto board = nmbr9::search::SearchBoard::from(view.state.layouts[0]);
  ASSERT_TRUE(board);
  ASSERT_NE(nmbr9::search::value_net(), nullptr);
  nmbr9::search::Lookahead lookahead(*nmbr9::search::value_net());
  nmbr9::search::Coming coming;
  coming.left.fill(1);
  coming.rounds = 10;
  const nmbr9::search::Effort endless{.candidates = 12, .depth = 6, .work = std::uint64_t{1} << 50};
  Rng rng("endless");
  const Soon soon(2);
  const auto options = lookahead.rank(*board, 5, coming, endless, rng, soon.stop());
  EXPECT_FALSE(options.empty());
  EXPECT_LT(lookahead.work(), endless.work);
}

TEST(EndlessSearches, TheNumberByEveryMethod) {
  using namespace the_number::solve;
  const auto view = after<the_number::Game>(0, {}, 3);
  const FieldValues* const values = shipped_field_values(3);
  ASSERT_NE(values, nullptr);
  constexpr int kEndless = std::numeric_limits<int>::max() - 1;
  const FieldEffort screening{.screen_steps = kEndless};
  const FieldEffort exact{.screen_steps = 10, .steps = kEndless, .batch = 0};
  const FieldEffort sampled{.screen_steps = 10, .steps = kEndless, .batch = 8};
  for (const FieldEffort& effort : {screening, exact, sampled}) {
    FieldTurn turn(field_of(view.state), the_number::bots::win_goal(view.state), values->before(1));
    Rng rng("endless");
    const Soon soon(2);
    (void)solve_field(turn, effort, rng, 0, soon.stop());
  }
}

}  // namespace
}  // namespace cifra::game
