#include "base/asset.h"

#include <gtest/gtest.h>

#include <array>
#include <new>

namespace cifra {
namespace {

constexpr std::array<unsigned char, 3> kBytes = {1, 2, 3};

struct Assets : testing::Test {
  std::array<Asset, 2> rows = {{{"game/here", kBytes}, {"game/missing", {}}}};
  AssetTable table{rows};
};

TEST_F(Assets, WhatIsHereIsGivenAndNotReplaced) {
  EXPECT_TRUE(table.has("game/here"));
  EXPECT_EQ(table.bytes("game/here").data(), kBytes.data());
  EXPECT_EQ(table.room_for("game/here", 10), nullptr);
}

TEST_F(Assets, AnUnknownNameIsEmptyAndTakesNothing) {
  EXPECT_FALSE(table.has("here"));
  EXPECT_TRUE(table.bytes("here").empty());
  EXPECT_EQ(table.room_for("here", 10), nullptr);
}

TEST_F(Assets, WhatIsMissingIsFilledInOnce) {
  EXPECT_TRUE(table.bytes("game/missing").empty());
  EXPECT_EQ(table.room_for("game/missing", 0), nullptr);
  unsigned char* const room = table.room_for("game/missing", 2);
  ASSERT_NE(room, nullptr);
  room[0] = 7;
  EXPECT_EQ(table.bytes("game/missing").size(), 2U);
  EXPECT_EQ(table.bytes("game/missing")[0], 7);
  EXPECT_EQ(table.room_for("game/missing", 2), nullptr);
  ::operator delete(room, std::align_val_t{64});  // a program keeps it to its end
}

}  // namespace
}  // namespace cifra
