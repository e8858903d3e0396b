// Advice as `cifra advise the-number` prints it: positions of two and more players, for points and for winning, and
// positions that cannot be.
#include "games/the_number/solve/advice.h"

#include <gtest/gtest.h>

#include <string>

namespace cifra::the_number::solve {
namespace {

json::value ask(std::string_view position, Objective objective) {
  const auto asked = read_asked(*parse_json(position, "bad"));
  EXPECT_TRUE(asked) << asked.error().message;
  const auto advice = advise(*asked, objective, 1);
  EXPECT_TRUE(advice) << advice.error().message;
  return *parse_json(to_json(*advice, objective), "bad");
}

TEST(Advice, ForPointsAndForWinning) {
  const json::value first =
      ask(R"({"players":2,"round":1,"turn":1,"seat":0,"available":["0123456789","0123456789"]})", Objective::kPoints);
  EXPECT_NEAR(first.at("value").as_double(), 0, 1e-3);
  EXPECT_LT(first.at("gap").as_double(), 1e-3);
  EXPECT_GT(first.at("strategy").at("777").as_double(), 0.25);
  EXPECT_EQ(first.at("values").as_object().size(), 1000U);
  const json::value last = ask(
      R"({"players":2,"round":2,"turn":5,"seat":1,"available":["01349","01349"],"scores":[40,30]})", Objective::kWin);
  EXPECT_GT(last.at("value").as_double(), 0.2);
  EXPECT_LT(last.at("value").as_double(), 0.5);
  // Before the last turn it is an estimate, at once.
  const json::value early =
      ask(R"({"players":2,"round":2,"turn":3,"seat":0,"available":["01245789","01245789"],"scores":[40,46]})",
          Objective::kWin);
  EXPECT_EQ(early.at("gap_kind"), "estimate");
  EXPECT_GT(early.at("value").as_double(), 0.2);
  EXPECT_LT(early.at("value").as_double(), 0.45);
  EXPECT_EQ(early.at("values").as_object().size(), 512U);
  const json::value many =
      ask(R"({"players":3,"round":1,"turn":5,"seat":2,"available":["012","0123456789","79"]})", Objective::kPoints);
  EXPECT_EQ(many.at("gap_kind"), "estimate");
  EXPECT_EQ(many.at("values").as_object().size(), 8U);
}

TEST(Advice, PositionsThatCannotBe) {
  const auto fault = [](std::string_view position, Objective objective = Objective::kPoints) {
    const auto asked = read_asked(*parse_json(position, "bad"));
    if (!asked) return asked.error().code + " " + asked.error().at;
    const auto advice = advise(*asked, objective, 1);
    return advice ? "answered" : advice.error().code + " " + advice.error().at;
  };
  EXPECT_EQ(fault("null"), "bad_position ");
  EXPECT_EQ(fault(R"({"players":2,"round":1,"turn":6,"seat":0,"available":["1","2"]})"), "bad_position turn");
  EXPECT_EQ(fault(R"({"players":2,"round":1,"turn":5,"seat":0,"available":["1","22"]})"), "bad_position available[1]");
  EXPECT_EQ(fault(R"({"players":2,"round":2,"turn":5,"seat":0,"available":["1","2"]})", Objective::kWin),
            "bad_position scores");
}

}  // namespace
}  // namespace cifra::the_number::solve
