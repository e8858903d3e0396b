#include "terminal/sentences.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace cifra::terminal {
namespace {

TEST(Result, OneWinnerSharedVictoryAndAlone) {
  game::Standings standings;
  standings.scores = {51, 84, 84};
  standings.winners = game::highest(std::span(standings.scores).first(3));
  const std::vector<std::string> names = {"Ana", "Bruno", "Marta"};
  EXPECT_EQ(result(names, standings), "Bruno and Marta share the victory with 84 points each.");
  standings.scores[0] = 90;
  standings.winners = game::highest(std::span(standings.scores).first(3));
  EXPECT_EQ(result(names, standings), "Ana wins with 90 points.");
  EXPECT_EQ(result(std::span(names).first(1), standings), "90 points.");
}

TEST(SameLuck, IsACommandForTheShell) {
  EXPECT_EQ(same_luck("nmbr9", "3f2a/game/2"), "The same luck again: cifra play nmbr9 --seed 3f2a/game/2");
  EXPECT_EQ(same_luck("the-number", "it's me"), "The same luck again: cifra play the-number --seed 'it'\\''s me'");
  EXPECT_EQ(same_luck("nmbr9", ""), "The same luck again: cifra play nmbr9 --seed ''");
}

}  // namespace
}  // namespace cifra::terminal
