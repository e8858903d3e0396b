#include "terminal/sentences.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace cifra::terminal {
namespace {

TEST(Result, OneWinnerSharedVictoryAndYou) {
  game::Standings standings;
  standings.scores = {51, 84, 84};
  standings.winners = game::highest(std::span(standings.scores).first(3));
  const std::vector<std::string> names = {"Ana", "Bruno", "Marta"};
  EXPECT_EQ(result({}, names, standings), "Bruno and Marta share the victory");
  standings.scores[0] = 90;
  standings.winners = game::highest(std::span(standings.scores).first(3));
  EXPECT_EQ(result({}, names, standings), "You win!");
  EXPECT_EQ(result(Language::kFrench, names, standings), "Tu as gagné !");
  standings.scores[1] = 91;
  standings.winners = game::highest(std::span(standings.scores).first(3));
  EXPECT_EQ(result({}, names, standings), "Bruno wins");
}

TEST(SameGame, IsACommandForTheShell) {
  EXPECT_EQ(same_game("nmbr9", "", "3f2a/game/2"), "cifra play nmbr9 --seed 3f2a/game/2");
  EXPECT_EQ(same_game("the-number", "easy,bold", "it's me"),
            "cifra play the-number --bots easy,bold --seed 'it'\\''s me'");
  EXPECT_EQ(same_game("nmbr9", "none", ""), "cifra play nmbr9 --bots none --seed ''");
}

}  // namespace
}  // namespace cifra::terminal
