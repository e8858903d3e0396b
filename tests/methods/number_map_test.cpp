// The map of a turn of The Number, as a page asks for it.
#include <gtest/gtest.h>

#include "tests/methods/asking.h"

namespace cifra::methods {
namespace {

json::value asked(std::string_view record, int round, int turn, int seat) {
  return {{"record", record}, {"round", round}, {"turn", turn}, {"seat", seat}};
}

TEST(TheNumberMap, HasEveryNumberThatCouldBeWritten) {
  Page page;
  constexpr std::string_view kRecord =
      R"({"game":"the-number","players":["A","B"],"rounds":[[["999","513"],["888","444"],["777","222"],["666","000"],["540",null]]]})";
  const json::value first = page.ask("the-number.map", asked(kRecord, 0, 0, 0));
  EXPECT_EQ(first.at("number"), "999");
  for (const char* list : {"numbers", "values", "real", "points"}) EXPECT_EQ(first.at(list).as_array().size(), 1000U);
  EXPECT_EQ(first.at("numbers").at(7), "007");
  EXPECT_LT(first.at("gap").as_double(), 0.001);
  EXPECT_EQ(first.at("tolerance"), 0.5);
  // Against 513: 999 has nine points and the bonus, and 553 shares a digit with a lower number.
  EXPECT_EQ(first.at("points").at(999), 11);
  EXPECT_EQ(first.at("points").at(553), 0);
  EXPECT_EQ(first.at("points").at(113), 3);
  double mixed = 0;
  for (const json::value& one : first.at("mix").as_array()) mixed += one.at("part").as_double();
  EXPECT_NEAR(mixed, 1, 1e-6);
  // Turn 5 against nobody: 540 has ten points, the bonus and three digits.
  const json::value last = page.ask("the-number.map", asked(kRecord, 0, 4, 0));
  EXPECT_EQ(last.at("numbers").as_array().size(), 216U);
  EXPECT_EQ(last.at("numbers").as_array().back(), "555");
  std::size_t at = 0;
  while (last.at("numbers").at(at) != "540") ++at;
  EXPECT_EQ(last.at("real").at(at), 21.0);
  EXPECT_EQ(last.at("points").at(at), 18);
}

TEST(TheNumberMap, RefusesWhatIsNotThere) {
  Page page;
  constexpr std::string_view kRecord = R"({"game":"the-number","players":["A","B"],"rounds":[[["999","513"]]]})";
  const auto fault = [&](const json::value& input) { return page.fault("the-number.map", json::serialize(input)); };
  EXPECT_EQ(fault(asked(kRecord, 0, 1, 0)), "bad_input turn");
  EXPECT_EQ(fault(asked(kRecord, 1, 0, 0)), "bad_input turn");
  EXPECT_EQ(fault(asked(kRecord, 0, 0, 2)), "bad_input seat");
  EXPECT_EQ(fault(asked("", 0, 0, 0)), "bad_record ");
  EXPECT_EQ(fault(asked("{}", 0, 0, 0)), "bad_record game");
  EXPECT_EQ(fault(asked(R"({"game":"nmbr9"})", 0, 0, 0)), "bad_record game");
  EXPECT_EQ(fault(asked(R"({"game":"the-number","players":["A"]})", 0, 0, 0)), "bad_record players");
  EXPECT_EQ(fault(asked(R"({"game":"the-number","players":["A","B"]})", 0, 0, 0)), "bad_record rounds");
  EXPECT_EQ(fault(asked(R"({"game":"the-number","players":["A","B"],"rounds":[[["x","513"]]]})", 0, 0, 0)),
            "bad_number rounds[0][0][0]");
  EXPECT_EQ(fault(asked(
                R"({"game":"the-number","players":["A","B"],"options":{"bonuses":[0,0,0,0,0]},"rounds":[[["1","2"]]]})",
                0, 0, 0)),
            "bad_number rounds[0][0][0]");
  EXPECT_EQ(
      fault(asked(
          R"({"game":"the-number","players":["A","B"],"options":{"bonuses":[0,0,0,0,0]},"rounds":[[["111","222"]]]})",
          0, 0, 0)),
      "takes_long ");
}

TEST(TheNumberTurns, AreWhatATableSays) {
  Page page;
  constexpr std::string_view kRecord =
      R"({"game":"the-number","players":["A","B","C"],"rounds":[[["999","513","842"],["880","444","350"]]]})";
  const json::value found = page.ask("the-number.turns", {{"record", kRecord}});
  EXPECT_EQ(found.at("options").at("rounds"), 2);
  const json::array& turns = found.at("turns").as_array();
  ASSERT_EQ(turns.size(), 2U);
  EXPECT_EQ(turns[0].at("game").at("available").at(0), "0123456789");
  EXPECT_EQ(turns[0].at("game").at("bonus"), 2);
  // 842 and 513 share no digit with a lower number, nor does 999.
  for (const json::value& one : turns[0].at("outcome").as_array()) EXPECT_EQ(one.at("status"), "approved");
  EXPECT_EQ(turns[1].at("turn"), 1);
  EXPECT_EQ(turns[1].at("game").at("available").at(1), "0246789");
  EXPECT_EQ(turns[1].at("game").at("scores").at(0), 11);
  EXPECT_EQ(turns[1].at("outcome").at(0).at("status"), "eliminated");
  EXPECT_EQ(turns[1].at("outcome").at(0).at("cause").at("number"), "350");
  EXPECT_EQ(turns[1].at("outcome").at(0).at("cause").at("digits").at(0), 0);
  EXPECT_EQ(page.fault("the-number.turns", R"({"record":"{}"})"), "bad_record game");
  EXPECT_EQ(page.fault("the-number.turns", R"({})"), "bad_input record");
}

}  // namespace
}  // namespace cifra::methods
