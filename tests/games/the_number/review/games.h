// Games of The Number to be reviewed: played by bots or written down, and their reviews as JSON.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "base/json.h"
#include "base/json_node.h"
#include "game/game_type.h"
#include "games/the_number/codec/codec.h"
#include "games/the_number/review/review.h"
#include "games/the_number/type.h"

namespace cifra::the_number::review {

// The record of a game; `rounds` and `options` are JSON.
inline Recorded written_game(std::size_t players, const std::string& rounds, const std::string& options = "{}") {
  const auto value = parse_json(R"({"options":)" + options + R"(,"rounds":)" + rounds + "}", "bad");
  EXPECT_TRUE(value) << rounds;
  const auto recorded = game::Codec<Game>::read(Node(&*value, "bad"), players);
  EXPECT_TRUE(recorded) << rounds;
  return recorded.value_or(Recorded());
}

// A game of bots, who sit as the list says.
inline Recorded bots_game(const std::vector<std::string>& levels, const std::string& seed) {
  game::BotGame game;
  game.seed = seed;
  const auto result = type().bot_table(levels)->play(game);
  EXPECT_TRUE(result);
  return *game::recorded_as<Game>(*result->record);
}

inline std::vector<std::string> names(std::size_t count) {
  std::vector<std::string> all = {"Ana", "Ben", "Cleo", "Dan", "Eva"};
  all.resize(count);
  return all;
}

inline std::unique_ptr<game::Review> begun(const Recorded& recorded, game::ReviewPlan plan) {
  auto review = type().review(*game::recorded<Game>(type(), recorded), plan);
  EXPECT_TRUE(review) << (review ? "" : review.error().message);
  return review ? std::move(*review) : nullptr;
}

inline json::object written(const game::Review& review) {
  const auto value = parse_json(json_object([&](JsonText& text) { review.write(text); }), "bad");
  EXPECT_TRUE(value);
  return value ? value->as_object() : json::object();
}

// The whole review.
inline json::object reviewed(const Recorded& recorded, const game::ReviewPlan& plan) {
  const auto review = begun(recorded, plan);
  if (review == nullptr) return {};
  double progress = review->progress();
  while (review->step()) {
    EXPECT_FALSE(review->complete());
    EXPECT_GE(review->progress(), progress);
    progress = review->progress();
  }
  EXPECT_TRUE(review->complete());
  EXPECT_EQ(review->progress(), 1);
  return written(*review);
}
inline json::object reviewed(const Recorded& recorded, std::size_t players) {
  const std::vector<std::string> all = names(players);
  game::ReviewPlan plan;
  plan.players = all;
  return reviewed(recorded, plan);
}

inline const json::object& seat_of(const json::object& review, std::size_t seat) {
  return review.at("seats").at(seat).as_object();
}
inline const json::object& turn_of(const json::object& review, std::size_t seat, std::size_t turn) {
  return review.at("seats").at(seat).at("turns").at(turn).as_object();
}
inline double number(const json::value& value) {
  return value.is_double() ? value.get_double() : value.to_number<double>();
}

// start - lost + luck = result in every complete round, and nothing lost is negative.
inline void expect_account(const json::object& review) {
  for (const json::value& seat : review.at("seats").as_array()) {
    const auto& rounds = seat.at("rounds").as_array();
    double all_lost = 0;
    double all_luck = 0;
    for (std::size_t round = 0; round < rounds.size(); ++round) {
      double sum = number(rounds[round].at("start"));
      for (const json::value& turn : seat.at("turns").as_array()) {
        if (static_cast<std::size_t>(number(turn.at("round"))) != round) continue;
        const double lost = number(turn.at("lost"));
        EXPECT_GE(lost, 0);
        const double best = turn.at("best").is_null() ? number(turn.at("value")) : number(turn.at("best").at("value"));
        EXPECT_NEAR(best - number(turn.at("value")), lost, 1e-8);
        sum -= lost;
        all_lost += lost;
        if (turn.at("luck").is_null()) continue;
        sum += number(turn.at("luck"));
        all_luck += number(turn.at("luck"));
      }
      if (!rounds[round].at("result").is_null()) {
        EXPECT_NEAR(sum, number(rounds[round].at("result")), 1e-6);
      }
    }
    EXPECT_NEAR(number(seat.at("lost")), all_lost, 1e-6);
    EXPECT_NEAR(number(seat.at("luck")), all_luck, 1e-6);
  }
}

// With two players the luck of both seats in a turn is what both lost.
inline void expect_luck_is_what_was_lost(const json::object& review) {
  for (std::size_t turn = 0; turn < review.at("seats").at(0).at("turns").as_array().size(); ++turn) {
    const json::object& first = turn_of(review, 0, turn);
    const json::object& second = turn_of(review, 1, turn);
    if (first.at("luck").is_null()) continue;
    EXPECT_NEAR(number(first.at("luck")) + number(second.at("luck")),
                number(first.at("lost")) + number(second.at("lost")), 1e-3);
    EXPECT_LE(number(first.at("gap")), 1e-3);
    for (const json::object* one : {&first, &second})
      EXPECT_NEAR(number(one->at("given")) + number(one->at("chance")), number(one->at("luck")), 1e-8);
    EXPECT_EQ(first.at("given"), second.at("lost"));
  }
}

}  // namespace cifra::the_number::review
