#include "solve/number/field_net.h"

#include <bit>

namespace cifra::solve::number {
namespace {

std::vector<FieldRow> expand(std::span<const std::int16_t> weights, float step) {
  std::vector<FieldRow> rows(1024, FieldRow{});
  for (unsigned digits = 0; digits < rows.size(); ++digits) {
    std::array<std::int32_t, kFieldWidth> sums{};
    for (std::size_t fact = 0; fact < kFieldFacts; ++fact) {
      const DigitSet set = fact == 0 ? DigitSet{0} : kSmallSets[fact - 1];
      if ((set & ~digits) != 0) continue;
      for (std::size_t i = 0; i < kFieldWidth; ++i) sums[i] += weights[fact * kFieldWidth + i];
    }
    for (std::size_t i = 0; i < kFieldWidth; ++i) rows[digits].lanes[i / 8][i % 8] = static_cast<float>(sums[i]) * step;
  }
  return rows;
}

}  // namespace

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

}  // namespace cifra::solve::number
