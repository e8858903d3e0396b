// What the command line asks for, the start screen, and the colours.
#include "terminal/play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/nmbr9/rules/nmbr9.h"
#include "terminal/dialogs.h"
#include "terminal/palette.h"
#include "terminal/sentences.h"
#include "terminal/start_menu.h"

namespace cifra::terminal {
namespace {

Result<Setup> ask(const std::string& game, std::optional<std::string> bots) {
  return checked({game, std::move(bots), "Ana", "7"});
}

TEST(Checked, FillsInTheUsualBots) {
  const std::string strongest((*find_game("the-number"))->type->offered_bots().back().name);
  EXPECT_EQ(ask("the-number", std::nullopt)->bots, std::vector<std::string>(2, strongest));
  EXPECT_EQ(ask("nmbr9", std::nullopt)->bots.size(), 1U);
  EXPECT_TRUE(ask("", std::nullopt)->game.empty());
}

TEST(Checked, TakesTheBotsAskedFor) {
  EXPECT_EQ(ask("the-number", "easy,random")->bots, (std::vector<std::string>{"easy", "random"}));
  EXPECT_TRUE(ask("nmbr9", "none")->bots.empty());
  EXPECT_TRUE(ask("nmbr9", "")->bots.empty());
}

TEST(Checked, SaysWhatIsWrong) {
  EXPECT_NE(ask("nmbr9", "nobody").error().message.find("there is no bot 'nobody' for nmbr9"), std::string::npos);
  EXPECT_EQ(ask("the-number", "none").error().message, "The Number is played against 1 to 4 bots, not 0");
  EXPECT_EQ(ask("nmbr9", "easy,easy,easy,easy").error().message, "NMBR 9 is played against 0 to 3 bots, not 4");
  for (const char* const bots : {",", "easy,", ",easy", "easy,,easy", "easy,none", "none,easy", "none,none", "none,"}) {
    EXPECT_FALSE(ask("nmbr9", bots)) << bots;
    EXPECT_FALSE(ask("the-number", bots)) << bots;
  }
  EXPECT_FALSE(ask("chess", std::nullopt));
  EXPECT_FALSE(ask("", "easy"));
  EXPECT_FALSE(checked({"nmbr9", std::nullopt, "A\nna", "7"}));
}

TEST(NewMatch, HasTheDeckOfTheSeed) {
  Rng rng("7");
  const nmbr9::Deck deck = nmbr9::shuffled_deck({}, rng);
  const auto match = new_match<nmbr9::Game>({"nmbr9", "Ana", {"easy"}, "7"}, {});
  EXPECT_TRUE(std::ranges::equal(match.secret().cards(), deck.cards()));
}

TEST(EndPage, SaysHowToHaveTheSameDeckAgain) {
  game::Standings standings;
  standings.scores = {51, 84};
  standings.winners = game::highest(std::span(standings.scores).first(2));
  terminal::Setup setup{"nmbr9", "Ana", {"easy"}, "0123456789abcdef/game/12"};
  const auto shown = [&] {
    return draw_page(end_page(setup, "Game", result(seat_names(setup), standings), standings, {}), 0, kSmallest).text();
  };
  EXPECT_NE(shown().find("Bruno (easy) wins with 84 points."), std::string::npos) << shown();
  EXPECT_NE(shown().find("cifra play nmbr9 --seed 0123456789abcdef/game/12\n"), std::string::npos) << shown();
  setup.game = "the-number";
  EXPECT_NE(shown().find("cifra play the-number --seed 0123456789abcdef/game/12\n"), std::string::npos) << shown();
  setup.seed = std::string(500, 'x');
  EXPECT_NE(shown().find("xxx…\n"), std::string::npos) << shown();
}

TEST(StartMenu, ChoosesGameAndBots) {
  StartMenu menu("nmbr9");
  EXPECT_EQ(menu.game().name(), "nmbr9");
  menu.change(1);
  EXPECT_EQ(menu.game().name(), "the-number");
  menu.move(1);
  menu.change(9);
  EXPECT_EQ(menu.bots().size(), 4U);
  menu.move(1);
  menu.change(1);
  EXPECT_EQ(menu.bots()[0], menu.game().type->offered_bots().front().name);  // from the strongest round to the weakest
  menu.move(-1);
  menu.change(-9);
  EXPECT_EQ(menu.bots().size(), 1U);
  EXPECT_NE(menu.draw("Ana", kSmallest).text().find("You play as Ana."), std::string::npos);
}

TEST(Palette, TheTenTilesOfALevelDiffer) {
  for (const int colours : {8, 256}) {
    for (std::uint8_t level = 0; level < 6; ++level) {
      std::set<std::pair<int, int>> seen;
      for (std::uint8_t number = 0; number < 10; ++number) {
        const Colours pair = colours_of({.role = Role::kTile, .index = number, .level = level}, colours);
        seen.emplace(pair.ink, pair.ground);
      }
      EXPECT_EQ(seen.size(), 10U) << colours << " colours, level " << int{level};
    }
  }
}

TEST(Palette, PairsAndStylesBelongTogether) {
  for (int pair = 0; pair < kColourPairs; ++pair) EXPECT_EQ(colour_pair(style_of_pair(pair)), pair);
}

TEST(Palette, EverySignOfOursHasAnAsciiOne) {
  for (const char32_t sign : std::u32string_view(U"─│┌┐└┘▲●■★☾✓✗×·…▶◀←→↑↓¹²³▔▏")) EXPECT_NE(ascii_for(sign), '?');
  EXPECT_EQ(ascii_for(U'語'), '?');
  EXPECT_EQ(ascii_for(U'A'), 'A');
}

}  // namespace
}  // namespace cifra::terminal
