// A small matrix game, solved by the simplex method on a dense condensed tableau. The first player chooses a row and
// gets the entry, the second a column and pays it.
//
// It grows by rows and columns while a solver finds the choices that matter, and goes on from the last answer: a new
// row takes a few steps of the dual method, a new column a few of the primal one. Nothing here is trusted: who uses an
// answer computes best replies to it. Arithmetic in one fixed order, so that every compiler gives the same bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace cifra::the_number::solve {

class MatrixGame {
 public:
  void clear();
  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }

  // One entry for every column (row) there is so far.
  void add_row(std::span<const double> payoffs);
  void add_column(std::span<const double> payoffs);

  // The mixed strategies below are an equilibrium, but for rounding; false if it gave up, and then they are only mixed
  // strategies. There is a row and a column.
  bool solve();
  bool solve_afresh();  // without the steps of earlier answers and their rounding
  std::span<const double> row_strategy() const { return row_strategy_; }
  std::span<const double> column_strategy() const { return column_strategy_; }
  double value() const { return value_; }

  std::uint64_t steps = 0;  // all in all

  // For large programmes that are solved from scratch: costs do not tie either, so that the dual method goes on too,
  // and steps are chosen by what they bring for their length (Devex weights). That halves their number, or better; of 2
  // to 3 programmes with a good start it would save nothing. The answer is that of limits and costs that do tie. Set
  // before the first solve().
  bool careful = false;

 private:
  double cost_of(std::size_t column) const;
  double* line(std::size_t row) { return &tableau_[row * stride_]; }
  void widen(std::size_t columns);
  void set_up();
  void append_row(std::size_t row);
  void append_column(std::size_t column);
  bool primal();  // false if it gave up, as dual()
  bool dual();
  void pivot(std::size_t leave, std::size_t enter);
  bool read();  // the strategies and the value; false if the tableau has none

  // What was asked: payoffs_[row * stride_ + column].
  std::size_t rows_ = 0;
  std::size_t columns_ = 0;
  std::size_t stride_ = 0;
  std::vector<double> payoffs_;

  // The tableau covers the first of the rows and columns. basic_[row] + sum of tableau * free_[column] = limit_[row].
  // Labels: 2r is the slack of row r, 2c + 1 the weight of column c.
  std::size_t height_ = 0;
  std::size_t width_ = 0;
  double shift_ = 0;
  std::vector<double> tableau_;
  std::vector<double> limit_;
  std::vector<double> goal_;
  std::vector<double> plain_limit_;  // with limits and costs of 1, if careful: what the answer is read from
  std::vector<double> plain_goal_;
  std::vector<double> weights_;  // squares of lengths, roughly: of columns in primal(), of rows in dual()
  std::vector<std::pair<std::size_t, double>> known_;  // places of slacks and entries of a column to be appended
  std::vector<std::uint32_t> basic_;
  std::vector<std::uint32_t> free_;

  std::vector<double> row_strategy_;
  std::vector<double> column_strategy_;
  double value_ = 0;
};

}  // namespace cifra::the_number::solve
