#include "games/the_number/solve/two_players/win_estimate.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <memory>

#include "games/the_number/data/assets.h"
#include "games/the_number/solve/field/field_net.h"
#include "games/the_number/solve/field/field_turn.h"
#include "games/the_number/solve/two_players/whole_numbers.h"

namespace cifra::the_number::solve {
namespace {

static_assert(WinNet::kFacts == kFieldFacts);

constexpr float kLog2e = 1.442695F;

float power(float x) { return power_of_two(std::clamp(x, -30.F, 0.F)); }

// "CNE2"; then for every network and each of its tensors the step as a float, and a byte for every number.
constexpr std::uint32_t kEstimateMark = 0x32454e43;

}  // namespace

float chance_of(const WinSteps& steps, int difference) {
  float sum = 0;
  for (const WinStep& step : steps) {
    const float ahead = (static_cast<float>(difference) - step.even) * step.per_point;
    const float less = power(-std::abs(ahead));
    sum += step.weight * (ahead < 0 ? less : 1) / (1 + less);
  }
  return sum;
}

void WinEstimate::expand() {
  for (std::size_t layer = 0; layer < nets_.size(); ++layer) {
    const std::vector<float>& numbers = nets_[layer].numbers;
    for (std::size_t set = 0; set < 1024; ++set) {
      const FieldFacts facts = field_facts(static_cast<DigitSet>(set));
      for (std::size_t side = 0; side < 2; ++side) {
        float* const to = &rows_[((layer * 2 + side) * 1024 + set) * WinNet::kWide];
        std::fill_n(to, WinNet::kWide, 0.F);
        for (std::size_t k = 0; k < facts.count; ++k) {
          const float* const from = &numbers[side * WinNet::kOther + facts.list[k] * WinNet::kWide];
          for (std::size_t i = 0; i < WinNet::kWide; ++i) to[i] += from[i];
        }
      }
    }
  }
}

WinSteps WinEstimate::steps(int round, int turn, DigitSet mine, DigitSet theirs, float points) const {
  const std::size_t layer = index(round, turn);
  const float* const numbers = nets_[layer].numbers.data();
  WinSteps steps;
  for (std::size_t side = 0; side < 2; ++side) {
    const float sign = side == 0 ? 1.F : -1.F;
    const float* const own = row(layer, 0, side == 0 ? mine : theirs);
    const float* const other = row(layer, 1, side == 0 ? theirs : mine);
    std::array<float, WinNet::kWide> wide;
    for (std::size_t i = 0; i < WinNet::kWide; ++i)
      wide[i] = std::max(0.F, own[i] + other[i] + sign * points * WinNet::kPerPoint * numbers[WinNet::kPoints + i]);
    std::array<float, WinNet::kNarrow> narrow;
    std::copy_n(numbers + WinNet::kSecondBias, WinNet::kNarrow, narrow.begin());
    for (std::size_t i = 0; i < WinNet::kWide; ++i) {
      const float* const from = numbers + WinNet::kSecond + i * WinNet::kNarrow;
      for (std::size_t k = 0; k < WinNet::kNarrow; ++k) narrow[k] += wide[i] * from[k];
    }
    std::array<float, WinNet::kOut> out;
    for (std::size_t i = 0; i < WinNet::kOut; ++i) {
      out[i] = numbers[WinNet::kLastBias + i];
      for (std::size_t k = 0; k < WinNet::kNarrow; ++k)
        out[i] += std::max(0.F, narrow[k]) * numbers[WinNet::kLast + i * WinNet::kNarrow + k];
    }
    const float most = *std::max_element(out.begin(), out.begin() + WinNet::kParts);
    float sum = 0;
    for (std::size_t i = 0; i < WinNet::kParts; ++i) {
      WinStep& step = steps[side * WinNet::kParts + i];
      step.weight = power((out[i] - most) * kLog2e);
      sum += step.weight;
      step.even = sign * out[WinNet::kParts + i] - points;
      step.per_point = kLog2e * power_of_two(-std::clamp(out[2 * WinNet::kParts + i], -3.F, 6.F));
    }
    for (std::size_t i = 0; i < WinNet::kParts; ++i) steps[side * WinNet::kParts + i].weight *= 0.5F / sum;
  }
  return steps;
}

std::vector<unsigned char> write_win_estimate(const WinEstimate& estimate) {
  std::vector<unsigned char> bytes;
  put_whole(bytes, kEstimateMark);
  for (int round = 0; round < kWinRounds; ++round) {
    for (int turn = 1; turn <= WinEstimate::kLastTurn; ++turn) {
      const std::vector<float>& numbers = estimate.net(round, turn).numbers;
      for (std::size_t tensor = 0; tensor + 1 < WinNet::kTensors.size(); ++tensor) {
        const auto part = std::span(numbers).subspan(WinNet::kTensors[tensor],
                                                     WinNet::kTensors[tensor + 1] - WinNet::kTensors[tensor]);
        float most = 1e-6F;
        for (const float one : part) most = std::max(most, std::abs(one));
        const float step = most / 127;
        put_whole(bytes, std::bit_cast<std::uint32_t>(step));
        for (const float one : part) bytes.push_back(static_cast<unsigned char>(std::lround(one / step)));
      }
    }
  }
  return bytes;
}

std::optional<WinEstimate> read_win_estimate(std::span<const unsigned char> bytes) {
  constexpr std::size_t kSteps = WinNet::kTensors.size() - 1;
  if (bytes.size() != 4 + std::size_t{kWinRounds} * WinEstimate::kLastTurn * (4 * kSteps + WinNet::kNumbers))
    return std::nullopt;
  if (take_whole(bytes) != kEstimateMark) return std::nullopt;
  WinEstimate estimate;
  for (int round = 0; round < kWinRounds; ++round) {
    for (int turn = 1; turn <= WinEstimate::kLastTurn; ++turn) {
      std::vector<float>& numbers = estimate.net(round, turn).numbers;
      for (std::size_t tensor = 0; tensor < kSteps; ++tensor) {
        const auto step = std::bit_cast<float>(take_whole(bytes));
        for (std::size_t i = WinNet::kTensors[tensor]; i < WinNet::kTensors[tensor + 1]; ++i) {
          numbers[i] = static_cast<float>(static_cast<signed char>(bytes.front())) * step;
          bytes = bytes.subspan(1);
        }
      }
    }
  }
  estimate.expand();
  return estimate;
}

const WinEstimate* shipped_win_estimate() {
  static const std::unique_ptr<const WinEstimate> kShipped = [] {
    auto read = read_win_estimate(assets().bytes(kChancesAsset));
    return read ? std::make_unique<const WinEstimate>(std::move(*read)) : nullptr;
  }();
  return kShipped.get();
}

}  // namespace cifra::the_number::solve
