// The review of a game of NMBR 9: the account adds up in the numbers as printed, and whatever cannot be reviewed is
// refused with a sentence.
#include "games/nmbr9/review/review.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "games/nmbr9/review/holes.h"
#include "games/nmbr9/review/strength.h"
#include "games/nmbr9/rules/fit.h"
#include "games/nmbr9/rules/generate.h"
#include "tests/games/nmbr9/review/games.h"

namespace cifra::nmbr9::review::review_test {
namespace {

using namespace testing;

// Of one seat of a finished game.
void expect_adds_up(const json::value& review, const json::value& seat) {
  const Sums sums = sums_of(seat);
  const double start = number(review.at("start"));
  EXPECT_NEAR(start - sums.lost + sums.luck, number(seat.at("score")), 1e-6);
  EXPECT_NEAR(sums.lost, number(seat.at("lost")), 1e-6);
  EXPECT_NEAR(sums.luck, number(seat.at("luck")), 1e-6);
  EXPECT_NEAR(sums.last, number(seat.at("score")), 1e-9);
  double before = start;
  int graded = 0;
  for (const json::value& one : seat.at("placements").as_array()) {
    const double best = number(one.at("best").at("expected"));
    EXPECT_NEAR(number(one.at("luck")), best - before, 1e-6);
    EXPECT_NEAR(number(one.at("lost")), best - number(one.at("expected")), 1e-6);
    EXPECT_GE(number(one.at("stderr")), 0);
    if (number(one.at("lost")) == 0) {
      EXPECT_EQ(one.at("grade").as_string(), "best");
      for (const char* key : {"x", "y", "level", "rotation"}) EXPECT_EQ(one.at("best").at(key), one.at(key));
    }
    before = number(one.at("expected"));
  }
  for (const auto& [grade, count] : seat.at("grades").as_object()) graded += static_cast<int>(count.as_int64());
  EXPECT_EQ(graded, static_cast<int>(seat.at("placements").as_array().size()));
}

TEST(Nmbr9Review, TheAccountAddsUp) {
  for (const std::string level : {"random", "easy", "medium", "hard"}) {
    const json::value review = reviewed(bot_game({level}, "adds up/" + level));
    EXPECT_TRUE(review.at("complete").as_bool());
    EXPECT_TRUE(review.at("par").is_null());
    EXPECT_EQ(review.at("seats").at(0).at("placements").as_array().size(), 20U);
    expect_adds_up(review, review.at("seats").at(0));
  }
}

TEST(Nmbr9Review, EverySeatIsReviewedOnTheSameDeck) {
  Recorded game = bot_game({"easy", "medium", "random"}, "three");
  for (auto& round : game.placements) round.push_back(round[1]);  // a fourth who places what the second does
  const json::value review = reviewed(game, 4);
  for (const json::value& seat : review.at("seats").as_array()) expect_adds_up(review, seat);
  const json::value& seats = review.at("seats");
  EXPECT_EQ(seats.at(3).at("placements"), seats.at(1).at("placements"));
  EXPECT_EQ(seats.at(3).at("name").as_string(), "player 3");
  EXPECT_GT(number(seats.at(2).at("lost")), number(seats.at(1).at("lost")));
  const auto score = number(review.at("best").at("score"));
  for (const json::value& seat : seats.as_array()) EXPECT_GE(score, number(seat.at("score")));
}

TEST(Nmbr9Review, TheAnswerDoesNotDependOnWhenItIsAsked) {
  const Recorded game = bot_game({"easy", "medium"}, "any time");
  const std::vector<std::string> players = names(2);
  std::vector<std::string> answers;
  for (const int first : {0, 1, 0}) {
    game::ReviewPlan plan;
    plan.players = players;
    plan.first_seat = first;
    auto review = make_review(*game::recorded<Game>(type(), game), plan, kLittle);
    ASSERT_TRUE(review);
    double before = 0;
    std::size_t asked = 0;
    while ((*review)->step()) {
      if (answers.size() == 2 && ++asked % 7 == 0) text_of(**review);
      EXPECT_GE((*review)->progress(), before);
      before = (*review)->progress();
    }
    EXPECT_DOUBLE_EQ((*review)->progress(), 1);
    EXPECT_TRUE((*review)->complete());
    EXPECT_FALSE((*review)->step());
    answers.push_back(text_of(**review));
  }
  EXPECT_EQ(answers[0], answers[1]);
  EXPECT_EQ(answers[0], answers[2]);
}

TEST(Nmbr9Review, WhatIsNotKnownYetIsNull) {
  auto review = begin_review(bot_game({"medium", "easy"}, "half"), 2);
  ASSERT_TRUE(review);
  const auto known = [&] {
    const json::value said = json_of(**review);
    int count = 0;
    bool ended = false;
    for (const json::value& one : said.at("seats").at(0).at("placements").as_array()) {
      const bool here = !one.at("expected").is_null();
      EXPECT_FALSE(here && ended);
      EXPECT_EQ(here, !one.at("grade").is_null());
      ended = !here;
      count += here ? 1 : 0;
    }
    return count;
  };
  while (known() < 5) ASSERT_TRUE((*review)->step());
  const json::value said = json_of(**review);
  EXPECT_FALSE(said.at("complete").as_bool());
  EXPECT_TRUE(said.at("best").is_null());
  EXPECT_TRUE(said.at("seats").at(0).at("lost").is_null());
  EXPECT_TRUE(said.at("seats").at(1).at("placements").at(0).at("expected").is_null());
}

TEST(Nmbr9Review, UnfinishedGamesGoAsFarAsTheyGo) {
  Recorded game = bot_game({"medium"}, "unfinished");
  for (const std::size_t rounds : {std::size_t{0}, std::size_t{1}, std::size_t{9}}) {
    Recorded part = game;
    part.placements.resize(rounds);
    part.deck = {};
    for (std::size_t i = 0; i <= rounds; ++i) part.deck.add(game.deck.cards()[i]);
    const json::value review = reviewed(part, 1, kLittle, 3);
    EXPECT_TRUE(review.at("complete").as_bool());
    EXPECT_TRUE(review.at("par").is_null());  // nobody knows how the shuffle goes on
    EXPECT_EQ(review.at("best").is_null(), rounds == 0);
    const json::value& seat = review.at("seats").at(0);
    ASSERT_EQ(seat.at("placements").as_array().size(), rounds);
    if (rounds == 0) continue;
    const Sums sums = sums_of(seat);
    EXPECT_NEAR(number(review.at("start")) - sums.lost + sums.luck, sums.last, 1e-6);
    EXPECT_GT(sums.last, number(seat.at("score")));
  }
}

// What is to be expected after a placement is the same whether the game went on or not.
TEST(Nmbr9Review, CardsThatCameLaterChangeNothing) {
  const Recorded game = bot_game({"easy"}, "later");
  Recorded part = game;
  part.placements.resize(6);
  part.deck = {};
  for (std::size_t i = 0; i < 6; ++i) part.deck.add(game.deck.cards()[i]);
  const json::value whole = reviewed(game);
  const json::value first = reviewed(part);
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(whole.at("seats").at(0).at("placements").at(i), first.at("seats").at(0).at("placements").at(i));
  }
}

TEST(Nmbr9Review, VariantsHaveAStartOfTheirOwn) {
  for (const char* name : {"U-3-2-8", "U-9-1-3", "U-0-1-1", "U-9-3-24"}) {
    const Variant variant = *Variant::parse(name);
    const json::value review = reviewed(bot_game({"easy", "medium"}, name, variant), 2);
    EXPECT_TRUE(review.at("complete").as_bool()) << name;
    for (const json::value& seat : review.at("seats").as_array()) expect_adds_up(review, seat);
    EXPECT_EQ(review.at("best").at("record").at("variant").as_string(), name);
    EXPECT_EQ(review.at("best").at("upper_bound").is_null(), variant.copies > 2) << name;
  }
}

TEST(Nmbr9Review, WhatCannotBeReviewedIsRefused) {
  const auto refused = [](const Recorded& game) {
    const auto review = begin_review(game);
    EXPECT_FALSE(review);
    return review ? std::string() : review.error().code + " " + review.error().at;
  };
  EXPECT_EQ(refused(bot_game({"easy"}, "known", *Variant::parse("K-9-2-20"))), "no_review variant");
  EXPECT_EQ(refused(bot_game({"easy"}, "free", *Variant::parse("F-9-2-20"))), "no_review variant");
  EXPECT_EQ(refused(bot_game({"easy"}, "many", *Variant::parse("U-9-9-90"))), "no_review variant");
  Recorded wrong = bot_game({"easy"}, "wrong");
  wrong.placements[7][0].level = 5;
  EXPECT_EQ(refused(wrong), "unsupported placements[7][0]");
}

// Tiles in a row that runs off, as far as rules allow: more than any search board shows.
TEST(Nmbr9Review, VeryLongLayoutsAreReviewed) {
  Recorded game = bot_game({"easy"}, "long");
  Layout layout;
  for (std::size_t round = 0; round < game.placements.size(); ++round) {
    PlacementBuffer buffer;
    const int card = game.deck.cards()[round];
    const auto all = legal_placements(layout, card, buffer);
    const bool up = round % 5 == 4;
    game.placements[round][0] = *std::ranges::max_element(
        all, {}, [&](const Placement& one) { return one.x + one.y + (up ? 1000 : -1000) * one.level; });
    layout.place_unchecked(card, game.placements[round][0]);
  }
  EXPECT_GT(layout.bounds().right - layout.bounds().left, 30);
  const json::value review = reviewed(game);
  EXPECT_TRUE(review.at("complete").as_bool());
  expect_adds_up(review, review.at("seats").at(0));
  EXPECT_GT(number(review.at("seats").at(0).at("lost")), 20);
}

TEST(Nmbr9Review, WhatABotPlacedForSomebodyIsNotGraded) {
  const Recorded game = bot_game({"random"}, "absent");
  const std::vector<std::string> players = names(1);
  game::ReviewPlan plan;
  plan.players = players;
  plan.stand_in = [](game::Moment moment, int) { return moment.round < 15 ? "hard" : std::string_view(); };
  auto review = make_review(*game::recorded<Game>(type(), game), plan, kLittle);
  ASSERT_TRUE(review);
  while ((*review)->step()) {
  }
  const json::value said = json_of(**review);
  const json::value& seat = said.at("seats").at(0);
  int graded = 0;
  for (const auto& [grade, count] : seat.at("grades").as_object()) graded += static_cast<int>(count.as_int64());
  EXPECT_EQ(graded, 5);
  EXPECT_EQ(seat.at("placements").at(14).at("by").as_string(), "hard");
  EXPECT_FALSE(seat.at("placements").at(15).as_object().contains("by"));
  const Sums sums = sums_of(seat);
  EXPECT_NEAR(number(said.at("start")) - sums.lost + sums.luck, number(seat.at("score")), 1e-6);
}

TEST(Nmbr9Review, TheBestLayoutIsOneOfTheDeckAndBelowTheBound) {
  const Recorded game = bot_game({"medium"}, "possible");
  const json::value review = reviewed(game, 1, {.effort = kLittle.effort, .possible = 400'000});
  const json::value& best = review.at("best");
  const auto record = best.at("record");
  Recorded found{{}, false, game.deck, {}};
  for (const json::value& round : record.at("placements").as_array()) {
    const json::value& one = round.at(0);
    found.placements.push_back(
        {{static_cast<std::int16_t>(one.at("x").as_int64()), static_cast<std::int16_t>(one.at("y").as_int64()),
          static_cast<std::uint16_t>(one.at("level").as_int64()),
          static_cast<std::uint8_t>(one.at("rotation").as_int64())}});
  }
  std::string out;
  JsonText text(out);
  text.begin_object();
  ASSERT_TRUE(game::Codec<Game>::judge(found, 1, text));
  EXPECT_NE(out.find("\"scores\":[" + std::to_string(best.at("score").as_int64()) + "]"), std::string::npos) << out;
  EXPECT_GT(best.at("score").as_int64(), review.at("seats").at(0).at("score").as_int64());
  EXPECT_GE(best.at("upper_bound").as_int64(), best.at("score").as_int64());
  EXPECT_LT(best.at("upper_bound").as_int64(), 230);
}

TEST(Nmbr9Review, ParIsWhatExpertScoresOnThisShuffle) {
  const Variant variant = *Variant::parse("U-9-1-4");
  const Recorded game = bot_game({"easy"}, "par", variant);
  double mean = 0;
  for (int i = 0; i < 2; ++i) {
    const auto expert = game::make_bot<Game>("expert");
    Rng rng("par-" + std::to_string(i) + "/0/0");  // as in the arena
    const auto played = game::play<Game>(
        variant, game.deck, 1, [&](int, const game::View<Game>& view) { return expert->choose(view, rng); },
        [&](const game::Standings& standings) { mean += standings.scores[0] / 2.0; });
    ASSERT_TRUE(played);
  }
  auto review = begin_review(game, 1, kLittle, 2);
  ASSERT_TRUE(review);
  while (!(*review)->complete()) ASSERT_TRUE((*review)->step());
  EXPECT_TRUE(json_of(**review).at("par").is_null());  // it comes later
  while ((*review)->step()) {
  }
  EXPECT_DOUBLE_EQ(number(json_of(**review).at("par")), mean);
  EXPECT_FALSE(json_of(**review).at("par_stderr").is_null());
}

// Luck of the first card is zero on average: the start is the mean of what is to be expected after each.
TEST(Nmbr9Review, TheStartIsTheMeanOverAllFirstCards) {
  search::Player player(*search::value_net());
  double mean = 0;
  double square = 0;
  for (int card = 0; card < kNumbers; ++card) {
    search::Coming coming;
    coming.left.fill(2);
    --coming.left[static_cast<std::size_t>(card)];
    coming.rounds = 19;
    Decision decision(player, {}, card, {}, coming, "start", {});
    while (!decision.done()) decision.step();
    mean += (decision.expected() + outplayed(19)) / kNumbers;
    square += decision.error() * decision.error() / kNumbers / kNumbers;
  }
  EXPECT_LT(std::sqrt(square), 0.25);
  EXPECT_NEAR(mean, kUsualStart, 3 * std::sqrt(square));
}

TEST(Nmbr9Review, HolesAreWhatAPlacementCloses) {
  Rng rng("holes");
  PlacementBuffer buffer;
  int found = 0;
  for (int game = 0; game < 40; ++game) {
    Layout layout;
    for (const int card : shuffled_deck({}, rng).cards()) {
      const auto all = legal_placements(layout, card, buffer);
      const Placement made = all[rng.below(static_cast<std::uint32_t>(all.size()))];
      const std::vector<Square> holes = holes_left(layout, card, made);
      layout.place_unchecked(card, made);
      const auto taken = [&](int x, int y) {
        for (const Tile& tile : layout.tiles()) {
          const int dx = x - tile.at.x;
          const int dy = y - tile.at.y;
          const Shape& shape = tile.shape();
          const bool inside = dx >= 0 && dy >= 0 && dx < shape.width && dy < shape.height;
          if (tile.at.level == made.level && inside && shape.has(dx, dy)) return true;
        }
        return false;
      };
      // Free squares, whose neighbours are taken or holes too, and no tile fits.
      for (const Square& one : holes) {
        EXPECT_FALSE(taken(one.x, one.y));
        for (const auto& [dx, dy] : {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)}) {
          const Square next{one.x + dx, one.y + dy};
          EXPECT_TRUE(taken(next.x, next.y) || std::ranges::find(holes, next) != holes.end());
        }
      }
      found += holes.empty() ? 0 : 1;
      // A single free square between four taken ones beside the new tile is one.
      for_each_square(layout.surroundings(card, made).edges(), made, [&](int x, int y) {
        if (taken(x, y) || !taken(x + 1, y) || !taken(x - 1, y) || !taken(x, y + 1) || !taken(x, y - 1)) return;
        EXPECT_NE(std::ranges::find(holes, Square{x, y}), holes.end());
      });
    }
  }
  EXPECT_GT(found, 20);
}

TEST(Nmbr9Review, LevelsAreInOrderOfWhatTheyLose) {
  for (std::size_t i = 1; i < kLevelLosses.size(); ++i) EXPECT_LT(kLevelLosses[i].lost, kLevelLosses[i - 1].lost);
  for (const LevelLoss& one : kLevelLosses) EXPECT_EQ(plays_like(one.lost), one.level);
  EXPECT_EQ(plays_like(0), "expert");
  EXPECT_EQ(plays_like(100), "random");
}

}  // namespace
}  // namespace cifra::nmbr9::review::review_test
