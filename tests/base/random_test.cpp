// The numbers themselves are pinned: a seed printed on a table must give the same deck for ever. The constants were
// computed by a second implementation in JavaScript (big integers, node:crypto).
#include "base/random.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "base/lanes.h"

namespace cifra {
namespace {

TEST(Random, FirstNumbersOfASeed) {
  Rng empty("");
  EXPECT_EQ(empty.next(), 0x2503a17c51c5aa1bU);
  EXPECT_EQ(empty.next(), 0x2a7833e138c9e9d5U);
  Rng one("1");
  EXPECT_EQ(one.next(), 0xf2c6f1716e9125d1U);
  EXPECT_EQ(one.next(), 0x2d41f3c2ca196b93U);
  EXPECT_EQ(one.next(), 0xf3254dc19b3c7283U);
  EXPECT_EQ(one.next(), 0x28f393fe25c2b9a3U);
  Rng path("7/game/12");
  EXPECT_EQ(path.next(), 0x2e2bddbd0426d0d5U);
  EXPECT_EQ(path.next(), 0x5c5185438be9e1baU);
}

struct Drawn {
  std::uint32_t n;
  std::array<std::uint32_t, 8> numbers;
  std::uint64_t then;  // next() afterwards: how many numbers were thrown away to be even
};

TEST(Random, BelowIsPinnedForEdgesAndSkipsWhatIsUneven) {
  const Drawn cases[] = {
      {1, {0, 0, 0, 0, 0, 0, 0, 0}, 0xaa41624b7712f3e4U},
      {2, {1, 0, 1, 0, 0, 0, 0, 1}, 0xaa41624b7712f3e4U},
      {10, {9, 1, 9, 1, 3, 0, 3, 5}, 0xaa41624b7712f3e4U},
      {2147483649U,
       {745253441, 93350554, 779395306, 342600824, 19393051, 507999944, 1955035968, 978923125},
       0xb928432f231e7c9cU},
      {3000000000U,
       {2845044393, 1041107030, 1578131695, 478607822, 1445993591, 2977709129, 27091779, 709667724},
       0xe90ef68091e34ff0U},
      {4294967295U,
       {4073124208, 759296961, 4079308224, 687051773, 1490506882, 186701108, 1558790612, 2259341340},
       0xaa41624b7712f3e4U},
  };
  for (const Drawn& drawn : cases) {
    Rng rng("1");
    for (const std::uint32_t expected : drawn.numbers) EXPECT_EQ(rng.below(drawn.n), expected) << drawn.n;
    EXPECT_EQ(rng.next(), drawn.then) << drawn.n;
  }
}

// Pearson's sum; with k - 1 degrees of freedom it is k - 1 on average, and six standard deviations more is never.
TEST(Random, BelowIsEven) {
  for (const std::uint32_t n : {2U, 3U, 7U, 10U, 20U, 52U}) {
    Rng rng("even");
    constexpr int kDraws = 200000;
    std::vector<double> counts(n);
    for (int i = 0; i < kDraws; ++i) ++counts[rng.below(n)];
    double sum = 0;
    for (const double count : counts)
      sum += (count - double{kDraws} / n) * (count - double{kDraws} / n) / (double{kDraws} / n);
    EXPECT_LT(sum, n - 1 + 6 * std::sqrt(2.0 * (n - 1))) << n;
    EXPECT_GT(sum, n < 20 ? 0.0 : 4.0) << "too even to be random";
  }
}

// With n = 3 * 2^30 a plain multiplication would draw every third number twice as often.
TEST(Random, BelowIsEvenWhereTruncationWouldShow) {
  Rng rng("thirds");
  std::array<int, 3> counts{};
  constexpr int kDraws = 300000;
  for (int i = 0; i < kDraws; ++i) ++counts[rng.below(3U << 30) % 3];
  for (const int count : counts) EXPECT_NEAR(count, kDraws / 3, 1600);
}

TEST(Random, BelowStaysBelow) {
  EXPECT_TRUE(rc::check("below(n) < n", [](const std::string& seed) {
    const auto n = *rc::gen::inRange<std::uint32_t>(1, 0xffffffffU);
    Rng rng(seed);
    for (int i = 0; i < 20; ++i) RC_ASSERT(rng.below(n) < n);
  }));
}

TEST(Random, ShuffleIsPinned) {
  std::array<int, 10> items{};
  std::iota(items.begin(), items.end(), 0);
  Rng rng("1");
  rng.shuffle(std::span<int>(items));
  EXPECT_EQ(items, (std::array{4, 5, 3, 6, 0, 2, 8, 7, 1, 9}));
}

TEST(Random, ShuffleIsAPermutation) {
  EXPECT_TRUE(rc::check("shuffle keeps the items", [](std::vector<int> items, const std::string& seed) {
    std::vector<int> shuffled = items;
    Rng rng(seed);
    rng.shuffle(std::span(shuffled));
    std::ranges::sort(items);
    std::ranges::sort(shuffled);
    RC_ASSERT(items == shuffled);
  }));
}

TEST(Random, AllOrdersOfAShuffleAreEquallyLikely) {
  std::array<int, 24> counts{};
  Rng rng("orders");
  constexpr int kDraws = 48000;
  for (int i = 0; i < kDraws; ++i) {
    std::array<int, 4> items = {0, 1, 2, 3};
    rng.shuffle(std::span<int>(items));
    std::size_t rank = 0;
    for (std::size_t a = 0; a < 4; ++a) {
      std::size_t smaller = 0;
      for (std::size_t b = a + 1; b < 4; ++b) smaller += items[b] < items[a] ? 1 : 0;
      rank = rank * (4 - a) + smaller;
    }
    ++counts[rank];
  }
  for (const int count : counts) EXPECT_NEAR(count, kDraws / 24, 270);  // six standard deviations
}

TEST(LaneRng, FirstNumbersOfASeed) {
  using Words = std::array<std::uint32_t, kLanes>;
  const Words expected[] = {
      {0xd009a8fe, 0x19e9a4f2, 0xd778bd9f, 0x83686572, 0xf8b47ccd, 0xeb897cfd, 0xd2c76b67, 0xc8d77749},
      {0x32ad4e92, 0x98a85d3d, 0x1695fac8, 0x4a0f2c64, 0x94547bdd, 0x17c04a84, 0x648c0d74, 0x7882411f},
      {0x71f545c5, 0xd0132447, 0x4dfa6772, 0x09905676, 0xed121981, 0x9782681e, 0x78384e0d, 0x41b4ae11},
  };
  LaneRng rng("1");
  for (const Words& words : expected) {
    const Lanes drawn = rng.next();
    for (std::size_t lane = 0; lane < words.size(); ++lane) EXPECT_EQ(drawn[lane], words[lane]) << "lane " << lane;
  }
}

TEST(Lanes, WhereKeepsTheLanesOfAMask) {
  Lanes numbers{};
  for (std::uint32_t lane = 0; lane < kLanes; ++lane) numbers[lane] = lane;
  const Lanes kept = where(numbers > all_lanes(4), numbers);
  for (std::uint32_t lane = 0; lane < kLanes; ++lane) EXPECT_EQ(kept[lane], lane > 4 ? lane : 0);
}

}  // namespace
}  // namespace cifra
