// The table of tight levels: the file that comes with the engine is what is computed.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "research/nmbr9/tight/tight_search.h"

namespace cifra::nmbr9::bounds {
namespace {

// CIFRA_TIGHT_STRIDE=1 goes through all of it, in some 20 minutes; without it, two of the quick ones.
TEST(MaximumTight, TheFileIsWhatIsComputed) {
  Tight file;
  ASSERT_TRUE(file.load());
  const char* const stride = std::getenv("CIFRA_TIGHT_STRIDE");  // NOLINT(concurrency-mt-unsafe)
  constexpr std::size_t kQuick = 28;                             // two 0s, which turn in two ways only, a 4 and an 8
  const std::size_t step = stride == nullptr ? kQuick : std::max<std::size_t>(std::stoul(stride), 1);
  for (std::size_t lower = 0; lower < (stride == nullptr ? 2 * kQuick : kFours); lower += step) {
    Tight computed;
    compute_tight(lower, computed);
    for (std::size_t upper = 0; upper < TightClasses::size(); ++upper) {
      EXPECT_EQ(file.carries(lower, upper), computed.carries(lower, upper)) << lower << ' ' << upper;
    }
  }
}

}  // namespace
}  // namespace cifra::nmbr9::bounds
