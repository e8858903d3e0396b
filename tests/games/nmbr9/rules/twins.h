// A layout of the engine and one of the naive implementation that are always given the same tiles, and every question
// that can be asked of both. Used by the tests that hold the two together.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <expected>
#include <ostream>
#include <string>
#include <vector>

#include "games/nmbr9/rules/generate.h"
#include "games/nmbr9/rules/playout.h"
#include "tests/games/nmbr9/rules/naive.h"

namespace cifra::nmbr9 {

// For the messages of failed tests.
inline void PrintTo(const Placement& p, std::ostream* out) {
  *out << "(x " << p.x << ", y " << p.y << ", level " << p.level << ", rotation " << int{p.rotation} << ")";
}

inline const Placement& any(const std::vector<Placement>& list, Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// Any placement around a layout, legal or not.
inline Placement near(const Layout& layout, Rng& rng) {
  const auto between = [&](int low, int high) {
    return low + static_cast<int>(rng.below(static_cast<std::uint32_t>(high - low + 1)));
  };
  const Bounds& bounds = layout.bounds();
  return {static_cast<std::int16_t>(between(bounds.left - 6, bounds.right + 3)),
          static_cast<std::int16_t>(between(bounds.top - 6, bounds.bottom + 3)),
          static_cast<std::uint16_t>(between(0, layout.levels() + 1)), static_cast<std::uint8_t>(between(0, 4))};
}

inline std::string answer(const std::expected<void, Refusal>& checked) {
  return checked ? "legal" : std::string(code(checked.error()));
}
inline std::string answer(std::optional<Refusal> refusal) { return refusal ? std::string(code(*refusal)) : "legal"; }

class Twins {
 public:
  const Layout& layout() const { return layout_; }

  void place(int number, const Placement& placement) {
    EXPECT_EQ(answer(layout_.place(number, placement)), "legal") << testing::PrintToString(placement);
    table_.place(number, placement);
    EXPECT_EQ(layout_.levels(), table_.levels());
    EXPECT_EQ(layout_.score(), table_.score());
  }

  // Compares the lists of all legal placements, and the verdicts on some that may not be legal.
  std::vector<Placement> compare(int number, Rng& rng) {
    const auto list = legal_placements(layout_, number, buffer_);
    const std::vector<Placement> expected = table_.legal(number);
    EXPECT_TRUE(std::ranges::equal(list, expected))
        << "number " << number << ", engine " << list.size() << ", naive " << expected.size();
    EXPECT_EQ(count_placements(layout_, number), expected.size());
    for (const Placement& placement : list) EXPECT_EQ(answer(layout_.check(number, placement)), "legal");
    EXPECT_EQ(std::ranges::count(expected, random_placement(layout_, number, rng)), 1);
    compare_refusals(number, rng);
    return expected;
  }

  void compare_refusals(int number, Rng& rng) {
    constexpr int kProbes = 30;
    for (int probe = 0; probe < kProbes; ++probe) {
      const Placement placement = near(layout_, rng);
      EXPECT_EQ(answer(layout_.check(number, placement)), answer(table_.refusal(number, placement)))
          << number << " at " << testing::PrintToString(placement);
    }
  }

 private:
  Layout layout_;
  naive::Table table_;
  PlacementBuffer buffer_;
};

}  // namespace cifra::nmbr9
