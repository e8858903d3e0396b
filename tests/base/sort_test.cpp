// Against std::sort, on inputs that are bad for one way of sorting or another; and how many comparisons the worst
// takes.
#include "base/sort.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <utility>
#include <vector>

#include "base/random.h"

namespace cifra {
namespace {

std::vector<std::vector<int>> inputs() {
  std::vector<std::vector<int>> all;
  Rng rng("sort");
  for (const std::size_t size : {0U, 1U, 2U, 3U, 15U, 16U, 17U, 18U, 40U, 100U, 1000U, 5000U}) {
    std::vector<int> rising(size);
    std::iota(rising.begin(), rising.end(), 0);
    std::vector<int> falling(rising.rbegin(), rising.rend());
    std::vector<int> ridge = rising;
    for (int& value : ridge) value = std::min(value, static_cast<int>(size) - value);
    std::vector<int> few(size);
    std::vector<int> many(size);
    for (std::size_t i = 0; i < size; ++i) {
      few[i] = static_cast<int>(rng.below(3));
      many[i] = static_cast<int>(rng.below(1'000'000));
    }
    for (std::vector<int>& input : std::array{rising, falling, ridge, few, many, std::vector<int>(size, 7)}) {
      all.push_back(std::move(input));
    }
  }
  return all;
}

TEST(Sort, PutsInOrder) {
  for (const std::vector<int>& input : inputs()) {
    std::vector<int> expected = input;
    std::ranges::sort(expected);
    std::vector<int> sorted = input;
    put_in_order(sorted);
    EXPECT_EQ(sorted, expected);
    std::ranges::reverse(expected);
    put_in_order(sorted, std::greater());
    EXPECT_EQ(sorted, expected);
  }
}

TEST(Sort, ByAProjection) {
  std::vector<std::pair<int, char>> pairs = {{3, 'a'}, {1, 'c'}, {2, 'b'}};
  put_in_order(pairs, {}, &std::pair<int, char>::second);
  EXPECT_EQ(pairs, (std::vector<std::pair<int, char>>{{3, 'a'}, {2, 'b'}, {1, 'c'}}));
}

TEST(Sort, PutsTheFirstFirst) {
  for (const std::vector<int>& input : inputs()) {
    std::vector<int> expected = input;
    std::ranges::sort(expected);
    for (const std::size_t count : {std::size_t{0}, input.size() / 3, input.size() - input.size() / 9, input.size()}) {
      const auto end = static_cast<std::ptrdiff_t>(count);
      std::vector<int> chosen = input;
      put_first(chosen, count);
      if (count < input.size()) {
        EXPECT_EQ(chosen[count], expected[count]);
      }
      std::sort(chosen.begin(), chosen.begin() + end);
      EXPECT_TRUE(std::equal(chosen.begin(), chosen.begin() + end, expected.begin()));
      std::ranges::sort(chosen);
      EXPECT_EQ(chosen, expected);
    }
  }
}

// An opponent who decides what the values are as late as possible, so that every pivot is among the smallest (McIlroy).
class Opponent {
 public:
  explicit Opponent(std::size_t size) : values_(size, size) {}
  bool before(std::size_t one, std::size_t other) {
    ++comparisons_;
    if (values_[one] == values_.size() && values_[other] == values_.size()) {
      values_[one == candidate_ ? one : other] = decided_++;
    }
    if (values_[one] == values_.size()) candidate_ = one;
    if (values_[other] == values_.size()) candidate_ = other;
    return values_[one] < values_[other];
  }
  std::size_t comparisons() const { return comparisons_; }

 private:
  std::vector<std::size_t> values_;  // the size itself: not decided
  std::size_t candidate_ = 0;
  std::size_t decided_ = 0;
  std::size_t comparisons_ = 0;
};

TEST(Sort, IsQuickInTheWorstCase) {
  constexpr std::size_t kSize = 20'000;  // half the square is 200 million
  std::vector<std::size_t> items(kSize);
  std::iota(items.begin(), items.end(), std::size_t{0});
  Opponent opponent(kSize);
  put_in_order(items, [&](std::size_t one, std::size_t other) { return opponent.before(one, other); });
  EXPECT_LT(opponent.comparisons(), 3'000'000U);
  EXPECT_GT(opponent.comparisons(), 600'000U);  // it was bad
  Opponent second(kSize);
  put_first(items, kSize - 1, [&](std::size_t one, std::size_t other) { return second.before(one, other); });
  EXPECT_LT(second.comparisons(), 3'000'000U);
}

}  // namespace
}  // namespace cifra
