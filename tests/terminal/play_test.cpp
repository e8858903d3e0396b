// `cifra play`: what the command line asks for, the start screen, and the colours.
#include "terminal/play.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/nmbr9/rules/nmbr9.h"
#include "terminal/dialogs.h"
#include "terminal/palette.h"
#include "terminal/sentences.h"
#include "terminal/start_menu.h"
#include "terminal/text.h"

namespace cifra::terminal {
namespace {

Result<Setup> ask(const std::string& game, std::optional<std::string> bots) {
  return checked({game, std::move(bots), "Ana", "7", "en"});
}

TEST(Checked, FillsInTheUsualBots) {
  EXPECT_EQ(ask("the-number", std::nullopt)->bots, std::vector<std::string>(3, "easy"));
  EXPECT_EQ(ask("nmbr9", std::nullopt)->bots, std::vector<std::string>(1, "easy"));
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
  EXPECT_FALSE(checked({"nmbr9", std::nullopt, "A\nna", "7", "en"}));
  EXPECT_EQ(checked({"nmbr9", std::nullopt, "Ana", "7", "xx"}).error().message,
            "there is no language 'xx'; choose from: en, es, de, it, fr");
  EXPECT_EQ(ask("chess", std::nullopt).error().message, "there is no game 'chess'; choose the-number or nmbr9");
}

TEST(Checked, TakesTheLanguageAskedFor) {
  for (const std::string_view code : kLanguageCodes) {
    const auto setup = checked({"nmbr9", std::nullopt, "Ana", "7", std::string(code)});
    EXPECT_EQ(setup->words.language(), language_of(code));
  }
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
    const Ending ending = {result(setup.words, seat_names(setup), standings), ""};
    return draw_page(setup.words, end_page(setup, "Game", ending, standings, {}), 0, kSmallest).text();
  };
  EXPECT_NE(shown().find("Bruno (easy) wins\n"), std::string::npos) << shown();
  EXPECT_NE(shown().find("cifra play nmbr9 --seed 0123456789abcdef/game/12\n"), std::string::npos) << shown();
  setup.game = "the-number";
  EXPECT_NE(shown().find("cifra play the-number --bots easy --seed 0123456789abcdef/game/12\n"), std::string::npos)
      << shown();
  setup.words = Language::kGerman;
  EXPECT_NE(shown().find("Bruno (leicht) hat gewonnen\n"), std::string::npos) << shown();
  setup.bots = {"copycat", "copycat", "copycat"};  // a long command goes on in the next line
  EXPECT_NE(shown().find("--bots copycat,copycat,copycat --seed \\\n  0123456789abcdef/game/12\n"), std::string::npos)
      << shown();
  setup.seed = std::string(500, 'x');
  EXPECT_NE(shown().find("xxx…\n"), std::string::npos) << shown();
}

TEST(StartMenu, ChoosesGameAndBots) {
  StartMenu menu("nmbr9", {});
  EXPECT_EQ(menu.game().name(), "nmbr9");
  menu.change(1);
  EXPECT_EQ(menu.game().name(), "the-number");
  menu.move(1);
  menu.change(9);
  EXPECT_EQ(menu.bots().size(), 4U);
  menu.move(1);
  menu.change(1);
  EXPECT_EQ(menu.bots(), (std::vector<std::string>{"bold", "easy", "easy", "easy"}));
  menu.change(-2);
  EXPECT_EQ(menu.bots()[0], "random");
  menu.change(-1);
  EXPECT_EQ(menu.bots()[0], "expert");  // round and round
  menu.move(-1);
  menu.change(-9);
  EXPECT_EQ(menu.bots().size(), 1U);
  EXPECT_NE(menu.draw("Ana", kSmallest).text().find("You play as Ana."), std::string::npos);
}

// The start screen, the end of a game, the question whether to leave, a window that is too small: in every language
// nothing is cut off or runs into something else, and no placeholder is left.
TEST(Screens, FitIntoTheSmallestWindowInEveryLanguage) {
  game::Standings standings;
  standings.scores = {51, 84, 84, 84};
  standings.winners = game::highest(std::span(standings.scores).first(4));
  for (const std::string_view code : kLanguageCodes) {
    const Words words = *language_of(code);
    const auto expect_readable = [&](const Canvas& canvas) {
      EXPECT_TRUE(canvas.readable()) << code << "\n" << canvas.text();
      EXPECT_EQ(canvas.text().find_first_of("{}"), std::string::npos) << canvas.text();
      return canvas.text();
    };
    for (const TerminalGame& game : terminal_games()) {
      const std::size_t levels = game.type->offered_bots().size();
      for (std::size_t level = 0; level < levels; ++level) {
        StartMenu menu(game.name(), words);
        menu.move(1);
        menu.change(9);  // as many bots as there may be
        for (int bot = 0; bot < game.max_bots(); ++bot) {
          menu.move(1);
          menu.change(static_cast<int>(level));
        }
        expect_readable(menu.draw("Maximiliane von und zu Hohenstaufen-Wittelsbach", kSmallest));
      }
      const terminal::Setup setup{
          std::string(game.name()), "Ana", {"hard", "easy", "expert"}, "0123456789abcdef/game/12", words};
      const std::vector<KeyHelp> keys = {{"s", "xxxxxxxxxx"}, {"h", "xxxxxx"}};
      const Page page = end_page(setup, game.title, {result(words, seat_names(setup), standings), ""}, standings, keys);
      const std::string shown = expect_readable(draw_page(words, page, 0, kSmallest));
      EXPECT_NE(shown.find(" 0123456789abcdef/game/12\n"), std::string::npos) << shown;
    }
    expect_readable(draw_leaving(words, [](Size size) { return Canvas(size); }, kSmallest));
    expect_readable(too_small(words, {10, 70}));
  }
}

TEST(Keys, ThoseThatDoNotFitAreLeftOutButNeverTheLastTwo) {
  const std::vector<KeyHelp> keys = {{"a", "aaaaaaaa"}, {"b", "bbbbbbbb"}, {"c", "c"}, {"?", "help"}, {"q", "quit"}};
  const auto drawn = [&](int columns) {
    Canvas canvas({1, columns});
    draw_keys(canvas, keys);
    return canvas.row_text(0);
  };
  EXPECT_EQ(drawn(80), " a Aaaaaaaa  b Bbbbbbbb  c C  ? Help  q Quit");
  EXPECT_EQ(drawn(32), " a Aaaaaaaa  c C  ? Help  q Quit");
  EXPECT_EQ(drawn(31), " a Aaaaaaaa  ? Help  q Quit");
  EXPECT_EQ(drawn(26), " c C  ? Help  q Quit");
  EXPECT_EQ(drawn(19), " ? Help  q Quit");
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
  for (const char32_t sign : std::u32string_view(U"áéíóúñàèìòùâêîôûçëïäöüßœÉÀÄÖÜÑ¡’"))
    EXPECT_NE(ascii_for(sign), '?') << encode({&sign, 1});
  EXPECT_EQ(ascii_for(U'é'), 'e');
  EXPECT_EQ(ascii_for(U'Ü'), 'U');
  for (const char32_t sign : std::u32string_view(U"─│┌┐└┘▲●■★☾✓✗×·…▶◀←→↑↓¹²³▔▏")) EXPECT_NE(ascii_for(sign), '?');
  EXPECT_EQ(ascii_for(U'語'), '?');
  EXPECT_EQ(ascii_for(U'A'), 'A');
}

}  // namespace
}  // namespace cifra::terminal
