// The game around the layouts: variants, decks, dealing, rounds, what is refused, the end.
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "games/nmbr9/rules/nmbr9.h"
#include "tests/games/nmbr9/rules/drawing.h"

namespace cifra::nmbr9 {
namespace {

Deck deck(std::string_view cards) {
  Deck deck;
  for (const char card : cards) deck.add(card - '0');
  return deck;
}

std::string text(const Deck& deck) {
  std::string cards;
  for (const int card : deck.cards()) cards += static_cast<char>('0' + card);
  return cards;
}

// A game of some seats in which the first card is open.
State opened(int seats, std::string_view cards = "0123456789") {
  State state = *Game::start({'K', 9, 2, static_cast<std::uint8_t>(cards.size())}, seats);
  Game::deal(state, deck(cards));
  return state;
}

TEST(Variant, Good) {
  for (const char* good : {"U-9-2-20", "K-9-2-20", "F-9-2-20", "U-0-1-1", "F-9-9-90", "K-5-3-18", "U-9-2-1"}) {
    const auto variant = Variant::parse(good);
    ASSERT_TRUE(variant) << good;
    EXPECT_EQ(variant->text(), good);
    EXPECT_TRUE(Game::start(*variant, 1)) << good;
  }
  EXPECT_EQ(Variant::parse("U-9-2-20"), Variant());
  EXPECT_EQ(Variant::parse("K-5-3-17"), (Variant{'K', 5, 3, 17}));
}

TEST(Variant, Bad) {
  for (const char* bad : {"",          "-",         "---",       "U-9-2",     "U-9-2-20-",
                          "-U-9-2-20", "U-9-2-21",  "U-9-2-0",   "U-10-2-20", "U-9-0-1",
                          "U-9-10-20", "X-9-2-20",  "u-9-2-20",  "UK-9-2-20", "U--2-20",
                          "U-9--20",   "U-9-2-",    "U-9-2-020", "U-09-2-20", "U-9-2-+2",
                          "U-9-2--5",  "U-9-2-20 ", " U-9-2-20", "U-9-2-2x",  "U-9-2-99999999999999999999",
                          "U-0-1-2",   "U-9-9-91",  "U 9 2 20",  "U-9-2-20\n"}) {
    EXPECT_FALSE(Variant::parse(bad)) << bad;
  }
  EXPECT_FALSE(Variant::parse(std::string_view("U-9-2-20\0", 9)));
}

TEST(Variant, StartRefusesWhatNobodyParsed) {
  for (const Variant& bad : {Variant{'X', 9, 2, 20}, Variant{'U', 10, 2, 20}, Variant{'U', 9, 0, 0},
                             Variant{'U', 9, 10, 20}, Variant{'U', 9, 2, 21}, Variant{'U', 9, 2, 0}}) {
    EXPECT_EQ(Game::start(bad, 2).error().at, "variant");
  }
  EXPECT_EQ(Game::start({}, 0).error().at, "players");
  EXPECT_EQ(Game::start({}, 5).error().at, "players");
  EXPECT_EQ(Game::start({}, -1).error().code, "bad_options");
}

TEST(ShuffledDeck, IsPinned) {
  Rng rng("1");
  EXPECT_EQ(text(shuffled_deck({}, rng)), "69548657420337021819");  // by a second implementation in JavaScript
}

TEST(ShuffledDeck, HasEveryNumberAsOftenAsTheVariantSays) {
  for (const char* name : {"U-9-2-20", "F-9-9-90", "K-3-5-20", "U-0-1-1"}) {
    const Variant variant = *Variant::parse(name);
    Rng rng(name);
    std::map<int, int> counts;
    for (const int card : shuffled_deck(variant, rng).cards()) ++counts[card];
    EXPECT_EQ(counts.size(), variant.highest + 1U) << name;
    for (const auto& [number, count] : counts) EXPECT_EQ(count, variant.copies) << name << " " << number;
  }
}

TEST(ShuffledDeck, ShorterOnesAreTheBeginningOfTheLongOne) {
  Rng rng("short");
  Rng same("short");
  const std::string all = text(shuffled_deck(*Variant::parse("U-9-2-20"), rng));
  EXPECT_EQ(text(shuffled_deck(*Variant::parse("U-9-2-7"), same)), all.substr(0, 7));
}

TEST(ShuffledDeck, EveryCardMayComeFirst) {
  std::map<int, int> first;
  Rng rng("first");
  for (int i = 0; i < 5000; ++i) ++first[shuffled_deck({}, rng).cards()[0]];
  for (int number = 0; number < 10; ++number) EXPECT_NEAR(first[number], 500, 130) << number;
}

TEST(Rounds, OneCardIsOpenAndAllMustPlace) {
  State state = *Game::start({}, 3);
  EXPECT_FALSE(open_card(state));
  EXPECT_TRUE(Game::must_act(state).empty());
  Game::deal(state, deck("73"));
  EXPECT_EQ(open_card(state), 7);
  EXPECT_EQ(Game::must_act(state), game::SeatSet::first(3));
  Game::deal(state, deck("73"));
  EXPECT_EQ(state.dealt.size(), 1U) << "dealing twice opens one card";
  const auto round = Game::resolve(state, {Placement{}, Placement{5, 5, 0, 1}, Placement{-9, 0, 0, 2}});
  ASSERT_TRUE(round);
  EXPECT_EQ(round->number, 7);
  EXPECT_EQ(round->placements[1], (Placement{5, 5, 0, 1}));
  EXPECT_EQ(state.round, 1);
  EXPECT_FALSE(open_card(state));
  Game::deal(state, deck("73"));
  EXPECT_EQ(open_card(state), 3);
}

TEST(Rounds, RefusalsLeaveTheStateUntouched) {
  State state = opened(2);
  ASSERT_TRUE(Game::resolve(state, {Placement{}, Placement{}}));
  Game::deal(state, deck("0123456789"));
  const State before = state;
  const Placement good{3, 0, 0, 0};
  const Placement overlapping{0, 0, 0, 0};
  const auto refusal = [&](const game::Choices<Placement>& choices) { return Game::resolve(state, choices).error(); };
  EXPECT_EQ(refusal({}), Refusal::kMissing);
  EXPECT_EQ(refusal({good, std::nullopt}), Refusal::kMissing);
  EXPECT_EQ(refusal({std::nullopt, good}), Refusal::kMissing);
  EXPECT_EQ(refusal({good, overlapping}), Refusal::kOverlap);
  EXPECT_EQ(refusal({good, good, good}), Refusal::kNoSuchSeat);
  EXPECT_EQ(refusal({good, good, std::nullopt, std::nullopt, good}), Refusal::kNoSuchSeat);
  EXPECT_EQ(Game::check(state, 2, good).error(), Refusal::kNoSuchSeat);
  EXPECT_EQ(Game::check(state, -1, good).error(), Refusal::kNoSuchSeat);
  EXPECT_EQ(Game::check(state, 1, overlapping).error(), Refusal::kOverlap);
  EXPECT_EQ(state, before);
  EXPECT_TRUE(Game::resolve(state, {good, good}));
}

TEST(Rounds, AllFourRotationsAreAcceptedOfTilesThatLookTheSame) {
  for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
    State state = opened(1, "88");
    ASSERT_TRUE(Game::resolve(state, {Placement{0, 0, 0, rotation}}));
    Game::deal(state, deck("88"));
    const std::int16_t below = rotation % 2 == 0 ? 4 : 2;  // a lying 8 reaches under the one above it
    EXPECT_TRUE(Game::resolve(state, {Placement{0, below, 0, rotation}})) << int{rotation};
  }
}

TEST(Rounds, AfterTheLastCardTheGameIsOver) {
  State state = opened(2, "9");
  EXPECT_TRUE(Game::standings(state).winners.empty());
  ASSERT_TRUE(Game::resolve(state, {Placement{}, Placement{}}));
  EXPECT_TRUE(Game::finished(state));
  Game::deal(state, deck("99"));
  const State before = state;
  EXPECT_FALSE(open_card(state));
  EXPECT_TRUE(Game::must_act(state).empty());
  EXPECT_EQ(Game::check(state, 0, {}).error(), Refusal::kGameOver);
  EXPECT_EQ(Game::resolve(state, {}).error(), Refusal::kGameOver);
  EXPECT_EQ(Game::resolve(state, {Placement{}, Placement{}}).error(), Refusal::kGameOver);
  EXPECT_EQ(state, before);
  EXPECT_EQ(Game::standings(state).winners, game::SeatSet::first(2)) << "tied players share the victory";
}

TEST(Scoring, ATileScoresItsNumberTimesItsLevel) {
  const std::string nines = R"(
    AAABBCCCDD
    AAABBCCCDD
    AABBBCCDDD
    AABBBCCDDD)";
  const std::string eights = R"(
    ..EEFF....
    ..EEFF....
    .EEFF.....
    .EEFF.....)";
  const std::string seven = R"(
    ..GGG.....
    ...G......
    ..GG......
    ..G.......)";
  EXPECT_EQ(drawn({nines}).score(), 0);
  EXPECT_EQ(drawn({nines, eights}).score(), 8 + 8);
  const Layout layout = drawn({nines, eights, seven});
  EXPECT_EQ(layout.score(), 8 + 8 + 2 * 7);
  EXPECT_EQ(layout.score(0), 0);
  EXPECT_EQ(layout.score(1), 16);
  EXPECT_EQ(layout.score(2), 14);
  EXPECT_EQ(layout.score(3), 0);
  EXPECT_EQ(layout.levels(), 3);
}

}  // namespace
}  // namespace cifra::nmbr9
