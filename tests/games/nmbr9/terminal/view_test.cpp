// The tile in hand, the level it lies on, the camera and the board, on random layouts.
#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>
#include <tuple>

#include "games/nmbr9/rules/generate.h"
#include "games/nmbr9/terminal/view.h"
#include "tests/games/nmbr9/rules/steering.h"

namespace cifra::terminal {
namespace {

using nmbr9::Layout;
using nmbr9::Placement;
using nmbr9::random_layout;

TEST(Cursor, StartsOnALegalPlaceAndComesBackToIt) {
  Rng rng("cursor");
  for (int tiles = 0; tiles < 20; ++tiles) {
    Cursor cursor(random_layout(tiles, rng), tiles % 10);
    const Placement start = cursor.placement();
    EXPECT_TRUE(cursor.legal());
    for (int i = 0; i < 30; ++i) cursor.move(static_cast<int>(rng.below(3)) - 1, static_cast<int>(rng.below(3)) - 1);
    cursor.rotate(1);
    cursor.reset();
    EXPECT_EQ(cursor.placement(), start);
  }
}

TEST(Cursor, JumpsVisitEveryLegalPlaceOnceAndBackAgain) {
  Rng rng("jumps");
  Cursor cursor(random_layout(10, rng), 7);
  const Placement start = cursor.placement();
  std::set<std::tuple<int, int, int, int>> seen;
  for (int i = 0; i < cursor.places(); ++i) {
    const Placement& at = cursor.placement();
    EXPECT_TRUE(cursor.legal());
    seen.emplace(at.x, at.y, at.level, at.rotation);
    cursor.jump(1);
  }
  EXPECT_EQ(static_cast<int>(seen.size()), cursor.places());
  EXPECT_EQ(cursor.placement(), start);
  cursor.jump(1);
  cursor.jump(-1);
  EXPECT_EQ(cursor.placement(), start);
}

TEST(Cursor, FourTurnsAreNone) {
  Rng rng("turns");
  for (int number = 0; number < 10; ++number) {
    Cursor cursor(random_layout(6, rng), number);
    const Placement start = cursor.placement();
    for (int i = 0; i < 4; ++i) cursor.rotate(1);
    EXPECT_EQ(cursor.placement(), start);
    cursor.rotate(1);
    cursor.rotate(-1);
    EXPECT_EQ(cursor.placement(), start);
  }
}

TEST(Cursor, AHalfTurnedEightIsStillFoundInTheList) {
  Cursor cursor(Layout(), 8);
  EXPECT_EQ(cursor.index(), 0);
  cursor.rotate(2);
  EXPECT_TRUE(cursor.legal());
  EXPECT_EQ(cursor.placement().rotation, 2);
  EXPECT_EQ(cursor.index(), 0);
}

TEST(Cursor, IsPlacedAtOnceOnlyIfItWasSteered) {
  Cursor untouched(Layout(), 8);
  EXPECT_FALSE(untouched.wants_second_confirm());
  EXPECT_FALSE(untouched.confirm());  // perhaps one Enter too many
  EXPECT_TRUE(untouched.wants_second_confirm());
  EXPECT_TRUE(untouched.confirm());
  const std::array<void (*)(Cursor&), 5> steering = {
      [](Cursor& cursor) { cursor.move(0, 0); },
      [](Cursor& cursor) { cursor.rotate(1); },
      [](Cursor& cursor) { cursor.reset(); },  // wanted where it appeared
      [](Cursor& cursor) { cursor.jump(1); },
      [](Cursor& cursor) { cursor.jump_to_level(7); },  // there is none, but it was looked for
  };
  for (const auto steer : steering) {
    Cursor cursor(Layout(), 8);
    steer(cursor);
    EXPECT_TRUE(cursor.confirm());
    EXPECT_FALSE(cursor.wants_second_confirm());
  }
}

TEST(Cursor, LevelsCanBeAskedFor) {
  Layout layout;
  ASSERT_TRUE(layout.place(9, {0, 0, 0, 0}));
  ASSERT_TRUE(layout.place(9, {3, 0, 0, 0}));
  Cursor cursor(layout, 1);
  cursor.jump_to_level(1);
  EXPECT_EQ(cursor.placement().level, 1);
  EXPECT_GT(cursor.places(1), 0);
  EXPECT_EQ(cursor.places(0) + cursor.places(1), cursor.places());
  cursor.jump_to_level(0);
  EXPECT_EQ(cursor.placement().level, 0);
  cursor.jump_to_level(7);  // there is none: nothing happens
  EXPECT_EQ(cursor.placement().level, 0);
}

TEST(Camera, AlwaysSeesTheTileInHandAndMovesNoMoreThanNeeded) {
  Rng rng("camera");
  const Size squares{20, 24};
  Layout layout;
  for (int i = 0; i < 20; ++i) layout.place_unchecked(5, {static_cast<std::int16_t>(3 * i), 0, 0, 0});  // a long snake
  Cursor cursor(layout, 5);
  Camera camera = centred(layout, squares);
  for (int i = 0; i < 400; ++i) {
    cursor.move(static_cast<int>(rng.below(3)) - 1 + (i < 200 ? 1 : -1), static_cast<int>(rng.below(3)) - 1);
    const Ghost ghost{5, cursor.placement(), cursor.legal()};
    const Camera next = followed(camera, layout, ghost, squares);
    EXPECT_GE(ghost.placement.x, next.x);
    EXPECT_LE(ghost.placement.x + 3, next.x + squares.columns);
    EXPECT_GE(ghost.placement.y, next.y);
    EXPECT_LE(ghost.placement.y + 4, next.y + squares.rows);
    EXPECT_EQ(followed(next, layout, ghost, squares), next);
    camera = next;
  }
}

Nmbr9View small_view() {
  Nmbr9View view;
  view.names = {"Ana", "Bruno (easy)"};
  view.state = *nmbr9::Game::start({}, 2);
  for (const int card : {9, 9, 1}) view.state.dealt.add(card);
  view.state.round = 2;
  for (Layout& layout : view.state.layouts) {
    layout.place_unchecked(9, {0, 0, 0, 0});
    layout.place_unchecked(9, {3, 0, 0, 0});
  }
  view.cursor.emplace(view.layout(), 1);
  return view;
}

TEST(Nmbr9View, SaysEverythingWithoutColour) {
  Nmbr9View view = small_view();
  view.cursor->jump_to_level(1);
  view.camera = centred(view.layout(), board_squares(kSmallest, kSmallSquare));
  const std::string text = draw_nmbr9(view, kSmallest).text();
  for (const char* const part :
       {"Card 3 of 20. Place your 1", "1¹1¹", "9 9", "Fits on level 1. It rests on 2 tiles: 1 point.", "3 of 20 drawn",
        "Ana", "Bruno (easy)", "Enter Place", "q Quit"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  }
  view.cursor->move(0, -9);
  EXPECT_NE(draw_nmbr9(view, kSmallest).text().find("It must touch a tile on level 0 along an edge."),
            std::string::npos);
}

TEST(Nmbr9View, AsksOnceMoreForATileThatWasNotSteered) {
  Nmbr9View view = small_view();
  const auto asks = [&view] {
    return draw_nmbr9(view, kSmallest).text().find("Press Enter again to place it here.") != std::string::npos;
  };
  EXPECT_FALSE(asks());
  view.cursor->confirm();
  EXPECT_TRUE(asks());
  view.cursor->jump(1);
  EXPECT_FALSE(asks());
}

constexpr std::array kEveryLanguage = {Language::kEnglish, Language::kSpanish, Language::kGerman, Language::kItalian,
                                       Language::kFrench};

void expect_readable(const Canvas& canvas) {
  EXPECT_TRUE(canvas.readable()) << canvas.text();
  EXPECT_EQ(canvas.text().find_first_of("{}"), std::string::npos) << canvas.text();
}

// What somebody meets in a game, each screen in every language: the tile everywhere it can be, the others, the pages.
TEST(Nmbr9View, IsReadableInEveryLanguage) {
  for (Words words : kEveryLanguage) {
    Rng rng("languages");
    Nmbr9View view = small_view();
    view.words = words;
    view.names.resize(4, "Marta (aleatorio)");
    view.state = *nmbr9::Game::start({}, 4);
    for (Layout& layout : view.state.layouts) layout = random_layout(12, rng);
    for (const int card : {9, 9, 1, 8, 8}) view.state.dealt.add(card);
    view.cursor.emplace(view.layout(), 8);
    view.camera = centred(view.layout(), board_squares(kSmallest, kSmallSquare));
    view.cursor->confirm();
    expect_readable(draw_nmbr9(view, kSmallest));
    for (int i = 0; i < view.cursor->places(); i += 3) {
      view.cursor->jump(3);
      expect_readable(draw_nmbr9(view, kSmallest));
    }
    for (int i = 0; i < 300; ++i) {
      view.cursor->move(static_cast<int>(rng.below(3)) - 1, static_cast<int>(rng.below(3)) - 1);
      expect_readable(draw_nmbr9(view, kSmallest));
    }
    view.seat = 3;
    expect_readable(draw_nmbr9(view, kSmallest));
    view.seat = 0;
    view.thinking = true;
    expect_readable(draw_nmbr9(view, kSmallest));
    view.cursor.reset();
    expect_readable(draw_nmbr9(view, kSmallest));
    for (const Page& page : {nmbr9_help(words), score_sheet(words, view.names, view.state)}) {
      for (int scroll = 0; scroll <= last_scroll(page, kSmallest); ++scroll) {
        expect_readable(draw_page(words, page, scroll, kSmallest));
      }
    }
  }
}

TEST(Nmbr9View, TilesOfTheSameNumberHaveALineBetweenThem) {
  Nmbr9View view = small_view();
  view.cursor.reset();
  view.camera = {0, 0};
  const Canvas canvas = draw_nmbr9(view, kSmallest);
  EXPECT_EQ(canvas.row_text(board_area(kSmallest).row).find("9 9 9│9 9 9"), 1U) << canvas.text();
}

TEST(Nmbr9View, LevelsInsteadOfNumerals) {
  Nmbr9View view = small_view();
  view.cursor.reset();
  view.levels = true;
  view.camera = {0, 0};
  EXPECT_NE(draw_nmbr9(view, kSmallest).text().find("0 0 0│0 0 0"), std::string::npos);
}

TEST(Nmbr9View, EverySizeAndSeatCanBeDrawn) {
  Rng rng("sizes");
  Nmbr9View view = small_view();
  for (Layout& layout : view.state.layouts) layout = random_layout(20, rng);
  view.cursor.emplace(view.layout(), 0);
  for (const Size size : {kSmallest, Size{30, 100}, Size{50, 160}, Size{24, 300}, Size{100, 80}}) {
    for (const Size square : {kSmallSquare, kLargeSquare}) {
      view.square = square;
      for (view.seat = 0; view.seat < 2; ++view.seat) {
        view.camera = centred(view.layout(), board_squares(size, square));
        EXPECT_EQ(draw_nmbr9(view, size).size(), size);
      }
      view.seat = 0;
    }
  }
}

}  // namespace
}  // namespace cifra::terminal
