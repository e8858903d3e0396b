// Eight games at a time must be eight games: every lane of a batch against the rules themselves.
#include "games/the_number/rules/batch.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <string>

#include "base/random.h"
#include "tests/games/the_number/rules/table.h"

namespace cifra::the_number {
namespace {

Number random_number(DigitSet available, Rng& rng) {
  const auto count = static_cast<std::uint32_t>(std::popcount(available));
  const auto draw = [&] { return digit_at(available, rng.below(count)); };
  const unsigned first = draw();
  const unsigned second = draw();
  return {first, second, draw()};
}

// Often the same few numbers, so that ties come up; now and then nobody.
Number any_number(Rng& rng) {
  if (rng.below(8) == 0) return {};
  return Number::of(rng.below(4) == 0 ? 111 * rng.below(10) : rng.below(1000));
}

Options random_options(Rng& rng) {
  Options options;
  for (std::uint8_t& bonus : options.bonuses) bonus = static_cast<std::uint8_t>(rng.below(100));
  return options;
}

template <int Seats>
void lanes_are_turns() {
  Rng rng("lanes/" + std::to_string(Seats));
  int wrong = 0;
  for (int batch = 0; batch < 4000; ++batch) {
    const Options options = batch % 2 == 0 ? Options() : random_options(rng);
    const int turn = batch % kTurns;
    std::array<std::array<Number, Seats>, kLanes> tables;
    NumberLanes<Seats> lanes{};
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      for (std::size_t seat = 0; seat < Seats; ++seat) {
        tables[lane][seat] = any_number(rng);
        lanes[seat][lane] = tables[lane][seat].key();
      }
    }
    const TurnLanes<Seats> together = resolve_lanes<Seats>(options, turn, lanes);
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      const Turn alone = resolve_turn(options, turn, tables[lane]);
      for (std::size_t seat = 0; seat < Seats; ++seat) {
        wrong += together.points[seat][lane] == alone.results[seat].points ? 0 : 1;
        wrong += together.crossed[seat][lane] == alone.results[seat].crossed ? 0 : 1;
      }
    }
  }
  EXPECT_EQ(wrong, 0) << Seats << " seats";
}

TEST(Batch, EveryLaneIsATurn) {
  lanes_are_turns<2>();
  lanes_are_turns<3>();
  lanes_are_turns<4>();
  lanes_are_turns<5>();
}

// The same through the whole game: available digits, seats that are out, totals.
TEST(Batch, EveryLaneIsAGame) {
  constexpr std::size_t kSeats = 4;
  Rng rng("lane games");
  for (int batch = 0; batch < 200; ++batch) {
    std::array<State, kLanes> games;
    games.fill(started(kSeats, {.slips = Slips::kReject}));
    while (!Game::finished(games[0])) {
      NumberLanes<kSeats> lanes{};
      std::array<game::Choices<Number>, kLanes> written;
      const int turn = games[0].turn;
      for (std::size_t lane = 0; lane < kLanes; ++lane) {
        for (std::size_t seat = 0; seat < kSeats; ++seat) {
          const DigitSet available = games[lane].available[seat];
          if (available == 0) continue;
          written[lane][seat] = random_number(available, rng);
          lanes[seat][lane] = written[lane][seat]->key();
        }
      }
      const TurnLanes<kSeats> together = resolve_lanes<kSeats>({}, turn, lanes);
      for (std::size_t lane = 0; lane < kLanes; ++lane) {
        const auto alone = Game::resolve(games[lane], written[lane]);
        ASSERT_TRUE(alone);
        for (std::size_t seat = 0; seat < kSeats; ++seat) {
          ASSERT_EQ(together.points[seat][lane], alone->results[seat].points);
          ASSERT_EQ(together.crossed[seat][lane], alone->results[seat].crossed);
        }
      }
    }
  }
}

struct Sample {
  double sum = 0;
  double squares = 0;
  int count = 0;

  void add(double x) {
    sum += x;
    squares += x * x;
    ++count;
  }
  double mean() const { return sum / count; }
  double variance() const { return squares / count - mean() * mean(); }
};

template <int Seats>
void random_games_are_random_games(const Options& options) {
  std::array<Sample, Seats> batched;
  LaneRng lane_rng("batched");
  for (int batch = 0; batch < 5000; ++batch) {
    const auto scores = random_games<Seats>(options, lane_rng);
    for (std::size_t seat = 0; seat < Seats; ++seat) {
      for (std::size_t lane = 0; lane < kLanes; ++lane) batched[seat].add(scores[seat][lane]);
    }
  }
  std::array<Sample, Seats> scalar;
  Rng rng("scalar");
  for (int game = 0; game < 20000; ++game) {
    State state = started(Seats, options);
    while (!Game::finished(state)) {
      game::Choices<Number> numbers;
      for (std::size_t seat = 0; seat < Seats; ++seat) {
        if (state.available[seat] != 0) numbers[seat] = random_number(state.available[seat], rng);
      }
      ASSERT_TRUE(Game::resolve(state, numbers));
    }
    for (std::size_t seat = 0; seat < Seats; ++seat) scalar[seat].add(state.total[seat]);
  }
  for (std::size_t seat = 0; seat < Seats; ++seat) {
    const Sample& a = batched[seat];
    const Sample& b = scalar[seat];
    const double error = std::sqrt(a.variance() / a.count + b.variance() / b.count);
    EXPECT_NEAR(a.mean(), b.mean(), 4 * error) << Seats << " seats, seat " << seat;
    EXPECT_NEAR(a.variance() / b.variance(), 1, 0.06) << Seats << " seats, seat " << seat;
  }
}

TEST(Batch, RandomGamesScoreLikeRandomGames) {
  random_games_are_random_games<2>({});
  random_games_are_random_games<3>({});
  random_games_are_random_games<4>({});
  random_games_are_random_games<5>({});
}

TEST(Batch, RandomGamesFollowTheOptions) {
  random_games_are_random_games<3>({.bonuses = {20, 0, 0, 0, 50}, .rounds = 1});
}

TEST(Batch, TheSameSeedPlaysTheSameGames) {
  LaneRng a("again");
  LaneRng b("again");
  for (int batch = 0; batch < 10; ++batch) {
    const auto first = random_games<5>({}, a);
    const auto second = random_games<5>({}, b);
    for (std::size_t seat = 0; seat < 5; ++seat) {
      for (std::size_t lane = 0; lane < kLanes; ++lane) EXPECT_EQ(first[seat][lane], second[seat][lane]);
    }
  }
}

}  // namespace
}  // namespace cifra::the_number
