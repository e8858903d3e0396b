// Tables of tries in a group.
#include "tests/table/house.h"

namespace cifra::table {
namespace {

// A try in a group that plays in step: a turn is resolved when the next one is released, and who is late catches up.
TEST(GroupTable, ATurnIsResolvedWhenTheNextOneIsReleased) {
  Settings settings;
  settings.game = "nmbr9";
  House house(settings);
  Table& table = house.table;
  Started started{"a secret seed", std::string(64, 'a')};
  started.group = "K7M4QX";
  started.released = 0;
  table = Table("T");
  ASSERT_EQ(house.take(table.open_try(settings, "ana", "Ana", started)), "");
  EXPECT_TRUE(table.is_try());
  EXPECT_EQ(view(table, 0).at("group"), "K7M4QX");
  EXPECT_EQ(view(table, 0).at("released"), 0);
  Rng rng("group");
  const auto place = [&] {
    return house.take(table.choose("ana", table.moment(), table.bot_work(0, "easy")(rng, Stop()), house.new_salt()));
  };
  EXPECT_EQ(place(), "");
  EXPECT_EQ(table.turns().size(), 0U) << "the next card is not there yet";
  EXPECT_EQ(table.chosen_turns(0), 1);
  EXPECT_FALSE(table.must_act(0));
  EXPECT_EQ(view(table, 0).at("you").at("choice"), "0,0,0,0");
  EXPECT_EQ(table.hurry("ana", table.moment()).error().code, "not_live");
  EXPECT_EQ(house.take(table.release(1)), "");
  EXPECT_EQ(table.turns().size(), 1U);
  EXPECT_EQ(house.take(table.release(3)), "") << "this one is late";
  EXPECT_EQ(table.turns().size(), 1U);
  for (const std::size_t turns : {2U, 3U}) {
    EXPECT_EQ(place(), "");
    EXPECT_EQ(table.turns().size(), turns) << "and catches up";
  }
  EXPECT_EQ(place(), "");
  EXPECT_EQ(table.turns().size(), 3U);
  EXPECT_TRUE(table.release(2).empty()) << "never fewer";
  EXPECT_FALSE(table.apply({0, Released{3}}));
  EXPECT_EQ(house.take(table.release(20)), "");
  while (table.phase() == Phase::kPlaying) ASSERT_EQ(place(), "");
  EXPECT_EQ(table.turns().size(), 20U) << "the last one waits for nothing";
  EXPECT_EQ(table.rematch("ana", "next").error().code, "once_a_group");
  EXPECT_NE(table.record_text()->find("a secret seed"), std::string::npos) << "its end opens the seed";
  Table own_pace("U");
  const auto opened = own_pace.open_try(settings, "ana", "Ana", Started{"seed", ""});
  for (const What& what : *opened) ASSERT_TRUE(own_pace.apply({0, what}));
  EXPECT_TRUE(own_pace.release(1).empty()) << "nothing is held back here";
  EXPECT_FALSE(own_pace.apply({0, Released{1}}));
}

}  // namespace
}  // namespace cifra::table
