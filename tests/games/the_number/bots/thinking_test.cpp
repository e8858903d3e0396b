// Whether a table is one of players who think and do not mix.
#include "games/the_number/bots/thinking.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/the_number/bots/levels.h"

namespace cifra::the_number::bots {
namespace {

using Match = game::Match<Game>;

Match played(const std::vector<std::string_view>& levels, int turns, const std::string& seed) {
  Rng rng(seed);
  Match match = *Match::start({}, static_cast<int>(levels.size()), rng);
  std::vector<std::unique_ptr<game::Bot<Game>>> bots;
  for (const std::string_view level : levels) bots.push_back(game::make_bot<Game>(level));
  for (int i = 0; i < turns; ++i) {
    for (int seat = 0; seat < static_cast<int>(levels.size()); ++seat) {
      if (Game::must_act(match.state()).has(seat))
        (void)match.choose(seat, bots[static_cast<std::size_t>(seat)]->choose(match.view(seat), rng));
    }
    (void)match.resolve();
  }
  return match;
}

// At how many of six tables the first seat takes the others for players who think.
int tables_of_thinkers(const std::vector<std::string_view>& levels) {
  int tables = 0;
  for (int i = 0; i < 6; ++i) {
    const Match match = played(levels, 4, "thinkers/" + std::to_string(i));
    Rng rng("foreseen");
    Mixing mixing;
    const Foreseen foreseen = foresee_thinkers(match.view(0), mixing, 0.9F, 50, rng);
    if (foreseen.chance < 0.9F) continue;
    ++tables;
    EXPECT_EQ(foreseen.turns.size(), 50U);
    for (const solve::Profile& turn : foreseen.turns) {
      EXPECT_EQ(turn[0], 0U) << "the own number is not foreseen";
      for (std::size_t seat = 1; seat < levels.size(); ++seat)
        EXPECT_EQ(turn[seat] & kAllDigits & ~match.state().available[seat], 0U) << "a digit that is crossed out";
    }
  }
  return tables;
}

TEST(NumberThinking, ATableThatThinksIsSeen) {
  EXPECT_GE(tables_of_thinkers({"random", "medium", "medium", "medium"}), 4);
}

TEST(NumberThinking, PlayersWhoMixAreNotTakenForIt) {
  EXPECT_EQ(tables_of_thinkers({"hard", "hard", "hard", "hard"}), 0);
}

TEST(NumberThinking, OneWhoThinksIsNotATable) {
  EXPECT_LE(tables_of_thinkers({"random", "medium", "hard", "hard"}), 1);
}

}  // namespace
}  // namespace cifra::the_number::bots
