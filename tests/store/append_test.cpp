#include "tests/store/stores.h"

namespace cifra::store {

using enum Appended;
using Answers = std::vector<Appended>;

TEST_P(AnyStore, KeepsEventsInOrder) {
  EXPECT_EQ(append(events("t", 0, 2)), kDone);
  EXPECT_EQ(append(events("t", 2, 3)), kDone);
  EXPECT_EQ(append(events("u", 0, 1)), kDone);
  reopen();
  EXPECT_EQ(*store().events("t", 0), (std::vector<EventRow>{{0, 2, R"(["t from 0"])"}, {2, 3, R"(["t from 2"])"}}));
  EXPECT_EQ(*store().events("t", 2), (std::vector<EventRow>{{2, 3, R"(["t from 2"])"}}));
  EXPECT_TRUE(store().events("t", 3)->empty());
  EXPECT_TRUE(store().events("nowhere", 0)->empty());
  EXPECT_EQ(*store().versions(std::vector<std::string>{"u", "nowhere", "t"}), (std::vector<std::int64_t>{1, 0, 3}));
  EXPECT_TRUE(store().versions({})->empty());
}

TEST_P(AnyStore, RefusesOtherEventsAtTheSamePlace) {
  ASSERT_EQ(append(events("t", 0, 2)), kDone);
  EXPECT_EQ(append(events("t", 0, 2, "!")), kConflict);
  EXPECT_EQ(append(events("t", 0, 3)), kConflict);
  EXPECT_EQ(append(events("t", 1, 2)), kConflict);  // amid others
  EXPECT_EQ(append(events("t", 5, 6)), kConflict);  // a gap
  EXPECT_EQ(append(events("new", 1, 2)), kConflict);
  EXPECT_EQ(store().events("t", 0)->size(), 1U);
}

TEST_P(AnyStore, WhatDependsOnAConflictIsNotKept) {
  Append first = events("t", 0, 1);
  first.row = row("t", {"anna"});
  ASSERT_EQ(append(first), kDone);
  Append second = events("t", 0, 1, "!");
  second.row = row("t", {"ben"});
  second.row->code = "OTHER";
  second.record = "{}";
  EXPECT_EQ(append(second), kConflict);
  EXPECT_EQ(*store().table("t"), first.row);
  EXPECT_EQ(*store().record("t"), std::nullopt);
  EXPECT_EQ(*store().table_by_code("OTHER"), std::nullopt);
  EXPECT_TRUE(store().tables_of("ben", 10)->empty());
}

TEST_P(AnyStore, TheSameAgainIsDone) {
  Append first = events("t", 0, 1);
  first.row = row("t", {"anna"});
  ASSERT_EQ(append(first), kDone);
  EXPECT_EQ(append(first), kDone);
  Append second = events("t", 1, 2);
  second.row = row("t", {"anna", "", "ben"});
  ASSERT_EQ(append(second), kDone);
  EXPECT_EQ(append(first), kDone);  // and does not bring the old row back
  EXPECT_EQ(*store().table("t"), second.row);
  EXPECT_EQ(store().events("t", 0)->size(), 2U);
}

TEST_P(AnyStore, AnswersEveryAppendOfACall) {
  ASSERT_EQ(append(events("old", 0, 3)), kDone);
  const std::vector<Append> appends{events("z", 0, 1), events("a", 0, 2),   events("old", 0, 1), events("a", 2, 3),
                                    events("z", 0, 1), events("old", 3, 4), events("a", 2, 4)};
  EXPECT_EQ(*store().append(appends), (Answers{kDone, kDone, kConflict, kDone, kDone, kDone, kConflict}));
  EXPECT_EQ(*store().versions(std::vector<std::string>{"a", "z", "old"}), (std::vector<std::int64_t>{3, 1, 4}));
  EXPECT_TRUE(store().append({})->empty());
}

TEST_P(AnyStore, WhatFollowsAConflictIsOne) {
  ASSERT_EQ(append(events("t", 0, 3)), kDone);
  const std::vector<Append> appends{events("t", 0, 1), events("t", 1, 2), events("t", 2, 3)};
  EXPECT_EQ(*store().append(appends), (Answers{kConflict, kConflict, kConflict}));
  EXPECT_EQ(store().events("t", 0)->size(), 1U);
}

TEST_P(AnyStore, ACodeBelongsToOneLivingTable) {
  Append first = events("t", 0, 1);
  first.row = row("t");
  ASSERT_EQ(append(first), kDone);
  Append second = events("u", 0, 1);
  second.row = row("u", {"ben"});
  second.row->code = first.row->code;
  EXPECT_EQ(append(second), kCodeTaken);
  EXPECT_TRUE(store().events("u", 0)->empty());
  EXPECT_TRUE(store().tables_of("ben", 10)->empty());
  EXPECT_EQ((*store().table_by_code(first.row->code))->id, "t");

  Append closed = events("t", 1, 2);
  closed.row = row("t");
  closed.row->phase = "closed";
  ASSERT_EQ(append(closed), kDone);
  EXPECT_EQ(*store().table_by_code(first.row->code), std::nullopt);
  EXPECT_EQ(append(second), kDone);
  EXPECT_EQ((*store().table_by_code(first.row->code))->id, "u");
  EXPECT_EQ(*store().table_by_code(""), std::nullopt);
}

TEST_P(AnyStore, OfTwoNewTablesInACallTheFirstGetsTheCode) {
  std::vector<Append> appends{events("z", 0, 1), events("z", 1, 2), events("z", 2, 3), events("y", 0, 1)};
  appends[0].row = row("z");
  appends[1].row = row("z");
  appends[1].row->code = "NEW";
  appends[2].row = row("z");
  appends[2].row->code = "";
  appends[3].row = row("y");
  appends[3].row->code = "";
  EXPECT_EQ(*store().append(appends), Answers(4, kDone));
  EXPECT_EQ((*store().table("z"))->code, "");
  std::vector<Append> both{events("v", 0, 1), events("w", 0, 1)};
  both[0].row = row("v");
  both[1].row = row("w");
  both[1].row->code = both[0].row->code;
  EXPECT_EQ(*store().append(both), (Answers{kDone, kCodeTaken}));
}

TEST_P(AnyStore, HostileTextsComeBackOrAreRefused) {
  const std::string texts[] = {"'; DROP TABLE events; --", "\"$1 ?1 \\ \\x00 %s {}", "a\nb\tc\r\x01\x7f",
                               "\xF0\x9F\x8E\xB2 \xF4\x8F\xBF\xBF \xE2\x82\xAC \xC3\xA9", ""};
  int number = 0;
  for (const std::string& text : texts) {
    Append good = events("t'\"\\" + std::to_string(number++), 0, 1);
    good.events = text;
    good.record = text;
    good.row = row(good.table, {"p'\"\\\xF0\x9F\x8E\xB2"});
    good.row->summary = text;
    good.row->code = text;
    EXPECT_EQ(append(good), kDone) << text;
    EXPECT_EQ(*store().events(good.table, 0), (std::vector<EventRow>{{0, 1, text}}));
    EXPECT_EQ(*store().record(good.table), text);
    EXPECT_EQ(*store().table(good.table), good.row);
  }
  const std::string bad[] = {std::string("a\0b", 3),
                             std::string("\0", 1),
                             "\xFF",
                             "abc\xC3",
                             "\xC0\x80",
                             "\xED\xA0\x80",
                             "\xF4\x90\x80\x80",
                             "12345678\x80",
                             std::string("1234567\0", 8),
                             "\xF0\x80\x80\x80",
                             std::string(kMaxTextBytes + 1, 'a')};
  for (const std::string& text : bad) {
    Append wrong = events("bad", 0, 1);
    wrong.events = text;
    const std::vector<Append> appends{wrong, events("good" + std::to_string(number++), 0, 1)};
    EXPECT_EQ(*store().append(appends), (Answers{kRefused, kDone})) << text.substr(0, 20);
  }
  Append id = events("a\nb", 0, 1);
  EXPECT_EQ(append(id), kRefused);
  EXPECT_EQ(append(events("", 0, 1)), kRefused);
  EXPECT_EQ(append(events("t", 1, 1)), kRefused);
  EXPECT_EQ(append(events("t", -1, 1)), kRefused);
  Append nul_in_row = events("row", 0, 1);
  nul_in_row.row = row("row", {std::string("a\0", 2)});
  EXPECT_EQ(append(nul_in_row), kRefused);
  EXPECT_TRUE(store().events(std::string("a\0b", 3), 0)->empty());
  EXPECT_EQ(*store().table("\xFF"), std::nullopt);
  EXPECT_EQ(*store().versions(std::vector<std::string>{"\xFF"}), std::vector<std::int64_t>{0});
}

TEST_P(AnyStore, LargeEventsComeBack) {
  Append large = events("t", 0, 1);
  large.events = std::string(3'000'000, 'x');
  EXPECT_EQ(append(large), kDone);
  EXPECT_EQ(store().events("t", 0)->front().events, large.events);
}

}  // namespace cifra::store
