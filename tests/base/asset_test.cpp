#include "base/asset.h"

#include <gtest/gtest.h>

#include "base/asset_table.h"

namespace cifra {
namespace {

TEST(Asset, EveryFileIsPartOfTheProgram) {
  for (const Asset& one : assets()) EXPECT_FALSE(asset(one.name).empty()) << one.name;
}

TEST(Asset, AnUnknownNameIsEmptyAndTakesNothing) {
  EXPECT_TRUE(asset("no-such-file").empty());
  EXPECT_EQ(provide_asset("no-such-file", 10), nullptr);
}

TEST(Asset, WhatIsHereIsNotReplaced) {
  for (const Asset& one : assets()) EXPECT_EQ(provide_asset(one.name, 10), nullptr);
}

}  // namespace
}  // namespace cifra
