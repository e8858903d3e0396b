// What the numbers of earlier turns say about the next ones.
#include "games/the_number/bots/evidence.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "games/the_number/bots/levels.h"
#include "games/the_number/bots/thinker.h"
#include "games/the_number/solve/field/field_solver.h"

namespace cifra::the_number::bots {
namespace {

using Match = game::Match<Game>;

// A game of so many turns: the first seat writes anything, the others as told.
Match after(int seats, int turns, const std::function<Number(const game::View<Game>&, Rng&)>& others,
            const std::string& seed = "evidence") {
  Rng rng(seed);
  Match match = *Match::start({}, seats, rng);
  const auto anything = game::make_bot<Game>("random");
  for (int i = 0; i < turns; ++i) {
    for (int seat = 0; seat < seats; ++seat) {
      if (!Game::must_act(match.state()).has(seat)) continue;
      const auto view = match.view(seat);
      (void)match.choose(seat, seat == 0 ? anything->choose(view, rng) : others(view, rng));
    }
    (void)match.resolve();
  }
  return match;
}

Number highest(const game::View<Game>& view, Rng&) {
  const DigitSet digits = view.state.available[static_cast<std::size_t>(view.seat)];
  const unsigned digit = digit_at(digits, static_cast<unsigned>(std::popcount(digits)) - 1);
  return {digit, digit, digit};
}

Foreseen foreseen(const game::View<Game>& view) {
  solve::FieldPlay play;
  for (std::size_t seat = 0; seat < view.state.seats; ++seat) {
    const DigitSet digits = view.state.available[seat];
    for (const std::uint32_t key : solve::lowest_numbers(digits))
      play.strategies[seat].push_back({static_cast<solve::Move>(Number::from_key(key).value()), 1});
    for (solve::Share& share : play.strategies[seat]) share.part /= static_cast<double>(play.strategies[seat].size());
  }
  Rng rng("foreseen");
  return foresee(view, play, 400, rng);
}

TEST(NumberEvidence, ViewsHaveTheNumbersOfAllTurns) {
  const Match match = after(3, 7, highest);
  const Past past = match.view(0).past;
  ASSERT_EQ(past.turns, 7U);
  EXPECT_EQ(past.numbers[0][1], Number(9, 9, 9));
  EXPECT_EQ(past.numbers[5][2], Number(9, 9, 9)) << "the first turn of the second round";
  EXPECT_TRUE(past.numbers[6][0].written());
  EXPECT_FALSE(past.numbers[6][3].written());
}

TEST(NumberEvidence, AHabitIsForeseen) {
  const Match match = after(4, 3, highest);
  const auto view = match.view(0);
  const Foreseen what = foreseen(view);
  EXPECT_GT(what.chance, 0.9F);
  Rng rng("same");
  const std::uint32_t next = highest(match.view(2), rng).key();
  const auto times = std::ranges::count_if(what.turns, [&](const solve::Profile& turn) { return turn[2] == next; });
  EXPECT_GT(times, 200);
}

TEST(NumberEvidence, WhoWritesAnythingIsSeenThrough) {
  const auto anything = game::make_bot<Game>("random");
  const Match match = after(3, 5, [&](const auto& view, Rng& rng) { return anything->choose(view, rng); });
  EXPECT_GT(foreseen(match.view(0)).chance, 0.9F);
}

// Nobody is suspected at first, and players who mix seldom: that would be a way to foresee `hard`.
TEST(NumberEvidence, WhoMixesIsSeldomSuspected) {
  EXPECT_LT(foreseen(after(3, 0, highest).view(0)).chance, 0.2F);
  const auto hard = game::make_bot<Game>("hard");
  const auto mixes = [&](const auto& view, Rng& rng) { return hard->choose(view, rng); };
  int suspected = 0;
  for (int i = 0; i < 10; ++i)
    suspected += foreseen(after(3, 4, mixes, "mixes/" + std::to_string(i)).view(0)).chance > 0.9F ? 1 : 0;
  EXPECT_LE(suspected, 2);
}

// With evidence `hard` deviates, but not always.
TEST(NumberEvidence, HardAnswersAHabit) {
  const Match match = after(3, 3, highest);
  Rng rng("answer");
  NumberThinker thinker;
  auto view = match.view(0);
  const auto most = [](const std::vector<solve::Share>& strategy) {
    std::map<solve::Move, double> parts;
    for (const solve::Share& share : strategy) parts[share.move] += share.part;
    return std::ranges::max_element(parts, {}, [](const auto& part) { return part.second; })->second;
  };
  const double with = most(thinker.mixture(view, rng));
  view.past = {};
  EXPECT_GT(with, most(thinker.mixture(view, rng)) + 0.1);
  EXPECT_LT(with, 0.95);
}

}  // namespace
}  // namespace cifra::the_number::bots
