// Ratings: games that are counted once and in order, raters, and what stays when somebody goes.
#include "tests/store/stores.h"

namespace cifra::store {
namespace {

Rater rater(std::string id, std::string player, std::int64_t mean, std::int64_t games = 1) {
  return {std::move(id), "chess", std::move(player), mean, 300'000, games, ""};
}

RatedGame numbered(std::string id, std::int64_t number, std::string seats) {
  return {std::move(id), "chess", number, 0, std::move(seats)};
}

}  // namespace

class AnyRatings : public AnyStore {
 protected:
  AnyRatings() {
    for (const char* player : {"anna", "ben", "carla"}) EXPECT_TRUE(store().add_player(guest(player), player));
  }
  // As the house does with the last choice of a rated game.
  Append last_of(const std::string& table, std::int64_t at_ms, bool counts = true) {
    Append last = events(table, 0, 1);
    last.at_ms = at_ms;
    last.row = row(table, {"anna", "ben"});
    last.row->code = "";
    last.row->phase = "finished";
    last.record = "{}";
    last.rated = {"chess", R"([{"player":"anna"},{"player":"ben"}])", counts};
    return last;
  }
  void finish(const std::string& table, std::int64_t at_ms = 3000, bool counts = true) {
    EXPECT_EQ(append(last_of(table, at_ms, counts)), Appended::kDone);
  }
  bool count(const RatedGame& game, std::vector<Rater> raters) {
    const auto counted = store().count_game(game, raters);
    EXPECT_TRUE(counted) << counted.error().message;
    return counted && *counted;
  }
  std::vector<std::string> uncounted() {
    std::vector<std::string> list;
    const auto games = store().uncounted_games(100);
    EXPECT_TRUE(games) << games.error().message;
    for (const RatedGame& game : *games) list.push_back(game.id);
    return list;
  }
  std::vector<Rater> of(std::vector<std::string> players) { return *store().raters("chess", players); }
};
INSTANTIATE_TEST_SUITE_P(Sqlite, AnyRatings, testing::Values(Kind::kSqlite));
INSTANTIATE_TEST_SUITE_P(Postgresql, AnyRatings, testing::Values(Kind::kPostgresql));

using Ids = std::vector<std::string>;

TEST_P(AnyRatings, AGameArrivesWithTheEndOfItsTableAndIsCountedOnce) {
  finish("t2", 2000);
  finish("t1", 3000);
  EXPECT_EQ(append(last_of("t2", 2000)), Appended::kDone) << "whose answer was lost";
  reopen();
  EXPECT_EQ(uncounted(), (Ids{"t2", "t1"})) << "the oldest first, each once";
  EXPECT_EQ(*store().last_game_number("chess"), 0);

  EXPECT_TRUE(count(numbered("t2", 1, "A"), {rater("r1", "anna", 1'600'000), rater("r2", "ben", 1'400'000)}));
  EXPECT_FALSE(count(numbered("t2", 2, "B"), {rater("r3", "anna", 9, 2), rater("r4", "carla", 9)}));
  EXPECT_EQ(uncounted(), Ids{"t1"});
  EXPECT_EQ(of({"anna", "ben", "carla"}), (std::vector{rater("r1", "anna", 1'600'000), rater("r2", "ben", 1'400'000)}))
      << "what was not counted changes nobody";
  EXPECT_FALSE(count(numbered("t1", 1, "C"), {rater("r1", "anna", 9, 2)})) << "the number is taken";
  EXPECT_EQ(of({"anna"}).front().games, 1);
  EXPECT_TRUE(count(numbered("t1", 2, "C"), {rater("r1", "anna", 1'650'000, 2), rater("r2", "ben", 1'350'000, 2)}));
  EXPECT_EQ(*store().last_game_number("chess"), 2);
  EXPECT_EQ(store().raters_of("anna")->front(), rater("r1", "anna", 1'650'000, 2));
  EXPECT_EQ((*store().rated_game("t1"))->seats, "C");
  EXPECT_FALSE(*store().rated_game("t9"));

  const auto games = *store().rated_games({"", "chess", 0, 0, ""}, 10);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].id, "t2") << "in the order in which they were counted";
  EXPECT_EQ(store().rated_games(games[0], 10)->front().id, "t1");
  EXPECT_EQ(*store().leagues(), Ids{"chess"});
}

TEST_P(AnyRatings, WhoIsDeletedLeavesAndTheRaterStays) {
  finish("t1");
  ASSERT_TRUE(count(numbered("t1", 1, R"([{"rater":"r1"},{"rater":"r2"}])"),
                    {rater("r1", "anna", 1'600'000), rater("r2", "ben", 1'400'000)}));
  finish("t2", 4000);  // not counted yet
  ASSERT_TRUE(store().remove_player("anna", "-"));
  EXPECT_TRUE(of({"anna", ""}).empty());
  EXPECT_TRUE(store().raters_of("anna")->empty());
  EXPECT_TRUE(store().raters_of("")->empty());
  EXPECT_EQ(of({"ben"}), std::vector{rater("r2", "ben", 1'400'000)});
  EXPECT_EQ((*store().rated_game("t1"))->seats, R"([{"rater":"r1"},{"rater":"r2"}])");
  EXPECT_EQ((*store().rated_game("t2"))->seats, R"([{"player":""},{"player":"ben"}])");
  EXPECT_EQ(store().league_raters("chess", "", 10)->size(), 2U) << "the rater stays, of nobody";
  EXPECT_EQ(store().league_raters("chess", "r1", 10)->front().player, "ben");
  // A node that had read of them before.
  EXPECT_TRUE(count(numbered("t2", 2, "D"), {rater("r9", "anna", 9), rater("r2", "ben", 1'300'000, 2)}));
  EXPECT_TRUE(of({"anna"}).empty()) << "nobody comes back like that";
}

TEST_P(AnyRatings, OutliveRecordsAndTables) {
  finish("t1", 3000);
  finish("t2", 3000, false);
  ASSERT_TRUE(count(numbered("t1", 1, "A"), {rater("r1", "anna", 1'600'000), rater("r2", "ben", 1'400'000)}));
  EXPECT_TRUE(uncounted().empty()) << "what never counts does not wait";
  ASSERT_TRUE(store().expire(1'000'000, 1'000'000, 100));
  EXPECT_FALSE(*store().record("t1"));
  EXPECT_EQ(store().rated_games({"", "chess", -1, 0, ""}, 10)->size(), 2U);
  EXPECT_EQ(*store().expire_uncounted_games(3000, 100), 0);
  EXPECT_EQ(*store().expire_uncounted_games(3001, 100), 1);
  EXPECT_FALSE(*store().rated_game("t2"));
  EXPECT_TRUE(*store().rated_game("t1"));
  ASSERT_TRUE(store().remove_seat("anna", "t1", "-"));
  EXPECT_EQ(of({"anna"}).size(), 1U) << "a game that leaves a list has been played";
}

TEST_P(AnyRatings, AreSetAnewForWhoHasNotPlayedMeanwhile) {
  finish("t1");
  ASSERT_TRUE(count(numbered("t1", 1, "A"), {rater("r1", "anna", 1'600'000), rater("r2", "ben", 1'400'000)}));
  const Rater changes[] = {rater("r1", "anna", 1'555'000), rater("r2", "ben", 1'444'000, 7)};
  ASSERT_TRUE(store().set_raters(changes));
  EXPECT_EQ(of({"anna", "ben"}), (std::vector{rater("r1", "anna", 1'555'000), rater("r2", "ben", 1'400'000)}));
}

TEST_P(AnyRatings, OfTwoNodesOneCountsAGame) {
  auto other = another();
  if (!other) return;
  finish("t1");
  finish("t2", 4000);
  const Rater mine[] = {rater("r1", "anna", 1'600'000)};
  const Rater theirs[] = {rater("r2", "anna", 1'600'000)};
  EXPECT_TRUE(count(numbered("t1", 1, "mine"), {mine[0]}));
  EXPECT_FALSE(*other->count_game(numbered("t1", 1, "theirs"), theirs)) << "the same game";
  EXPECT_FALSE(*other->count_game(numbered("t2", 1, "theirs"), theirs)) << "another one with its number";
  EXPECT_EQ(of({"anna"}), std::vector{mine[0]});
}

}  // namespace cifra::store
