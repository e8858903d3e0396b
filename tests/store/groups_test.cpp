// Groups: who plays the same shuffle, how far they have come, and what stays when somebody goes.
#include "tests/store/stores.h"

namespace cifra::store {

class AnyGroups : public AnyStore {
 protected:
  AnyGroups() {
    for (const char* player : {"anna", "ben", "carla"}) EXPECT_TRUE(store().add_player(guest(player), player));
    EXPECT_EQ(store().add_group(group("K7M4QX")), true);
  }
  static Group group(std::string code, bool in_step = true) {
    Group made;
    made.code = std::move(code);
    made.host = "anna";
    made.settings = "{}";
    made.seed = "secret";
    made.in_step = in_step;
    made.made_ms = 1000;
    return made;
  }
  std::optional<GroupTry> join(std::string id, std::string player, bool by_hand = false, int most = 40) {
    GroupTry made;
    made.id = std::move(id);
    made.player = std::move(player);
    made.by_hand = by_hand;
    made.joined_ms = 2000;
    const auto there = store().add_group_try("K7M4QX", made, most);
    EXPECT_TRUE(there) << there.error().message;
    return *there;
  }
  void placed(const std::string& table, const std::string& player, GroupProgress progress, std::int64_t seq) {
    Append more = events(table, seq, seq + 1);
    more.at_ms = 3000 + seq;
    more.row = row(table, {player});
    more.row->code = "";
    more.group = progress;
    EXPECT_EQ(append(more), Appended::kDone);
  }
  GroupWithTries now() {
    const auto found = store().group("K7M4QX");
    EXPECT_TRUE(found && *found);
    return **found;
  }
};
INSTANTIATE_TEST_SUITE_P(Sqlite, AnyGroups, testing::Values(Kind::kSqlite));
INSTANTIATE_TEST_SUITE_P(Postgresql, AnyGroups, testing::Values(Kind::kPostgresql));

TEST_P(AnyGroups, AGroupIsKeptUnderItsCode) {
  EXPECT_EQ(store().add_group(group("K7M4QX", false)), false) << "that code is taken";
  Group expected = group("K7M4QX");
  expected.host_name = guest("anna").name;
  reopen();
  EXPECT_EQ(now().group, expected);
  EXPECT_EQ(*store().group("AAAAAA"), std::nullopt);
}

TEST_P(AnyGroups, EverybodyHasOneTryAndThereIsAMost) {
  EXPECT_EQ(join("t1", "ben")->id, "t1");
  EXPECT_EQ(join("t2", "ben")->id, "t1") << "the one from before";
  EXPECT_FALSE(join("t3", "nobody"));
  EXPECT_FALSE(join("t4", "carla", false, 1)) << "full";
  EXPECT_EQ(join("t2", "ben", false, 1)->id, "t1") << "who is in stays in";
  EXPECT_EQ(*store().group_of("t1"), "K7M4QX");
  EXPECT_EQ(*store().group_of("t4"), std::nullopt);
  EXPECT_EQ(now().tries.size(), 1U);
}

TEST_P(AnyGroups, TheHostTurnsTheCardsOneByOneAndEnds) {
  EXPECT_EQ(store().turn_group("K7M4QX", "ben", 1), false);
  EXPECT_EQ(store().turn_group("K7M4QX", "", 1), false);
  EXPECT_EQ(store().turn_group("K7M4QX", "anna", 2), false);
  EXPECT_EQ(store().turn_group("K7M4QX", "anna", 1), true);
  EXPECT_EQ(store().turn_group("K7M4QX", "anna", 1), false);
  EXPECT_EQ(now().group.turned, 1);
  ASSERT_TRUE(join("t1", "ben"));
  placed("t1", "ben", {3, 7, false}, 0);
  EXPECT_EQ(store().end_group("K7M4QX", "ben", 5000), false);
  EXPECT_EQ(store().end_group("K7M4QX", "anna", 5000), true);
  EXPECT_EQ(store().end_group("K7M4QX", "anna", 6000), false);
  EXPECT_EQ(store().turn_group("K7M4QX", "anna", 2), false);
  EXPECT_FALSE(join("t2", "carla")) << "it is over";
  placed("t1", "ben", {4, 12, true}, 1);
  EXPECT_EQ(now().tries.at(0).progress, (GroupProgress{3, 7, false})) << "what is played later does not count";
  EXPECT_EQ(store().add_group(group("A7M4QX", false)), true);
  EXPECT_EQ(store().turn_group("A7M4QX", "anna", 1), false) << "at their own pace nothing is turned";
}

TEST_P(AnyGroups, TriesComeWithTheEventsOfTheirTable) {
  ASSERT_TRUE(join("t1", "ben"));
  ASSERT_TRUE(join("t2", "carla"));
  ASSERT_TRUE(join("t3", "anna", true));
  placed("t1", "ben", {1, 0, false}, 0);
  placed("t1", "ben", {20, 80, true}, 1);
  placed("t1", "ben", {20, 99, false}, 2);
  placed("t2", "carla", {2, 5, false}, 0);
  EXPECT_EQ(store().set_group_score("K7M4QX", "ben", 120, 4000), false) << "only with real tiles";
  EXPECT_EQ(store().set_group_score("K7M4QX", "anna", 60, 4000), true);
  EXPECT_EQ(store().set_group_score("K7M4QX", "anna", 61, 4001), true);
  reopen();
  const auto tries = now().tries;
  ASSERT_EQ(tries.size(), 3U);
  EXPECT_EQ(tries[0].id, "t1");
  EXPECT_EQ(tries[0].name, guest("ben").name);
  EXPECT_EQ(tries[0].progress, (GroupProgress{20, 80, true})) << "and stay as they ended";
  EXPECT_EQ(tries[0].finished_ms, 3001);
  EXPECT_EQ(tries[1].progress.score, 61);
  EXPECT_TRUE(tries[1].by_hand);
  EXPECT_EQ(tries[2].finished_ms, 0);
}

TEST_P(AnyGroups, WhoGoesLeavesANumber) {
  ASSERT_TRUE(join("t1", "ben"));
  ASSERT_TRUE(join("t2", "carla"));
  placed("t1", "ben", {20, 80, true}, 0);
  placed("t2", "carla", {2, 5, false}, 0);
  ASSERT_TRUE(store().remove_seat("ben", "t1", "—"));
  EXPECT_EQ(now().tries.at(0).name, "");
  EXPECT_EQ(now().tries.at(0).player, "ben") << "and has no second try";
  for (const char* player : {"anna", "ben", "carla"}) ASSERT_TRUE(store().remove_player(player, "—"));
  EXPECT_EQ(now().group.host, "");
  EXPECT_EQ(now().group.host_name, "");
  ASSERT_EQ(now().tries.size(), 1U) << "what was not finished goes";
  EXPECT_EQ(now().tries[0].player, "");
  EXPECT_EQ(now().tries[0].progress.score, 80);
  EXPECT_EQ(store().end_group("K7M4QX", "", 5000), false);
}

TEST_P(AnyGroups, OldGroupsGoWithTheirTries) {
  ASSERT_TRUE(join("t1", "ben"));
  EXPECT_EQ(store().remove_group("K7M4QX", "ben"), false);
  EXPECT_EQ(store().expire_groups(1000, 10), 0);
  EXPECT_EQ(now().tries.size(), 1U);
  EXPECT_EQ(store().expire_groups(1001, 10), 1);
  EXPECT_EQ(*store().group("K7M4QX"), std::nullopt);
  EXPECT_EQ(*store().group_of("t1"), std::nullopt);
  EXPECT_EQ(store().add_group(group("K7M4QX")), true);
  ASSERT_TRUE(join("t1", "ben"));
  EXPECT_EQ(store().remove_group("K7M4QX", "anna"), true);
  EXPECT_EQ(*store().group_of("t1"), std::nullopt);
}

}  // namespace cifra::store
