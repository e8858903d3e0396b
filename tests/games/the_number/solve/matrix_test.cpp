// The simplex method behind the equilibria: whatever the matrix, neither player can do better than the answer.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "base/random.h"
#include "games/the_number/solve/two_players/matrix_game.h"

namespace cifra::the_number::solve {
namespace {

using Matrix = std::vector<std::vector<double>>;

// How much both players together could gain by the best pure replies.
double gap(const Matrix& matrix, const MatrixGame& game) {
  double high = -1e9;
  double low = 1e9;
  for (const auto& row : matrix) {
    double sum = 0;
    for (std::size_t column = 0; column < row.size(); ++column) sum += game.column_strategy()[column] * row[column];
    high = std::max(high, sum);
  }
  for (std::size_t column = 0; column < matrix[0].size(); ++column) {
    double sum = 0;
    for (std::size_t row = 0; row < matrix.size(); ++row) sum += game.row_strategy()[row] * matrix[row][column];
    low = std::min(low, sum);
  }
  EXPECT_NEAR(game.value(), (low + high) / 2, 1e-6);
  return high - low;
}

// A row or a column more, solved after each, as a double oracle does; entries are few different numbers, so that ties
// and equal rows are common.
void grow_and_check(Rng& rng, int steps, unsigned different, double scale, bool careful) {
  Matrix matrix = {{0}};
  MatrixGame game;
  game.careful = careful;
  game.add_row({});
  game.add_column(std::vector<double>{0});
  const auto entry = [&] { return scale * (static_cast<double>(rng.below(different)) - different / 2.0); };
  for (int step = 0; step < steps; ++step) {
    if (rng.below(2) == 0) {
      matrix.emplace_back();
      while (matrix.back().size() < matrix[0].size()) matrix.back().push_back(entry());
      game.add_row(matrix.back());
    } else {
      std::vector<double> column;
      for (auto& row : matrix) {
        row.push_back(entry());
        column.push_back(row.back());
      }
      game.add_column(column);
    }
    ASSERT_TRUE(game.solve());
    ASSERT_LT(gap(matrix, game), 1e-6 * scale * different);
  }
  ASSERT_TRUE(game.solve_afresh());
  ASSERT_LT(gap(matrix, game), 1e-6 * scale * different);
}

TEST(TheNumberMatrix, Grows) {
  Rng rng("matrix games");
  for (int i = 0; i < 100; ++i) grow_and_check(rng, 40, 1000, 0.1, i % 2 == 0);
}

TEST(TheNumberMatrix, ManyTies) {
  Rng rng("ties");
  for (int i = 0; i < 100; ++i) grow_and_check(rng, 40, 2 + rng.below(6), 5, i % 2 == 0);
}

TEST(TheNumberMatrix, Chances) {
  Rng rng("chances");
  for (int i = 0; i < 50; ++i) grow_and_check(rng, 60, 65535, 1.0 / 65534, i % 2 == 0);
}

TEST(TheNumberMatrix, Large) {
  Rng rng("large");
  grow_and_check(rng, 200, 3, 1, false);
  grow_and_check(rng, 200, 3, 1, true);
}

// Steps chosen with care are fewer: of games with many ties, solved from scratch, less than three quarters.
TEST(TheNumberMatrix, CareSavesSteps) {
  Rng rng("care");
  std::array<std::uint64_t, 2> steps{};
  for (int i = 0; i < 20; ++i) {
    std::array<MatrixGame, 2> games;
    games[1].careful = true;
    for (MatrixGame& game : games) {
      for (int row = 0; row < 60; ++row) game.add_row({});
    }
    for (int column = 0; column < 60; ++column) {
      std::vector<double> payoffs;
      for (int row = 0; row < 60; ++row) payoffs.push_back(static_cast<double>(rng.below(20)));
      for (MatrixGame& game : games) game.add_column(payoffs);
    }
    for (const std::size_t care : {0U, 1U}) {
      ASSERT_TRUE(games[care].solve());
      steps[care] += games[care].steps;
    }
    EXPECT_NEAR(games[0].value(), games[1].value(), 1e-6);
  }
  EXPECT_LT(4 * steps[1], 3 * steps[0]);
}

TEST(TheNumberMatrix, KnownGames) {
  MatrixGame game;  // stone, paper, scissors
  for (int row = 0; row < 3; ++row) game.add_row({});
  game.add_column(std::vector<double>{0, 1, -1});
  game.add_column(std::vector<double>{-1, 0, 1});
  game.add_column(std::vector<double>{1, -1, 0});
  ASSERT_TRUE(game.solve());
  EXPECT_NEAR(game.value(), 0, 1e-8);
  for (const double part : game.row_strategy()) EXPECT_NEAR(part, 1.0 / 3, 1e-8);

  game.clear();  // 3 -1 / -2 1: worth 1/7, rows 3:4, columns 2:5
  game.add_row({});
  game.add_column(std::vector<double>{3});
  game.add_column(std::vector<double>{-1});
  game.add_row(std::vector<double>{-2, 1});
  ASSERT_TRUE(game.solve());
  EXPECT_NEAR(game.value(), 1.0 / 7, 1e-8);
  EXPECT_NEAR(game.row_strategy()[0], 3.0 / 7, 1e-8);
  EXPECT_NEAR(game.column_strategy()[0], 2.0 / 7, 1e-8);
}

}  // namespace
}  // namespace cifra::the_number::solve
