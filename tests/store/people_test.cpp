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
  const NewToken anew{"a2", "a", 7};
  EXPECT_TRUE(store().set_account("anna", "anna@home", "$argon2id$x", anew));
  EXPECT_TRUE(store().set_account("anna", "anna@home", "$argon2id$x", anew));  // the answer was lost
  EXPECT_EQ(store().set_account("ben", "anna@home", "other", {"b2", "b", 7}).error().code, kAccountTaken);
  Player anna = guest("anna");
  anna.account = "anna@home";
  anna.password = "$argon2id$x";
  EXPECT_EQ(*store().player_by_account("anna@home"), anna);
  EXPECT_EQ(*store().player_by_token("a"), std::nullopt) << "a guest's token ends when there is an account";
  EXPECT_EQ(*store().player_by_token("a2"), anna);
  EXPECT_EQ(*store().player_by_token("b"), guest("ben"));
  EXPECT_EQ(*store().player_by_account(""), std::nullopt);
  EXPECT_EQ(*store().player_by_account("ANNA@home"), std::nullopt);
  EXPECT_EQ(store().set_account("nobody", "x", "y", {"n", "", 7}).error().code, kNoSuchPlayer);
  EXPECT_EQ(store().set_account("anna", "second", "y", {"a3", "a2", 7}).error().code, kHasAccount);
  EXPECT_EQ(*store().player_by_account("second"), std::nullopt);
  EXPECT_EQ(*store().tokens_of("anna"), std::vector<std::string>{"a2"}) << "and nothing else has happened";

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

TEST_P(AnyStore, OneGameIsLeftAndTheRecordGoesWithTheLastPerson) {
  ASSERT_TRUE(store().add_player(guest("anna"), "a"));
  ASSERT_TRUE(store().add_player(guest("ben"), "b"));
  std::vector<Append> games = {finished_game("t0"), finished_game("t1")};
  games[0].events = R"([{"type":"sat","player":"anna","name":"Anna"},{"type":"sat","player":"ben","name":"Ben"}])";
  ASSERT_TRUE(store().append(games));
  ASSERT_TRUE(store().remove_seat("anna", "t0", "Somebody"));
  ASSERT_TRUE(store().remove_seat("anna", "t0", "Somebody"));  // once more
  ASSERT_TRUE(store().remove_seat("", "t0", "x"));
  ASSERT_TRUE(store().remove_seat("nobody", "t0", "x"));

  EXPECT_EQ(*store().record("t0"), R"({"game":"the_number","players":["Somebody","Bot","Ben"],"rounds":[]})");
  EXPECT_EQ(store().events("t0", 0)->front().events.find("Anna"), std::string::npos);
  EXPECT_EQ(*store().record("t1"), games[1].record);
  EXPECT_EQ(store().tables_of("anna", 10)->size(), 1U);
  EXPECT_EQ(store().tables_of("ben", 10)->size(), 2U);
  EXPECT_EQ(*store().player_by_token("a"), guest("anna"));

  ASSERT_TRUE(store().remove_seat("ben", "t0", "Somebody"));
  EXPECT_EQ(*store().record("t0"), std::nullopt);
  EXPECT_EQ(*store().record("t1"), games[1].record);
}

TEST_P(AnyStore, NamesAreReplacedAfterTheTableIsGone) {
  ASSERT_TRUE(store().add_player(guest("anna"), "a"));
  Append game = finished_game("t");
  game.row->phase = "closed";
  ASSERT_EQ(append(game), Appended::kDone);
  ASSERT_EQ(store().expire(2000, 0, 10)->tables, 1);
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
  EXPECT_EQ(store().expire(1003, 0, 2)->tables, 2);
  EXPECT_EQ(store().expire(1003, 0, 2)->tables, 1);
  EXPECT_EQ(store().expire(1003, 0, 2)->tables, 0);
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

  const auto expired = store().expire(0, 150, 10);
  ASSERT_TRUE(expired);
  EXPECT_EQ(expired->tables, 0);
  EXPECT_EQ(expired->records, 1);
  EXPECT_EQ(*store().idle_guests(15, 10), std::vector<std::string>{"anna"}) << "accounts do not expire";
  EXPECT_EQ(store().idle_guests(25, 1)->size(), 1U);
  ASSERT_TRUE(store().remove_player("anna", "Somebody"));
  EXPECT_EQ(*store().record("t"), std::nullopt);
  EXPECT_EQ(*store().record("u"), R"({"game":"the_number","players":["Somebody","Bot","Ben"],"rounds":[]})");
  EXPECT_EQ(*store().player_by_token("a"), std::nullopt);
  EXPECT_TRUE(*store().player_by_token("b"));
  EXPECT_TRUE(*store().player_by_token("c"));
  EXPECT_EQ(ids(*store().tables_of("ben", 10)).size(), 2U);  // the tables are still there
}

TEST_P(AnyStore, ANewPasswordEndsEverythingElse) {
  ASSERT_TRUE(store().add_player(guest("anna"), "a"));
  ASSERT_TRUE(store().set_account("anna", "anna", "old", {"a2", "a", 7}));
  ASSERT_TRUE(store().add_token("anna", "a3", 8));
  ASSERT_TRUE(store().add_device("anna", "phone", 8));
  EXPECT_FALSE(*store().set_password("anna", "not the old one", "new", {"a4", "", 9}));
  EXPECT_EQ(store().tokens_of("anna")->size(), 2U);
  EXPECT_TRUE(*store().is_device_of("anna", "phone"));
  EXPECT_TRUE(*store().set_password("anna", "old", "new", {"a4", "", 9}));
  EXPECT_TRUE(*store().set_password("anna", "old", "new", {"a4", "", 9}));  // the answer was lost
  EXPECT_EQ(*store().tokens_of("anna"), std::vector<std::string>{"a4"});
  EXPECT_EQ((*store().player_by_account("anna"))->password, "new");
  EXPECT_FALSE(*store().is_device_of("anna", "phone"));
  ASSERT_TRUE(store().add_player(guest("ben"), "b"));
  EXPECT_FALSE(*store().set_password("ben", "", "new", {"b2", "", 9})) << "a guest has none";
}

TEST_P(AnyStore, EndsOtherTokens) {
  ASSERT_TRUE(store().add_player(guest("anna"), "a"));
  ASSERT_TRUE(store().add_player(guest("ben"), "b"));
  for (const char* token : {"a2", "a3"}) ASSERT_TRUE(store().add_token("anna", token, 7));
  EXPECT_EQ(*store().remove_other_tokens("anna", "a2"), 2);
  EXPECT_EQ(*store().remove_other_tokens("anna", "a2"), 0);
  EXPECT_EQ(*store().tokens_of("anna"), std::vector<std::string>{"a2"});
  EXPECT_EQ(*store().tokens_of("ben"), std::vector<std::string>{"b"});
}

TEST_P(AnyStore, KnowsTheNewestDevicesOfAnAccount) {
  ASSERT_TRUE(store().add_player(guest("anna"), "a"));
  ASSERT_TRUE(store().set_account("anna", "anna", "x", {"a2", "a", 7}));
  for (int i = 0; i < 25; ++i) ASSERT_TRUE(store().add_device("anna", "device" + std::to_string(i), 100 + i));
  EXPECT_TRUE(*store().is_device_of("anna", "device24"));
  EXPECT_TRUE(*store().is_device_of("anna", "device5"));
  EXPECT_FALSE(*store().is_device_of("anna", "device4"));
  EXPECT_FALSE(*store().is_device_of("ben", "device24"));
  EXPECT_FALSE(*store().is_device_of("", "device24"));
  ASSERT_TRUE(store().remove_player("anna", "x"));
  EXPECT_FALSE(*store().is_device_of("anna", "device24"));
}

TEST_P(AnyStore, TellsOfWhomSomethingChanged) {
  ASSERT_TRUE(store().add_player(guest("anna"), "a"));
  ASSERT_TRUE(store().add_player(guest("ben"), "b"));
  const std::int64_t before = *store().last_person_news();
  EXPECT_TRUE(store().person_news(before + 1)->empty());
  ASSERT_TRUE(store().set_name("anna", "Anna"));
  ASSERT_TRUE(store().set_account("anna", "anna", "x", {"a2", "a", 7}));
  ASSERT_TRUE(store().set_password("anna", "x", "y", {"a3", "", 7}));
  ASSERT_TRUE(store().remove_other_tokens("anna", "a3"));
  ASSERT_TRUE(store().remove_token("b"));
  ASSERT_TRUE(store().remove_token("nobody's"));
  ASSERT_TRUE(store().remove_player("ben", "x"));
  std::vector<std::string> players;
  std::int64_t last = before;
  const auto news = *store().person_news(before + 1);
  for (const auto& [number, player] : news) {
    EXPECT_GT(number, last);
    last = number;
    players.push_back(player);
  }
  EXPECT_EQ(players, (std::vector<std::string>{"anna", "anna", "anna", "anna", "ben", "ben"}));
  EXPECT_EQ(*store().last_person_news(), last);
}

TEST_P(AnyStore, WhoGoesIsReplacedInEvents) {
  ASSERT_TRUE(store().add_player(guest("anna"), "a"));
  Append game = finished_game("t");
  game.version = 2;
  game.events =
      R"([{"type":"sat","at":1,"player":"anna","name":"Anna","bot":""},{"type":"sat","at":1,"player":"ben","name":"Ben","bot":""}])";
  ASSERT_EQ(append(game), Appended::kDone);
  Append more = events("t", 2, 3);
  ASSERT_EQ(append(more), Appended::kDone);
  EXPECT_EQ(*store().seats_of("anna", "", 10), std::vector<std::string>{"t"});
  EXPECT_TRUE(store().seats_of("anna", "t", 10)->empty());
  ASSERT_TRUE(store().remove_player("anna", "Somebody"));
  const auto rows = *store().events("t", 0);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(
      rows[0].events,
      R"([{"type":"sat","at":1,"player":"","name":"Somebody","bot":""},{"type":"sat","at":1,"player":"ben","name":"Ben","bot":""}])");
  EXPECT_EQ(rows[0].version, 2);
  EXPECT_EQ(rows[1].events, more.events);
  EXPECT_TRUE(store().seats_of("anna", "", 10)->empty());
}

TEST_P(AnyStore, KeepsTheTimeThatWasTrusted) {
  EXPECT_EQ(*store().trusted_ms(), std::nullopt);
  ASSERT_TRUE(store().set_trusted_ms(5));
  ASSERT_TRUE(store().set_trusted_ms(7));
  reopen();
  EXPECT_EQ(*store().trusted_ms(), 7);
}

}  // namespace cifra::store
