// The boards of The Number as they are drawn, the sheets behind them, and whole random games against the engine.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <string>

#include "games/the_number/bots/levels.h"
#include "games/the_number/terminal/board.h"
#include "games/the_number/terminal/sentences.h"
#include "terminal/help.h"
#include "terminal/players.h"

namespace cifra::terminal {
namespace {

using the_number::Number;

NumberView view_of(int seats) {
  NumberView view;
  const std::array names = {"Ana", "Bruno", "Marta", "Theo", "Yuki"};
  for (int seat = 0; seat < seats; ++seat) view.names.emplace_back(names[static_cast<std::size_t>(seat)]);
  view.state = *the_number::Game::start({}, seats);
  return view;
}

void expect_text(const NumberView& view, std::initializer_list<const char*> parts) {
  const std::string text = draw_number(view, kSmallest).text();
  for (const char* const part : parts) EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
}

constexpr std::array kEveryLanguage = {Language::kEnglish, Language::kSpanish, Language::kGerman, Language::kItalian,
                                       Language::kFrench};

void expect_readable(const Canvas& canvas) {
  EXPECT_TRUE(canvas.readable()) << canvas.text();
  EXPECT_EQ(canvas.text().find_first_of("{}"), std::string::npos) << canvas.text();
}

TEST(NumberBoard, ShowsTheNumberBeingWritten) {
  NumberView view = view_of(3);
  view.typed = "74";
  expect_text(view, {"Round 1 of 2 · Turn 1 of 5", "▶+2◀", "│ 7 │ 4 │ _ │", " 0  1  2  3  4  5  6  7  8  9 "});
  view.typed = "742";
  expect_text(view, {"742: 7 points if approved, +2 if it is the highest.", "crosses out 2 4 7."});
  view.message = "No, because.";
  expect_text(view, {"✗ No, because."});
}

TEST(NumberBoard, RevealsNumbersThenVerdictsThenPointsThenCrossings) {
  NumberView view = view_of(2);
  view.reveal = Reveal{the_number::resolve_turn({}, 0, std::array{Number::of(842), Number::of(385)})};
  std::string text = draw_number(view, kSmallest).text();
  EXPECT_NE(text.find("842"), std::string::npos);
  EXPECT_EQ(text.find("eliminated"), std::string::npos);
  view.reveal->step();
  expect_text(view, {"✗ 842 eliminated: 385 has an 8 too"});
  EXPECT_EQ(draw_number(view, kSmallest).text().find("approved"), std::string::npos);
  view.reveal->step();
  expect_text(view, {"✓ 385 approved: 3 + 2 bonus"});
  view.reveal->step();
  expect_text(view, {"│ 5│", "+5"});
  EXPECT_EQ(draw_number(view, kSmallest).text().find("─5─"), std::string::npos);
  view.reveal->step();
  expect_text(view, {" 2 ─3─ 4 ─5─ 6  7 ─8─ 9 "});
  EXPECT_TRUE(view.reveal->complete());
}

TEST(NumberBoard, CrossedOutDigitsCountWhenTheLastCrossingOutIsDone) {
  NumberView view = view_of(2);
  const auto turn = [](int index, unsigned ana, unsigned bruno) {
    return the_number::resolve_turn({}, index, std::array{Number::of(ana), Number::of(bruno)});
  };
  view.turns = {turn(0, 999, 888), turn(1, 777, 666), turn(2, 555, 444), turn(3, 333, 222)};
  view.state.turn = 4;
  view.reveal = Reveal{turn(4, 111, 0)};
  expect_text(view, {"│11│10│ 9│ 9│ _│ +4    39", "total 39"});
  while (!view.reveal->points) view.reveal->step();
  expect_text(view, {"│11│10│ 9│ 9│10│ +4    49", "total 49"});
  view.reveal->step();
  expect_text(view, {"│11│10│ 9│ 9│10│ +5    54", "total 54"});
}

TEST(NumberBoard, BoardsStayWhereTheyAreDuringTheCheck) {
  for (int seats = 2; seats <= 5; ++seats) {
    for (const Size size : {kSmallest, Size{30, 100}, Size{50, 160}}) {
      NumberView view = view_of(seats);
      const Canvas before = draw_number(view, size);
      std::array<Number, 5> numbers{};
      for (unsigned seat = 0; seat < 5; ++seat) numbers[seat] = Number::of(111 * (seat + 1));
      view.reveal = Reveal{the_number::resolve_turn({}, 0, std::span(numbers).first(static_cast<std::size_t>(seats)))};
      const Canvas after = draw_number(view, size);
      for (int row = 0; row < 5 + 2 * seats; ++row) EXPECT_EQ(before.row_text(row), after.row_text(row));
      view.reveal->finish();
      int shown = 0;  // nobody's verdict is hidden by the line of keys
      const Canvas end = draw_number(view, size);
      for (int row = 0; row < size.rows; ++row) shown += end.row_text(row).find(" approved: ") != std::string::npos;
      EXPECT_EQ(shown, seats);
    }
  }
}

TEST(NumberBoard, LongAndWideNamesKeepTheColumns) {
  NumberView view = view_of(2);
  const auto digits_column = [](const NumberView& shown) {
    const Canvas canvas = draw_number(shown, kSmallest);
    for (int column = 0; column < kSmallest.columns; ++column) {
      if (canvas.at(5, column).signs == U"0") return column;
    }
    return -1;
  };
  const int usual = digits_column(view);
  for (const char* const name :
       {"日本語の名前がとても長いですよね", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}) {
    view.names[0] = name;
    EXPECT_EQ(digits_column(view), usual) << name;
  }
}

TEST(NumberSheet, AgreesWithTheEngineOverWholeGames) {
  for (int seed = 0; seed < 20; ++seed) {
    const terminal::Setup setup{"the-number", "Ana", {"random", "random", "random"}, std::to_string(seed)};
    auto match = new_match<the_number::Game>(setup, {});
    Players<the_number::Game> players(setup);
    Turns turns;
    NumberView view = view_of(4);
    while (!the_number::Game::finished(match.state())) {
      const int round = match.state().round;
      const the_number::DigitSet available = match.state().available[0];
      if (available != 0) {
        const auto digit = static_cast<unsigned>(std::countr_zero(available));
        ASSERT_TRUE(match.choose(0, Number(digit, digit, digit)));
      }
      players.choose(match);
      view.state = match.state();
      view.turns = turns;
      view.reveal = Reveal{*match.resolve()};
      turns.push_back(view.reveal->turn);
      view.reveal->finish();
      const std::string drawn = draw_number(view, kSmallest).text();
      const game::Standings standings = the_number::Game::standings(match.state());
      std::size_t board = 0;
      for (int seat = 0; seat < 4; ++seat) {
        const int score = standings.scores[static_cast<std::size_t>(seat)];
        EXPECT_EQ(total(turns, 2, seat), score);
        board = drawn.find("total ", board) + 6;
        EXPECT_EQ(std::stoi(drawn.substr(board)), score) << drawn;
        if (match.state().round != round) continue;
        const RoundSheet sheet = round_sheet(turns, round, seat);
        EXPECT_EQ(sheet.sum(), match.state().round_points[static_cast<std::size_t>(seat)]);
        EXPECT_EQ(sheet.crossed, the_number::kAllDigits & ~match.state().available[static_cast<std::size_t>(seat)]);
      }
    }
    EXPECT_GT(history({}, std::vector<std::string>(4, "x"), turns).lines.size(), 50U);
  }
}

TEST(Pages, FitIntoTheSmallestWindow) {
  NumberView view = view_of(5);
  Turns turns(
      10, the_number::resolve_turn(
              {}, 4, std::array{Number::of(987), Number::of(987), Number::of(654), Number::of(321), Number::of(789)}));
  for (Words words : kEveryLanguage) {
    for (const Page& page :
         {the_number_help(words), score_sheet(words, view.names, turns, 2), history(words, view.names, turns),
          history(words, view.names, {}), round_end(words, view.names, turns, 0, 2)}) {
      for (int scroll = 0; scroll <= last_scroll(page, kSmallest); ++scroll) {
        const Canvas canvas = draw_page(words, page, scroll, kSmallest);
        expect_readable(canvas);
        EXPECT_EQ(canvas.text().find("…"), std::string::npos) << canvas.text();  // no heading was clipped
      }
    }
  }
}

TEST(Pages, TheLongestVerdictIsReadToItsEnd) {
  const std::vector<std::string> names = {"Marta (aleatorio)", "Bruno"};
  const Turns turns(1, the_number::resolve_turn({}, 0, std::array{Number::of(871), Number::of(817)}));
  for (Words words : kEveryLanguage) {
    const Canvas page = draw_page(words, history(words, names, turns), 0, kSmallest);
    EXPECT_TRUE(page.row_text(5).ends_with(verdict(words, turns[0], 0).substr(30))) << page.text();
    EXPECT_NE(page.text().find("▲ Marta  "), std::string::npos)
        << page.text();  // without the level, for which no room is
  }
}

// What somebody meets in a game, each screen in every language.
TEST(NumberBoard, IsReadableInEveryLanguage) {
  for (Words words : kEveryLanguage) {
    for (int seats = 2; seats <= 5; ++seats) {
      NumberView view = view_of(seats);
      view.words = words;
      for (std::string& name : view.names) name += " (guastafeste)";
      view.state.turn = 4;
      expect_readable(draw_number(view, kSmallest));
      view.typed = "987";
      expect_readable(draw_number(view, kSmallest));
      view.message = unavailable(words, 7, 0x37f);
      expect_readable(draw_number(view, kSmallest));
      view.thinking = true;
      expect_readable(draw_number(view, kSmallest));
      view.state.available[0] = 0;
      view.thinking = false;
      expect_readable(draw_number(view, kSmallest));
      std::array numbers{Number::of(987), Number::of(978), Number::of(666), Number::of(555), Number::of(444)};
      view.reveal = Reveal{the_number::resolve_turn({}, 4, std::span(numbers).first(static_cast<std::size_t>(seats)))};
      while (!view.reveal->complete()) {
        expect_readable(draw_number(view, kSmallest));
        view.reveal->step();
      }
      const Canvas canvas = draw_number(view, kSmallest);
      expect_readable(canvas);
      const std::string longest = verdict(words, view.reveal->turn, 0);
      const std::string text = canvas.text();
      EXPECT_NE(text.find(longest.substr(longest.rfind(' ')) + "\n"), std::string::npos) << text;
    }
  }
}

TEST(Standings, BestFirstWithSharedRanks) {
  game::Standings standings;
  standings.scores = {51, 84, 84};
  standings.winners = game::highest(std::span(standings.scores).first(3));
  const std::vector<std::string> names = {"Ana", "Bruno", "Marta"};
  const Page page{"The Number", "end", standings_lines({}, names, standings), {}};
  const std::string text = draw_page({}, page, 0, kSmallest).text();
  EXPECT_LT(text.find(" 1.  ● Bruno"), text.find(" 1.  ■ Marta"));
  EXPECT_LT(text.find(" 1.  ■ Marta"), text.find(" 3.  ▲ Ana"));
}

}  // namespace
}  // namespace cifra::terminal
