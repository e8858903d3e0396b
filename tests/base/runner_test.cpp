// Runners made of other Runners: a part has a time limit of its own, a lane is one lane.
#include <gtest/gtest.h>

#include <vector>

#include "base/runner.h"
#include "tests/base/runners.h"

namespace cifra {
namespace {

class HandClock : public Runner {
 public:
  std::size_t lanes() const override { return 3; }
  bool stopped() const override { return end; }
  double seconds() const override { return now; }
  double now = 0;
  bool end = false;
};

TEST(PartRunner, HasSecondsOfItsOwn) {
  HandClock whole;
  whole.now = 7;
  const PartRunner part(whole, 2);
  const PartRunner endless(whole, 0);
  EXPECT_EQ(part.lanes(), 3U);
  EXPECT_EQ(part.seconds(), 0);
  whole.now = 8.5;
  EXPECT_EQ(part.seconds(), 1.5);
  EXPECT_FALSE(part.stopped());
  whole.now = 9;
  EXPECT_TRUE(part.stopped());
  EXPECT_FALSE(endless.stopped());
  EXPECT_FALSE(whole.stopped());
  whole.end = true;
  EXPECT_TRUE(endless.stopped());
}

TEST(LaneRunner, IsOneLaneThatEndsWithTheWhole) {
  HandClock whole;
  const LaneRunner lane(whole);
  EXPECT_EQ(lane.lanes(), 1U);
  EXPECT_FALSE(lane.stopped());
  whole.end = true;
  EXPECT_TRUE(lane.stopped());
}

TEST(Runner, SharesOutEveryPieceOnceWithOneWorkerForEachLane) {
  testing::TwoLaneRunner two;
  std::vector<int> done(1000);
  std::atomic<int> workers = 0;
  share_out(two, done.size(), "", [&] {
    ++workers;
    return [&](std::size_t piece) { ++done[piece]; };
  });
  EXPECT_EQ(done, std::vector<int>(1000, 1));
  EXPECT_LE(workers, 2);
}

}  // namespace
}  // namespace cifra
