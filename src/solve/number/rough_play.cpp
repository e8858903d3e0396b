#include "solve/number/rough_play.h"

#include <algorithm>
#include <numeric>

#include "solve/number/field_solver.h"

namespace cifra::solve::number {
namespace {

// With fewer steps the programmes that follow take longer, with more they are hardly quicker.
constexpr int kStepsOfAll = 60;
constexpr int kStepsOfKept = 400;
constexpr std::size_t kRoughKept = 160;
constexpr float kLeastRoughPart = 0.0003F;
// With few the simplex method goes round in circles more often: of 2,025 last turns with eight digits each one took
// more than 10 ms in WebAssembly with 40 and 50, none with 60 (but others did), 32 with 80.
constexpr std::size_t kLeastRough = 40;

}  // namespace

void RoughPlay::begin(std::size_t side, DigitSet digits) {
  sides_[side].begin(lowest_numbers(digits));
  for (const std::uint32_t key : sides_[side].keys)
    moves_[side].push_back(static_cast<Move>(the_number::Number::from_key(key).value()));
  vectors_[side] = (moves_[side].size() + 7) / 8;
  // Both sides begin before the first cell is written; the second to begin knows both sizes.
  if (side == 0) return;
  for (const std::size_t each : {0U, 1U}) cells_[each].resize(moves_[1 - each].size() * vectors_[each]);
}

void RoughPlay::steps(int count) {
  std::vector<FieldLanes> sums;
  std::vector<float> worth;
  for (const int last = step_ + count; step_ < last;) {
    ++step_;
    for (const std::size_t side : {0U, 1U}) {
      sums.assign(vectors_[side], FieldLanes{});
      const FieldSide& other = sides_[1 - side];
      for (std::size_t k = 0; k < other.now.size(); ++k) {
        if (other.now[k] <= 0) continue;
        const FieldLanes* const row = &cells_[side][k * vectors_[side]];
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += other.now[k] * row[i];
      }
      worth.resize(moves_[side].size());
      for (std::size_t i = 0; i < worth.size(); ++i) worth[i] = sums[i / 8][i % 8];
      sides_[side].learn(worth, static_cast<float>(step_) * static_cast<float>(step_), true);
    }
  }
}

// Forgets the numbers that played the smallest parts, and their cells.
void RoughPlay::keep_most() {
  std::array<std::vector<std::size_t>, 2> kept;  // places among all
  for (const std::size_t side : {0U, 1U}) {
    const std::vector<std::uint32_t> before = sides_[side].keys;
    sides_[side].keep_most(kRoughKept);
    for (std::size_t i = 0; i < before.size(); ++i) {
      if (std::ranges::binary_search(sides_[side].keys, before[i])) kept[side].push_back(i);
    }
  }
  for (const std::size_t side : {0U, 1U}) {
    const std::size_t vectors = (kept[side].size() + 7) / 8;
    std::vector<FieldLanes> cells(kept[1 - side].size() * vectors);
    for (std::size_t k = 0; k < kept[1 - side].size(); ++k) {
      for (std::size_t i = 0; i < kept[side].size(); ++i)
        cells[k * vectors + i / 8][i % 8] =
            cells_[side][kept[1 - side][k] * vectors_[side] + kept[side][i] / 8][kept[side][i] % 8];
    }
    cells_[side] = std::move(cells);
    vectors_[side] = vectors;
    for (std::size_t i = 0; i < kept[side].size(); ++i) moves_[side][i] = moves_[side][kept[side][i]];
    moves_[side].resize(kept[side].size());
  }
}

void RoughPlay::learn() {
  steps(kStepsOfAll);
  keep_most();
  steps(kStepsOfKept);
  for (const std::size_t side : {0U, 1U}) {
    const std::vector<float>& average = sides_[side].average;
    const float least = kLeastRoughPart * std::accumulate(average.begin(), average.end(), 0.F);
    const auto count = std::ranges::count_if(average, [&](float one) { return one > least; });
    sides_[side].keep_most(std::max(kLeastRough, static_cast<std::size_t>(count)));
    moves_[side].clear();
    for (const std::uint32_t key : sides_[side].keys)
      moves_[side].push_back(static_cast<Move>(the_number::Number::from_key(key).value()));
  }
}

}  // namespace cifra::solve::number
