// What a place of NMBR 9 would have been worth, and par of a shuffle, as a page asks for them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "game/play.h"
#include "games/nmbr9/bots/levels.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/rules/generate.h"
#include "tests/methods/asking.h"

namespace cifra::methods {
namespace {

using nmbr9::Game;
using nmbr9::Layout;
using nmbr9::Placement;
using nmbr9::Recorded;
using nmbr9::Variant;

Recorded easy_game(const std::string& seed, const Variant& variant = {}) {
  const auto bot = game::make_bot<Game>("easy");
  Rng rng(seed);
  Rng stream(seed + "/0");
  return *game::play<Game>(
      variant, shuffled_deck(variant, rng), 1,
      [&](int, const game::View<Game>& view) { return bot->choose(view, stream); }, [](const game::Standings&) {});
}

std::string record_of(const Recorded& game) {
  return json_object([&](JsonText& text) {
    text("game", Game::kName).key("players").begin_array().value("A").end_array();
    game::Codec<Game>::write(text, game);
  });
}

json::object place_of(const Placement& at) {
  return {{"x", at.x}, {"y", at.y}, {"level", at.level}, {"rotation", at.rotation}};
}

// The position before a round, and a place for its tile.
json::object asked(const Recorded& game, std::size_t round, const Placement& at) {
  json::array tiles;
  for (std::size_t i = 0; i < round; ++i) {
    json::object tile = place_of(game.placements[i][0]);
    tile["number"] = game.deck.cards()[i];
    tiles.push_back(tile);
  }
  json::object input = place_of(at);
  input["tiles"] = tiles;
  input["number"] = game.deck.cards()[round];
  if (game.variant != Variant{}) input["variant"] = game.variant.text();
  return input;
}

Layout layout_before(const Recorded& game, std::size_t round) {
  Layout layout;
  for (std::size_t i = 0; i < round; ++i) layout.place_unchecked(game.deck.cards()[i], game.placements[i][0]);
  return layout;
}

double number(const json::value& value) { return value.to_number<double>(); }

TEST(Nmbr9Judge, SaysOfThePlaceThatWasTakenWhatTheReviewSays) {
  Page page;
  const Recorded game = easy_game("judge");
  page.ask("review.begin", {{"record", record_of(game)}});
  json::value review;
  while (page.ask("review.step").at("more").as_bool()) {
    review = page.ask("review.read");
    if (!review.at("seats").at(0).at("lost").is_null()) break;  // what was possible is not asked here
  }
  int wrong = 0;
  for (const std::size_t round : {1, 9, 14, 17, 18, 19}) {
    const json::value& known = review.at("seats").at(0).at("placements").at(round);
    const json::value judged = page.ask("nmbr9.judge", asked(game, round, game.placements[round][0]));
    for (const char* key :
         {"expected", "stderr", "lost", "grade", "best", "holes", "best_holes", "above", "best_above"}) {
      EXPECT_EQ(judged.at(key), known.at(key)) << key << " of round " << round;
    }
    const bool good = known.at("grade") == "best" || known.at("grade") == "good";
    EXPECT_EQ(judged.at("right").as_bool(), good);
    if (good) continue;
    ++wrong;
    // The place that the review calls the best one is right.
    const json::value& best = known.at("best");
    const Placement at{static_cast<std::int16_t>(number(best.at("x"))), static_cast<std::int16_t>(number(best.at("y"))),
                       static_cast<std::uint16_t>(number(best.at("level"))),
                       static_cast<std::uint8_t>(number(best.at("rotation")))};
    EXPECT_TRUE(page.ask("nmbr9.judge", asked(game, round, at)).at("right").as_bool()) << "round " << round;
  }
  EXPECT_GT(wrong, 0);
}

TEST(Nmbr9Judge, TheLastCardIsWorthWhatTheRulesSay) {
  Page page;
  int wrong = 0;
  for (int i = 0; i < 3; ++i) {
    const Recorded game = easy_game("judge last/" + std::to_string(i));
    const Layout before = layout_before(game, 19);
    const int card = game.deck.cards()[19];
    nmbr9::PlacementBuffer buffer;
    const auto span = nmbr9::legal_placements(before, card, buffer);
    const std::vector<Placement> all(span.begin(), span.end());
    const auto score = [&](const Placement& at) {
      Layout after = before;
      after.place_unchecked(card, at);
      return after.score();
    };
    const int best = score(*std::ranges::max_element(all, {}, score));
    for (std::size_t k = 0; k < all.size(); k += 1 + all.size() / 40) {
      const json::value judged = page.ask("nmbr9.judge", asked(game, 19, all[k]));
      EXPECT_EQ(number(judged.at("expected")), score(all[k]));
      EXPECT_EQ(number(judged.at("lost")), best - score(all[k]));
      EXPECT_EQ(number(judged.at("best").at("expected")), best);
      EXPECT_EQ(judged.at("right").as_bool(), score(all[k]) == best);
      if (!judged.at("right").as_bool()) ++wrong;
    }
  }
  EXPECT_GT(wrong, 0);
}

TEST(Nmbr9Judge, RefusesWhatIsNoPosition) {
  Page page;
  const Recorded game = easy_game("judge");
  const auto fault = [&](const json::object& input) { return page.fault("nmbr9.judge", json::serialize(input)); };
  const json::object good = asked(game, 3, game.placements[3][0]);
  json::object input = good;
  input["number"] = 10;
  EXPECT_EQ(fault(input), "bad_input number");
  input = good;
  input["x"] = 900;
  EXPECT_EQ(fault(input), "not_adjacent ");
  input = good;
  input["level"] = 7;
  EXPECT_EQ(fault(input), "unsupported ");
  input = good;
  input.erase("level");
  EXPECT_EQ(fault(input), "bad_input level");
  for (const char* variant : {"K-9-2-20", "nonsense", "U-9-9-90"}) {
    input = good;
    input["variant"] = variant;
    EXPECT_EQ(fault(input), "bad_input variant") << variant;
  }
  input["variant"] = "U-9-2-3";  // the fourth card of three
  EXPECT_EQ(fault(input), "bad_input tiles");
  input["variant"] = "U-0-9-9";  // other numbers
  EXPECT_EQ(fault(input), "bad_input tiles");
  input = good;
  input["tiles"] = json::array{json::object{{"x", 0}}};
  EXPECT_EQ(fault(input), "bad_input tiles[0].y");
}

TEST(Nmbr9Par, IsThatOfTheReviewGameByGame) {
  const Recorded game = easy_game("par", *Variant::parse("U-4-1-5"));
  constexpr int kGames = 2;
  Page page;
  page.ask("review.begin", {{"record", record_of(game)}, {"par", kGames}});
  while (page.ask("review.step").at("more").as_bool()) {
  }
  const json::value review = page.ask("review.read");
  json::array deck;
  for (const auto card : game.deck.cards()) deck.push_back(card);
  const auto go_on = [&](int index, int pieces) {
    return page.ask("nmbr9.par", {{"deck", deck}, {"variant", "U-4-1-5"}, {"game", index}, {"pieces", pieces}});
  };
  double sum = 0;
  for (int i = 0; i < kGames; ++i) {
    double progress = 0;
    for (json::value answer = go_on(i, 1);; answer = go_on(i, 2)) {
      EXPECT_GE(number(answer.at("progress")), progress);
      progress = number(answer.at("progress"));
      if (answer.at("score").is_null()) continue;
      sum += number(answer.at("score"));
      break;
    }
    EXPECT_EQ(progress, 1);
  }
  EXPECT_NEAR(number(review.at("par")), sum / kGames, 1e-6);
  // Asked again, and another game in between: the same.
  const json::value again = go_on(0, 100);
  EXPECT_EQ(go_on(1, 0).at("score"), nullptr);
  EXPECT_EQ(go_on(0, 100), again);
}

TEST(Nmbr9Par, RefusesWhatIsNoDeck) {
  Page page;
  const auto fault = [&](const json::object& input) { return page.fault("nmbr9.par", json::serialize(input)); };
  json::object input{{"deck", json::array{0, 1, 2}}, {"game", 0}, {"pieces", 100}};
  EXPECT_EQ(fault(input), "bad_input deck");
  input["variant"] = "U-2-1-3";
  EXPECT_EQ(page.ask("nmbr9.par", input).at("score").is_null(), false);
  input["deck"] = json::array{0, 1, 1};
  EXPECT_EQ(fault(input), "bad_input deck");
  input["deck"] = json::array{0, 1, 2};
  input["pieces"] = 101;
  EXPECT_EQ(fault(input), "bad_input pieces");
  input["pieces"] = 1;
  input["game"] = -1;
  EXPECT_EQ(fault(input), "bad_input game");
}

}  // namespace
}  // namespace cifra::methods
