// The benches do what they say: as much work as asked for, the same results every time, the committed signature.
#include "bench/bench.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>

namespace cifra::bench {
namespace {

TEST(Bench, WorkloadsRepeatExactly) {
  std::set<std::string_view> names;
  for (const game::Workload& workload : workloads()) {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    const std::uint64_t units = workload.slice / 10;
    const std::uint64_t done = workload.run(units, first);
    EXPECT_GE(done, units) << workload.name;
    EXPECT_EQ(workload.run(units, second), done) << workload.name;
    EXPECT_EQ(first, second) << workload.name;
    EXPECT_NE(first, 0U) << workload.name;
    EXPECT_TRUE(names.insert(workload.name).second) << workload.name;
  }
}

TEST(Bench, TheSignatureIsTheCommittedOne) {
  std::ifstream file(std::string(CIFRA_SOURCE_DIR) + "/bench/SIGNATURE");
  std::string committed;
  ASSERT_TRUE(file >> committed);
  EXPECT_EQ(signature(), committed);
  EXPECT_EQ(signature(), committed);
}

}  // namespace
}  // namespace cifra::bench
