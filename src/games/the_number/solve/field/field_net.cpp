#include "games/the_number/solve/field/field_net.h"

#include <algorithm>

namespace cifra::the_number::solve {
namespace {

std::vector<FieldRow> expand(std::span<const std::int16_t> weights, float step) {
  std::vector<FieldRow> rows(1024, FieldRow{});
  for (unsigned digits = 0; digits < rows.size(); ++digits) {
    std::array<std::int32_t, kFieldWidth> sums{};
    const FieldFacts facts = field_facts(static_cast<DigitSet>(digits));
    for (std::size_t k = 0; k < facts.count; ++k) {
      for (std::size_t i = 0; i < kFieldWidth; ++i) sums[i] += weights[facts.list[k] * kFieldWidth + i];
    }
    for (std::size_t i = 0; i < kFieldWidth; ++i) rows[digits].lanes[i / 8][i % 8] = static_cast<float>(sums[i]) * step;
  }
  return rows;
}

}  // namespace

FieldFacts field_facts(DigitSet digits) {
  FieldFacts facts;
  const auto add = [&](std::size_t fact) { facts.list[facts.count++] = static_cast<std::uint8_t>(fact); };
  std::array<std::size_t, 10> list{};
  std::size_t count = 0;
  the_number::for_each_digit(digits, [&](unsigned digit) { list[count++] = digit; });
  add(0);
  for (std::size_t i = 0; i < count; ++i) {
    add(1 + list[i]);
    for (std::size_t j = 0; j < i; ++j) add(11 + list[i] * (list[i] - 1) / 2 + list[j]);
  }
  add(56 + count);
  for (std::size_t i = 0; i < std::min<std::size_t>(count, 2); ++i) {
    add(67 + 20 * i + list[count - 1 - i]);
    add(77 + 20 * i + list[i]);
  }
  return facts;
}

FieldRow& FieldRow::operator+=(const FieldRow& other) {
  for (std::size_t i = 0; i < kFieldVectors; ++i) lanes[i] += other.lanes[i];
  return *this;
}

FieldRow& FieldRow::operator-=(const FieldRow& other) {
  for (std::size_t i = 0; i < kFieldVectors; ++i) lanes[i] -= other.lanes[i];
  return *this;
}

FieldWeights FieldWeights::blank() {
  FieldWeights weights;
  weights.own.resize(kFieldFacts * kFieldWidth);
  weights.other.resize(kFieldFacts * kFieldWidth);
  weights.out.resize(kFieldWidth);
  return weights;
}

FieldNet::FieldNet(const FieldWeights& weights)
    : own_(expand(weights.own, weights.row_step)),
      other_(expand(weights.other, weights.row_step)),
      out_{},
      bias_(weights.bias) {
  for (std::size_t i = 0; i < kFieldWidth; ++i)
    out_.lanes[i / 8][i % 8] = static_cast<float>(weights.out[i]) * weights.out_step;
}

float FieldNet::points(const FieldRow& a, const FieldRow& b) const {
  FieldLanes sum{};
  for (std::size_t i = 0; i < kFieldVectors; ++i) {
    const FieldLanes both = a.lanes[i] + b.lanes[i];
    sum += (both > 0 ? both : FieldLanes{}) * out_.lanes[i];
  }
  return bias_ + (((sum[0] + sum[4]) + (sum[2] + sum[6])) + ((sum[1] + sum[5]) + (sum[3] + sum[7])));
}

}  // namespace cifra::the_number::solve
