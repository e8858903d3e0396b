#include "games/the_number/solve/field/field_side.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <numeric>
#include <utility>

#include "base/sort.h"

namespace cifra::the_number::solve {
namespace {

// So many keys, each as often as its part says, the rest by chance; shuffled. 0 where there are no keys.
template <class Part>
std::vector<std::uint32_t> evenly(std::span<const std::uint32_t> keys, const Part& part, std::size_t count, Rng& rng) {
  std::vector<std::uint32_t> drawn(count, 0);
  if (keys.empty()) return drawn;
  const double step = 1 / static_cast<double>(count);
  double next = step * static_cast<double>(rng.next() >> 11) * 0x1p-53;
  double sum = 0;
  std::size_t filled = 0;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    sum += static_cast<double>(part(i));
    for (; filled < count && (next < sum || i + 1 == keys.size()); next += step) drawn[filled++] = keys[i];
  }
  rng.shuffle(std::span(drawn));
  return drawn;
}

}  // namespace

void FieldSide::begin(std::vector<std::uint32_t> numbers) {
  keys = std::move(numbers);
  regret.assign(keys.size(), 0);
  average.assign(keys.size(), 0);
  now.assign(keys.size(), keys.empty() ? 0 : 1 / static_cast<float>(keys.size()));
}

void FieldSide::restart() {
  const float sum = std::accumulate(average.begin(), average.end(), 0.F);
  if (sum > 0) {
    for (std::size_t i = 0; i < now.size(); ++i) now[i] = average[i] / sum;
  }
  std::ranges::copy(now, regret.begin());
  std::ranges::fill(average, 0.F);
}

void FieldSide::learn(std::span<const float> worth, float weight, bool foresee) {
  float mean = 0;
  for (std::size_t i = 0; i < now.size(); ++i) mean += now[i] * worth[i];
  float sum = 0;
  for (std::size_t i = 0; i < now.size(); ++i) {
    average[i] += weight * now[i];
    const float missed = worth[i] - mean;
    regret[i] = std::max(0.F, regret[i] + missed);
    now[i] = foresee ? std::max(0.F, regret[i] + missed) : regret[i];
    sum += now[i];
  }
  for (float& part : now) part = sum > 0 ? part / sum : 1 / static_cast<float>(now.size());
}

void FieldSide::keep_most(std::size_t count) {
  if (keys.size() <= count) return;
  std::vector<std::size_t> order(keys.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  put_in_order(order, std::greater(), [&](std::size_t i) { return std::pair(average[i], keys.size() - i); });
  order.resize(count);
  put_in_order(order);
  FieldSide kept;
  for (const std::size_t i : order) {
    kept.keys.push_back(keys[i]);
    kept.regret.push_back(regret[i]);
    kept.now.push_back(now[i]);
    kept.average.push_back(average[i]);
  }
  *this = std::move(kept);
}

bool FieldSide::take_better(std::span<const std::uint32_t> numbers, std::span<const double> values, std::size_t count) {
  constexpr double kRounding = 1e-4;
  double least = -1e9;  // what the kept ones bring at most
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (std::ranges::find(keys, numbers[i]) != keys.end()) least = std::max(least, values[i]);
  }
  std::array<std::pair<double, std::uint32_t>, 10> best{};  // by first digit
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    auto& one = best[the_number::Number::from_key(numbers[i]).first()];
    if (values[i] <= least + kRounding || (one.second != 0 && values[i] <= one.first)) continue;
    if (std::ranges::find(keys, numbers[i]) == keys.end()) one = {values[i], numbers[i]};
  }
  std::vector<std::pair<double, std::uint32_t>> better;
  std::ranges::copy_if(best, std::back_inserter(better), [](const auto& one) { return one.second != 0; });
  keep_most(count - better.size());
  for (const auto& [value, key] : better) {
    const auto at = std::ranges::lower_bound(keys, key) - keys.begin();
    keys.insert(keys.begin() + at, key);
    regret.insert(regret.begin() + at, 0.F);
    now.insert(now.begin() + at, 0.F);
    average.insert(average.begin() + at, 0.F);
  }
  return !better.empty();
}

std::vector<std::uint32_t> FieldSide::draw_now(std::size_t count, Rng& rng) const {
  return evenly(keys, [&](std::size_t i) { return now[i]; }, count, rng);
}

std::vector<Share> FieldSide::strategy() const {
  std::vector<Share> shares;
  const float sum = std::accumulate(average.begin(), average.end(), 0.F);
  double kept = 0;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (average[i] < kLeastFieldPart * sum) continue;
    const auto move = static_cast<Move>(the_number::Number::from_key(keys[i]).value());
    shares.push_back({move, static_cast<double>(average[i])});
    kept += shares.back().part;
  }
  for (Share& share : shares) share.part /= kept;
  return shares;
}

std::vector<std::uint32_t> draw_evenly(std::span<const Share> strategy, std::size_t count, Rng& rng) {
  std::vector<std::uint32_t> keys;
  keys.reserve(strategy.size());
  for (const Share& share : strategy) keys.push_back(the_number::Number::of(share.move).key());
  return evenly(keys, [&](std::size_t i) { return strategy[i].part; }, count, rng);
}

}  // namespace cifra::the_number::solve
