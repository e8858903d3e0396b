// Codec of The Number at a table: outcomes with their causes, and what a turn is worth.
#include "games/the_number/codec/codec.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace cifra::the_number {
namespace {

using Code = game::Codec<Game>;

json::value outcome_of(const std::vector<unsigned>& values, int turn = 0) {
  std::vector<Number> numbers;
  for (const unsigned value : values) numbers.push_back(Number::of(value));
  std::string out;
  JsonText text(out);
  Code::write_outcome(State(), resolve_turn({}, turn, numbers), text);
  return *parse_json(out, "bad");
}

json::value state_after(int turns) {
  State state = *Game::start({}, 2);
  for (int turn = 0; turn < turns; ++turn) (void)Game::resolve(state, {});
  std::string out;
  JsonText text(out);
  Code::write_state(state, text);
  return *parse_json(out, "bad");
}

TEST(Outcome, AnEliminatedNumberHasItsCause) {
  const json::value outcome = outcome_of({761, 513, 444, 342, 220});
  EXPECT_EQ(outcome.at(0).at("cause"), (json::value{{"number", "513"}, {"seats", {1}}, {"digits", {1}}}));
  EXPECT_EQ(outcome.at(1).at("cause"), (json::value{{"number", "342"}, {"seats", {3}}, {"digits", {3}}}));
  EXPECT_FALSE(outcome.at(4).as_object().contains("cause"));
  EXPECT_EQ(outcome.at(4).at("status"), "approved");
  EXPECT_EQ(outcome.at(4).at("points"), 4);
}

TEST(Outcome, TheCauseIsTheHighestLowerNumberAndEverybodyWhoWroteIt) {
  const json::value outcome = outcome_of({871, 817, 817, 178});
  EXPECT_EQ(outcome.at(0).at("cause"), (json::value{{"number", "817"}, {"seats", {1, 2}}, {"digits", {1, 7, 8}}}));
}

TEST(State, SaysWhatTheTurnIsWorth) {
  EXPECT_EQ(state_after(0).at("bonus"), 2);
  EXPECT_EQ(state_after(0).at("times"), 1);
  EXPECT_EQ(state_after(4).at("bonus"), 8);
  EXPECT_EQ(state_after(4).at("times"), 2);
  EXPECT_EQ(state_after(5).at("times"), 1);
  EXPECT_FALSE(state_after(10).as_object().contains("bonus"));
}

}  // namespace
}  // namespace cifra::the_number
