// Games of the bots for tests of the review of NMBR 9, and what a review says of them.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "base/json.h"
#include "game/play.h"
#include "game/review.h"
#include "games/nmbr9/bots/levels.h"
#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/review/review.h"
#include "games/nmbr9/type.h"

namespace cifra::nmbr9::review::testing {

// A game of these levels; the seed decides all of it.
inline Recorded bot_game(const std::vector<std::string>& levels, const std::string& seed, const Variant& variant = {}) {
  std::vector<std::unique_ptr<game::Bot<Game>>> bots;
  std::vector<Rng> streams;
  for (const std::string& level : levels) {
    bots.push_back(game::make_bot<Game>(level));
    streams.emplace_back(seed + "/" + std::to_string(streams.size()));
  }
  Rng rng(seed);
  auto recorded = game::play<Game>(
      variant, shuffled_deck(variant, rng), levels.size(),
      [&](int seat, const game::View<Game>& view) {
        const auto at = static_cast<std::size_t>(seat);
        return bots[at]->choose(view, streams[at]);
      },
      [](const game::Standings&) {});
  EXPECT_TRUE(recorded);
  return *recorded;
}

inline std::vector<std::string> names(std::size_t count) {
  std::vector<std::string> list;
  for (std::size_t i = 0; i < count; ++i) list.push_back("player " + std::to_string(i));
  return list;
}

// Enough for all that does not ask how sure it is.
inline constexpr Work kLittle = {.effort = {.candidates = 4, .depth = 4, .choose = 8, .value = 12}, .possible = 20'000};

inline Result<std::unique_ptr<game::Review>> begin_review(const Recorded& game, std::size_t players = 1,
                                                          const Work& work = kLittle, int par_games = 0) {
  const std::vector<std::string> list = names(players);
  game::ReviewPlan plan;
  plan.players = list;
  plan.par_games = par_games;
  return make_review(*game::recorded<Game>(type(), game), plan, work);
}

inline std::string text_of(const game::Review& review) {
  return json_object([&](JsonText& text) { review.write(text); });
}

inline json::value json_of(const game::Review& review) {
  auto parsed = parse_json(text_of(review), "bad_json");
  EXPECT_TRUE(parsed);
  return parsed ? *parsed : json::value();
}

// All of it.
inline json::value reviewed(const Recorded& game, std::size_t players = 1, const Work& work = kLittle,
                            int par_games = 0) {
  auto review = begin_review(game, players, work, par_games);
  EXPECT_TRUE(review) << review.error().message;
  while ((*review)->step()) {
  }
  return json_of(**review);
}

inline double number(const json::value& value) { return value.to_number<double>(); }

struct Sums {
  double lost = 0;
  double luck = 0;
  double last = 0;  // what is to be expected after the last placement
};

// What the placements of a seat come to, as printed.
inline Sums sums_of(const json::value& seat) {
  Sums sums;
  for (const json::value& one : seat.at("placements").as_array()) {
    EXPECT_GE(number(one.at("lost")), 0);
    sums.lost += number(one.at("lost"));
    sums.luck += number(one.at("luck"));
    sums.last = number(one.at("expected"));
  }
  return sums;
}

}  // namespace cifra::nmbr9::review::testing
