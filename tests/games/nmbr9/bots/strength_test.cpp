// The levels of NMBR 9 that think: how strong, and without a look into the deck. That `hard` is stronger than `medium`
// takes more games than a unit test has time for: tests/cli/strength.sh.
#include <gtest/gtest.h>

#include <numeric>
#include <string>
#include <type_traits>
#include <vector>

#include "games/nmbr9/bots/levels.h"
#include "games/nmbr9/bots/thinker.h"
#include "tests/bots/arena.h"

namespace cifra::game {
namespace {

using nmbr9::Deck;
using nmbr9::Game;
using nmbr9::Placement;

// Plays a deck alone, every placement refereed; the state after `rounds` rounds.
nmbr9::State play(const Deck& deck, Bot<Game>& bot, Rng& rng, int rounds = 20) {
  auto match = *game::Match<Game>::start({}, 1, deck);
  for (int round = 0; round < rounds; ++round) {
    const auto chosen = match.choose(0, bot.choose(match.view(0), rng));
    EXPECT_TRUE(chosen) << code(chosen.error());
    if (!chosen || !match.resolve()) break;
  }
  return match.state();
}

// The score of one deck, from the seed of that number.
int score_on(int number, Bot<Game>& bot) {
  Rng rng("strength/" + std::to_string(number));
  const Deck deck = nmbr9::shuffled_deck({}, rng);
  return play(deck, bot, rng).layouts[0].score();
}

// Deck after deck the order of what comes later is changed; what is done now is not.
TEST(Nmbr9Strength, NobodyKnowsTheOrderOfTheDeck) {
  Rng rng("order");
  for (const std::string_view level : {"easy", "medium", "hard"}) {
    const int rounds = level == "hard" ? 2 : 12;
    std::vector<std::uint8_t> cards(20);
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = static_cast<std::uint8_t>(i / 2);
    rng.shuffle(std::span(cards));
    std::vector<nmbr9::State> seen;
    for (int order = 0; order < 2; ++order) {
      rng.shuffle(std::span(cards).subspan(static_cast<std::size_t>(rounds)));
      Deck deck;
      for (const std::uint8_t card : cards) deck.add(card);
      const auto bot = make_bot<Game>(level);
      Rng own("own");
      seen.push_back(play(deck, *bot, own, rounds));
      seen.back().dealt = {};  // the next card is open already, and differs
    }
    EXPECT_EQ(seen[0], seen[1]) << level;
  }
  // There is no way to it either: a view is made of values, and none of them is the rest of the deck.
  static_assert(std::is_same_v<decltype(game::View<Game>::state), nmbr9::State>);
  auto match = *game::Match<Game>::start({}, 1, rng);
  EXPECT_EQ(match.view(0).state.dealt.size(), 1U);
}

TEST(Nmbr9Strength, MediumKnowsWhatPositionsAreWorth) {
  const auto medium = make_bot<Game>("medium");
  Sample scores;
  for (int deck = 0; deck < 300; ++deck) scores.add(score_on(deck, *medium));
  EXPECT_TRUE(surely_above(scores, 88));
}

// The steps for people: between `easy` (54) and `medium` (93), and whoever builds a third level can beat it.
TEST(Nmbr9Strength, VertigoComesNearSeventyAndNeverAboveLevelTwo) {
  const auto vertigo = make_bot<Game>("vertigo");
  Sample scores;
  for (int deck = 0; deck < 300; ++deck) {
    Rng rng("strength/" + std::to_string(deck));
    const nmbr9::State state = play(nmbr9::shuffled_deck({}, rng), *vertigo, rng);
    scores.add(state.layouts[0].score());
    for (const nmbr9::Tile& tile : state.layouts[0].tiles()) ASSERT_LE(tile.at.level, 2);
  }
  EXPECT_TRUE(surely_above(scores, 66));
  EXPECT_LT(scores.mean(), 76);
}

TEST(Nmbr9Strength, HardAndExpertPlayLegally) {
  for (const std::string_view level : {"hard", "expert"}) {
    Rng rng("legal");
    const Deck deck = nmbr9::shuffled_deck({}, rng);
    nmbr9::bots::Thinker quick(nmbr9::bots::kMediumEffort);
    auto match = *game::Match<Game>::start({}, 1, deck);
    for (int round = 0; round < 17; ++round) {
      ASSERT_TRUE(match.choose(0, quick.choose(match.view(0), rng)));
      ASSERT_TRUE(match.resolve());
    }
    const auto bot = make_bot<Game>(level);
    for (int round = 17; round < 20; ++round) {
      ASSERT_TRUE(match.choose(0, bot->choose(match.view(0), rng))) << level;
      ASSERT_TRUE(match.resolve());
    }
    EXPECT_TRUE(Game::finished(match.state()));
  }
}

}  // namespace
}  // namespace cifra::game
