// Maps of turns: every number, as the review and the rules have it.
#include "games/the_number/review/map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "games/the_number/review/solved_rounds.h"
#include "games/the_number/review/two_players.h"
#include "tests/games/the_number/review/games.h"

namespace cifra::the_number::review {
namespace {

void expect_map_fits(const Recorded& recorded, std::size_t players) {
  const json::object review = reviewed(recorded, players);
  const Replay game = *replay(recorded, players);
  for (std::size_t turn = 0; turn < game.rounds[0].size(); ++turn) {
    const PlayedTurn& played = game.rounds[0][turn];
    for (std::size_t seat = 0; seat < players; ++seat) {
      const auto map = map_of(game, 0, turn, seat);
      ASSERT_TRUE(map);
      const json::object& told = turn_of(review, seat, turn);
      EXPECT_NEAR(map->value, number(told.at("value")), 1e-8);
      std::size_t count = 0;
      for_each_legal(played.before, static_cast<int>(seat), [&](Number) { ++count; });
      ASSERT_EQ(map->entries.size(), count);
      double mixed = 0;
      for (const solve::Share& share : map->mix) mixed += share.part;
      if (count > 0) {
        EXPECT_NEAR(mixed, 1, 1e-9);
      }
      EXPECT_TRUE(std::ranges::is_sorted(map->mix, std::greater(), &solve::Share::part));
      int most = 0;
      for (const MapEntry& entry : map->entries) {
        EXPECT_GE(entry.approved, -1e-9);
        EXPECT_LE(entry.approved, 1 + 1e-9);
        most = std::max(most, entry.points);
        if (entry.number != played.checked(seat)) continue;
        EXPECT_NEAR(entry.value, number(told.at("value")), 1e-6);
        EXPECT_EQ(entry.points, played.of(seat).points);
        if (players == 2 && !told.at("luck").is_null()) {
          EXPECT_NEAR(entry.real - entry.value, number(told.at("luck")), 1e-3);
        }
        if (turn + 1 == kTurns) {
          EXPECT_NEAR(entry.real, game.brought(played, seat), 1e-5);
        }
      }
      if (count > 0) {
        EXPECT_EQ(most, number(told.at("hindsight").at("points")));
      }
    }
  }
}

TEST(ReviewMap, OfTwoFitsTheReview) { expect_map_fits(bots_game({"easy", "random"}, "map"), 2); }

// By the rules: every number of mine against every one of theirs.
TEST(ReviewMap, SaysHowOftenANumberIsApproved) {
  const Recorded recorded = bots_game({"easy", "random"}, "approved");
  const Replay game = *replay(recorded, 2);
  for (const std::size_t turn : {std::size_t{0}, std::size_t{2}, std::size_t{4}}) {
    const PlayedTurn& played = game.rounds[0][turn];
    const auto map = map_of(game, 0, turn, 0);
    ASSERT_TRUE(map);
    const auto table = solved_round(played.before.options.bonuses);
    const auto answer = solve::equilibrium(*table, played.before.options, position_of(played.before, 0));
    for (const MapEntry& entry : map->entries) {
      double often = 0;
      for (const solve::Share& share : answer.theirs) {
        const std::array<Number, 2> numbers = {entry.number, Number::of(share.move)};
        const Turn outcome = resolve_turn(played.before.options, played.before.turn, numbers);
        if (outcome.results[0].status == Status::kApproved) often += share.part;
      }
      if (answer.theirs.empty()) often = 1;
      EXPECT_NEAR(entry.approved, often, 1e-9) << entry.number.text();
    }
  }
}

TEST(ReviewMap, OfThreeFitsTheReview) {
  expect_map_fits(
      written_game(
          3,
          R"([[["012","987","555"],["345","654","012"],["678","321","012"],["999","000",null],[null,"111","777"]]])"),
      3);
}

TEST(ReviewMap, OfARoundThatIsNotSolvedIsRefused) {
  const Recorded recorded = written_game(2, R"([[["012","987"]]])", R"({"bonuses":[2,3,4,7,9]})");
  const auto refused = map_of(*replay(recorded, 2), 0, 0, 0);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "takes_long");
  // As if it had been solved: nothing else is asked for.
  keep_solved_round(recorded.options.bonuses, solved_round(Options().bonuses));
  EXPECT_TRUE(map_of(*replay(recorded, 2), 0, 0, 0));
}

}  // namespace
}  // namespace cifra::the_number::review
