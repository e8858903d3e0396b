#include "games/the_number/solve/two_players/matrix_game.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cifra::the_number::solve {
namespace {

// The column player's programme: with a constant added that makes the value positive, the largest sum of u >= 0 with
// M u <= 1. The limits are not quite 1 but a little more, each by an amount of its own, so that no two rows ever tie:
// payoffs are small integers in the last turn, and without this the method can go round in circles there.
constexpr double kSpread = 1e-9;
double nearly_1(std::size_t index) {
  const auto mixed = static_cast<std::uint32_t>(index + 1) * 2654435761U;
  return 1 + kSpread * (static_cast<double>(mixed >> 12) / (1U << 20));
}

constexpr double kTiny = 1e-11;   // reduced costs and limits of this size are rounding
constexpr double kPivot = 1e-10;  // no step divides by less

// Steps, and more of them for every row and column: until the greedy rule is taken to go round in circles, and until
// the method gives up.
constexpr std::size_t kGreedySteps = 50;
constexpr std::size_t kGreedyStepsEach = 8;
constexpr std::size_t kMostSteps = 1000;
constexpr std::size_t kMostStepsEach = 160;

constexpr std::uint32_t slack(std::size_t row) { return static_cast<std::uint32_t>(2 * row); }
constexpr std::uint32_t weight(std::size_t column) { return static_cast<std::uint32_t>(2 * column + 1); }
constexpr bool is_weight(std::uint32_t label) { return label % 2 == 1; }
constexpr std::size_t index(std::uint32_t label) { return label / 2; }

}  // namespace

double MatrixGame::cost_of(std::size_t column) const { return careful ? -nearly_1(column) : -1; }

void MatrixGame::clear() {
  rows_ = columns_ = 0;
  height_ = width_ = 0;
}

void MatrixGame::widen(std::size_t columns) {
  if (columns <= stride_) return;
  const std::size_t stride = std::max<std::size_t>(32, columns * 2);
  const auto move = [&](std::vector<double>& from) {
    std::vector<double> to(from.size() / std::max<std::size_t>(stride_, 1) * stride);
    for (std::size_t row = 0; row * stride < to.size(); ++row)
      std::copy_n(from.begin() + static_cast<std::ptrdiff_t>(row * stride_), stride_,
                  to.begin() + static_cast<std::ptrdiff_t>(row * stride));
    from = std::move(to);
  };
  move(payoffs_);
  move(tableau_);
  stride_ = stride;
}

void MatrixGame::add_row(std::span<const double> payoffs) {
  widen(std::max(columns_, payoffs.size()));
  if (payoffs_.size() < (rows_ + 1) * stride_) payoffs_.resize(2 * (rows_ + 1) * stride_);
  std::ranges::copy(payoffs, payoffs_.begin() + static_cast<std::ptrdiff_t>(rows_ * stride_));
  ++rows_;
}

void MatrixGame::add_column(std::span<const double> payoffs) {
  widen(columns_ + 1);
  if (payoffs_.size() < std::max<std::size_t>(rows_, 1) * stride_) payoffs_.resize(2 * (rows_ + 1) * stride_);
  for (std::size_t row = 0; row < payoffs.size(); ++row) payoffs_[row * stride_ + columns_] = payoffs[row];
  ++columns_;
}

bool MatrixGame::solve() {
  if (height_ == 0) return solve_afresh();
  while (height_ < rows_) append_row(height_);
  if (!dual()) return solve_afresh();
  while (width_ < columns_) append_column(width_);
  if (!primal() || !read()) return solve_afresh();
  return true;
}

bool MatrixGame::solve_afresh() {
  set_up();
  const bool done = primal();
  return read() && done;
}

void MatrixGame::set_up() {
  double least = payoffs_[0];
  for (std::size_t row = 0; row < rows_; ++row) {
    for (std::size_t column = 0; column < columns_; ++column) least = std::min(least, payoffs_[row * stride_ + column]);
  }
  shift_ = 1 - least;
  height_ = rows_;
  width_ = columns_;
  tableau_.resize(payoffs_.size());
  limit_.resize(rows_);
  basic_.resize(rows_);
  for (std::size_t row = 0; row < rows_; ++row) {
    for (std::size_t column = 0; column < columns_; ++column)
      line(row)[column] = payoffs_[row * stride_ + column] + shift_;
    limit_[row] = nearly_1(row);
    basic_[row] = slack(row);
  }
  goal_.resize(columns_);
  for (std::size_t column = 0; column < columns_; ++column) goal_[column] = cost_of(column);
  if (careful) {
    plain_limit_.assign(rows_, 1);
    plain_goal_.assign(columns_, -1);
  }
  free_.resize(columns_);
  for (std::size_t column = 0; column < columns_; ++column) free_[column] = weight(column);
}

// Columns that the tableau does not have yet are left for append_column().
void MatrixGame::append_row(std::size_t row) {
  tableau_.resize(std::max(tableau_.size(), payoffs_.size()));
  const double* const payoffs = &payoffs_[row * stride_];
  double* const fresh = line(row);
  for (std::size_t column = 0; column < width_; ++column)
    fresh[column] = is_weight(free_[column]) ? payoffs[index(free_[column])] + shift_ : 0;
  double limit = nearly_1(row);
  double plain = 1;
  for (std::size_t other = 0; other < height_; ++other) {
    if (!is_weight(basic_[other])) continue;
    const double payoff = payoffs[index(basic_[other])] + shift_;
    const double* const from = line(other);
    for (std::size_t column = 0; column < width_; ++column) fresh[column] -= payoff * from[column];
    limit -= payoff * limit_[other];
    if (careful) plain -= payoff * plain_limit_[other];
  }
  limit_.push_back(limit);
  if (careful) plain_limit_.push_back(plain);
  basic_.push_back(slack(row));
  ++height_;
}

void MatrixGame::append_column(std::size_t column) {
  const auto payoff = [&](std::uint32_t label) { return payoffs_[index(label) * stride_ + column] + shift_; };
  known_.clear();
  for (std::size_t other = 0; other < width_; ++other) {
    if (!is_weight(free_[other])) known_.emplace_back(other, payoff(free_[other]));
  }
  // Four rows at a time, as each sum is a chain of additions that wait for each other.
  for (std::size_t begin = 0; begin < height_; begin += 4) {
    std::array<double*, 4> lines;
    std::array<double, 4> sums;
    for (std::size_t i = 0; i < 4; ++i) {
      const std::size_t row = std::min(begin + i, height_ - 1);
      lines[i] = line(row);
      sums[i] = is_weight(basic_[row]) ? 0 : payoff(basic_[row]);
    }
    for (const auto& [other, entry] : known_) {
      for (std::size_t i = 0; i < 4; ++i) sums[i] += lines[i][other] * entry;
    }
    for (std::size_t i = 0; i < 4; ++i) lines[i][column] = sums[i];
  }
  double cost = cost_of(column);
  double plain = -1;
  for (const auto& [other, entry] : known_) {
    cost += goal_[other] * entry;
    if (careful) plain += plain_goal_[other] * entry;
  }
  goal_.push_back(cost);
  if (careful) plain_goal_.push_back(plain);
  free_.push_back(weight(column));
  ++width_;
}

bool MatrixGame::primal() {
  weights_.assign(width_, 1);
  // After these the lowest label, which cannot go round.
  const std::size_t greedy_until = kGreedySteps + kGreedyStepsEach * (height_ + width_);
  for (std::size_t step = 0; step < kMostSteps + kMostStepsEach * (height_ + width_); ++step) {
    const bool greedy = step < greedy_until;
    std::size_t enter = width_;
    double most = 0;
    for (std::size_t column = 0; column < width_; ++column) {
      if (goal_[column] >= -kTiny) continue;
      const double promise = goal_[column] * goal_[column] / weights_[column];
      if (enter == width_ || (greedy ? promise > most : free_[column] < free_[enter])) {
        enter = column;
        most = promise;
      }
    }
    if (enter == width_) return true;
    std::size_t leave = height_;
    double least = 0;
    for (std::size_t row = 0; row < height_; ++row) {
      const double entry = line(row)[enter];
      if (entry <= kPivot) continue;
      const double ratio = std::max(0.0, limit_[row]) / entry;
      if (leave == height_ || ratio < least || (ratio == least && basic_[row] < basic_[leave])) {
        leave = row;
        least = ratio;
      }
    }
    if (leave == height_) return false;
    pivot(leave, enter);
    if (!careful) continue;
    const double weight = std::exchange(weights_[enter], 1);
    const double* const chosen = line(leave);
    for (std::size_t column = 0; column < width_; ++column)
      weights_[column] = std::max(weights_[column], weight * chosen[column] * chosen[column]);
  }
  return false;
}

bool MatrixGame::dual() {
  weights_.assign(height_, 1);
  const std::size_t greedy_until = kGreedySteps + kGreedyStepsEach * (height_ + width_);
  for (std::size_t step = 0; step < greedy_until; ++step) {
    std::size_t leave = height_;
    double most = 0;
    for (std::size_t row = 0; row < height_; ++row) {
      if (limit_[row] >= -kTiny) continue;
      const double promise = limit_[row] * limit_[row] / weights_[row];
      if (leave == height_ || promise > most) {
        leave = row;
        most = promise;
      }
    }
    if (leave == height_) return true;
    const double* const from = line(leave);
    std::size_t enter = width_;
    double least = 0;
    for (std::size_t column = 0; column < width_; ++column) {
      if (from[column] >= -kPivot) continue;
      const double ratio = std::max(0.0, goal_[column]) / -from[column];
      if (enter == width_ || ratio < least || (ratio == least && from[column] < from[enter])) {
        enter = column;
        least = ratio;
      }
    }
    if (enter == width_) return false;
    pivot(leave, enter);
    if (!careful) continue;
    const double weight = std::exchange(weights_[leave], 1);
    for (std::size_t row = 0; row < height_; ++row)
      weights_[row] = std::max(weights_[row], weight * line(row)[enter] * line(row)[enter]);
  }
  return false;
}

void MatrixGame::pivot(std::size_t leave, std::size_t enter) {
  ++steps;
  double* const chosen = line(leave);
  const double inverse = 1 / chosen[enter];
  chosen[enter] = 1;
  for (std::size_t column = 0; column < width_; ++column) chosen[column] *= inverse;
  limit_[leave] *= inverse;
  if (careful) plain_limit_[leave] *= inverse;
  for (std::size_t row = 0; row < height_; ++row) {
    double* const other = line(row);
    const double factor = other[enter];
    if (row == leave || factor == 0) continue;
    other[enter] = 0;
    for (std::size_t column = 0; column < width_; ++column) other[column] -= factor * chosen[column];
    limit_[row] -= factor * limit_[leave];
    if (careful) plain_limit_[row] -= factor * plain_limit_[leave];
  }
  const auto update = [&](std::vector<double>& goal) {
    const double factor = goal[enter];
    goal[enter] = 0;
    for (std::size_t column = 0; column < width_; ++column) goal[column] -= factor * chosen[column];
  };
  update(goal_);
  if (careful) update(plain_goal_);
  std::swap(basic_[leave], free_[enter]);
}

bool MatrixGame::read() {
  row_strategy_.assign(rows_, 0);
  column_strategy_.assign(columns_, 0);
  const std::vector<double>& goal = careful ? plain_goal_ : goal_;
  const std::vector<double>& limit = careful ? plain_limit_ : limit_;
  double row_sum = 0;
  double column_sum = 0;
  for (std::size_t column = 0; column < width_; ++column) {
    if (!is_weight(free_[column])) row_sum += row_strategy_[index(free_[column])] = std::max(0.0, goal[column]);
  }
  for (std::size_t row = 0; row < height_; ++row) {
    if (is_weight(basic_[row])) column_sum += column_strategy_[index(basic_[row])] = std::max(0.0, limit[row]);
  }
  if (!(row_sum > 0) || !(column_sum > 0)) return false;
  for (double& share : row_strategy_) share /= row_sum;
  for (double& share : column_strategy_) share /= column_sum;
  value_ = 1 / row_sum - shift_;
  return true;
}

}  // namespace cifra::the_number::solve
