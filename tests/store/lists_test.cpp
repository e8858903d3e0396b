#include "tests/store/stores.h"

namespace cifra::store {

using Ids = std::vector<std::string>;

// A table with one event, and this row.
Append with_row(TableRow row) {
  Append append = events(row.id, 0, 1);
  append.row = std::move(row);
  return append;
}

TEST_P(AnyStore, KeepsTheNewestRow) {
  TableRow first = row("t", {"anna", "", "ben"});
  first.is_public = true;
  first.deadline_ms = 77;
  ASSERT_EQ(append(with_row(first)), Appended::kDone);
  EXPECT_EQ(*store().table("t"), first);
  EXPECT_EQ(*store().table_by_code(first.code), first);

  Append second = events("t", 1, 2);
  second.row = row("t", {"", "carla"});
  second.row->summary = "other";
  ASSERT_EQ(append(second), Appended::kDone);
  ASSERT_EQ(append(events("t", 2, 3)), Appended::kDone);  // without a row
  reopen();
  EXPECT_EQ(*store().table("t"), second.row);
  EXPECT_EQ(*store().table("nowhere"), std::nullopt);
  EXPECT_EQ(*store().table_by_code("nowhere"), std::nullopt);
}

TEST_P(AnyStore, ARowThatOnlyMovesItsDeadline) {
  TableRow table = row("t", {"anna"});
  table.phase = "playing";
  table.deadline_ms = 100;
  ASSERT_EQ(append(with_row(table)), Appended::kDone);
  Append next = events("t", 1, 2);
  table.deadline_ms = 200;
  table.touched_ms = 5000;
  table.summary = "next";
  next.row = table;
  ASSERT_EQ(append(next), Appended::kDone);
  EXPECT_EQ(*store().table("t"), table);
  EXPECT_TRUE(store().due_tables(199, 10)->empty());
  EXPECT_EQ(*store().due_tables(200, 10), Ids{"t"});
  EXPECT_TRUE(store().idle_tables("playing", 5000, 10)->empty());
  EXPECT_EQ(*store().idle_tables("playing", 5001, 10), Ids{"t"});
}

TEST_P(AnyStore, ListsPublicTables) {
  std::vector<Append> appends;
  for (int i = 0; i < 6; ++i) {
    TableRow table = row("t" + std::to_string(i));
    table.is_public = i != 2;
    table.phase = i == 3 ? "finished" : i == 4 ? "closed" : i == 5 ? "playing" : "open";
    table.touched_ms = 1000 + i;
    appends.push_back(with_row(table));
  }
  ASSERT_TRUE(store().append(appends));
  EXPECT_EQ(ids(*store().public_tables(10)), (Ids{"t5", "t1", "t0"}));
  EXPECT_EQ(ids(*store().public_tables(2)), (Ids{"t5", "t1"}));
  EXPECT_TRUE(store().public_tables(0)->empty());
}

TEST_P(AnyStore, ListsTheTablesOfAPlayer) {
  std::vector<Append> appends;
  for (int i = 0; i < 4; ++i) {
    TableRow table = row("t" + std::to_string(i), {"anna", i == 1 ? "annabel" : "ben"});
    table.phase = i == 3 ? "closed" : "finished";
    table.touched_ms = 1000 + i;
    appends.push_back(with_row(table));
  }
  ASSERT_TRUE(store().append(appends));
  EXPECT_EQ(ids(*store().tables_of("anna", 10)), (Ids{"t2", "t1", "t0"}));
  EXPECT_EQ(ids(*store().tables_of("anna", 1)), (Ids{"t2"}));
  EXPECT_EQ(ids(*store().tables_of("ben", 10)), (Ids{"t2", "t0"}));
  EXPECT_EQ(ids(*store().tables_of("annabel", 10)), (Ids{"t1"}));
  for (const char* nobody : {"", "\n", "ann", "%", "\xFF"}) EXPECT_TRUE(store().tables_of(nobody, 10)->empty());

  Append left = events("t1", 1, 2);
  left.row = row("t1", {"anna"});
  ASSERT_EQ(append(left), Appended::kDone);
  EXPECT_TRUE(store().tables_of("annabel", 10)->empty());
  Append back = events("t1", 2, 3);
  back.row = row("t1", {"anna", "annabel"});
  ASSERT_EQ(append(back), Appended::kDone);
  EXPECT_EQ(ids(*store().tables_of("annabel", 10)), (Ids{"t1"}));
}

TEST_P(AnyStore, FindsWhatIsDueAndIdle) {
  std::vector<Append> appends;
  for (int i = 0; i < 6; ++i) {
    TableRow table = row("t" + std::to_string(i));
    table.phase = i == 4 ? "finished" : "playing";
    if (i != 3) table.deadline_ms = 2000 - i * 100;
    table.touched_ms = 3000 - i * 100;
    appends.push_back(with_row(table));
  }
  ASSERT_TRUE(store().append(appends));
  EXPECT_EQ(*store().due_tables(1900, 10), (Ids{"t5", "t2", "t1"}));
  EXPECT_EQ(*store().due_tables(1900, 2), (Ids{"t5", "t2"}));
  EXPECT_TRUE(store().due_tables(1000, 10)->empty());
  EXPECT_EQ(*store().idle_tables("playing", 2800, 10), (Ids{"t5", "t3"}));
  EXPECT_EQ(*store().idle_tables("playing", 4000, 3), (Ids{"t5", "t3", "t2"}));
  EXPECT_EQ(*store().idle_tables("finished", 4000, 3), Ids{"t4"});
  EXPECT_TRUE(store().idle_tables("open", 4000, 3)->empty());
}

TEST_P(AnyStore, KeepsRecords) {
  Append finished = events("t", 0, 1);
  finished.row = row("t", {"anna"});
  finished.record = R"({"players":["Anna"]})";
  ASSERT_EQ(append(finished), Appended::kDone);
  EXPECT_EQ(*store().record("t"), finished.record);
  EXPECT_EQ(*store().record("nowhere"), std::nullopt);
  Append without_row = events("u", 0, 1);
  without_row.record = "{}";
  ASSERT_EQ(append(without_row), Appended::kDone);
  EXPECT_EQ(*store().record("u"), "{}");
}

}  // namespace cifra::store
