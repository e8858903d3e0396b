// Ratings: what a single game does, and what comes of many games of players whose strength is known.
#include "rating/rating.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>

#include "base/random.h"

namespace cifra::rating {
namespace {

constexpr double kNear = 0.002;  // ratings are kept in thousandths

std::vector<Rating> game(const std::vector<Rating>& before, const std::vector<int>& places) {
  std::vector<Finish> finishes;
  for (std::size_t i = 0; i < before.size(); ++i) finishes.push_back({before[i], places[i]});
  return rated(finishes);
}

TEST(Rating, WhoWinsGainsWhatTheOtherLoses) {
  const auto after = game({{}, {}}, {1, 2});
  EXPECT_GT(after[0].mean, kFirstMean + 50);
  EXPECT_NEAR(after[0].mean - kFirstMean, kFirstMean - after[1].mean, kNear);
  EXPECT_LT(after[0].deviation, kFirstDeviation) << "and more is known about both";
  EXPECT_EQ(after[0].deviation, after[1].deviation);
  const auto other = game({{}, {}}, {2, 1});
  EXPECT_EQ(other[0], after[1]) << "seats do not matter";
  EXPECT_EQ(other[1], after[0]);
  EXPECT_EQ(game({{}, {}}, {7, 30}), after) << "only who was before whom counts";
}

TEST(Rating, ASurpriseMovesMoreThanWhatWasExpected) {
  const Rating weak{1400, 100};
  const Rating strong{1700, 100};
  const double expected = game({strong, weak}, {1, 2})[0].mean - strong.mean;
  const double surprise = game({strong, weak}, {2, 1})[1].mean - weak.mean;
  EXPECT_GT(expected, 0);
  EXPECT_GT(surprise, 3 * expected);
}

TEST(Rating, TiedWinnersGainAlike) {
  const auto after = game({{}, {}, {}, {}}, {1, 1, 3, 4});
  EXPECT_EQ(after[0], after[1]);
  EXPECT_GT(after[0].mean, kFirstMean);
  EXPECT_GT(after[0].mean, after[2].mean);
  EXPECT_GT(after[2].mean, after[3].mean);
  const auto alone = game({{}, {}, {}, {}}, {1, 2, 3, 4});
  EXPECT_LT(after[0].mean, alone[0].mean) << "a shared victory is worth less than one alone";
  EXPECT_GT(after[0].mean, alone[1].mean) << "and more than the second place";
  EXPECT_NEAR(2 * after[0].mean, alone[0].mean + alone[1].mean, 0.01);
}

TEST(Rating, ATieOfEqualsMovesNobodyAndOneOfUnequalsBringsThemTogether) {
  const auto equal = game({{1600, 90}, {1600, 90}, {1600, 90}}, {1, 1, 1});
  for (const Rating& rating : equal) EXPECT_NEAR(rating.mean, 1600, kNear);
  const auto unequal = game({{1500, 90}, {1700, 90}}, {1, 1});
  EXPECT_GT(unequal[0].mean, 1500);
  EXPECT_LT(unequal[1].mean, 1700);
  EXPECT_NEAR(unequal[0].mean - 1500, 1700 - unequal[1].mean, kNear);
}

TEST(Rating, TheOrderOfTheSeatsDoesNotMatter) {
  const std::vector<Rating> before = {{1500, 350}, {1620, 80}, {1380, 120}, {1710, 60}, {1490, 200}};
  const std::vector<int> places = {2, 1, 3, 3, 5};
  const auto expected = game(before, places);
  std::vector<std::size_t> order(before.size());
  std::iota(order.begin(), order.end(), 0);
  do {
    std::vector<Rating> seats;
    std::vector<int> finished;
    for (const std::size_t i : order) seats.push_back(before[i]), finished.push_back(places[i]);
    const auto after = game(seats, finished);
    for (std::size_t k = 0; k < order.size(); ++k) {
      ASSERT_NEAR(after[k].mean, expected[order[k]].mean, kNear);
      ASSERT_NEAR(after[k].deviation, expected[order[k]].deviation, kNear);
    }
  } while (std::ranges::next_permutation(order).found);
}

TEST(Rating, WhoIsKnownWellMovesLittle) {
  const auto after = game({{1500, 350}, {1500, 70}}, {1, 2});
  EXPECT_GT(after[0].mean - 1500, 5 * (1500 - after[1].mean));
}

TEST(Rating, NoNumberDoesHarm) {
  const double inf = std::numeric_limits<double>::infinity();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const std::vector<Rating> bad = {{inf, 100}, {-inf, nan}, {nan, inf}, {1e300, -5}, {-1e300, 0}, {1500, 1e308}};
  const auto after = game(bad, {std::numeric_limits<int>::max(), std::numeric_limits<int>::min(), 0, -1, 3, 3});
  for (const Rating& rating : after) {
    EXPECT_TRUE(std::isfinite(rating.mean));
    EXPECT_LE(std::abs(rating.mean), 100'000);
    EXPECT_GE(rating.deviation, kLeastDeviation);
    EXPECT_LE(rating.deviation, kFirstDeviation);
  }
  EXPECT_TRUE(rated({}).empty());
  EXPECT_EQ(game({{1512.5, 200}}, {1})[0].mean, 1512.5) << "alone one wins nothing";
}

TEST(Rating, IsKeptInThousandths) {
  for (const Rating& rating : game({{1500, 350}, {1512.345, 77.777}, {1400, 111}}, {1, 2, 2})) {
    EXPECT_EQ(std::round(rating.mean * 1000) / 1000, rating.mean);
    EXPECT_EQ(std::round(rating.deviation * 1000) / 1000, rating.deviation);
  }
}

// People of known strength. What somebody shows in a game is that and luck, spread so that one who is 240 better wins
// 73 games in a hundred.
class League {
 public:
  League(std::string_view seed, std::size_t people) : rng_(seed), truth(people), now(people) {
    for (double& one : truth) one = 1500 + 250 * normal();
  }
  void play(int seats) {
    std::vector<std::size_t> everybody(truth.size());
    std::iota(everybody.begin(), everybody.end(), 0);
    rng_.shuffle(std::span(everybody));
    everybody.resize(static_cast<std::size_t>(seats));
    play(everybody);
  }
  void play(const std::vector<std::size_t>& seats) {
    std::vector<double> shown;
    for (const std::size_t one : seats) shown.push_back(truth[one] - 240 * std::log(-std::log(even())));
    std::vector<Finish> finishes;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const auto better = std::ranges::count_if(shown, [&](double other) { return other > shown[i]; });
      finishes.push_back({now[seats[i]], 1 + static_cast<int>(better)});
    }
    const auto after = rated(finishes);
    for (std::size_t i = 0; i < seats.size(); ++i) now[seats[i]] = after[i];
  }

 private:
  double even() { return (static_cast<double>(rng_.next() >> 11) + 0.5) / 9007199254740992.0; }
  double normal() { return std::sqrt(-2 * std::log(even())) * std::cos(2 * 3.14159265358979 * even()); }

  Rng rng_;

 public:
  std::vector<double> truth;
  std::vector<Rating> now;
};

double correlation(const League& league) {
  const auto n = static_cast<double>(league.truth.size());
  double x = 0, y = 0, xx = 0, yy = 0, xy = 0;
  for (std::size_t i = 0; i < league.truth.size(); ++i) {
    const double a = league.truth[i];
    const double b = league.now[i].mean;
    x += a, y += b, xx += a * a, yy += b * b, xy += a * b;
  }
  return (xy - x * y / n) / std::sqrt((xx - x * x / n) * (yy - y * y / n));
}

TEST(Rating, TheOrderOfALeagueIsThatOfStrength) {
  for (const int seats : {2, 3, 5}) {
    double sum = 0;
    for (int seed = 0; seed < 8; ++seed) {
      League league("order" + std::to_string(seed), 40);
      for (int i = 0; i < 60 * 40 / seats; ++i) league.play(seats);
      sum += correlation(league);
    }
    RecordProperty("order" + std::to_string(seats), std::to_string(sum / 8));
    EXPECT_GT(sum / 8, 0.92) << seats << " seats";
  }
}

// The deviation is what it says it is: two times in three the rating is not further off, however many play.
TEST(Rating, TheDeviationIsHonest) {
  for (const int seats : {2, 3, 5}) {
    int within = 0;
    int all = 0;
    for (int seed = 0; seed < 12; ++seed) {
      League league("honest" + std::to_string(seed), 40);
      for (int i = 0; i < 30 * 40 / seats; ++i) league.play(seats);
      const double truth = std::accumulate(league.truth.begin(), league.truth.end(), 0.0) / 40;
      double mean = 0;
      for (const Rating& rating : league.now) mean += rating.mean / 40;
      for (std::size_t i = 0; i < 40; ++i, ++all) {
        const double off = (league.now[i].mean - mean) - (league.truth[i] - truth);
        within += std::abs(off) < league.now[i].deviation ? 1 : 0;
      }
    }
    const double share = static_cast<double>(within) / all;
    RecordProperty("share" + std::to_string(seats), std::to_string(share));
    EXPECT_GT(share, 0.55) << seats << " seats";
    EXPECT_LT(share, 0.85) << seats << " seats";
  }
}

// Somebody who has played a hundred games gets 200 better: within thirty more games more than half of it
// shows (141 with two at a table, 148 with four).
TEST(Rating, ImprovementShowsWithinThirtyGames) {
  for (const int seats : {2, 4}) {
    double shown = 0;
    constexpr int kSeeds = 40;
    for (int seed = 0; seed < kSeeds; ++seed) {
      League league("better" + std::to_string(seed), 20);
      const auto somebody = [&](int game) {
        std::vector<std::size_t> at = {0};
        for (int i = 1; i < seats; ++i) at.push_back(1 + static_cast<std::size_t>(game * (seats - 1) + i) % 19);
        return at;
      };
      for (int i = 0; i < 100 * 20 / seats; ++i) league.play(seats);
      const double before = league.now[0].mean;
      league.truth[0] += 200;
      for (int i = 0; i < 30; ++i) league.play(somebody(i));
      shown += (league.now[0].mean - before) / kSeeds;
    }
    RecordProperty("shown" + std::to_string(seats), std::to_string(shown));
    EXPECT_GT(shown, 125) << seats << " seats";
  }
}

}  // namespace
}  // namespace cifra::rating
