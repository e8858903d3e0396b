// Laws of reviews, over many games of bots of all levels: the account adds up, nothing lost is negative, stronger
// levels lose less, and luck is luck. CIFRA_REVIEW_GAMES says how many games: 100 unless it is set.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <map>

#include "games/the_number/review/field.h"
#include "games/the_number/review/solved_rounds.h"
#include "games/the_number/review/two_players.h"
#include "tests/bots/sample.h"
#include "tests/games/the_number/review/games.h"

namespace cifra::the_number::review {
namespace {

const std::vector<std::string> kAllLevels = {"random", "easy", "medium", "hard", "expert"};

int games_asked() {
  const char* const asked = std::getenv("CIFRA_REVIEW_GAMES");
  return asked != nullptr ? std::atoi(asked) : 100;
}

// Three games of a hundred are for three to five players, who take a thousand times as long.
std::size_t players_of(int game) { return game % 100 < 97 ? 2 : static_cast<std::size_t>(game % 100 - 94); }

TEST(ReviewLaws, AccountsAddUpAndStrongerLevelsLoseLess) {
  Rng rng("review/laws");
  std::map<std::string, Sample> lost;  // a decision, of two players; one for every game
  for (int i = 0; i < games_asked(); ++i) {
    const std::size_t players = players_of(i);
    std::vector<std::string> levels;
    // With three to five players `expert` takes ten times as long as `hard`.
    const std::uint32_t count = players == 2 || (games_asked() >= 1000 && i < 500) ? 5 : 4;
    while (levels.size() < players) levels.push_back(kAllLevels[rng.below(count)]);
    game::ReviewPlan plan;
    plan.players = levels;
    const json::object review = reviewed(bots_game(levels, "review/laws/" + std::to_string(i)), plan);
    expect_account(review);
    if (players > 2) {
      for (const json::value& seat : review.at("seats").as_array()) {
        for (const json::value& turn : seat.at("turns").as_array()) EXPECT_GE(number(turn.at("stderr")), 0);
      }
      continue;
    }
    expect_luck_is_what_was_lost(review);
    for (const json::value& seat : review.at("seats").as_array())
      lost[std::string(seat.at("name").as_string())].add(number(seat.at("mean_lost")));
  }
  const auto margin = [&](const std::string& a, const std::string& b) {
    return std::hypot(lost[a].standard_error(), lost[b].standard_error());
  };
  for (std::size_t level = 1; level < 4; ++level) {
    const std::string& weaker = kAllLevels[level - 1];
    const std::string& stronger = kAllLevels[level];
    EXPECT_GT(lost[weaker].mean() - lost[stronger].mean(), 2 * margin(weaker, stronger))
        << weaker << " " << lost[weaker].mean() << ", " << stronger << " " << lost[stronger].mean();
  }
  EXPECT_LE(lost["expert"].mean(), lost["hard"].mean() + 2 * margin("expert", "hard"));
}

// A whole round is solved for this, which takes some 40 s.
TEST(ReviewLaws, HoldForOtherBonusesThatAreSolvedFirst) {
  if (games_asked() < 1000) GTEST_SKIP() << "only with many games";
  for (int i = 0; i < 2; ++i) {
    Recorded recorded = bots_game({"easy", "medium"}, "review/bonuses/" + std::to_string(i));
    recorded.options.bonuses = {1, 9, 0, 2, 20};
    const json::object review = reviewed(recorded, 2);
    EXPECT_EQ(review.contains("solving"), i == 0) << "it is solved once";
    if (i == 0) {
      EXPECT_EQ(number(review.at("solving")), 1);
    }
    expect_account(review);
    expect_luck_is_what_was_lost(review);
    for (std::size_t seat = 0; seat < 2; ++seat) {
      EXPECT_NEAR(number(seat_of(review, seat).at("rounds").at(0).at("start")), 0, 1e-3) << "both begin alike";
    }
  }
}

double chance(Rng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

// Adds a turn to a record of a game in play.
template <class Choose>
Recorded played(std::size_t players, Choose&& choose) {
  Recorded recorded;
  State state = *Game::start({}, static_cast<int>(players));
  while (!Game::finished(state)) {
    game::Choices<Number> choices{};
    choose(state, choices);
    game::Codec<Game>::append(recorded, state, choices);
    EXPECT_TRUE(Game::resolve(state, choices));
  }
  return recorded;
}

Sample luck_of(const json::object& seat) {
  Sample luck;
  for (const json::value& turn : seat.at("turns").as_array()) luck.add(number(turn.at("luck")));
  return luck;
}

// Against an equilibrium there is nothing but luck, and it averages zero, however badly one plays; against somebody who
// errs, luck is what that one gives away.
TEST(ReviewLaws, LuckIsZeroAgainstTheEquilibriumOfTwo) {
  const RoundTable table = solved_round(Options().bonuses);
  const auto random = game::make_bot<Game>("random");
  const auto medium = game::make_bot<Game>("medium");
  Rng rng("review/luck");
  Sample against_equilibrium;
  Sample against_random;
  for (int i = 0; i < 150; ++i) {
    const auto any = [&](game::Bot<Game>& bot, const State& state, int seat) {
      game::View<Game> view{};
      view.state = state;
      view.seat = seat;
      return bot.choose(view, rng);
    };
    const Recorded recorded = played(2, [&](const State& state, game::Choices<Number>& choices) {
      if (state.available[0] != 0) choices[0] = any(i % 2 == 0 ? *random : *medium, state, 0);
      if (state.available[1] != 0) {
        const auto own = solve::equilibrium(*table, state.options, position_of(state, 1)).mine;
        choices[1] = Number::of(solve::draw(own, chance(rng)));
      }
    });
    const json::object review = reviewed(recorded, 2);
    const Sample first = luck_of(seat_of(review, 0));
    against_equilibrium.add(first.mean());
    if (i % 2 == 0) against_random.add(luck_of(seat_of(review, 1)).mean());
    EXPECT_LT(number(seat_of(review, 1).at("mean_lost")), 1e-3) << "what an equilibrium plays loses nothing";
  }
  EXPECT_LT(std::abs(against_equilibrium.mean()), 3 * against_equilibrium.standard_error());
  EXPECT_LT(against_equilibrium.standard_error(), 0.25);
  EXPECT_GT(against_random.mean(), 3);
}

// The same with three players and more, where the equilibrium is that of the answers that value; it is the same in a
// game and in its review. With learned values of later turns luck averages zero only as nearly as these are right.
TEST(ReviewLaws, LuckIsZeroAgainstTheEquilibriumOfMore) {
  Rng rng("review/luck of more");
  for (const std::size_t players : {3U, 4U, 5U}) {
    const int games = games_asked() >= 1000 ? 12 : players == 3 ? 3 : 0;
    Sample luck;
    for (int i = 0; i < games; ++i) {
      const Recorded recorded = played(players, [&](const State& state, game::Choices<Number>& choices) {
        FieldAnswers answers(state, *solve::shipped_field_values(players), shift_after(state));
        while (!answers.complete()) answers.add();
        const solve::FieldPlay& play = answers.plays()[kChoosing + rng.below(kAnswers - kChoosing)];
        for (std::size_t seat = 0; seat < players; ++seat) {
          if (state.available[seat] != 0) choices[seat] = Number::of(solve::draw(play.strategies[seat], chance(rng)));
        }
      });
      const json::object review = reviewed(recorded, players);
      double mean = 0;  // of all seats, whose luck is not independent
      for (std::size_t seat = 0; seat < players; ++seat)
        mean += luck_of(seat_of(review, seat)).mean() / static_cast<double>(players);
      luck.add(mean);
      EXPECT_TRUE(std::isfinite(mean));
    }
    if (games == 0) continue;
    EXPECT_LT(std::abs(luck.mean()), 3 * luck.standard_error() + 0.3) << players << " players";
    EXPECT_LT(luck.standard_error(), 1);
  }
}

}  // namespace
}  // namespace cifra::the_number::review
