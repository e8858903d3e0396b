// Numbered shuffles: who is dealt which, what came of it, and what stays when somebody goes.
#include "tests/store/stores.h"

namespace cifra::store {

class AnyShuffles : public AnyStore {
 protected:
  AnyShuffles() {
    for (const char* player : {"anna", "ben", "carla"}) EXPECT_TRUE(store().add_player(guest(player), player));
  }
  int take(const std::string& table, const std::vector<std::string>& players, const std::string& game = "g") {
    const auto number = store().take_shuffle(table, game, players, 1000);
    EXPECT_TRUE(number) << number.error().message;
    return number.value_or(-1);
  }
  void finish(const std::string& table, const std::string& player, int score) {
    EXPECT_TRUE(store().finish_shuffle(table, player, score, 2000));
  }
  std::vector<ScoreBar> bars(int number, const std::string& game = "g") {
    return store().shuffle_bars(game, number).value_or(std::vector<ScoreBar>{});
  }
};

TEST_P(AnyShuffles, ATableGetsTheLowestNumberThatNobodyThereWasDealt) {
  EXPECT_EQ(take("t1", {"anna"}), 1);
  EXPECT_EQ(take("t2", {"anna"}), 2) << "at two tables at once";
  EXPECT_EQ(take("t3", {"ben"}), 1) << "so there is somebody to compare with";
  EXPECT_EQ(take("t4", {"ben", "anna"}), 3);
  EXPECT_EQ(take("t5", {"ben"}), 2) << "what is missing is filled";
  EXPECT_EQ(take("t6", {"anna"}, "another"), 1);
  EXPECT_EQ(take("t7", {"carla", "anna", "ben"}), 4);
  EXPECT_EQ(take("t8", {"carla"}), 1);
}

TEST_P(AnyShuffles, AskedAgainBeforeTheEndATableHasThosePeopleOnly) {
  EXPECT_EQ(take("t1", {"anna", "ben"}), 1);
  EXPECT_EQ(take("t1", {"anna", "ben"}), 1);
  EXPECT_EQ(take("t1", {"anna"}), 1) << "Ben has left";
  EXPECT_EQ(take("t2", {"ben"}), 1);
}

TEST_P(AnyShuffles, ScoresAreKeptOnceAndCountedByShuffle) {
  for (const char* player : {"anna", "ben", "carla"}) EXPECT_EQ(take(std::string("t") + player, {player}), 1);
  EXPECT_EQ(bars(1), std::vector<ScoreBar>{}) << "nothing is over";
  finish("tanna", "anna", 84);
  finish("tanna", "anna", 99);
  finish("tanna", "ben", 5);
  finish("tben", "ben", 84);
  EXPECT_EQ(bars(1), (std::vector<ScoreBar>{{84, 2}}));
  finish("tcarla", "carla", 70);
  EXPECT_EQ(bars(1), (std::vector<ScoreBar>{{70, 1}, {84, 2}}));
  EXPECT_EQ(bars(2), std::vector<ScoreBar>{});
  EXPECT_EQ(bars(1, "another"), std::vector<ScoreBar>{});
}

TEST_P(AnyShuffles, OfADeletedPersonTheScoreStaysAndOfAGameThatIsLeftThatItWasDealt) {
  take("t1", {"anna", "ben"});
  finish("t1", "anna", 84);
  finish("t1", "ben", 70);
  take("t2", {"anna"});
  ASSERT_TRUE(store().remove_seat("ben", "t1", "-"));
  EXPECT_EQ(take("t3", {"ben"}), 2);
  ASSERT_TRUE(store().remove_player("anna", "-"));
  EXPECT_EQ(bars(1), (std::vector<ScoreBar>{{70, 1}, {84, 1}}));
  finish("t2", "anna", 5);
  EXPECT_EQ(bars(2), std::vector<ScoreBar>{}) << "what was not over is gone";
}

TEST_P(AnyShuffles, TheyExpire) {
  take("t1", {"anna", "ben"});
  finish("t1", "anna", 84);
  EXPECT_EQ(store().expire_shuffles(1000, 10).value_or(-1), 0);
  EXPECT_EQ(store().expire_shuffles(1001, 1).value_or(-1), 1) << "some at a time";
  EXPECT_EQ(store().expire_shuffles(1001, 10).value_or(-1), 1);
  EXPECT_EQ(bars(1), std::vector<ScoreBar>{});
  EXPECT_EQ(take("t2", {"anna"}), 1);
}

INSTANTIATE_TEST_SUITE_P(Sqlite, AnyShuffles, testing::Values(Kind::kSqlite));
INSTANTIATE_TEST_SUITE_P(Postgresql, AnyShuffles, testing::Values(Kind::kPostgresql));

}  // namespace cifra::store
