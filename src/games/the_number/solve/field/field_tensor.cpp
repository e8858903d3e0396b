#include "games/the_number/solve/field/field_tensor.h"

#include <algorithm>

namespace cifra::the_number::solve {
namespace {

// Combinations that are rarer are left out of an expectation.
constexpr float kLeastWeight = 1e-7F;

}  // namespace

FieldTensor::FieldTensor(FieldTurn& turn, std::span<const FieldSide> sides) : turn_(turn), seats_(turn.field().seats) {
  for (std::size_t seat = 0; seat < seats_; ++seat) {
    if (sides[seat].keys.empty()) continue;
    Table& table = tables_[seat];
    std::size_t rows = 1;
    for (std::size_t other = 0; other < seats_; ++other) {
      if (other != seat) rows *= std::max<std::size_t>(1, sides[other].keys.size());
    }
    table.vectors = (sides[seat].keys.size() + 7) / 8;
    table.known.resize(rows);
    table.cells.resize(rows * table.vectors);
  }
}

void FieldTensor::add_rows(std::size_t seat, std::span<const FieldSide> sides, std::size_t other, std::size_t row,
                           float weight) {
  if (other == seat) return add_rows(seat, sides, other + 1, row, weight);
  if (other < seats_) {
    if (sides[other].keys.empty()) {
      profile_[other] = 0;
      return add_rows(seat, sides, other + 1, row, weight);
    }
    for (const Weighted& one : support_[other]) {
      if (weight * one.part < kLeastWeight) continue;
      profile_[other] = one.key;
      add_rows(seat, sides, other + 1, row * sides[other].keys.size() + one.index, weight * one.part);
    }
    return;
  }
  Table& table = tables_[seat];
  FieldLanes* const cells = &table.cells[row * table.vectors];
  if (!table.known[row]) {
    table.known[row] = true;
    ++rows_computed_;
    row_.resize(sides[seat].keys.size());
    turn_.payoffs(seat, profile_, sides[seat].keys, row_);
    for (std::size_t i = 0; i < row_.size(); ++i) cells[i / 8][i % 8] = row_[i];
  }
  for (std::size_t vector = 0; vector < table.vectors; ++vector) sums_[vector] += weight * cells[vector];
}

void FieldTensor::expected(std::size_t seat, std::span<const FieldSide> sides, std::vector<float>& worth) {
  for (std::size_t other = 0; other < seats_; ++other) {
    support_[other].clear();
    const FieldSide& side = sides[other];
    for (std::size_t i = 0; i < side.keys.size(); ++i) {
      if (side.now[i] > 0) support_[other].push_back({static_cast<std::uint32_t>(i), side.keys[i], side.now[i]});
    }
  }
  sums_ = {};
  add_rows(seat, sides, 0, 0, 1);
  worth.resize(sides[seat].keys.size());
  for (std::size_t i = 0; i < worth.size(); ++i) worth[i] = sums_[i / 8][i % 8];
}

}  // namespace cifra::the_number::solve
