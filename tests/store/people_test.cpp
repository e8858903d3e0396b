#include "tests/store/stores.h"

namespace cifra::store {

using Times = std::vector<std::int64_t>;

TEST_P(AnyStore, KnowsPeopleByTheirTokens) {
  const Player anna = guest("anna");
  ASSERT_TRUE(store().add_player(anna, "hash1"));
  ASSERT_TRUE(store().add_player(anna, "hash1"));  // the answer was lost
  EXPECT_EQ(*store().player_by_token("hash1"), anna);
  EXPECT_EQ(*store().player_by_token("hash2"), std::nullopt);
  ASSERT_TRUE(store().add_token("anna", "hash2", 7));
  ASSERT_TRUE(store().add_token("anna", "hash2", 8));
  EXPECT_EQ(*store().player_by_token("hash2"), anna);
  ASSERT_TRUE(store().remove_token("hash1"));
  ASSERT_TRUE(store().remove_token("hash1"));
  EXPECT_EQ(*store().player_by_token("hash1"), std::nullopt);
  reopen();
  EXPECT_EQ(*store().player_by_token("hash2"), anna);
  EXPECT_EQ(store().add_token("nobody", "hash3", 7).error().code, kNoSuchPlayer);
  EXPECT_EQ(*store().player_by_token("hash3"), std::nullopt);
}

TEST_P(AnyStore, AnAccountBelongsToOnePlayer) {
  ASSERT_TRUE(store().add_player(guest("anna"), "a"));
  ASSERT_TRUE(store().add_player(guest("ben"), "b"));
  EXPECT_TRUE(*store().set_account("anna", "anna@home", "$argon2id$x"));
  EXPECT_TRUE(*store().set_account("anna", "anna@home", "$argon2id$x"));
  EXPECT_FALSE(*store().set_account("ben", "anna@home", "other"));
  Player anna = guest("anna");
  anna.account = "anna@home";
  anna.password = "$argon2id$x";
  EXPECT_EQ(*store().player_by_account("anna@home"), anna);
  EXPECT_EQ(*store().player_by_token("a"), anna);
  EXPECT_EQ(*store().player_by_token("b"), guest("ben"));
  EXPECT_EQ(*store().player_by_account(""), std::nullopt);
  EXPECT_EQ(*store().player_by_account("ANNA@home"), std::nullopt);
  EXPECT_EQ(store().set_account("nobody", "x", "y").error().code, kNoSuchPlayer);

  Player carla = guest("carla");
  carla.account = "anna@home";
  EXPECT_EQ(store().add_player(carla, "c").error().code, kAccountTaken);
  EXPECT_EQ(*store().player_by_token("c"), std::nullopt);
  carla.account = "carla";
  EXPECT_TRUE(store().add_player(carla, "c"));
  EXPECT_EQ(*store().player_by_account("carla"), carla);
}

TEST_P(AnyStore, ChangesNames) {
  ASSERT_TRUE(store().add_player(guest("anna"), "a"));
  const std::string name = "Anna \xF0\x9F\x8E\xB2 \"'\\";
  ASSERT_TRUE(store().set_name("anna", name));
  EXPECT_EQ((*store().player_by_token("a"))->name, name);
  EXPECT_EQ(store().set_name("nobody", "x").error().code, kNoSuchPlayer);
  EXPECT_EQ(store().set_name("anna", std::string("a\0b", 3)).error().code, kBadText);
  EXPECT_EQ(store().set_name("anna", "\xC3").error().code, kBadText);
  EXPECT_EQ((*store().player_by_token("a"))->name, name);
  Player bad = guest("bad");
  bad.name = std::string("\0", 1);
  EXPECT_EQ(store().add_player(bad, "x").error().code, kBadText);
  EXPECT_EQ(*store().player_by_token(std::string("a\0", 2)), std::nullopt);
  EXPECT_EQ(*store().player_by_account("\xFF"), std::nullopt);
}

TEST_P(AnyStore, RemembersWhoWasHere) {
  ASSERT_TRUE(store().add_player(guest("anna", 10), "a"));
  ASSERT_TRUE(store().add_player(guest("ben", 20), "b"));
  const std::vector<std::string> everybody{"ben", "nobody", "anna"};
  EXPECT_EQ(*store().seen(everybody), (Times{20, 0, 10}));
  ASSERT_TRUE(store().see_players(everybody, 15));
  EXPECT_EQ(*store().seen(everybody), (Times{20, 0, 15}));  // time does not go back
  ASSERT_TRUE(store().see_players(std::vector<std::string>{"ben"}, 30));
  EXPECT_EQ(*store().seen(everybody), (Times{30, 0, 15}));
  EXPECT_TRUE(store().see_players({}, 30));
  EXPECT_TRUE(store().seen({})->empty());
}

// A finished game of three: Anna, a bot, Ben.
Append finished_game(const std::string& table) {
  Append append = events(table, 0, 1);
  append.row = row(table, {"anna", "", "ben"});
  append.row->phase = "finished";
  append.record = R"({"game":"the_number","players":["Anna","Bot","Ben"],"rounds":[]})";
  return append;
}

TEST_P(AnyStore, WhoGoesIsReplacedInRecords) {
  ASSERT_TRUE(store().add_player(guest("anna"), "a"));
  ASSERT_TRUE(store().add_token("anna", "a2", 1));
  ASSERT_TRUE(store().add_player(guest("ben"), "b"));
  std::vector<Append> games;
  for (int i = 0; i < 120; ++i) games.push_back(finished_game("t" + std::to_string(i)));
  games[1].record = "no JSON at all";
  games[2].record = R"({"players":["only one"]})";
  games[3].row->players = {"ben"};  // another table, where Anna does not sit
  ASSERT_TRUE(store().append(games));
  ASSERT_TRUE(store().remove_player("anna", "Somebody"));

  EXPECT_EQ(*store().player_by_token("a"), std::nullopt);
  EXPECT_EQ(*store().player_by_token("a2"), std::nullopt);
  EXPECT_EQ(*store().player_by_token("b"), guest("ben"));
  EXPECT_TRUE(store().tables_of("anna", 10)->empty());
  EXPECT_EQ((*store().table("t0"))->players, (std::vector<std::string>{"", "", "ben"}));
  const std::string replaced = R"({"game":"the_number","players":["Somebody","Bot","Ben"],"rounds":[]})";
  EXPECT_EQ(*store().record("t0"), replaced);
  EXPECT_EQ(*store().record("t119"), replaced);
  EXPECT_EQ(*store().record("t1"), "no JSON at all");
  EXPECT_EQ(*store().record("t2"), R"({"players":["Somebody"]})");
  EXPECT_EQ(*store().record("t3"), games[3].record);

  ASSERT_TRUE(store().remove_player("ben", "\"Nobody\""));
  EXPECT_EQ(*store().record("t0"), R"({"game":"the_number","players":["Somebody","Bot","\"Nobody\""],"rounds":[]})");
  ASSERT_TRUE(store().remove_player("ben", "x"));
  ASSERT_TRUE(store().remove_player("", "x"));
}

TEST_P(AnyStore, NamesAreReplacedAfterTheTableIsGone) {
  ASSERT_TRUE(store().add_player(guest("anna"), "a"));
  Append game = finished_game("t");
  game.row->phase = "closed";
  ASSERT_EQ(append(game), Appended::kDone);
  ASSERT_EQ(store().expire(2000, 0, 0, "x", 10)->tables, 1);
  ASSERT_TRUE(store().remove_player("anna", "Somebody"));
  EXPECT_EQ(*store().record("t"), R"({"game":"the_number","players":["Somebody","Bot","Ben"],"rounds":[]})");
}

TEST_P(AnyStore, TablesExpireWithTheirEvents) {
  std::vector<Append> games;
  for (int i = 0; i < 5; ++i) {
    games.push_back(finished_game("t" + std::to_string(i)));
    games.back().row->phase = i == 4 ? "finished" : "closed";
    games.back().row->touched_ms = 1000 + i;
    if (i == 1) games.back().record.reset();
    games.push_back(events("t" + std::to_string(i), 1, 2));
  }
  ASSERT_TRUE(store().append(games));
  EXPECT_EQ(store().expire(1003, 0, 0, "x", 2)->tables, 2);
  EXPECT_EQ(store().expire(1003, 0, 0, "x", 2)->tables, 1);
  EXPECT_EQ(store().expire(1003, 0, 0, "x", 2)->tables, 0);
  EXPECT_TRUE(store().events("t0", 0)->empty());
  EXPECT_EQ(*store().table("t2"), std::nullopt);
  EXPECT_EQ(*store().versions(std::vector<std::string>{"t2", "t3", "t4"}), (Times{0, 2, 2}));
  EXPECT_TRUE(*store().record("t0"));
  EXPECT_EQ(append(events("t0", 2, 3)), Appended::kConflict);  // it does not come back by accident
  EXPECT_EQ(ids(*store().tables_of("anna", 10)), std::vector<std::string>{"t4"});
}

TEST_P(AnyStore, RecordsAndGuestsExpire) {
  std::vector<Append> games{finished_game("t"), finished_game("u")};
  games[0].at_ms = 100;
  games[1].at_ms = 200;
  ASSERT_TRUE(store().append(games));
  ASSERT_TRUE(store().add_player(guest("anna", 10), "a"));
  ASSERT_TRUE(store().add_player(guest("ben", 20), "b"));
  Player carla = guest("carla", 5);
  carla.account = "carla";
  ASSERT_TRUE(store().add_player(carla, "c"));

  const auto expired = store().expire(0, 150, 15, "Somebody", 10);
  ASSERT_TRUE(expired);
  EXPECT_EQ(expired->tables, 0);
  EXPECT_EQ(expired->records, 1);
  EXPECT_EQ(expired->guests, 1);
  EXPECT_EQ(*store().record("t"), std::nullopt);
  EXPECT_EQ(*store().record("u"), R"({"game":"the_number","players":["Somebody","Bot","Ben"],"rounds":[]})");
  EXPECT_EQ(*store().player_by_token("a"), std::nullopt);
  EXPECT_TRUE(*store().player_by_token("b"));
  EXPECT_TRUE(*store().player_by_token("c"));
  EXPECT_EQ(ids(*store().tables_of("ben", 10)).size(), 2U);  // the tables are still there
}

}  // namespace cifra::store
