// Every level of NMBR 9: legal on every layout, the same for a seed, and none weaker than it says.
#include "games/nmbr9/bots/levels.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/nmbr9/bots/thinker.h"
#include "games/nmbr9/rules/playout.h"
#include "tests/bots/arena.h"
#include "tests/games/nmbr9/rules/drawing.h"
#include "tests/games/nmbr9/rules/steering.h"

namespace cifra::game {
namespace {

using nmbr9::Deck;
using nmbr9::drawn;
using nmbr9::Game;
using nmbr9::Layout;
using nmbr9::Placement;
using nmbr9::State;
using nmbr9::Variant;

// A game of one in which that layout is to receive that card.
State with_layout(const Layout& layout, int card) {
  State state = *Game::start({'U', 9, 9, 90}, 1);
  state.layouts[0] = layout;
  state.round = static_cast<std::uint8_t>(layout.tiles().size());
  for (const nmbr9::Tile& tile : layout.tiles()) state.dealt.add(tile.number);
  state.dealt.add(card);
  return state;
}

// A legal placement, and the same again by another bot of that level.
void expect_sound(std::string_view name, Bot<Game>& bot, Bot<Game>& again, const Layout& layout, int card) {
  const State state = with_layout(layout, card);
  Rng rng("choice");
  const Placement placement = bot.choose({state, 0, {}, std::nullopt}, rng);
  const auto checked = Game::check(state, 0, placement);
  ASSERT_TRUE(checked) << name << ", card " << card << ": " << code(checked.error());
  Rng same("choice");
  ASSERT_EQ(again.choose({state, 0, {}, std::nullopt}, same), placement) << name << " changed its mind";
}

// Of those that think long, one that thinks less stands for all.
void expect_sound_for_all_cards(const Layout& layout) {
  constexpr nmbr9::search::Effort kShort{.candidates = 6, .depth = 3, .work = 4000};
  nmbr9::bots::Thinker thinker(kShort);
  for (int card = 0; card < nmbr9::kNumbers; ++card) {
    for (const auto& level : levels<Game>()) {
      if (level.name == "hard" || level.name == "expert") continue;
      expect_sound(level.name, *level.make(), *level.make(), layout, card);
    }
    nmbr9::bots::Thinker again(kShort);
    expect_sound("a thinker", thinker, again, layout, card);
  }
}

TEST(Nmbr9Bots, ThereAreLevelsWeakestFirst) {
  const auto all = levels<Game>();
  ASSERT_GE(all.size(), 2U);
  EXPECT_EQ(all[0].name, "random");
  EXPECT_EQ(all[1].name, "easy");
  for (const auto& level : all) {
    EXPECT_NE(make_bot<Game>(level.name), nullptr);
    EXPECT_FALSE(level.about.empty());
  }
  EXPECT_EQ(make_bot<Game>("nobody"), nullptr);
}

TEST(Nmbr9Bots, TheEmptyTable) { expect_sound_for_all_cards(Layout()); }

TEST(Nmbr9Bots, LayoutsOfRandomGames) {
  for (int game = 0; game < 10; ++game) {
    Rng rng("layouts/" + std::to_string(game));
    const Deck deck = nmbr9::shuffled_deck({}, rng);
    Layout layout;
    play_randomly(layout, deck.cards().first(static_cast<std::size_t>(1 + 2 * game)), rng);
    expect_sound_for_all_cards(layout);
  }
}

TEST(Nmbr9Bots, ADrawnLayoutWithAGapAndTwoLevels) {
  expect_sound_for_all_cards(drawn({R"(
    AAABBB
    A.AB.B
    A.AB.B
    AAABBB)",
                                    R"(
    ..XX..
    ...X..
    ...X..
    ...X..)"}));
}

TEST(Nmbr9Bots, ChainsBeyondAnyWindow) {
  for (const nmbr9::Direction to : {nmbr9::Direction{1, 0}, {0, -1}, {1, 1}}) {
    for (const int tiles : {12, 20, 40}) {
      Layout layout;
      for (int tile = 0; tile < tiles; ++tile) layout.place_unchecked(1, furthest(layout, 1, to));
      expect_sound_for_all_cards(layout);
    }
  }
}

TEST(Nmbr9Bots, TheCornersOfTheTable) {
  for (const std::int16_t x : std::vector<std::int16_t>{-1000, 1000}) {
    for (const std::int16_t y : std::vector<std::int16_t>{-1000, 1000}) {
      Layout layout;
      ASSERT_TRUE(layout.place(9, {x, y, 0, 0}));
      expect_sound_for_all_cards(layout);
    }
  }
}

TEST(Nmbr9Bots, WholeGamesOfAllLevelsAtOneTable) {
  std::vector<std::string_view> names;
  for (const auto& level : levels<Game>().first(4)) names.push_back(level.name);
  Rng rng("table");
  for (const char* variant : {"U-9-2-20", "K-5-3-18", "U-9-9-90", "F-9-2-7", "U-0-1-1"}) {
    EXPECT_FALSE(contest<Game>(*Variant::parse(variant), names, rng).winners.empty()) << variant;
  }
  names = {"hard", "easy", "medium", "hard"};
  EXPECT_FALSE(contest<Game>(*Variant::parse("U-4-2-6"), names, rng).winners.empty());
}

TEST(Nmbr9Bots, EasyBeatsRandomClearly) { EXPECT_TRUE(surely_above(lead<Game>({"easy", "random"}, 100), 40)); }

// A choice that is made in pieces is the one that is made at once, however small they are.
TEST(Nmbr9Bots, InPiecesTheChoiceIsTheSame) {
  constexpr nmbr9::search::Effort kShort{.candidates = 6, .depth = 3, .work = 20'000};
  nmbr9::bots::Thinker whole(kShort);
  nmbr9::bots::Thinker in_pieces(kShort);
  Rng deals("pieces");
  const Deck deck = nmbr9::shuffled_deck({}, deals);
  State state = *Game::start({}, 1);
  Rng rng("choice");
  Rng same("choice");
  while (!Game::finished(state)) {
    Game::deal(state, deck);
    const View<Game> view{state, 0, {}, std::nullopt};
    const Placement placement = whole.choose(view, rng);
    in_pieces.begin(view, same);
    int pieces = 1;
    while (in_pieces.go_on(700)) ++pieces;
    ASSERT_EQ(in_pieces.chosen(), placement) << "round " << int{state.round};
    if (state.round > 1 && state.round < 17) {
      EXPECT_GT(pieces, 5);
    }
    state.layouts[0].place_unchecked(*nmbr9::open_card(state), placement);
    ++state.round;
  }
}

}  // namespace
}  // namespace cifra::game
